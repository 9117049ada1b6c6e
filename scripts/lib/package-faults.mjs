/** The faults of a package, before it becomes a zip. */

import { packageHeaders } from './package-headers.mjs';

/**
 * @param {string}                              name  Zip and top folder in it.
 * @param {Array<{ path: string, body: Buffer }>} files What is in it.
 * @return {string[]} A sentence for each fault.
 */
export function packageFaults( name, files ) {
	const has = ( path ) => files.some( ( file ) => file.path === `${ name }/${ path }` );
	const headers = packageHeaders( files ).map( ( { path } ) => files.find( ( file ) => file.path === path ) );
	const wants = ( path, why ) => ( has( path ) ? [] : [ `${ name }.zip is missing ${ path }, ${ why }.` ] );
	const buildsScripts = files.some( ( { path } ) => /\/build\/.+\.js$/.test( path ) );
	return [
		...wants( 'LICENSE', 'its licence' ),
		...wants( 'readme.txt', 'which WordPress shows' ),
		...wants( 'languages/hearth-hammer.pot', 'which translators need' ),
		...( buildsScripts ? wants( 'build/THIRD-PARTY-NOTICES.txt', 'the notices of third-party code in its scripts' ) : [] ),
		...( headers.length === 1 ? [] : [ `${ name }.zip has ${ headers.length } files with a plugin or theme header instead of one.` ] ),
		...headers.flatMap( ( { path, body } ) =>
			[ /^\W*Update URI:\s+false$/m, /^\W*Text Domain:\s+hearth-hammer$/m, /^\W*Domain Path:\s+\/languages$/m, /^\W*License:\s+\S/m ]
				.filter( ( header ) => ! header.test( body.toString( 'utf8' ) ) )
				.map( ( header ) => `${ path } is missing a line that matches ${ header.source }.` )
		),
		...files.filter( ( { path } ) => stray.test( path ) ).map( ( { path } ) => `${ path } does not belong in a package.` ),
		...files.filter( ( { path } ) => ! path.startsWith( `${ name }/` ) ).map( ( { path } ) => `${ path } is outside ${ name }/.` ),
	];
}

/** Tests, sources, packages of others, maps, hidden files, archives, logs. */
const stray = /\/(\.[^/]*|tests?|node_modules|vendor|src\/.*\.tsx?|[^/]*\.(map|tsx?|test\.\w+|zip|log|sql|orig|rej|bak))(\/|$)/;
