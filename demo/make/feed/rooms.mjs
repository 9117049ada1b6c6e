/**
 * Fills the sizes into the words of a property, from the rooms of its plan: `{feet:Kitchen}` is the longer side,
 * `{size:Kitchen}` both, `{sqft:Sales area}` the room's area and `{sqft}` the whole house's.
 */
import { areaOf, layOut } from '../../studio/plans/floorplan-layout.mjs';
import { hasPlan, planInputs } from '../../studio/plans/floorplan-model.mjs';

const FOOT = 0.3048;
const PLACE = /\{(feet|size|sqft)(?::([^}]+))?\}/g;

const feet = ( metres ) => `${ Math.round( metres / FOOT ) } ft`;
const squareFeet = ( area ) => `${ ( Math.round( area / FOOT / FOOT / 10 ) * 10 ).toLocaleString( 'en-GB' ) } sq ft`;

/**
 * @param {Object} property    Of properties.json.
 * @param {Object} description Of demo/studio/descriptions.
 * @return {Object} The property with its sizes in summary, features, description and captions.
 */
export function withSizes( property, description ) {
	const floors = hasPlan( property ) ? layOut( ...planInputs( property, description ) ) : [];
	const rooms = floors.flatMap( ( floor ) => floor.rooms );
	const fill = ( text ) =>
		text?.replace( PLACE, ( place, measure, name ) => {
			if ( measure === 'sqft' && ! name && floors.length ) {
				return squareFeet( areaOf( floors ) );
			}
			const room = rooms.find( ( one ) => one.name === name );
			if ( ! room ) {
				throw new Error( `${ property.ref }: ${ place } is not on the plan, which has ${ rooms.map( ( one ) => one.name ).join( ', ' ) || 'no rooms' }` );
			}
			const [ short, long ] = [ room.w, room.d ].sort( ( a, b ) => a - b );
			const area = ( room.round ? Math.PI / 4 : 1 ) * room.w * room.d;
			return { feet: feet( long ), size: `${ feet( long ) } by ${ feet( short ) }`, sqft: squareFeet( area ) }[ measure ];
		} );
	return {
		...property,
		summary: fill( property.summary ),
		features: property.features.map( fill ),
		description: fill( property.description ),
		captions: Object.fromEntries( Object.entries( property.captions ?? {} ).map( ( [ name, text ] ) => [ name, fill( text ) ] ) ),
	};
}
