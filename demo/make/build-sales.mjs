/**
 * Writes demo/platform/ from demo/source/auctions/: sales and lots as our plain platform feed gives them, with dates
 * that count from the day of the import, and the PDFs of legal packs and inspections.
 *
 * Plain Node, no dependency; the same input always gives the same bytes.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { propertyDocuments } from './sales/property-documents.mjs';
import { propertyFacts, propertyText } from './sales/property-lot.mjs';
import { Variety } from './sales/random.mjs';
import { VehicleLots } from './sales/vehicle-lots.mjs';
import { vehicleReport } from './sales/vehicle-report.mjs';

const root = new URL( '../', import.meta.url );
const platform = new URL( 'platform/', root );
/** When the platform last touched anything: fixed, so that a sync of the same day finds nothing new. */
const UPDATED = Date.UTC( 2026, 10, 20, 9 ) / 1000;
const AUCTIONEER = 'hearth-hammer';


const read = ( path ) => readFileSync( new URL( path, root ), 'utf8' );
const source = JSON.parse( read( 'source/auctions/sales.json' ) );
const models = JSON.parse( read( 'source/auctions/models.json' ) );
const properties = JSON.parse( read( 'source/auctions/property-lots.json' ) );

const rows = ( path ) => {
	const [ head, ...lines ] = read( path ).trim().split( '\n' );
	const names = head.split( ',' );
	return lines.map( ( line ) => Object.fromEntries( line.split( ',' ).map( ( value, i ) => [ names[ i ], value ] ) ) );
};
const postcodes = new Map( rows( 'gazetteer/postcodes.csv' ).map( ( row ) => [ row.pcds, row ] ) );
const counties = new Map( rows( 'gazetteer/places.csv' ).map( ( row ) => [ row.name, row.county ] ) );

function place( { postcode, town } ) {
	const found = postcodes.get( postcode );
	if ( ! found || ! counties.has( town ) ) {
		throw new Error( `The gazetteer has no ${ found ? town : postcode }.` );
	}
	return { county: counties.get( town ), latitude: Number( found.lat ), longitude: Number( found.long ) };
}

const references = readdirSync( new URL( 'studio/descriptions/', root ) )
	.filter( ( name ) => name.startsWith( 'vehicle-' ) )
	.map( ( name ) => name.replace( '.json', '' ) )
	.sort();

rmSync( platform, { recursive: true, force: true } );
mkdirSync( new URL( 'documents/', platform ), { recursive: true } );

const write = ( path, content ) => {
	mkdirSync( new URL( '.', new URL( path, platform ) ), { recursive: true } );
	writeFileSync( new URL( path, platform ), typeof content === 'object' && ! Buffer.isBuffer( content ) ? JSON.stringify( content, null, '\t' ) + '\n' : content );
};

// The category is what the legal pack calls its kinds.
const file = ( name, kind, title, bytes, category ) => {
	write( `documents/${ name }`, bytes );
	return { title, kind, ...( category ? { category } : {} ), url: name, updated_at: UPDATED };
};

const variety = new Variety( 'sentences' );
const interiors = references.filter( ( reference ) => 'interior' in JSON.parse( readDescription( reference ) ).pictures );
const vehicles = new VehicleLots( models, references, interiors, variety );

/** Of a lot; without its number those of the whole sale. */
const addendaOf = ( id, lot ) => ( { addenda: source.addenda.filter( ( { sale_id: sale, lot_number: number } ) => sale === id && number === lot ).map( ( { text }, before ) => ( { number: before + 1, text } ) ) } );

function propertyLot( row, index ) {
	const facts = propertyFacts( row, index, place( row ) );
	const [ low, high ] = row.guide;
	const description = JSON.parse( readDescription( row.ref ) ?? '{"pictures":{"front":{}}}' );
	return {
		lot_number: row.number,
		title: row.title,
		description: propertyText( row, variety ),
		price_status: high ? 'guide_range' : 'guide',
		guide_low: low,
		guide_high: high,
		status: row.outcome?.status ?? 'available',
		hammer: row.outcome?.hammer ?? 0,
		images: Object.keys( description.pictures ).map( ( view, before ) => ( { url: `${ row.ref }/${ view }.webp`, position: before + 1, caption: `Illustration: ${ row.title }, ${ { front: 'from the front', rear: 'from behind', aerial: 'from above' }[ view ] ?? view }` } ) ),
		documents: propertyDocuments( row, facts, 41000 + properties.indexOf( row ) ).map( ( { kind, title, bytes } ) => file( `${ row.sale }-${ row.number.toLowerCase() }-${ kind.replace( '_', '-' ) }.pdf`, 'legal', title, bytes, kind ) ),
		...addendaOf( row.sale, row.number ),
		facts,
	};
}

function readDescription( reference ) {
	try {
		return read( `studio/descriptions/${ reference }.json` );
	} catch {
		return null;
	}
}

