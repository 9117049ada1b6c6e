/** blueprint.json: the packages in WordPress Playground. */

import { readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

/**
 * @param {string} folder Of the zips, relative to the blueprint; ends with a slash, or is empty.
 * @return {Buffer} The project's own blueprint, with packages from there.
 */
export function blueprint( folder ) {
	return Buffer.from( readFileSync( inRoot( 'blueprint.json' ), 'utf8' ).replaceAll( '"path": "/dist/', `"path": "/${ folder }` ) );
}
