/** What goes into each package. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Failure } from './failure.mjs';
import { inRoot } from './paths.mjs';

/** Zip and top folder in it → folder of the project and its place in the zip. */
export const packages = {
	'hearth-hammer': { theme: '', 'build/theme': 'build/' },
	'hearth-hammer-core': { 'plugins/core': '', build: 'build/' },
	hpapi: { 'plugins/hpapi': '' },
	caphpi: { 'plugins/caphpi': '' },
	'hearth-hammer-auctions': { 'plugins/auctions': '' },
};

/** Tests, what belongs to another package, and what only tools read. */
const leftOut = ( folder, path ) =>
	/(^|\/)(\.|tests\/|node_modules\/)|\.(map|test\.\w+)$/.test( path ) ||
	( folder === 'build' ? path.startsWith( 'theme/' ) : folder !== 'build/theme' && path.startsWith( 'build/' ) );

function filesBelow( folder, prefix = '' ) {
	return readdirSync( inRoot( folder, prefix ), { withFileTypes: true } ).flatMap( ( entry ) =>
		entry.isDirectory() ? filesBelow( folder, `${ prefix }${ entry.name }/` ) : `${ prefix }${ entry.name }`
	);
}

/**
 * @param {string} name Of a package.
 * @return {Array<{ path: string, body: Buffer }>} All its files but the translations' template, which is made of them.
 */
export function packageFiles( name ) {
	return Object.entries( packages[ name ] ).flatMap( ( [ folder, place ] ) => {
		if ( ! existsSync( inRoot( folder ) ) ) {
			throw new Failure( `${ name }.zip cannot be created: the folder ${ folder } is missing.` );
		}
		return filesBelow( folder )
			.filter( ( path ) => ! leftOut( folder, path ) )
			.map( ( path ) => ( { path: `${ name }/${ place }${ path }`, body: readFileSync( inRoot( folder, path ) ) } ) );
	} ).concat( { path: `${ name }/LICENSE`, body: readFileSync( inRoot( 'LICENSE' ) ) } );
}
