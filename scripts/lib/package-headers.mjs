/** The header of a package: the comment in which WordPress reads its name and version. */

/**
 * @typedef {Object} Headers
 * @property {string}                     path   The file, with the package's folder.
 * @property {'plugin'|'theme'}           type   What it is.
 * @property {Object<string, string>}     values `Plugin Name`, `Version` … as they are written there.
 */

/**
 * @param {Array<{ path: string, body: Buffer }>} files Of a package.
 * @return {Headers[]} One, unless the package is faulty.
 */
export const packageHeaders = ( files ) =>
	files
		.filter( ( { path } ) => /^[^/]+\/[^/]+\.(php|css)$/.test( path ) )
		.map( ( { path, body } ) => ( { path, comment: /\/\*.*?\*\//s.exec( body.toString( 'utf8' ) )?.[ 0 ] ?? '' } ) )
		.filter( ( { comment } ) => /^\W*(Plugin|Theme) Name:/m.test( comment ) )
		.map( ( { path, comment } ) => ( {
			path,
			type: path.endsWith( '.css' ) ? 'theme' : 'plugin',
			values: Object.fromEntries( [ ...comment.matchAll( /^[ \t/*]*([A-Z][\w ]+?):[ \t]+(.+?)[ \t]*$/gm ) ].map( ( [ , name, value ] ) => [ name, value ] ) ),
		} ) );