/** The turntable film of a lot's vehicle, where the studio has made one (`npm run studio -- <vehicle> --film`). */
function film( lot ) {
	const reference = lot.images[ 0 ]?.url.split( '/' )[ 0 ] ?? '';
	const made = new URL( `pictures/${ reference }/turntable.webm`, root );
	if ( reference === '' || ! existsSync( made ) ) {
		return {};
	}
	mkdirSync( new URL( 'videos/', platform ), { recursive: true } );
	copyFileSync( made, new URL( `videos/${ reference }.webm`, platform ) );
	return { videos: [ { url: `${ reference }.webm`, title: 'Once round the car' } ] };
}

function vehicleLot( sale, lot ) {
	const { vehicle, ...rest } = lot;
	return { ...rest, ...film( lot ), documents: [ file( `${ sale.sale_id }-${ lot.lot_number }-inspection.pdf`, 'inspection', 'Inspection report', vehicleReport( lot.title, vehicle ) ) ] };
}

function lotsOf( sale ) {
	const own = properties.filter( ( row ) => row.sale === sale.sale_id ).map( propertyLot );
	const lots = own.length > 0 ? own : vehicles.of( sale ).map( ( lot ) => vehicleLot( sale, lot ) );
	return lots.map( ( lot ) => ( {
		auctioneer_id: AUCTIONEER,
		sale_id: sale.sale_id,
		lot_id: `${ sale.sale_id }-${ lot.lot_number.toLowerCase() }`,
		...lot,
		images: lot.images.map( ( image ) => ( { ...image, updated_at: UPDATED } ) ),
		updated_at: UPDATED,
	} ) );
}

const SALE_KEYS = [ 'sale_id', 'title', 'department_id', 'sale_type', 'status', 'starts_at', 'ends_at', 'venue' ];

const WORDS = {
	'property-auctions': { how_to_bid: 'Bid in the room, by phone, online or leave a commission bid. Register before the first lot and bring two proofs of identity. The buyer signs the contract and pays the deposit when the hammer falls.', remote_bidding: [ 'online', 'telephone', 'commission' ], deposit_percent: 10, completion_days: 28 },
	'car-auctions': { how_to_bid: 'Register with your driving licence and a bank card. The deposit is £500. Payment is due by 5pm on the next working day.', remote_bidding: [ 'online', 'commission' ] },
	'van-auctions': { how_to_bid: 'Bid online until the closing time of each lot. A bid in the last two minutes extends it. View the vehicles in the yard on the viewing days.', remote_bidding: [ 'online', 'commission' ] },
};

const fees = { 'property-auctions': 'property', 'car-auctions': 'cars', 'van-auctions': 'vans' };

/** Two days to look at vehicles; properties have their own times. */
const viewingDays = ( sale, business ) =>
	business === 'property-auctions' || sale.status === 'finished' || sale.status === 'announced' || sale.status === 'running'
		? []
		: [ 0, 1 ].map( ( day ) => ( { starts_at: { days: sale.ends_at.days - 1 + day, time: '09:00' }, ends_at: { days: sale.ends_at.days - 1 + day, time: day ? '14:00' : '17:00' }, note: 'In the yard; keys at the office' } ) );

const sales = source.sales.map( ( sale ) => {
	const department = source.departments[ sale.department_id ];
	const { business } = department;
	const lots = lotsOf( sale );
	write( `${ sale.sale_id }/lots.json`, { page: 1, pages: 1, total: lots.length, etag: `${ sale.sale_id }-1`, lots } );
	return {
		auctioneer_id: AUCTIONEER,
		...Object.fromEntries( SALE_KEYS.map( ( key ) => [ key, sale[ key ] ] ) ),
		business,
		department: department.title,
		lot_count: lots.length,
		...addendaOf( sale.sale_id ),
		updated_at: UPDATED,
		facts: {
			...( sale.newest_year ? { newest_year: sale.newest_year } : {} ),
			introduction: sale.introduction,
			venue_postcode: sale.venue_postcode,
			...WORDS[ business ],
			...( sale.sale_type === 'live' ? { remote_bidding: [ 'telephone', 'commission' ] } : {} ),
			conditions_url: 'https://www.example.com/conditions-of-sale',
			viewing_days: viewingDays( sale, business ),
			fee_table: source.fee_tables[ fees[ business ] ],
		},
	};
} );
write( 'sales.json', { sales } );
const missing = new Set( sales.flatMap( ( { sale_id: id } ) => JSON.parse( read( `platform/${ id }/lots.json` ) ).lots.flatMap( ( lot ) => lot.images.map( ( { url } ) => url ) ) ).filter( ( url ) => ! existsSync( new URL( `pictures/${ url }`, root ) ) ) );
console.log( `${ sales.length } sales, ${ sales.reduce( ( sum, sale ) => sum + sale.lot_count, 0 ) } lots, ${ readdirSync( new URL( 'documents/', platform ) ).length } documents. ${ missing.size } pictures are not rendered yet${ process.argv.includes( '--missing' ) ? `:\n${ [ ...missing ].join( '\n' ) }` : '; --missing names them' }.` );
