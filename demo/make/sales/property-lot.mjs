/** A property lot: its facts from the row that was written by hand, its description from its facts. */

import { fill } from './random.mjs';

const SOLICITORS = [
	'Harbour & Stile Solicitors, 01632 960 141, property@example.com',
	'Oakden Vale LLP, 01632 960 142, conveyancing@example.com',
	'Marsh & Levels Solicitors, 01632 960 143, sales@example.com',
];

const CONDITIONS = [
	'The buyer repays the cost of the searches, £385, on completion.',
	'The buyer pays the seller’s legal costs of £1,200 plus VAT.',
	'Sold as seen; no warranty is given for services.',
	'Completion is 28 days after the auction or sooner by agreement.',
];

/** The sums of some of these, as the cost of a lot adds them. */
const PAYMENTS = [ [ 'Searches: £385' ], [ 'Seller’s legal costs: £1,200 + VAT' ] ];

const pounds = ( amount ) => `£${ amount.toLocaleString( 'en-GB' ) }`;

const TENURE = {
	freehold: { vacant: [ 'Freehold, with vacant possession.', 'Freehold with vacant possession on completion.', 'Sold freehold and with vacant possession.' ], let: [ 'Freehold, subject to the {lettings}.', 'The freehold is sold with its {lettings}.' ], part_let: [ 'Freehold, part let.', 'Freehold, part let and part vacant.' ] },
	leasehold: { vacant: [ 'Leasehold, with {lease_years} years left and vacant possession.' ], let: [ 'Leasehold, with {lease_years} years left, and let.' ], part_let: [ 'Leasehold, with {lease_years} years left, part let.' ] },
};

const RENT = [ 'Producing {rent} a year.', 'The rent is {rent} a year.', 'Rent: {rent} a year.', 'Current rent {rent} a year.' ];
const AREA = [ 'The floor area is {area} sq m.', 'About {area} sq m in all.', '{area} sq m, measured on plan.', 'It measures {area} sq m.' ];
const ACRES = [ 'The plot is {acres}.', 'It is set in {acres}.', '{Acres} in all.' ];
const EPC = [ 'Energy rating {epc}.', 'EPC rating {epc}.', 'EPC {epc}.' ];

const acresInWords = ( acres ) => `${ acres } ${ acres === 1 ? 'acre' : 'acres' }`.replace( /^(0\.\d+) acres$/, '$1 acre' );

/** What of a row is a fact under the same name. */
const SAME = [ 'bedrooms', 'bathrooms', 'living_rooms', 'tenure', 'lease_years', 'ground_rent', 'service_charge', 'occupancy', 'rent', 'floor_area', 'rateable_value', 'acres', 'vat_on_price', 'construction', 'heating', 'parking', 'restrictions', 'accessibility', 'epc_exempt', 'postcode', 'town', 'features' ];

/** Two viewings before the sale, none where there is nothing to go into. */
function viewings( row, index ) {
	if ( row.outcome || [ 'land', 'plot', 'woodland', 'ground-rents', 'garages' ].includes( row.type ) ) {
		return [];
	}
	const times = [ '10:00', '11:00', '12:00', '14:00', '15:00' ];
	const time = times[ index % times.length ];
	const end = `${ time.slice( 0, 2 ) }:30`;
	return [ 4 + ( index % 3 ), 11 + ( index % 3 ) ].map( ( days ) => ( { starts_at: { days, time }, ends_at: { days, time: end }, note: row.occupancy === 'let' ? 'By appointment, because we must give the tenant notice' : 'No appointment needed' } ) );
}

/**
 * @param {Object} row   Of demo/source/auctions/property-lots.json.
 * @param {number} index Its place in the sale.
 * @param {Object} place County, latitude, longitude of its postcode.
 */
export function propertyFacts( row, index, place ) {
	const facts = { property_type: row.type, property_use: row.use };
	for ( const name of SAME ) {
		if ( row[ name ] !== undefined ) {
			facts[ name ] = row[ name ];
		}
	}
	const land = row.use === 'land';
	return {
		...facts,
		...( row.acres ? { acres_source: 'staff' } : {} ),
		address_1: row.street,
		county: place.county,
		display_address: `${ row.street }, ${ row.town }, ${ place.county }`,
		latitude: place.latitude,
		longitude: place.longitude,
		location_quality: 'postcode',
		...( row.council_tax ? { council_tax_band: row.council_tax } : {} ),
		...( row.epc ? { epc_rating: row.epc[ 0 ], epc_potential: row.epc[ 2 ] } : {} ),
		// Certificates of other buildings count on another scale, on which less is better.
		...( row.epc && row.use === 'residential' ? { epc_score: row.epc[ 1 ], epc_potential_score: row.epc[ 3 ] } : {} ),
		electricity_supply: row.electricity_supply ?? 'Mains',
		water_supply: row.water_supply ?? 'Mains',
		sewerage: row.sewerage ?? 'Mains drainage',
		...( land ? {} : { broadband: index % 3 ? 'Fibre to the cabinet, up to 66 Mbps' : 'Fibre to the premises, up to 900 Mbps', building_safety: 'None known' } ),
		mobile_signal: 'Good outdoors, variable indoors',
		flood_risk: [ 'land', 'woodland' ].includes( row.type ) ? 'low' : 'very_low',
		flooded_recently: 'no',
		mining: 'Not in a coalfield',
		...( row.planning ? { planning_nearby: row.planning } : {} ),
		summary: row.opening,
		vat_on_price: row.vat_on_price ?? 'no',
		viewings: viewings( row, index ),
		completion_days: 28,
		deposit_percent: 10,
		deposit_minimum: 3000,
		special_conditions: CONDITIONS[ index % CONDITIONS.length ],
		...( index % CONDITIONS.length < PAYMENTS.length ? { special_payments: PAYMENTS[ index % CONDITIONS.length ] } : {} ),
		solicitor: SOLICITORS[ index % SOLICITORS.length ],
	};
}

/**
 * @param {Object}                            row
 * @param {import('./random.mjs').Variety} variety Shared by all lots.
 */
export function propertyText( row, variety ) {
	const known = {
		lettings: row.type === 'ground-rents' ? 'leases' : 'tenancies',
		lease_years: row.lease_years,
		rent: row.rent && pounds( row.rent ),
		area: row.floor_area,
		acres: row.acres && acresInWords( row.acres ),
		Acres: row.acres && acresInWords( row.acres ),
		epc: row.epc?.[ 0 ],
	};
	const say = ( pool, options ) => fill( variety.pick( pool, options ), known );
	const numbers = [
		say( `tenure/${ row.tenure }/${ row.occupancy }`, TENURE[ row.tenure ][ row.occupancy ] ),
		row.rent ? say( 'rent', RENT ) : '',
		row.floor_area ? say( 'area', AREA ) : '',
		row.acres ? say( 'acres', ACRES ) : '',
		row.epc ? say( 'epc', EPC ) : '',
		row.epc_exempt ? 'No EPC is required.' : '',
		row.vat_on_price === 'yes' ? 'VAT is payable on top of the price.' : '',
		row.service_charge ? `Service charge ${ pounds( row.service_charge ) } and ground rent ${ pounds( row.ground_rent ) } a year.` : '',
	];
	return [ [ row.opening, row.rooms ], [ row.condition, row.letting ], [ row.planning ], numbers ]
		.map( ( sentences ) => sentences.filter( Boolean ).join( ' ' ) )
		.filter( Boolean )
		.map( ( text ) => `<p>${ text }</p>` )
		.join( '\n' );
}
