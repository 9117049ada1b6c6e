/** The vehicle lots of a sale: which model has which picture, its guide and its result. */

import { between, chance, weighted } from './random.mjs';
import { vehicleFacts } from './vehicle-facts.mjs';
import { said } from './vehicle-price.mjs';
import { vehicleText, vehicleTitle } from './vehicle-text.mjs';

/** How many of each body a sale has. */
const BODIES = {
	'cars-fleet': { hatchback: 14, suv: 11, saloon: 8, estate: 7, city: 6, coupe: 4 },
	'cars-day': { hatchback: 5, roadster: 4, suv: 3, saloon: 3, estate: 2, city: 2, coupe: 1 },
	'cars-part-exchange': { hatchback: 3, city: 2, suv: 1, saloon: 1, estate: 1 },
	'vans-trades': { mediumvan: 5, smallvan: 4, largevan: 3, pickup: 3, minibus: 2, motorhome: 2, luton: 1 },
	'vans-autumn': { mediumvan: 2, pickup: 2, smallvan: 1, largevan: 1 },
};

/** Goes round a list, from sale to sale. */
class Round {
	#at = 0;
	#list;

	constructor( list ) {
		this.#list = list;
	}

	take() {
		return this.#list[ this.#at++ % this.#list.length ];
	}
}

function shuffled( list, next ) {
	const left = [ ...list ];
	return list.map( () => left.splice( Math.floor( next() * left.length ), 1 )[ 0 ] );
}

/** `vehicle-hatchback-red`: the paint. */
const paint = ( reference ) => reference.split( '-' )[ 2 ];

const VIEWS = { front: 'from the front', rear: 'from behind' };

const lower = ( body ) => ( body === 'SUV' ? body : body.charAt( 0 ).toLowerCase() + body.slice( 1 ) );

/** Cabins are of a body, whatever its colour. */
const inside = ( body ) => `Illustration: inside ${ /^[aeiou]|^SUV/i.test( body ) ? 'an' : 'a' } ${ lower( body ) }`;

/** The body that the studio shows: an electric saloon has one of its own. */
const shown = ( { body, fuel } ) => ( body === 'saloon' && fuel === 'electric' ? 'electric' : body );

const isClassic = ( facts ) => facts.mileage_status === 'unknown';

function priceOf( next, { facts, trade } ) {
	const low = said( trade * 0.86 );
	const kind = isClassic( facts ) ? 'estimate' : weighted( next, [ [ 'guide_range', 5 ], [ 'guide', 4 ], [ 'no_reserve', trade < 3500 ? 3 : 0 ] ] );
	const high = kind === 'guide_range' || kind === 'estimate' ? Math.max( said( trade * 1.02 ), low + 50 ) : 0;
	return { price_status: kind, guide_low: low, guide_high: high };
}

const UNSOLD = { status: 'unsold', hammer: 0 };

/** What came of a lot that has been offered: most sell. */
function outcome( next, sale, index, guide ) {
	const offered = { running: index + 1 < sale.under_the_hammer, finished: true }[ sale.status ] ?? false;
	const sold = ( status ) => ( { status, hammer: said( guide.guide_low * ( 0.97 + next() * 0.28 ) ) } );
	if ( ! offered ) {
		return { status: 'available', hammer: 0 };
	}
	if ( sale.status === 'running' && index === 3 ) {
		return { status: 'referred', hammer: said( guide.guide_low * 0.92 ) };
	}
	if ( index === ( sale.status === 'running' ? 6 : 4 ) ) {
		return UNSOLD;
	}
	return sold( sale.status === 'finished' && sale.lots > 6 && index === 2 ? 'sold_after' : 'sold' );
}

/** A timed lot ends on its own minute. */
const ending = ( sale, index ) => {
	const [ hour, minute ] = [ 18, index + 1 ];
	return sale.sale_type === 'timed' ? { ends_at: { days: sale.ends_at.days, time: `${ hour }:${ String( minute ).padStart( 2, '0' ) }` } } : {};
};

export class VehicleLots {
	#interiors;
	#models;
	#pictures;
	#plates = new Set();
	#variety;

