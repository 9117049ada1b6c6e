/** @jest-environment node */
/* global describe, it, expect */
/**
 * Holds the demo's sales to themselves: what a text says is compared with the facts by a reader of its own, which
 * knows nothing of the patterns that the texts are made from.
 */
import { existsSync, readdirSync, readFileSync } from 'fs';
import { inflateSync } from 'zlib';
import { join, resolve } from 'path';

const demo = resolve( __dirname, '../..' );
const json = ( path ) => JSON.parse( readFileSync( join( demo, path ), 'utf8' ) );
const { sales } = json( 'platform/sales.json' );
const catalogues = sales.map( ( sale ) => ( { sale, ...json( `platform/${ sale.sale_id }/lots.json` ) } ) );
const lots = catalogues.flatMap( ( { sale, lots: own } ) => own.map( ( lot ) => ( { sale, ...lot } ) ) );
const vehicles = lots.filter( ( { facts } ) => facts.plate );
const properties = lots.filter( ( { facts } ) => facts.postcode );
const text = ( lot ) => lot.description.replace( /<\/?p>/g, ' ' ).replace( /\s+/g, ' ' );
/** The same as lists of what is wrong, so that a failure names every lot at once. */
const wrong = ( list, isWrong ) => list.filter( isWrong ).map( ( { lot_id: id, description, facts } ) => [ id, description, JSON.stringify( facts ) ] );

const NUMBERS = { no: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, twelve: 12, twenty: 20 };
const count = ( word ) => NUMBERS[ word.toLowerCase() ] ?? Number( word );
const all = ( pattern, lot ) => [ ...text( lot ).matchAll( pattern ) ].map( ( match ) => match[ 1 ] );

it( 'has the sales that the catalogue is shown by', () => {
	const of = ( business, status ) => catalogues.filter( ( { sale } ) => sale.business === business && sale.status === status ).map( ( { lots: own } ) => own.length );
	expect( of( 'property-auctions', 'finished' ) ).toEqual( [ 10 ] );
	expect( of( 'property-auctions', 'catalogue' ) ).toEqual( [ 20 ] );
	expect( of( 'car-auctions', 'catalogue' ) ).toEqual( [ 50 ] );
	expect( of( 'car-auctions', 'running' ) ).toEqual( [ 20 ] );
	expect( of( 'van-auctions', 'catalogue' ) ).toEqual( [ 20 ] );
	for ( const { sale, total, lots: own } of catalogues ) {
		expect( [ sale.sale_id, total, sale.lot_count, new Set( own.map( ( lot ) => lot.lot_id ) ).size, new Set( own.map( ( lot ) => lot.lot_number ) ).size ] ).toEqual( [ sale.sale_id, own.length, own.length, own.length, own.length ] );
	}
} );

it( 'shows the running sale in the middle: sold, referred and unsold before the lot under the hammer, nothing decided after it', () => {
	const { lots: running } = catalogues.find( ( { sale } ) => sale.status === 'running' );
	const decided = running.findIndex( ( lot ) => lot.status === 'available' );
	expect( [ ...new Set( running.slice( 0, decided ).map( ( lot ) => lot.status ) ) ].sort() ).toEqual( [ 'referred', 'sold', 'unsold' ] );
	expect( running.slice( decided ).every( ( lot ) => lot.status === 'available' ) ).toBe( true );
} );

it( 'gives a hammer price to what was sold, and to nothing else but a provisional bid', () => {
	expect( lots.filter( ( lot ) => lot.hammer > 0 !== [ 'sold', 'sold_prior', 'sold_after', 'referred' ].includes( lot.status ) ) ).toEqual( [] );
	expect( lots.filter( ( lot ) => ! ( lot.guide_low > 0 ) || ( lot.guide_high !== 0 && lot.guide_high <= lot.guide_low ) ) ).toEqual( [] );
} );

