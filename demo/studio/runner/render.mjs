/** Renders one job: Blender, then the denoiser, then WebP. At idle priority, so that other work goes first, unless it is asked to hurry. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from './calm.mjs';
import { studio, workshop } from './files.mjs';

const has = ( program ) => spawnSync( 'sh', [ '-c', `command -v ${ program }` ] ).status === 0;

/** Names what is missing and how to get it; an empty list when all is there. */
export function missing() {
	const needs = { blender: 'blender', gcc: 'gcc libc6-dev', cwebp: 'webp' };
	const packages = Object.entries( needs )
		.filter( ( [ program ] ) => ! has( program ) )
		.map( ( [ , name ] ) => name );
	if ( has( 'blender' ) && spawnSync( 'blender', [ '-b', '-noaudio', '--python-exit-code', '3', '--python-expr', 'import numpy' ] ).status !== 0 ) {
		// The one of blender.org brings it.
		packages.push( 'python3-numpy' );
	}
	return packages.length ? [ `apt-get install --no-install-recommends ${ packages.join( ' ' ) }` ] : [];
}

/** Compiles the denoiser where its source is newer. */
export function denoiser() {
	const source = join( studio, 'denoise.c' );
	const program = join( workshop, 'denoise' );
	mkdirSync( workshop, { recursive: true } );
	if ( ! existsSync( program ) || statSync( program ).mtimeMs < statSync( source ).mtimeMs ) {
		const done = spawnSync( 'gcc', [ '-O3', '-march=native', '-ffast-math', '-fopenmp', '-o', program, source, '-lm' ] );
		if ( done.status !== 0 ) {
			throw new Error( `Could not compile the denoiser: ${ done.stderr }` );
		}
	}
	return program;
}

/** Where the work files of a job lie. */
const stemOf = ( job ) => join( workshop, `${ job.reference }-${ job.name }` );

/**
 * Renders jobs to WebP files. Blender starts once for all of them: a second of work saved for each after the first.
 *
 * @param {Object[]}                jobs See plan.mjs.
 * @param {(job: Object) => string} file Where a job's picture goes.
 * @param {boolean}                 busy Take a full share of the processor.
 * @return {Promise<{seconds: number, bytes: number[]}>} What it took, and the size of each picture.
 */
export async function renderAll( jobs, file, busy = false ) {
	const started = Date.now();
	const list = `${ stemOf( jobs[ 0 ] ) }.json`;
	const threads = availableParallelism();
	writeFileSync( list, JSON.stringify( jobs.map( ( job ) => ( { description: job.description, picture: job.picture, width: job.width, height: job.height, samples: job.samples, stem: stemOf( job ), threads } ) ) ) );
	const output = await run( [ 'blender', '-b', '-noaudio', '-P', join( studio, 'scene.py' ), '--', list ], busy );
	if ( output.split( 'studio:' ).length <= jobs.length ) {
		throw new Error( `Blender made no picture of ${ jobs[ 0 ].reference } ${ jobs[ 0 ].name }:\n${ output.slice( -2000 ) }` );
	}
	rmSync( list );
	const bytes = [];
	for ( const job of jobs ) {
		bytes.push( await finish( job, file( job ), busy ) );
	}
	return { seconds: ( Date.now() - started ) / 1000, bytes };
}

/** Denoises what Blender left and writes it as WebP. */
async function finish( job, file, busy ) {
	const stem = stemOf( job );
	const ppm = `${ stem }.ppm`;
	await run( [ denoiser(), stem, ppm, String( job.picture.exposure ?? 1 ) ], busy );
	mkdirSync( dirname( file ), { recursive: true } );
	await run( [ 'cwebp', '-quiet', '-m', '6', '-sharp_yuv', '-q', String( job.quality ), ppm, '-o', file ], busy );
	rmSync( ppm );
	for ( const pass of 'csinad' ) {
		for ( const half of [ 1, 2 ] ) {
			rmSync( `${ stem }_${ pass }_000${ half }.exr`, { force: true } );
		}
	}
	return statSync( file ).size;
}

/** The same for one job. */
export async function render( job, file, busy = false ) {
	const { seconds, bytes } = await renderAll( [ job ], () => file, busy );
	return { seconds, bytes: bytes[ 0 ] };
}
