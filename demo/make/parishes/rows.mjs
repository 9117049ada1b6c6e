/** Which parishes have a picture, and what it shows. No file is read or written here. */

const quoted = ( text ) => ( /[",\n]/.test( text ) ? `"${ text.replaceAll( '"', '""' ) }"` : text );

/**
 * @param {Object[]}                       descriptions Of demo/studio/descriptions.
 * @param {(reference: string) => boolean} finished     Whether the front of a description is rendered.
 * @return {string} A CSV file for `wp hpapi parish-pictures import`, by slug; pictures start from demo/gazetteer.
 */
export function parishPictures( descriptions, finished ) {
	const rows = descriptions
		.filter( ( { reference } ) => reference.startsWith( 'parish-' ) && finished( reference ) )
		.map( ( { reference, pictures } ) => [ reference.slice( 'parish-'.length ), `../pictures/${ reference }/front.webp`, pictures.front.caption ] )
		.sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) );
	return [ [ 'slug', 'picture', 'alt' ], ...rows ].map( ( row ) => `${ row.map( quoted ).join( ',' ) }\n` ).join( '' );
}