it( 'names no fact that a lot or a sale has no field for, and no word that a field does not know', () => {
	const schema = ( name ) => JSON.parse( readFileSync( join( demo, '../plugins/auctions/schemas', name ), 'utf8' ) ).properties;
	const isKnown = ( known, [ name, value ] ) => name in known && ( ! known[ name ].enum || known[ name ].enum.includes( value ) ) && ( known[ name ].type !== 'integer' || Number.isInteger( value ) );
	const unknown = ( known, facts ) => Object.entries( facts ).filter( ( fact ) => ! isKnown( known, fact ) );
	expect( lots.flatMap( ( { facts } ) => unknown( schema( 'lot-fields.json' ), facts ) ) ).toEqual( [] );
	expect( sales.flatMap( ( { facts: { fee_table: fees, ...facts } } ) => unknown( schema( 'sale-fields.json' ), facts ) ) ).toEqual( [] );
} );

describe( 'a vehicle’s text', () => {
	const FUELS = /\b(petrol|diesel|electric|plug-in hybrid|hybrid)\b/gi;
	const SHADES = { black: 'Black', blue: 'Blue', bronze: 'Bronze', cream: 'Cream', green: 'Green', grey: 'Grey', maroon: 'Maroon', orange: 'Orange', red: 'Red', silver: 'Silver', turquoise: 'Turquoise', white: 'White', yellow: 'Yellow' };

	it( 'names its fuel, and no other', () => {
		const told = ( lot ) => all( FUELS, lot ).map( ( fuel ) => fuel.toLowerCase() );
		expect( wrong( vehicles, ( lot ) => told( lot ).length === 0 || told( lot ).some( ( fuel ) => fuel !== lot.facts.fuel.replace( 'petrol_hybrid', 'hybrid' ).replace( 'plug_in', 'plug-in' ).replace( '_', ' ' ) ) ) ).toEqual( [] );
	} );

	it( 'names its gearbox, and no other', () => {
		expect( wrong( vehicles, ( lot ) => all( /\b(manual|automatic)\b/gi, lot ).some( ( word ) => word.toLowerCase() !== lot.facts.gearbox ) || all( /\b(manual|automatic)\b/gi, lot ).length === 0 ) ).toEqual( [] );
	} );

	it( 'names its colour, and no other', () => {
		const colours = ( lot ) => all( new RegExp( `\\b(${ Object.keys( SHADES ).join( '|' ) })\\b`, 'gi' ), lot ).map( ( word ) => SHADES[ word.toLowerCase() ] );
		expect( wrong( vehicles, ( lot ) => colours( lot ).length === 0 || colours( lot ).some( ( colour ) => colour !== lot.facts.colour ) ) ).toEqual( [] );
	} );

	it( 'counts miles, doors, seats, litres, keepers and keys as the facts do', () => {
		const differs = ( lot, pattern, is ) => all( pattern, lot ).some( ( found ) => count( found ) !== is );
		expect( wrong( vehicles, ( lot ) => ! text( lot ).includes( `${ lot.facts.mileage.toLocaleString( 'en-GB' ) } miles` ) ) ).toEqual( [] );
		expect( wrong( vehicles, ( lot ) => differs( lot, /\b(\w+)(?:-door\b| doors\b)/g, lot.facts.doors ) ) ).toEqual( [] );
		expect( wrong( vehicles, ( lot ) => differs( lot, new RegExp( `\\b(${ Object.keys( NUMBERS ).join( '|' ) }|\\d+) seats\\b`, 'g' ), lot.facts.seats ) ) ).toEqual( [] );
		expect( wrong( vehicles, ( lot ) => all( /([\d.]+)-litre/g, lot ).some( ( litres ) => litres !== ( lot.facts.engine_cc / 1000 ).toFixed( 1 ) ) ) ).toEqual( [] );
		expect( wrong( vehicles, ( lot ) => differs( lot, /\b(\w+) previous keepers?\b/g, lot.facts.former_keepers ) ) ).toEqual( [] );
		expect( wrong( vehicles, ( lot ) => lot.facts.former_keepers > 0 && /one keeper from new|owned by its first keeper/.test( text( lot ) ) ) ).toEqual( [] );
		expect( wrong( vehicles, ( lot ) => all( /\b(\w+) keys?\b(?! at)/gi, lot ).some( ( word ) => count( word ) !== lot.facts.keys ) ) ).toEqual( [] );
	} );

	it( 'says of history, papers, MOT, VAT, category and grade what the facts say', () => {
		const says = ( pattern, holds ) => wrong( vehicles, ( lot ) => pattern.test( text( lot ) ) !== holds( lot.facts ) );
		expect( says( /full (service )?history|full service/i, ( facts ) => facts.service_history === 'full' ) ).toEqual( [] );
		expect( says( /part service|part stamped/i, ( facts ) => facts.service_history === 'part' ) ).toEqual( [] );
		expect( says( /no service history|without service history/i, ( facts ) => facts.service_history === 'none' ) ).toEqual( [] );
		expect( says( /V5C (is )?to follow/i, ( facts ) => facts.v5c === 'to_follow' ) ).toEqual( [] );
		expect( says( /no V5C/i, ( facts ) => facts.v5c === 'none' ) ).toEqual( [] );
		expect( says( /No MOT|without MOT|has no MOT/, ( facts ) => facts.mot_until === '' && facts.model_year > 1990 ) ).toEqual( [] );
		expect( says( /plus VAT|VAT is added/i, ( facts ) => facts.vat === 'plus_vat' ) ).toEqual( [] );
		expect( says( /no VAT/i, ( facts ) => facts.vat === 'no_vat' ) ).toEqual( [] );
		expect( says( /category [NS]/, ( facts ) => facts.insurance_category !== 'none' ) ).toEqual( [] );
		expect( wrong( vehicles, ( lot ) => all( /category ([NS])/g, lot ).some( ( category ) => category !== lot.facts.insurance_category ) ) ).toEqual( [] );
		expect( wrong( vehicles, ( lot ) => all( /grade (\d|U)\b/gi, lot ).some( ( grade ) => grade !== lot.facts.grade ) ) ).toEqual( [] );
		expect( says( /not warranted/, ( facts ) => facts.mileage_status === 'not_warranted' ) ).toEqual( [] );
	} );

	it( 'names every fault, and stands under a title of the same vehicle', () => {
		const faults = ( { facts } ) => facts.faults.split( '. ' ).map( ( fault ) => fault.replace( /\.$/, '' ).toLowerCase() ).filter( Boolean );
		expect( wrong( vehicles, ( lot ) => faults( lot ).some( ( fault ) => ! text( lot ).toLowerCase().includes( fault ) ) ) ).toEqual( [] );
		expect( wrong( vehicles, ( { title, facts } ) => ! title.startsWith( String( facts.model_year ) ) || ! title.endsWith( `${ facts.make } ${ facts.model } ${ facts.derivative }` ) ) ).toEqual( [] );
		expect( wrong( vehicles, ( { facts } ) => ( facts.grade === '1' ) !== ( facts.faults === '' ) ) ).toEqual( [] );
	} );
} );

