/* global describe, test, expect */
import { existsSync, readFileSync, readdirSync } from 'fs';
import { join } from 'path';
import { compositionOf, rowOf } from './composition.mjs';

// Jest runs this as CommonJS, where __dirname is known.
const demo = join( __dirname, '..', '..' );
const read = ( ...path ) => JSON.parse( readFileSync( join( demo, ...path ), 'utf8' ) );
const references = readdirSync( join( demo, 'studio', 'descriptions' ) ).map( ( name ) => name.replace( '.json', '' ) );
const descriptionOf = ( reference ) => read( 'studio', 'descriptions', `${ reference }.json` );

/** Cards of a property list's first page: ListPages::PER_PAGE of the plugin. */
const FIRST_PAGE = 23;
/** And of a catalogue's: LotQuery::PER_PAGE. */
const FIRST_LOTS = 24;
const SALES = 1;
const LETTINGS = 2;

/** References of the first page, newest first, as the list shows them by default. */
function firstPage( channel ) {
	return read( 'source', 'properties.json' )
		.filter( ( one ) => one.trans_type === channel )
		.sort( ( a, b ) => ( a.created < b.created ? 1 : -1 ) )
		.slice( 0, FIRST_PAGE )
		.map( ( { ref } ) => ref );
}

/** References of a catalogue's first lots in their order; a lot without a picture is between no two. */
function lotsOf( sale ) {
	const file = join( demo, 'platform', sale, 'lots.json' );
	return existsSync( file ) ? JSON.parse( readFileSync( file, 'utf8' ) )
				.lots.slice( 0, FIRST_LOTS )
				.map( ( { images } ) => images[ 0 ]?.url.split( '/' )[ 0 ] ) : [];
}

/** Neighbours that look alike, in words. */
function alike( list ) {
	return list.slice( 1 ).flatMap( ( reference, before ) => {
		const [ one, other ] = [ list[ before ], reference ].map( ( known ) => known && compositionOf( descriptionOf( known ) ) );
		return one && one === other ? [ `${ list[ before ] } and ${ reference }: ${ one }` ] : [];
	} );
}

describe( 'cards beside each other do not look alike', () => {
	test( 'homes for sale', () => {
		expect( firstPage( SALES ) ).toHaveLength( FIRST_PAGE );
		expect( alike( firstPage( SALES ) ) ).toEqual( [] );
	} );

	test( 'homes to rent', () => {
		expect( firstPage( LETTINGS ).length ).toBeGreaterThan( 20 );
		expect( alike( firstPage( LETTINGS ) ) ).toEqual( [] );
	} );

	test.each( read( 'platform', 'sales.json' ).sales.map( ( { sale_id: id } ) => id ) )( 'lots of %s', ( sale ) => {
		expect( alike( lotsOf( sale ) ) ).toEqual( [] );
	} );

	test( 'the sales have lots to compare', () => {
		expect( read( 'platform', 'sales.json' ).sales.flatMap( ( { sale_id: id } ) => lotsOf( id ) ).length ).toBeGreaterThan( 100 );
	} );
} );

test( 'rows of houses are straight, stepped up a hill, around a corner and with a passage', () => {
	const rows = references.filter( ( reference ) => /^([A-Z]{3}_|lot-)/.test( reference ) ).map( ( reference ) => rowOf( descriptionOf( reference ) ) );
	const counted = Object.fromEntries( [ 'straight', 'stepped', 'corner', 'passage' ].map( ( row ) => [ row, rows.filter( ( one ) => one === row ).length ] ) );
	for ( const [ row, count ] of Object.entries( counted ) ) {
		expect( { row, isMoreThanOne: count > 1 } ).toEqual( { row, isMoreThanOne: true } );
	}
} );

test( 'each parish has a landmark of its own', () => {
	const LANDMARKS = [ 'abbeygate', 'bridge', 'church', 'cricket', 'crossinggate', 'lychgate', 'orchard', 'platform', 'postmill', 'pump', 'quay', 'smockmill', 'spire', 'villagesign' ];
	const parishes = references.filter( ( reference ) => reference.startsWith( 'parish-' ) ).map( descriptionOf );
	expect( parishes ).toHaveLength( 19 );
	const names = ( things ) => things.flatMap( ( [ name, ...values ] ) => [ name, ...( name === 'placed' ? names( values[ 4 ] ) : [] ) ] );
	const seen = parishes.map( ( { reference, things, volumes = [], kilns = [], pictures } ) => ( {
		reference,
		caption: pictures.front.caption,
		// Some are a street: then its houses tell it from the others.
		look: [ ...new Set( names( things ).filter( ( name ) => LANDMARKS.includes( name ) ) ) ].sort().join() + ` ${ volumes.length } ${ kilns.length } ` + volumes.map( ( { roof, floors } ) => roof.kind + floors.length ).join(),
	} ) );
	expect( new Set( seen.map( ( { caption } ) => caption ) ).size ).toBe( parishes.length );
	expect( new Set( seen.map( ( { look } ) => look ) ).size ).toBe( parishes.length );
} );
