/**
 * Enhancements that come together are one file: `enhancement-groups.json` of core says which. Core's `Assets` reads the
 * same list, so whoever prints a part goes on asking for its enhancement by name.
 *
 * As webpack's loader it writes the source of a group, whose name is its query. Each enhancement is a module of its own
 * there, which runs once; `src/lib/start-each.ts` keeps one that fails from stopping the others.
 */
const { readFileSync } = require( 'fs' );
const { resolve } = require( 'path' );

const root = resolve( __dirname, '../..' );
const LIST = resolve( root, 'plugins/core/src/Assets/enhancement-groups.json' );

/** @return {Record<string, string[]>} Name of a group → names of its enhancements, in the order in which they start. */
const groups = () => JSON.parse( readFileSync( LIST, 'utf8' ) );

/** @param {string[]} names */
function sourceOf( names ) {
	const file = ( ...parts ) => JSON.stringify( resolve( root, 'src', ...parts ) );
	const starts = names.map( ( name ) => `${ JSON.stringify( name ) }: () => import( /* webpackMode: "eager" */ ${ file( 'enhancements', `${ name }.ts` ) } ),` );
	return [ `import { startEach } from ${ file( 'lib', 'start-each.ts' ) };`, 'startEach( {', ...starts, '} );', '' ].join( '\n' );
}

module.exports = function loader() {
	this.addDependency( LIST );
	return sourceOf( groups()[ this.query.slice( 1 ) ] );
};
module.exports.groups = groups;
module.exports.sourceOf = sourceOf;
/** The request of a group's bundle; no other loader has a hand in it. */
module.exports.requestOf = ( name ) => `!!${ __filename }?${ name }!${ __filename }`;
