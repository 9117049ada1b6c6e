/**
 * Which finished pictures of a property its feed names, and under which names: BLM wants its pictures beside it, named
 * by the agent's reference. No file is read or written here.
 */

/** `00`, `01`, …: how BLM numbers media. */
export const two = ( number ) => String( number ).padStart( 2, '0' );

/**
 * @param {Object}   property     Of properties.json; its captions name the pictures from outside.
 * @param {Object}   description  Of demo/studio/descriptions; its rooms bring their captions.
 * @param {string[]} finished     Names of the pictures that are rendered: front, rear, living and so on.
 * @return {{name: string, file: string, caption: string}[]} In the feed's order, which is the description's: the front
 *         first, then the views from outside, then the rooms. `name` is the picture's, `file` the feed's.
 */
export function feedPictures( property, description, finished ) {
	const views = Object.entries( description.pictures );
	const inside = ( [ , picture ] ) => picture.scene === 'room';
	return [ ...views.filter( ( view ) => ! inside( view ) ), ...views.filter( inside ) ]
		.filter( ( [ name ] ) => finished.includes( name ) )
		.map( ( [ name, picture ], index ) => {
			const caption = property.captions[ name ] ?? picture.caption;
			if ( ! caption ) {
				throw new Error( `${ property.ref }: the picture ${ name } has no caption` );
			}
			return { name, file: `${ property.ref }_IMG_${ two( index ) }.webp`, caption };
		} );
}
