/**
 * Which finished pictures of a property its feed names, and under which names: BLM wants its pictures beside it, named
 * by the agent's reference. No file is read or written here.
 */

/** `00`, `01`, …: how BLM numbers media. */
export const two = ( number ) => String( number ).padStart( 2, '0' );

function place( name, { scene } ) {
	if ( name === 'front' ) {
		return 0;
	}
	if ( scene === 'eye' ) {
		return 1;
	}
	return scene === 'room' ? 3 : 2;
}

/**
 * @param {Object}   property     Of properties.json; its captions name the pictures from outside.
 * @param {Object}   description  Of demo/studio/descriptions; its rooms bring their captions.
 * @param {string[]} finished     Names of the pictures that are rendered: front, rear, living and so on.
 * @return {{name: string, file: string, caption: string}[]} In the feed's order, which is the description's: the front
 *         first, then rooms seen from inside, the other views from outside, and rooms as models. `name` is the picture's,
 *         `file` the feed's.
 */
export function feedPictures( property, description, finished ) {
	return Object.entries( description.pictures )
		.sort( ( one, other ) => place( ...one ) - place( ...other ) )
		.filter( ( [ name ] ) => finished.includes( name ) )
		.map( ( [ name, picture ], index ) => {
			const caption = property.captions[ name ] ?? picture.caption;
			if ( ! caption ) {
				throw new Error( `${ property.ref }: the picture ${ name } has no caption` );
			}
			return { name, file: `${ property.ref }_IMG_${ two( index ) }.webp`, caption };
		} );
}