describe( 'a vehicle’s facts', () => {
	it( 'have a plate of their own in the shape of its year, with letters that no office issues', () => {
		expect( new Set( vehicles.map( ( { facts } ) => facts.plate ) ).size ).toBe( vehicles.length );
		const known = { '2018-02-11': '67', '2018-03-01': '18', '2018-08-31': '18', '2018-09-01': '68', '2021-01-09': '70' };
		const identifier = ( date ) => {
			const [ year, month ] = date.split( '-' ).map( Number );
			const began = month < 3 ? year - 1 : year;
			return String( ( began % 100 ) + ( month >= 9 || month < 3 ? 50 : 0 ) );
		};
		Object.entries( known ).forEach( ( [ date, figures ] ) => expect( [ date, identifier( date ) ] ).toEqual( [ date, figures ] ) );
		for ( const { facts } of vehicles ) {
			expect( facts.plate ).toMatch( facts.model_year > 2001 ? new RegExp( `^[JTU][A-HJ-PR-Y]${ identifier( facts.first_registered ) }[A-HJ-PR-Y]{3}$` ) : /^[A-Y]{2}Z\d{3}[A-N]$/ );
		}
	} );

	it( 'have a first MOT three years after the first registration, and later ones by days', () => {
		const age = ( { facts } ) => ( Date.UTC( 2026, 10, 22 ) - Date.parse( facts.first_registered ) ) / 31557600000;
		expect( wrong( vehicles, ( lot ) => typeof lot.facts.mot_until === 'string' && lot.facts.mot_until !== '' && lot.facts.mot_until !== `${ lot.facts.model_year + 3 }${ lot.facts.first_registered.slice( 4 ) }` ) ).toEqual( [] );
		expect( wrong( vehicles, ( lot ) => typeof lot.facts.mot_until === 'object' && ( age( lot ) < 3 || lot.facts.mot_until.days < 1 || lot.facts.mot_until.days > 366 ) ) ).toEqual( [] );
	} );

	it( 'keep age, miles, standards and values believable', () => {
		expect( wrong( vehicles, ( { facts } ) => facts.fuel === 'electric' && ( facts.engine_cc || facts.euro_emission || facts.co2 || facts.gearbox !== 'automatic' || facts.ulez !== 'yes' ) ) ).toEqual( [] );
		expect( wrong( vehicles, ( { facts } ) => facts.fuel === 'diesel' && facts.ulez === 'yes' && facts.euro_emission < 6 ) ).toEqual( [] );
		expect( wrong( vehicles, ( { facts } ) => facts.model_year > 1990 && facts.mileage / ( 2026.9 - facts.model_year ) > 25000 ) ).toEqual( [] );
		expect( wrong( vehicles, ( { facts, ...lot } ) => facts.cap_average && ( facts.cap_clean <= facts.cap_average || facts.cap_average <= facts.cap_below || lot.guide_low > facts.cap_clean ) ) ).toEqual( [] );
	} );
} );

