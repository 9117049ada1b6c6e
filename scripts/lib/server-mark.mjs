/** A file that says which process works on a site, so that no second one serves, tests or removes it. */

import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { readJson } from './files.mjs';

const markFile = ( site ) => join( site, 'server.json' );

function isAlive( pid ) {
	try {
		process.kill( pid, 0 );
		return true;
	} catch ( error ) {
		return error.code === 'EPERM';
	}
}

/**
 * @param {string} site Folder of the site.
 * @return {{ pid: number, port: number }|null} The process at work on it, or null.
 */
export function whoServes( site ) {
	const mark = readJson( markFile( site ) );
	return mark && mark.pid !== process.pid && isAlive( mark.pid ) ? mark : null;
}

/** Marks the site as ours, or fails with a sentence when it is another process's. */
export function claimSite( site, port ) {
	const other = whoServes( site );
	if ( other ) {
		throw new Failure(
			`This site is already being served at http://127.0.0.1:${ other.port } (process ${ other.pid }). Stop that server first. A SQLite file can have only one server.`
		);
	}
	mkdirSync( site, { recursive: true } );
	writeFileSync( markFile( site ), JSON.stringify( { pid: process.pid, port } ) );
	process.once( 'exit', () => {
		if ( existsSync( markFile( site ) ) && readJson( markFile( site ) )?.pid === process.pid ) {
			rmSync( markFile( site ), { force: true } );
		}
	} );
}
