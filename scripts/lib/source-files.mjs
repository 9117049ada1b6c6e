/** Lists the project's own source files. */

import { existsSync, readdirSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';

const places = [ 'plugins', 'theme', 'src', 'blocks', 'tests', 'scripts', 'docs' ];
const notOurs = new Set( [ 'node_modules', 'vendor', 'build', 'generated', 'fixtures' ] );

function walk( folder ) {
	return readdirSync( inRoot( folder ), { withFileTypes: true } ).flatMap( ( entry ) => {
		const path = `${ folder }/${ entry.name }`;
		if ( entry.isDirectory() ) {
			return notOurs.has( entry.name ) ? [] : walk( path );
		}
		return path;
	} );
}

/** @return {string[]} Paths from the project's root, with forward slashes. */
export const allFiles = () => [ 'README.md', ...places.filter( ( place ) => existsSync( inRoot( place ) ) ).flatMap( walk ) ];

/** @return {Promise<string[]>} Those of them that the next commit changes. */
export async function stagedFiles() {
	const { stdout } = await run( 'git', [ 'diff', '--cached', '--name-only', '--diff-filter=ACMR' ], { capture: true } );
	const all = new Set( allFiles() );
	return stdout.split( '\n' ).filter( ( path ) => all.has( path ) );
}