	/**
	 * @param {Object[]}                          models     Rows of models.json.
	 * @param {string[]}                          references The studio's vehicles.
	 * @param {string[]}                          interiors  Those of them whose cabin has a picture: one of each body.
	 * @param {import('./random.mjs').Variety} variety
	 */
	constructor( models, references, interiors, variety ) {
		const next = chance( 'vehicles' );
		const bodies = new Set( models.map( ( model ) => model.body ) );
		this.#models = new Map( [ ...bodies ].map( ( body ) => [ body, new Round( shuffled( models.filter( ( model ) => model.body === body ), next ) ) ] ) );
		this.#pictures = new Map( [ ...new Set( models.map( shown ) ) ].map( ( body ) => [ body, new Round( references.filter( ( name ) => name.startsWith( `vehicle-${ body }-` ) ) ) ] ) );
		this.#interiors = new Map( interiors.map( ( name ) => [ name.split( '-' )[ 1 ], name ] ) );
		this.#variety = variety;
	}

	of( sale ) {
		const plan = BODIES[ sale.sale_id ];
		if ( ! plan ) {
			return [];
		}
		const bodies = shuffled( Object.entries( plan ).flatMap( ( [ body, count ] ) => Array( count ).fill( body ) ), chance( sale.sale_id ) );
		return bodies.map( ( body, index ) => this.#lot( sale, index, body ) );
	}

	#lot( sale, index, body ) {
		const model = this.#models.get( body ).take();
		const reference = this.#pictures.get( shown( model ) ).take();
		const vehicle = this.#vehicle( `${ sale.sale_id } ${ index }`, model, paint( reference ), sale );
		const { facts } = vehicle;
		const guide = priceOf( vehicle.next, vehicle );
		const title = vehicleTitle( facts );
		return {
			lot_number: String( index + 1 ),
			title,
			description: vehicleText( vehicle, this.#variety ),
			...guide,
			...outcome( vehicle.next, sale, index, guide ),
			...ending( sale, index ),
			images: this.#images( reference, shown( model ), vehicle ),
			facts: { ...facts, ...( isClassic( facts ) ? {} : { features: features( facts, vehicle.next ) } ) },
			vehicle,
		};
	}

	#images( reference, body, { shade, facts } ) {
		const views = Object.entries( VIEWS ).map( ( [ view, from ] ) => ( { url: `${ reference }/${ view }.webp`, caption: `Illustration: ${ shade } ${ lower( facts.body ) } ${ from }` } ) );
		const cabin = this.#interiors.get( body );
		const all = cabin ? [ ...views, { url: `${ cabin }/interior.webp`, caption: inside( facts.body ) } ] : views;
		return all.map( ( { url, caption }, before ) => ( { url, position: before + 1, caption } ) );
	}

	/** Draws again if the plate is taken. */
	#vehicle( seed, model, colour, sale ) {
		for ( let attempt = 0; ; attempt++ ) {
			const vehicle = vehicleFacts( `${ seed }/${ attempt }`, model, colour, sale.sale_id === 'cars-part-exchange' ? 'part_exchange' : '' );
			if ( ! this.#plates.has( vehicle.facts.plate ) ) {
				this.#plates.add( vehicle.facts.plate );
				return vehicle;
			}
		}
	}
}

const EQUIPMENT = [ 'Air conditioning', 'Bluetooth', 'Cruise control', 'Rear parking sensors', 'Heated front seats', 'DAB radio', 'Satellite navigation', 'Alloy wheels', 'Tow bar', 'Reversing camera', 'LED headlights', 'Electric windows' ];

/** Three to five things it has; nothing that the text contradicts. */
function features( facts, next ) {
	const broken = facts.faults.toLowerCase();
	const possible = EQUIPMENT.filter( ( thing ) => ! broken.includes( thing.split( ' ' )[ 0 ].toLowerCase() ) && ! ( /sensors|alloy|seat/i.test( thing ) && /sensors|alloy|seat/.test( broken ) ) );
	return shuffled( possible, next ).slice( 0, between( next, 3, 5 ) );
}
