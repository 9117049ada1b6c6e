const { existsSync, readdirSync } = require( 'fs' );
const { resolve } = require( 'path' );
const { groups, requestOf } = require( './enhancement-groups.cjs' );

const root = resolve( __dirname, '../..' );

/** The names in a folder of the project, in order; none where there is no such folder. */
const names = ( folder ) => ( existsSync( resolve( root, folder ) ) ? readdirSync( resolve( root, folder ) ).sort() : [] );

/**
 * The bundles to build, looked up anew whenever webpack asks.
 *
 * @return {Record<string, string | string[]>} Entry name (the path below build/) and its source files.
 */
module.exports = function entries() {
	const found = {};
	for ( const name of names( 'src/islands' ) ) {
		const file = resolve( root, 'src/islands', name, 'index.tsx' );
		if ( existsSync( file ) ) {
			found[ `islands/${ name }` ] = file;
		}
	}
	const grouped = Object.values( groups() ).flat();
	for ( const name of Object.keys( groups() ) ) {
		found[ `enhancements/${ name }` ] = requestOf( name );
	}
	for ( const file of names( 'src/enhancements' ) ) {
		if ( file.endsWith( '.ts' ) && ! file.endsWith( '.test.ts' ) && ! grouped.includes( file.slice( 0, -'.ts'.length ) ) ) {
			found[ `enhancements/${ file.slice( 0, -'.ts'.length ) }` ] = resolve( root, 'src/enhancements', file );
		}
	}
	for ( const file of names( 'src/styles' ) ) {
		if ( file.endsWith( '.css' ) && ! file.startsWith( '_' ) ) {
			found[ `theme/${ file.slice( 0, -'.css'.length ) }` ] = resolve( root, 'src/styles', file );
		}
	}
	const blocks = names( 'blocks' ).filter( ( name ) => existsSync( resolve( root, 'blocks', name, 'index.tsx' ) ) );
	if ( blocks.length > 0 ) {
		// A preview shows an island as visitors see it: its sheet comes along, whichever theme is on.
		const sheets = blocks.map( ( name ) => resolve( root, 'src/islands', name, `${ name }.css` ) ).filter( existsSync );
		found[ 'editor/blocks' ] = [ ...sheets, ...blocks.map( ( name ) => resolve( root, 'blocks', name, 'index.tsx' ) ) ];
		// Once more after the theme's rules: the editor gives those more weight than a block's own sheet.
		found[ 'theme/editor' ] = [ found[ 'theme/editor' ], ...sheets ].flat();
	}
	return found;
};
