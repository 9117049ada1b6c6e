/** The faults of a vehicle, in its seller's words, by grade. */

import { one } from './random.mjs';

/** Each fault says for which vehicles it can be true; without a rule, for all. */
const FAULTS = {
	light: [
		[ 'Stone chips to the bonnet' ],
		[ 'Light scratches to the nearside rear door', ( m ) => m.doors >= 4 && m.kind === 'car' ],
		[ 'Small dent in the offside rear wing', ( m ) => m.kind === 'car' ],
		[ 'Kerbed alloy on the nearside front', ( m ) => ! [ 'roadster', 'city', 'largevan', 'luton', 'minibus', 'motorhome' ].includes( m.body ) ],
		[ 'Scuffs to the rear bumper', ( m ) => m.body !== 'roadster' ],
		[ 'Light scuffs to the load area lining', ( m ) => m.kind === 'van' ],
		[ 'Two small car park dents to the offside', ( m ) => m.kind === 'car' ],
		[ 'Driver’s seat bolster worn', ( m ) => m.body !== 'roadster' ],
		[ 'Paint worn on the door sill', ( m ) => m.body !== 'roadster' ],
		[ 'Chrome lightly pitted on the front bumper', ( m ) => m.body === 'roadster' ],
	],
	fair: [
		[ 'Dent in the nearside front wing' ],
		[ 'Scrape along the nearside sliding door', ( m ) => [ 'smallvan', 'mediumvan', 'largevan' ].includes( m.body ) ],
		[ 'Chip in the windscreen, outside the swept area' ],
		[ 'Tyres legal, but two need replacing soon' ],
		[ 'Air conditioning does not blow cold', ( m ) => m.body !== 'roadster' ],
		[ 'Rear parking sensors do not work', ( m ) => [ 'saloon', 'estate', 'suv', 'coupe' ].includes( m.body ) ],
		[ 'Lacquer peeling on the roof', ( m ) => [ 'city', 'hatchback', 'saloon', 'estate' ].includes( m.body ) ],
		[ 'Bumper cracked at the offside corner', ( m ) => m.body !== 'roadster' ],
		[ 'Load area ply-lining broken at the bulkhead', ( m ) => m.kind === 'van' && m.load ],
		[ 'Charging cable missing', ( m ) => m.fuel === 'electric' || m.fuel === 'plug_in_hybrid' ],
		[ 'Bubbling at the sills and wheel arches', ( m ) => m.body === 'roadster' ],
		[ 'One cab seat torn', ( m ) => m.kind === 'van' ],
		[ 'Entrance step of the living area does not retract', ( m ) => m.body === 'motorhome' ],
	],
	poor: [
		[ 'Engine management light on' , ( m ) => m.fuel !== 'electric' && m.body !== 'roadster' ],
		[ 'Diesel particulate filter warning comes and goes', ( m ) => m.fuel === 'diesel' ],
		[ 'Clutch biting very high', ( m ) => m.gearbox === 'manual' ],
		[ 'Gearbox hesitates between second and third', ( m ) => m.gearbox === 'automatic' && m.fuel !== 'electric' ],
		[ 'Knock from the front suspension' ],
		[ 'Range well below what it was when new', ( m ) => m.fuel === 'electric' ],
		[ 'Oil leak from the rear of the engine', ( m ) => m.fuel !== 'electric' ],
		[ 'Tail lift slow to rise', ( m ) => m.body === 'luton' ],
		[ 'Damp in the offside rear corner of the living area', ( m ) => m.body === 'motorhome' ],
	],
	dead: [
		[ 'Starts, then cuts out after a few minutes', ( m ) => m.fuel !== 'electric' ],
		[ 'Will not drive: transmission fault', ( m ) => m.gearbox === 'automatic' ],
		[ 'Timing chain noisy, not to be driven', ( m ) => m.fuel !== 'electric' && m.body !== 'roadster' ],
		[ 'Non-runner, cause unknown' ],
	],
};

/** How many of each a grade has. */
const PLAN = { 1: {}, 2: { light: 1 }, 3: { light: 2 }, 4: { light: 1, fair: 2 }, 5: { fair: 2, poor: 1 }, U: { fair: 1, dead: 1 } };

/**
 * @param {() => number} next
 * @param {Object}       model Body, fuel, gearbox, doors, kind (car, van), load.
 * @param {string}       grade
 * @return {string[]} None for grade 1.
 */
export function faults( next, model, grade ) {
	const found = [];
	for ( const [ kind, count ] of Object.entries( PLAN[ grade ] ) ) {
		for ( let i = 0; i < count; i++ ) {
			const possible = FAULTS[ kind ].filter( ( [ text, fits ] ) => ! found.includes( text ) && ( ! fits || fits( model ) ) );
			if ( possible.length > 0 ) {
				found.push( one( next, possible )[ 0 ] );
			}
		}
	}
	return found;
}
