/** Writes files so that an interrupted run leaves either the old or the new one, never half of it. */

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * @param {string} file
 * @param {string} text
 */
export function writeFile( file, text ) {
	if ( existsSync( file ) && readFileSync( file, 'utf8' ) === text ) {
		return;
	}
	mkdirSync( dirname( file ), { recursive: true } );
	const partial = `${ file }.${ process.pid }.partial`;
	writeFileSync( partial, text );
	renameSync( partial, file );
}

/**
 * @param {string} file
 * @param {*}      fallback For a file that is missing or broken.
 */
export function readJson( file, fallback = null ) {
	try {
		return JSON.parse( readFileSync( file, 'utf8' ) );
	} catch {
		return fallback;
	}
}
