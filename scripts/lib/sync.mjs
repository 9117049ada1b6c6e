/** Copies a folder, and on later calls only what changed in it; what is gone from it goes from the copy. */

import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param {string}                      from
 * @param {string}                      to
 * @param {( name: string ) => boolean} keep Names in the copy's top folder that are not its business.
 */
export function syncFolder( from, to, keep = () => false ) {
	mkdirSync( to, { recursive: true } );
	const entries = readdirSync( from, { withFileTypes: true } );
	const names = new Set( entries.map( ( entry ) => entry.name ) );
	for ( const name of readdirSync( to ) ) {
		if ( ! names.has( name ) && ! keep( name ) ) {
			rmSync( join( to, name ), { recursive: true, force: true } );
		}
	}
	for ( const entry of entries ) {
		const [ source, target ] = [ join( from, entry.name ), join( to, entry.name ) ];
		if ( keep( entry.name ) || entry.name === 'node_modules' ) {
			continue;
		}
		if ( entry.isDirectory() ) {
			syncFolder( source, target );
		} else if ( ! same( source, target ) ) {
			cpSync( source, target );
			const { atime, mtime } = statSync( source );
			utimesSync( target, atime, mtime );
		}
	}
}

function same( source, target ) {
	if ( ! existsSync( target ) ) {
		return false;
	}
	const [ a, b ] = [ statSync( source ), statSync( target ) ];
	return a.size === b.size && Math.abs( a.mtimeMs - b.mtimeMs ) < 2;
}
