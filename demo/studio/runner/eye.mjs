/**
 * Rooms seen from inside take their size, storey and outlook from the property's plan: a description names the room and
 * says what kind of home it is. No file is read or written here.
 */
import { layOut } from '../plans/floorplan-layout.mjs';
import { hasPlan, planInputs } from '../plans/floorplan-model.mjs';

const STOREYS = [ 'Ground floor', 'First floor', 'Second floor', 'Third floor' ];
const LAYOUTS = { bed: 'bedroom', bath: 'bathroom', kitchen: 'kitchen', living: 'living' };
/** What a room of a kind is used for, by its name. Studies have a desk; they need no fireplace. */
const USES = [
	[ /study|office|library|writing room/i, { use: 'study', fire: 'none' } ],
	[ /^workroom/i, { use: 'workroom' } ],
	[ /shower room/i, { only_shower: true } ],
	[ /wet room/i, { only_shower: true, tray: false, tiled: 'ceiling' } ],
];
const round = ( metres ) => Math.round( metres * 100 ) / 100;

/**
 * The rooms of a property's plan.
 *
 * @param {Object} property    Of properties.json.
 * @param {Object} description Of demo/studio/descriptions.
 * @return {{name: string, kind: string, w: number, d: number, level: number, outlook: string}[]} `w` is along the front or back of the house. Rooms at the back look on the garden, those at the front on the street where the model has one.
 */
export const roomsOf = ( property, description ) =>
	( hasPlan( property ) ? layOut( ...planInputs( property, description ) ) : [] ).flatMap( ( floor ) =>
		floor.rooms.map( ( { name, kind, w, d, y } ) => ( {
			name,
			kind: /^dining/i.test( name ) ? 'dining' : LAYOUTS[ kind ],
			w: round( w ),
			d: round( d ),
			level: Math.max( 0, STOREYS.indexOf( floor.name ) ),
			outlook: y + d / 2 > floor.depth / 2 && description.plot?.street ? 'street' : 'garden',
		} ) )
	);

/**
 * A picture with what the plan knows of its room.
 *
 * @param {Object}   picture   Of the scene eye.
 * @param {Object[]} rooms     See roomsOf().
 * @param {string}   reference For the message.
 * @return {Object} The picture as the kit's scene_eye.py takes it: the size is the room's, across the picture first.
 */
export function fromPlan( picture, rooms, reference ) {
	const { window = 'left', name, end = false } = picture.room;
	const room = rooms.find( ( one ) => one.name === name );
	if ( ! room ) {
		throw new Error( `${ reference }: ${ name } is not on the plan, which has ${ rooms.map( ( one ) => one.name ).join( ', ' ) || 'no rooms' }` );
	}
	// Windows are in the front or the back of the house, or in its end.
	const size = ( window === 'back' ) === ! end ? [ room.w, room.d ] : [ room.d, room.w ];
	const [ , used ] = USES.find( ( [ names ] ) => names.test( name ) ) ?? [];
	return { ...picture, room: { kind: room.kind, outlook: room.outlook, level: room.level, ...used, ...picture.room, window, size } };
}
