/** The facts of a vehicle lot, drawn from its model and the picture that it is shown by. */

import { between, chance, weighted } from './random.mjs';
import { faults } from './vehicle-faults.mjs';
import { said, tradeValue, usualMiles } from './vehicle-price.mjs';
import { plate } from './registration.mjs';

/** The day that ages and prices are reckoned from. */
export const TODAY = '2026-11-22';

const VANS = [ 'smallvan', 'mediumvan', 'largevan', 'minibus', 'luton', 'pickup', 'motorhome' ];

/** The studio's word for a body: the trade's. */
export const BODIES = {
	city: 'Hatchback',
	hatchback: 'Hatchback',
	saloon: 'Saloon',
	estate: 'Estate',
	suv: 'SUV',
	coupe: 'Coupé',
	roadster: 'Convertible',
	pickup: 'Pick-up',
	smallvan: 'Small van',
	mediumvan: 'Medium van',
	largevan: 'Large van',
	minibus: 'Minibus',
	luton: 'Luton van',
	motorhome: 'Motorhome',
};

/** The studio's word for a paint: the colour on the V5C, and how it is described. */
export const COLOURS = {
	black: [ 'Black', 'black' ],
	blue: [ 'Blue', 'blue' ],
	bronze: [ 'Bronze', 'bronze' ],
	cream: [ 'Cream', 'cream' ],
	green: [ 'Green', 'dark green' ],
	grey: [ 'Grey', 'grey' ],
	lightblue: [ 'Blue', 'light blue' ],
	maroon: [ 'Maroon', 'maroon' ],
	navy: [ 'Blue', 'dark blue' ],
	orange: [ 'Orange', 'orange' ],
	red: [ 'Red', 'red' ],
	sage: [ 'Green', 'pale green' ],
	silver: [ 'Silver', 'silver' ],
	teal: [ 'Turquoise', 'dark turquoise' ],
	white: [ 'White', 'white' ],
	yellow: [ 'Yellow', 'yellow' ],
};

const years = ( from, to ) => ( Date.parse( to ) - Date.parse( from ) ) / ( 365.25 * 86400e3 );

/** The same day some years later. */
const later = ( date, count ) => `${ Number( date.slice( 0, 4 ) ) + count }${ date.slice( 4 ) }`;

/** Petrol and diesel standards by the day of first registration; vans follow a year behind. */
export function euroStandard( firstRegistered, kind ) {
	const steps = kind === 'van' ? [ '2002-01', '2007-01', '2012-01', '2016-09' ] : [ '2001-01', '2006-01', '2011-01', '2015-09' ];
	return 2 + steps.filter( ( from ) => firstRegistered >= from ).length;
}

/** Whether it meets the standard of London's zone; a historic vehicle is exempt. */
export function ulez( facts ) {
	if ( years( facts.first_registered, TODAY ) > 40 || facts.fuel === 'electric' ) {
		return 'yes';
	}
	return facts.euro_emission >= ( facts.fuel === 'diesel' ? 6 : 4 ) ? 'yes' : 'no';
}

const taxClass = ( model, facts ) => {
	if ( years( facts.first_registered, TODAY ) > 40 ) {
		return 'Historic vehicle';
	}
	if ( model.fuel === 'electric' ) {
		return model.kind === 'van' ? 'Light goods vehicle' : 'Electric car';
	}
	if ( model.kind === 'van' && ! [ 'minibus', 'motorhome' ].includes( model.body ) ) {
		return 'Light goods vehicle';
	}
	if ( model.body === 'motorhome' ) {
		return 'Private/light goods';
	}
	return { petrol: 'Petrol car', diesel: 'Diesel car' }[ model.fuel ] ?? 'Alternative fuel car';
};

/** A test is due three years after the first registration, then every year. Days count from the day of the import. */
function mot( next, firstRegistered, age ) {
	if ( age > 40 ) {
		return '';
	}
	if ( age < 3 ) {
		return later( firstRegistered, 3 );
	}
	return weighted( next, [ [ '', 6 ], [ { days: between( next, 12, 75 ) }, 22 ], [ { days: between( next, 90, 210 ) }, 32 ], [ { days: between( next, 230, 355 ) }, 40 ] ] );
}

function keepers( next, age, careful ) {
	if ( age > 40 ) {
		return between( next, 3, 7 );
	}
	return careful ? between( next, 0, 1 ) : Math.min( 7, 1 + between( next, Math.floor( age / 6 ), Math.floor( age / 3.5 ) ) );
}

function papers( next, vendor, age ) {
	const careful = vendor === 'fleet' || vendor === 'lease';
	return {
		former_keepers: keepers( next, age, careful ),
		keys: weighted( next, [ [ 2, careful ? 8 : 5 ], [ 1, careful ? 2 : 5 ] ] ),
		v5c: weighted( next, [ [ 'present', careful ? 7 : 17 ], [ 'to_follow', careful ? 3 : 2 ], [ 'none', careful ? 0 : 1 ] ] ),
		service_history: careful ? weighted( next, [ [ 'full', 8 ], [ 'part', 2 ] ] ) : weighted( next, [ [ 'full', age < 9 ? 5 : 2 ], [ 'part', 5 ], [ 'none', age > 9 ? 2 : 0.5 ], [ 'not_stated', 2 ] ] ),
	};
}

