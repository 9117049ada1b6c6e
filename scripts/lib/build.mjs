/** Builds blocks, islands and styles when their sources differ from those of the last build. */

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { writeFile } from './files.mjs';
import { inRoot } from './paths.mjs';
import { npm } from './run.mjs';

const sources = [ 'src', 'blocks', 'scripts/webpack', 'webpack.config.js', 'tsconfig.json', 'postcss.config.js', 'package.json', 'package-lock.json', 'theme/theme.json' ];

const stampFile = () => inRoot( 'build', '.built-from' );

/** @return {string} One checksum over the names and contents of all sources. */
function fingerprint() {
	const hash = createHash( 'sha256' );
	const add = ( path ) => {
		hash.update( path );
		hash.update( readFileSync( inRoot( path ) ) );
	};
	for ( const source of sources.filter( ( name ) => existsSync( inRoot( name ) ) ) ) {
		if ( /\./.test( source ) ) {
			add( source );
			continue;
		}
		readdirSync( inRoot( source ), { recursive: true, withFileTypes: true } )
			.filter( ( entry ) => entry.isFile() && ! /\.test\.tsx?$/.test( entry.name ) )
			.map( ( entry ) => join( entry.parentPath ?? entry.path, entry.name ) )
			.map( ( file ) => file.slice( inRoot().length + 1 ) )
			.sort()
			.forEach( add );
	}
	return hash.digest( 'hex' );
}

/** @param {( note: string ) => void} report Told what was done. */
export async function build( report ) {
	if ( ! existsSync( inRoot( 'webpack.config.js' ) ) ) {
		throw new Failure( 'webpack.config.js is missing, so the islands and blocks cannot be built.' );
	}
	const wanted = fingerprint();
	if ( existsSync( stampFile() ) && readFileSync( stampFile(), 'utf8' ) === wanted ) {
		report( 'already built' );
		return;
	}
	const { status, stdout, stderr } = await npm( [ 'run', '--silent', 'build' ], { capture: true, env: { NO_COLOR: '1' } } );
	if ( status !== 0 ) {
		throw new Failure( `npm run build failed:\n${ stdout }${ stderr }` );
	}
	writeFile( stampFile(), wanted );
	report( 'built' );
}

/** @param {( note: string ) => void} report Told what was done. Any finished build will do, also one of older sources. */
export async function buildIfMissing( report ) {
	if ( existsSync( stampFile() ) ) {
		report( 'already built' );
		return;
	}
	await build( report );
}