describe( 'a property’s text', () => {
	const pounds = ( amount ) => `£${ amount.toLocaleString( 'en-GB' ) }`;

	it( 'says tenure, possession, rent, size and rating as the facts do', () => {
		const says = ( pattern, holds ) => wrong( properties, ( lot ) => pattern.test( text( lot ).replace( /sold on a long lease|Leases? of/gi, '' ) ) !== holds( lot.facts ) );
		expect( says( /freehold/i, ( facts ) => facts.tenure === 'freehold' ) ).toEqual( [] );
		expect( says( /leasehold/i, ( facts ) => facts.tenure === 'leasehold' ) ).toEqual( [] );
		expect( says( /vacant possession/i, ( facts ) => facts.occupancy === 'vacant' ) ).toEqual( [] );
		expect( says( /VAT is payable/, ( facts ) => facts.vat_on_price === 'yes' ) ).toEqual( [] );
		expect( wrong( properties, ( lot ) => ( lot.facts.rent ?? 0 ) > 0 !== ( lot.facts.occupancy !== 'vacant' ) || ( lot.facts.rent && ! text( lot ).includes( pounds( lot.facts.rent ) ) ) ) ).toEqual( [] );
		expect( wrong( properties, ( lot ) => lot.facts.floor_area && ! text( lot ).includes( `${ lot.facts.floor_area } sq m` ) ) ).toEqual( [] );
		expect( wrong( properties, ( lot ) => lot.facts.acres && ! text( lot ).includes( `${ lot.facts.acres } acre` ) ) ).toEqual( [] );
		expect( wrong( properties, ( lot ) => all( /(?:rating|says|EPC) ([A-G])\b/g, lot ).some( ( rating ) => rating !== lot.facts.epc_rating ) ) ).toEqual( [] );
		expect( wrong( properties, ( { facts, title } ) => /(\w+)-bedroom/.test( title ) && count( title.match( /(\w+)-bedroom/ )[ 1 ] ) !== facts.bedrooms ) ).toEqual( [] );
	} );

	it( 'stands at a place that the demo’s gazetteer knows, at a price that its rent bears', () => {
		const gazetteer = readFileSync( join( demo, 'gazetteer/postcodes.csv' ), 'utf8' );
		expect( wrong( properties, ( { facts } ) => ! gazetteer.includes( `,${ facts.postcode },` ) || ! facts.display_address.endsWith( facts.county ) ) ).toEqual( [] );
		expect( wrong( properties, ( { facts, guide_low: guide } ) => facts.rent && ( facts.rent / guide < 0.02 || facts.rent / guide > 0.13 ) ) ).toEqual( [] );
	} );
} );

