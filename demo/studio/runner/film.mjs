/** Turntable films: a vehicle goes round once, frame by frame; small, silent, and short enough to load with a page. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pictures, workshop } from './files.mjs';
import { FILM, framesOf } from './plan.mjs';
import { renderAll } from './render.mjs';

const MOST = 600 * 1024;
/** Frames of one start of Blender: so many are lost when it is stopped. */
const AT_ONCE = 6;

/**
 * Renders the frames that are not there yet, then the film.
 *
 * @param {Object}                                front The job of the vehicle's front.
 * @param {(done: number, of: number) => unknown} tell  Called after each few frames.
 * @param {boolean}                               busy  Take a full share of the processor.
 * @param {Object}                                settings
 * @return {Promise<{file: string, bytes: number}>} The film.
 */
export async function film( front, tell = () => {}, busy = false, settings = FILM ) {
	const folder = join( workshop, 'films', `${ front.reference }-${ front.hash }-${ settings.frames }x${ settings.width }` );
	mkdirSync( folder, { recursive: true } );
	const frames = framesOf( front, settings );
	const place = ( frame ) => join( folder, `${ frame.name }.webp` );
	const missing = frames.filter( ( frame ) => ! existsSync( place( frame ) ) );
	for ( let k = 0; k < missing.length; k += AT_ONCE ) {
		const some = missing.slice( k, k + AT_ONCE );
		await renderAll( some, place, busy );
		tell( frames.length - missing.length + k + some.length, frames.length );
	}
	const file = join( pictures, front.reference, 'turntable.webm' );
	mkdirSync( join( pictures, front.reference ), { recursive: true } );
	for ( const quality of [ 32, 38, 44, 50 ] ) {   // the best that is small enough
		const done = spawnSync( 'ffmpeg', [ '-y', '-v', 'error', '-framerate', String( settings.rate ), '-i', join( folder, 'film-%03d.webp' ), '-c:v', 'libvpx-vp9', '-crf', String( quality ), '-b:v', '0', '-pix_fmt', 'yuv420p', '-an', file ] );
		if ( done.error || done.status !== 0 ) {
			throw new Error( `Videos need ffmpeg (apt-get install --no-install-recommends ffmpeg). ${ done.stderr ?? '' }` );
		}
		const bytes = statSync( file ).size;
		if ( bytes <= MOST ) {
			return { file, bytes };
		}
	}
	rmSync( file );
	throw new Error( `The film of ${ front.reference } cannot be made smaller than ${ MOST / 1024 } KB` );
}
