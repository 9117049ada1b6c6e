/** Where descriptions, the kit, pictures and work files lie. */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { roomsOf } from './eye.mjs';

export const studio = join( dirname( fileURLToPath( import.meta.url ) ), '..' );
export const root = join( studio, '..', '..' );
export const pictures = join( root, 'demo', 'pictures' );
export const workshop = join( root, '.cache', 'studio' );

const json = ( file ) => JSON.parse( readFileSync( file, 'utf8' ) );

/** Every description, by reference. */
export function descriptions() {
	const folder = join( studio, 'descriptions' );
	return readdirSync( folder )
		.filter( ( name ) => name.endsWith( '.json' ) )
		.sort()
		.map( ( name ) => json( join( folder, name ) ) );
}

/** The rooms on the plan of each property, by reference. */
export function plans( all = descriptions() ) {
	const properties = json( join( root, 'demo', 'source', 'properties.json' ) );
	return new Map( properties.map( ( property ) => [ property.ref, roomsOf( property, all.find( ( { reference } ) => reference === property.ref ) ) ] ) );
}

/** The kit's sources by file name. */
export function kit() {
	const folder = join( studio, 'kit' );
	const files = { 'scene.py': readFileSync( join( studio, 'scene.py' ), 'utf8' ), 'denoise.c': readFileSync( join( studio, 'denoise.c' ), 'utf8' ) };
	for ( const name of readdirSync( folder ).filter( ( n ) => n.endsWith( '.py' ) ) ) {
		files[ name ] = readFileSync( join( folder, name ), 'utf8' );
	}
	return files;
}

export const pictureFile = ( job ) => join( pictures, job.reference, `${ job.name }.webp` );
const recordFile = ( reference ) => join( pictures, reference, 'pictures.json' );

/** What is known of a finished picture: its hash, size and bytes; null where there is none. */
export function made( job ) {
	const file = recordFile( job.reference );
	if ( ! existsSync( file ) || ! existsSync( pictureFile( job ) ) ) {
		return null;
	}
	return json( file )[ job.name ] ?? null;
}

export function record( job, facts ) {
	const file = recordFile( job.reference );
	mkdirSync( dirname( file ), { recursive: true } );
	const known = existsSync( file ) ? json( file ) : {};
	known[ job.name ] = { hash: job.hash, width: job.width, height: job.height, ...facts };
	const sorted = Object.fromEntries( Object.entries( known ).sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) ) );
	writeFileSync( file, `${ JSON.stringify( sorted, null, '\t' ) }\n` );
}