it( 'names no telephone number outside the ranges kept for fiction, and no address that could be somebody’s', () => {
	const whole = JSON.stringify( [ sales, lots ] );
	expect( [ ...whole.matchAll( /\b0\d{3,4} ?\d{3} ?\d{3,4}\b/g ) ].map( ( [ number ] ) => number ).filter( ( number ) => ! /^01632 960 ?\d{3}$/.test( number ) ) ).toEqual( [] );
	expect( [ ...whole.matchAll( /[\w.]+@([\w.-]+\w)/g ), ...whole.matchAll( /https?:\/\/([^/"]+)/g ) ].map( ( [ , host ] ) => host ).filter( ( host ) => ! /(^|\.)example\.com$/.test( host ) ) ).toEqual( [] );
} );

it( 'says nothing twice over: no two descriptions are the same, and no sentence stands in a third of a catalogue', () => {
	expect( new Set( lots.map( text ) ).size ).toBe( lots.length );
	for ( const { sale, lots: own } of catalogues.filter( ( { lots: some } ) => some.length >= 20 ) ) {
		const heard = {};
		own.forEach( ( lot ) => new Set( text( lot ).split( /(?<=[.;:]) / ).filter( ( sentence ) => sentence.length > 22 ) ).forEach( ( sentence ) => ( heard[ sentence ] = ( heard[ sentence ] ?? 0 ) + 1 ) ) );
		expect( Object.entries( heard ).filter( ( [ , times ] ) => times > own.length / 3 ).map( ( [ sentence ] ) => [ sale.sale_id, sentence ] ) ).toEqual( [] );
	}
} );

describe( 'papers', () => {
	const folder = join( demo, 'platform/documents' );
	const documents = lots.flatMap( ( lot ) => lot.documents );

	it( 'are all there, named once, small, and PDFs whose cross-reference table is right', () => {
		const files = readdirSync( folder );
		expect( documents.map( ( { url } ) => url ).sort() ).toEqual( files.sort() );
		const sizes = files.map( ( name ) => {
			const bytes = readFileSync( join( folder, name ) );
			const whole = bytes.toString( 'latin1' );
			const table = Number( whole.match( /startxref\n(\d+)\n%%EOF\n$/ )[ 1 ] );
			expect( whole.slice( table, table + 4 ) ).toBe( 'xref' );
			[ ...whole.slice( table ).matchAll( /(\d{10}) 00000 n/g ) ].forEach( ( [ , offset ], i ) => expect( whole.slice( Number( offset ) ).startsWith( `${ i + 1 } 0 obj` ) ).toBe( true ) );
			return bytes.length;
		} );
		expect( sizes.reduce( ( sum, size ) => sum + size, 0 ) ).toBeLessThan( 3e6 );
	} );

	it( 'say on every page that they are invented', () => {
		for ( const name of readdirSync( folder ) ) {
			const whole = readFileSync( join( folder, name ) ).toString( 'latin1' );
			const pages = [ ...whole.matchAll( /stream\n([\s\S]*?)\nendstream/g ) ].map( ( [ , page ] ) => inflateSync( Buffer.from( page, 'latin1' ) ).toString( 'latin1' ) );
			expect( [ name, pages.every( ( page ) => page.includes( 'Demonstration document' ) ) ] ).toEqual( [ name, true ] );
		}
	} );

	it( 'make a legal pack for each property and a report for each vehicle', () => {
		expect( properties.filter( ( lot ) => ! [ 'special_conditions', 'title_register', 'searches' ].every( ( kind ) => lot.documents.some( ( { category } ) => category === kind ) ) ) ).toEqual( [] );
		expect( properties.filter( ( lot ) => lot.documents.some( ( { category } ) => category === 'tenancy' ) !== lot.facts.occupancy.includes( 'let' ) ) ).toEqual( [] );
		expect( vehicles.filter( ( lot ) => lot.documents.length !== 1 || lot.documents[ 0 ].kind !== 'inspection' ) ).toEqual( [] );
		expect( lots.filter( ( lot ) => lot.addenda?.length > 0 ).length ).toBeGreaterThan( 0 );
		expect( sales.filter( ( sale ) => sale.addenda.length > 0 ).map( ( sale ) => sale.sale_id ) ).toEqual( [ 'property-weald' ] );
	} );
} );

describe( 'pictures', () => {
	const named = lots.flatMap( ( lot ) => lot.images.map( ( { url } ) => url ) );
	const isPlanned = ( url ) => {
		const [ reference, view ] = url.replace( '.webp', '' ).split( '/' );
		const description = `studio/descriptions/${ reference }.json`;
		return existsSync( join( demo, description ) ) && view in json( description ).pictures;
	};

	it( 'exist or are planned by the studio', () => {
		expect( lots.filter( ( lot ) => lot.images.length === 0 ) ).toEqual( [] );
		expect( [ ...new Set( named ) ].filter( ( url ) => ! existsSync( join( demo, 'pictures', url ) ) && ! isPlanned( url ) ) ).toEqual( [] );
	} );

	it( 'show every vehicle from the front, from behind and inside', () => {
		const views = ( { images } ) => images.map( ( { url } ) => url.split( '/' )[ 1 ].replace( '.webp', '' ) ).join( ' ' );
		expect( vehicles.filter( ( lot ) => views( lot ) !== 'front rear interior' ).map( ( { lot_id: id } ) => id ) ).toEqual( [] );
	} );

	it( 'say in their captions that they are illustrations', () => {
		const captions = lots.flatMap( ( { images } ) => images.map( ( { caption } ) => caption ) );
		expect( captions.filter( ( caption ) => ! caption.startsWith( 'Illustration: ' ) ) ).toEqual( [] );
	} );

	it( 'show electric saloons in a body of their own', () => {
		const electric = vehicles.filter( ( { facts } ) => facts.fuel === 'electric' && facts.body === 'Saloon' );
		expect( electric.length ).toBeGreaterThan( 0 );
		expect( electric.filter( ( { images } ) => ! images.every( ( { url } ) => url.startsWith( 'vehicle-electric-' ) ) ) ).toEqual( [] );
	} );

	it( 'show the body and the colour of their vehicle, and are never called a picture of its model', () => {
		const bodies = { city: 'Hatchback', electric: 'Saloon', suv: 'SUV', coupe: 'Coupé', roadster: 'Convertible', pickup: 'Pick-up', smallvan: 'Small van', mediumvan: 'Medium van', largevan: 'Large van', luton: 'Luton van' };
		const colours = { lightblue: 'Blue', navy: 'Blue', sage: 'Green', teal: 'Turquoise' };
		const upper = ( word ) => word.charAt( 0 ).toUpperCase() + word.slice( 1 );
		for ( const { facts, images, lot_id: id } of vehicles ) {
			images.forEach( ( { url, caption } ) => {
				const [ , body, painted ] = url.split( '/' )[ 0 ].split( '-' );
				const colour = url.endsWith( '/interior.webp' ) ? facts.colour : painted; // a cabin is of a body, whatever its paint
				expect( [ id, bodies[ body ] ?? upper( body ), colours[ colour ] ?? upper( colour ) ] ).toEqual( [ id, facts.body, facts.colour ] );
				expect( caption ).not.toContain( facts.make );
			} );
		}
	} );
} );
