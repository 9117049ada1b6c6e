/** Finds programs: Debian keeps servers where a plain user's path does not look. */

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @return {string|undefined} Absolute path of the first name that is installed. */
export function program( ...names ) {
	const folders = [ ...( process.env.PATH ?? '' ).split( delimiter ), '/usr/sbin', '/usr/local/sbin' ];
	return names.flatMap( ( name ) => folders.map( ( folder ) => join( folder, name ) ) ).find( existsSync );
}
