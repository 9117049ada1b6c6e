/** The inspection report of a vehicle lot, made from its facts. */

import { pdf } from './pdf.mjs';
import { FUELS } from './vehicle-text.mjs';

const NOTE = 'Demonstration document: the vehicle and its number plate are invented.';

/** A part is marked by the fault that names it. */
const PARTS = {
	Bodywork: /dent|scratch|scrape|chips|lacquer|paint|bumper|bubbling|chrome|scuffs to the rear/i,
	'Wheels and tyres': /alloy|tyres/i,
	Glass: /windscreen/i,
	Interior: /seat|air conditioning|sensors|load area|entrance step|damp/i,
	'Engine and drive': /engine|filter|clutch|gearbox|range|oil|starts|transmission|timing|runner|cable/i,
	'Steering and suspension': /suspension/i,
	Equipment: /lift/i,
};

const said = ( value, words ) => words[ value ];

/** As it stands on the vehicle: `JD18 KLM`, `ABZ 123H`. */
const spaced = ( { plate } ) => plate.replace( /^(\w{4})(?=\D{3}$)|^([A-Z]{3})(?=\d)/, '$& ' );

export function vehicleReport( title, { facts, faults } ) {
	const parts = Object.entries( PARTS ).filter( ( [ name ] ) => name !== 'Equipment' || facts.body === 'Luton van' );
	return pdf( {
		title: 'Inspection report',
		subtitle: `${ title }, ${ spaced( facts ) }`,
		note: NOTE,
		blocks: [
			[ 'heading', 'Vehicle' ],
			[ 'row', [ 'Number plate', spaced( facts ) ] ],
			[ 'row', [ 'First registered', facts.first_registered.split( '-' ).reverse().join( '/' ) ] ],
			[ 'row', [ 'Body and colour', `${ facts.body }, ${ facts.doors } doors, ${ facts.colour.toLowerCase() }` ] ],
			[ 'row', [ 'Fuel and gearbox', `${ FUELS[ facts.fuel ] }${ facts.engine_cc ? `, ${ facts.engine_cc } cc` : '' }, ${ facts.gearbox }` ] ],
			[ 'row', [ 'Mileage shown', `${ facts.mileage.toLocaleString( 'en-GB' ) } (${ said( facts.mileage_status, { warranted: 'warranted', not_warranted: 'not warranted', incorrect: 'known to be incorrect', unknown: 'unknown' } ) })` ] ],
			[ 'row', [ 'Keys', String( facts.keys ) ] ],
			[ 'row', [ 'V5C', said( facts.v5c, { present: 'Present', to_follow: 'To follow', none: 'None' } ) ] ],
			[ 'row', [ 'Insurance category', facts.insurance_category === 'none' ? 'None recorded' : facts.insurance_category ] ],
			[ 'heading', `Grade ${ facts.grade }` ],
			...parts.map( ( [ part, words ] ) => [ 'row', [ part, faults.filter( ( fault ) => words.test( fault ) ).join( '. ' ) || 'No faults noted' ] ] ),
			[ 'heading', 'How it was inspected' ],
			[ 'paragraph', 'We walked round the vehicle in daylight, started it from cold and, where possible, drove it in the yard. Nothing was dismantled. This report records what we saw on the day. View before you bid.' ],
		],
	} );
}
