/** A package as it is given to a site. */

import { readFileSync } from 'node:fs';
import { readChangelog } from './changelog.mjs';
import { Failure } from './failure.mjs';
import { packageFaults } from './package-faults.mjs';
import { packageFiles } from './package-files.mjs';
import { packageHeaders } from './package-headers.mjs';
import { inRoot } from './paths.mjs';
import { potOf } from './pot.mjs';
import { readmeTxt } from './readme-txt.mjs';

export const changelog = () => readChangelog( readFileSync( inRoot( 'CHANGELOG.md' ), 'utf8' ) );

/** The theme's header says which WordPress all of it was tested with; a plugin's header has no such line. */
export const testedUpTo = () => packageHeaders( [ { path: 'theme/style.css', body: readFileSync( inRoot( 'theme', 'style.css' ) ) } ] )[ 0 ].values[ 'Tested up to' ];

/**
 * @param {string} name Of a package.
 * @return {Promise<Array<{ path: string, body: Buffer }>>} All its files, without a fault.
 */
export async function wholePackage( name ) {
	const own = packageFiles( name );
	const files = [ ...own, readmeTxt( name, own, changelog(), testedUpTo() ), await potOf( name, own ) ];
	const faults = packageFaults( name, files );
	if ( faults.length > 0 ) {
		throw new Failure( faults.join( '\n' ) );
	}
	return files;
}