/** Fleets sell young, and vans later than cars. */
function vendorFor( next, age, kind ) {
	const young = kind === 'van' ? age - 2 : age;
	return weighted( next, age > 40 ? [ [ 'private', 1 ] ] : [ [ 'fleet', young < 7 ? 7 : 0.3 ], [ 'lease', young < 5.5 ? 6 : 0 ], [ 'part_exchange', young > 3 ? 5 : 1 ], [ 'private', 3 ] ] );
}

const vatFor = ( next, model, vendor ) => {
	if ( model.kind === 'van' && model.body !== 'motorhome' ) {
		const share = { private: 0, part_exchange: 1 / 3 }[ vendor ] ?? 1;
		return next() < share ? 'plus_vat' : 'no_vat';
	}
	return vendor === 'private' ? 'no_vat' : 'margin';
};

function mileageStatus( next, classic, vendor ) {
	if ( classic ) {
		return 'unknown';
	}
	return vendor === 'part_exchange' ? weighted( next, [ [ 'warranted', 4 ], [ 'not_warranted', 5 ], [ 'incorrect', 0.25 ] ] ) : 'warranted';
}

/** The trade's average and its two neighbours: CAP gives none for classics. */
function bookValues( model, age, facts ) {
	if ( age > 20 ) {
		return {};
	}
	const average = tradeValue( model, age, { mileage: facts.mileage, grade: '3', insurance_category: 'none' } ) * 1.06;
	const round = ( pounds ) => Math.round( pounds / 25 ) * 25;
	return { cap_clean: round( average * 1.12 ), cap_average: round( average ), cap_below: round( average * 0.84 ) };
}

/**
 * @param {string} seed  Names the lot: the same name gives the same facts.
 * @param {Object} model A row of demo/source/auctions/models.json.
 * @param {string} paint The studio's word for the colour.
 * @param {string} sells Who sells it, where the whole sale is of one kind.
 */
export function vehicleFacts( seed, model, paint, sells = '' ) {
	const next = chance( seed );
	const kind = VANS.includes( model.body ) ? 'van' : 'car';
	const whole = { ...model, kind, load: [ 'smallvan', 'mediumvan', 'largevan', 'luton' ].includes( model.body ) };
	const firstRegistered = `${ between( next, model.from, model.to ) }-${ String( between( next, 1, 12 ) ).padStart( 2, '0' ) }-${ String( between( next, 2, 27 ) ).padStart( 2, '0' ) }`;
	const age = years( firstRegistered, TODAY );
	const vendor = sells || vendorFor( next, age, model.body === 'motorhome' ? 'car' : kind );
	const classic = age > 40;
	const grade = weighted( next, classic ? [ [ '2', 3 ], [ '3', 4 ], [ '4', 2 ] ] : [ [ '1', age < 5 ? 3 : 0.2 ], [ '2', age < 8 ? 5 : 2 ], [ '3', 5 ], [ '4', age > 4 ? 3 : 0.6 ], [ '5', age > 7 ? 1.6 : 0.2 ], [ 'U', age > 7 ? 0.8 : 0 ] ] );
	const mileage = classic ? between( next, 38000, 91000 ) : Math.round( age * usualMiles( whole ) * ( 0.55 + next() * 0.85 ) );
	const facts = {
		plate: plate( next, firstRegistered ),
		make: model.make,
		model: model.model,
		derivative: model.derivative,
		body: BODIES[ model.body ],
		colour: COLOURS[ paint ][ 0 ],
		fuel: model.fuel,
		gearbox: model.gearbox,
		...( model.engine_cc ? { engine_cc: model.engine_cc } : {} ),
		doors: model.doors,
		seats: model.seats,
		first_registered: firstRegistered,
		model_year: Number( firstRegistered.slice( 0, 4 ) ),
		mileage,
		mileage_status: mileageStatus( next, classic, vendor ),
		...papers( next, vendor, age ),
		mot_until: mot( next, firstRegistered, age ),
		vat: vatFor( next, whole, vendor ),
		grade,
		insurance_category: classic ? 'none' : weighted( next, [ [ 'none', 95 ], [ 'N', age > 4 ? 3 : 0 ], [ 'S', age > 4 ? 2 : 0 ] ] ),
		vendor_type: vendor,
	};
	if ( model.fuel !== 'electric' && ! classic ) {
		facts.euro_emission = euroStandard( firstRegistered, kind );
	}
	facts.ulez = ulez( facts );
	if ( ! classic ) {
		facts.co2 = model.co2;
	}
	facts.road_tax_class = taxClass( whole, facts );
	const wrong = faults( next, whole, grade );
	facts.faults = wrong.join( '. ' ) + ( wrong.length ? '.' : '' );
	Object.assign( facts, bookValues( whole, age, facts ) );
	return { facts, faults: wrong, trade: said( tradeValue( whole, age, facts ) ), shade: COLOURS[ paint ][ 1 ], kind, next };
}
