/** @jest-environment node */
/* global describe, it, expect, test */
/**
 * Holds the words of every property with a plan to the plan itself. The words are read from the feed, the rooms and
 * sizes from the drawing, so neither knows of the other here.
 */
import { readFileSync } from 'fs';
import { join, resolve } from 'path';
import { BEARINGS, floorplan } from '../../studio/plans/floorplan.mjs';
import { layOut } from '../../studio/plans/floorplan-layout.mjs';
import { hasPlan, planInputs } from '../../studio/plans/floorplan-model.mjs';
import { withSizes } from './rooms.mjs';

const demo = resolve( __dirname, '../..' );
const read = ( path ) => readFileSync( join( demo, path ), 'utf8' );
const source = JSON.parse( read( 'source/properties.json' ) );
const description = ( ref ) => JSON.parse( read( `studio/descriptions/${ ref }.json` ) );

const [ , definition, data ] = read( 'feeds/hearth-hammer.blm' ).split( /#DEFINITION#|#DATA#|#END#/ );
const names = definition.replace( '~', '' ).trim().split( '^' );
const fed = data
	.split( '~' )
	.map( ( row ) => row.trim().split( '^' ) )
	.filter( ( cells ) => cells.length > 1 )
	.map( ( cells ) => Object.fromEntries( names.map( ( name, index ) => [ name, cells[ index ] ] ) ) );

const FOOT = 0.3048;
const NUMBERS = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7 };
const ANY = Object.keys( NUMBERS ).join( '|' );
const FLOORS = { basement: 'Basement', ground: 'Ground floor', first: 'First floor', second: 'Second floor', third: 'Third floor' };

/** What is lettered on a drawing: the floors from the lowest up, and the sizes that follow the name of a room. */
function drawn( svg ) {
	const words = [ ...svg.matchAll( /<text[^>]*>([^<]+)<\/text>/g ) ].map( ( [ , text ] ) => text );
	const sizes = [];
	words.forEach( ( word, index ) => {
		const [ , first, second ] = /^([\d.]+)(?: × ([\d.]+))? m(?: across)?$/.exec( word ) ?? [];
		if ( first && ! /^(Total|\d)/.test( words[ index - 1 ] ) && ( second || word.endsWith( 'across' ) ) ) {
			const above = words[ index - 2 ] ?? '';
			sizes.push( { names: [ words[ index - 1 ], `${ above } ${ words[ index - 1 ] }` ], long: Math.max( first, second ?? first ), short: Math.min( first, second ?? first ), round: ! second } );
		}
	} );
	return { words, sizes, total: Number( /\(([\d,]+) sq ft\)/.exec( svg )[ 1 ].replace( ',', '' ) ) };
}

const homes = source
	.filter( hasPlan )
	.map( ( property ) => {
		const { ref } = property;
		const row = fed.find( ( one ) => one.AGENT_REF === ref );
		const inputs = () => planInputs( property, description( ref ) );
		const features = names.filter( ( name ) => /^FEATURE\d/.test( name ) ).map( ( name ) => row[ name ] );
		const sections = [ ...row.DESCRIPTION.matchAll( /<strong>([^<]+)<\/strong><br>([^<]*)/g ) ].map( ( [ , heading, text ] ) => ( { heading, text } ) );
		const sentences = [ row.SUMMARY, ...features, ...row.DESCRIPTION.replace( /<[^>]+>/g, '. ' ).split( /(?<=[.:;])\s/ ) ];
		return { ref, property, row, features, sections, sentences, floors: layOut( ...inputs() ), ...drawn( floorplan( ...inputs() ).svg ) };
	} );
const cases = homes.map( ( home ) => [ home.ref, home ] );
const kinds = ( rooms, kind ) => rooms.filter( ( room ) => room.kind === kind );

/** A sentence's words for a room, and the rooms of a plan that they may mean. */
const ROOMS = [
	[ /\bdrawing room\b/i, /^Drawing room/ ],
	[ /\bsitting[ -](?:room|and dining)/i, /^Sitting(?:\/dining)? ?room|^Sitting/ ],
	[ /\bdining room\b/i, /dining room|Dining hall/i ],
	[ /\bdining hall\b/i, /^Dining hall/ ],
	[ /\bliving room\b/i, /^Living room/ ],
	[ /\bmain room\b/i, /^Main room/ ],
	[ /\bgarden room\b/i, /garden room/i ],
	[ /\bfamily room\b/i, /family room/i ],
	[ /\bgames room\b/i, /^Games room/ ],
	[ /\bmorning room\b/i, /^Morning room/ ],
	[ /\bmusic room\b/i, /^Music room/ ],
	[ /\bwriting room\b/i, /^Writing room/ ],
	[ /\bloom room\b/i, /^Loom room/ ],
	[ /\bcinema room\b/i, /^Cinema room/ ],
	[ /\bsnug\b(?! rather)/i, /^Snug/ ],
	[ /\blibrary\b(?!\.)/i, /^Library/ ],
	[ /\bsaloon\b/i, /^Saloon/ ],
	[ /\bparlour\b/i, /^Parlour/ ],
	[ /\bconservatory\b/i, /^Conservatory/ ],
	[ /\bkitchens?\b|\bkitchenette\b/i, /kitchen/i ],
	[ /\butility room\b/i, /^Utility/ ],
	[ /\bcloakroom\b/i, /^(Cloakroom|WC)/ ],
	[ /\bwet room\b/i, /^Wet room/ ],
	[ /\bshower room\b/i, /^(Shower room|En suite|Wet room)/ ],
	[ /\bscullery\b/i, /^Scullery/ ],
	[ /\bdressing room\b/i, /^Dressing room/ ],
	[ /\blarder\b(?! cupboard| in the parish)/i, /^Larder/ ],
	[ /\bpantry\b/i, /^Pantry/ ],
	[ /\bboot room\b/i, /^Boot room/ ],
	[ /\bback hall\b/i, /^Back hall/ ],
	[ /\b(?:a|slip of a|top-floor|and) study\b/i, /^Study/ ],
	[ /\bworkroom\b/i, /^Workroom/ ],
	[ /\bsales area\b/i, /^Sales area/ ],
];
/** Rooms of other buildings, of lettings beside the house, and of years gone by. */
const ELSEWHERE = /annexe|cottage is let|groom’s|lodge|Garden room wired|Garden office|cart lodge|guest suite|communal|Residents’ lounge|retiring|hatch to the kitchen|jetty|old box room|shepherd’s hut/i;

it( 'reads as many plans as there are homes, and sizes on each', () => {
	expect( homes.length ).toBe( source.length - source.filter( ( property ) => property.style === 'land' ).length );
	expect( homes.filter( ( { sizes } ) => sizes.length < 2 ).map( ( { ref } ) => ref ) ).toEqual( [] );
	expect( homes.filter( ( { row } ) => ! row.MEDIA_FLOOR_PLAN_00 ).map( ( { ref } ) => ref ) ).toEqual( [] );
} );

describe( '[DEMO] sizes', () => {
	/** What is out of doors, or part of a room. */
	const NO_ROOM = /garden|grass|lawn|yard|\bwater\b|border|ridge|ceiling|picture window|inglenook|table|bressummer|sand school|sixty feet|seventy feet|hundred|brick-walled|degrees/i;
	const WRITTEN = /\b(?!on foot)(\d[\d,]*|[a-z]+(?:-[a-z]+)?)[ -](ft|feet|foot|sq ft|square feet|metres)\b/i;

	test.each( cases )( '%s: sizes of rooms are filled in from the plan, not written beside it', ( ref, { property } ) => {
		const texts = [ property.summary, ...property.features, ...property.description.split( /(?<=[.:;])\s|<[^>]+>/ ), ...Object.values( property.captions ?? {} ) ];
		expect( texts.filter( ( text ) => WRITTEN.test( text ) && ! NO_ROOM.test( text ) ) ).toEqual( [] );
	} );

	const measured = homes.flatMap( ( home ) => [ ...JSON.stringify( home.property ).matchAll( /\{(feet|size|sqft)(?::([^}"]+))?\}/g ) ].map( ( [ place, measure, name ] ) => [ home.ref, place, measure, name, home ] ) );

	test( 'a good number of homes give sizes', () => {
		expect( measured.length ).toBeGreaterThan( 20 );
	} );

	test.each( measured )( '%s: %s is in the feed with the size of the drawing', ( ref, place, measure, name, { property, row, sizes, total } ) => {
		const room = sizes.find( ( one ) => one.names.includes( name ) );
		expect( name ? room : total ).toBeDefined();
		const feet = ( metres ) => Math.round( metres / FOOT );
		const area = ( one ) => Math.round( ( ( one.round ? Math.PI / 4 : 1 ) * one.long * one.short ) / FOOT / FOOT / 10 ) * 10;
		const size = {
			feet: () => `${ feet( room.long ) } ft`,
			size: () => `${ feet( room.long ) } ft by ${ feet( room.short ) } ft`,
			sqft: () => `${ ( room ? area( room ) : Math.round( total / 10 ) * 10 ).toLocaleString( 'en-GB' ) } sq ft`,
		}[ measure ]();
		const said = [ property.summary, ...property.features, property.description, ...Object.values( property.captions ?? {} ) ].filter( ( text ) => text.includes( place ) );
		for ( const text of said ) {
			// The words on either side lead to the same place in the feed.
			const [ before, after ] = text.split( place );
			const end = before.split( /[{}]/ ).pop().slice( -20 );
			const start = after.split( /[{}]/ )[ 0 ].slice( 0, 20 );
			expect( Object.values( row ).some( ( cell ) => cell.includes( `${ end }${ size }${ start }` ) ) ).toBe( true );
		}
	} );

	test( 'a place for a room that is not there, or on land, stops the feed', () => {
		const [ { property } ] = homes;
		expect( () => withSizes( { ...property, summary: 'Ballroom of {feet:Ballroom}' }, description( property.ref ) ) ).toThrow( /CRB_1001: \{feet:Ballroom\} is not on the plan, which has .*Sitting room/ );
		const land = source.find( ( one ) => one.style === 'land' );
		expect( () => withSizes( { ...land, summary: 'Barn of {sqft}' }, description( land.ref ) ) ).toThrow( /has no rooms/ );
	} );
} );

describe( '[DEMO] rooms', () => {
	test.each( cases )( '%s: bedrooms, bathrooms and reception rooms are as many as in the feed', ( ref, { property, row, floors } ) => {
		const rooms = floors.flatMap( ( floor ) => floor.rooms );
		expect( kinds( rooms, 'bed' ) ).toHaveLength( Number( row.BEDROOMS ) );
		if ( property.style !== 'shop' ) {
			expect( kinds( rooms, 'bath' ) ).toHaveLength( Number( row.BATHROOMS ) );
			expect( rooms.filter( ( room ) => room.kind === 'living' || room.reception ) ).toHaveLength( Math.max( 1, Number( row.LIVING_ROOMS ) ) );
		}
	} );

	test.each( cases )( '%s: each room that the words name is on the plan', ( ref, { sentences, sections, words, floors } ) => {
		const rooms = floors.flatMap( ( floor ) => floor.rooms ).map( ( room ) => room.name );
		const missing = [ ...sentences, ...sections.map( ( { heading } ) => heading ) ].flatMap( ( sentence ) => ROOMS.filter( ( [ said, meant ] ) => said.test( sentence ) && ! ELSEWHERE.test( sentence ) && ! rooms.some( ( name ) => meant.test( name ) ) ).map( () => sentence ) );
		expect( missing ).toEqual( [] );
		// And what is on the plan is lettered on the drawing.
		expect( rooms.filter( ( name ) => ! name.split( ' ' ).every( ( part ) => words.join( ' ' ).includes( part ) ) ) ).toEqual( [] );
	} );
} );

describe( '[DEMO] floors', () => {
	const roomsOn = ( floors, name ) => floors.find( ( floor ) => floor.name === name )?.rooms ?? [];

	test.each( cases )( '%s: as many floors as the words count', ( ref, { property, sentences, floors } ) => {
		const said = sentences.flatMap( ( sentence ) => [ ...sentence.matchAll( new RegExp( `\\b(${ ANY })[ -](?:storeys?|floors)\\b`, 'gi' ) ) ].filter( () => ! /bedrooms/i.test( sentence ) || /house on/i.test( sentence ) ).map( ( [ , number ] ) => NUMBERS[ number.toLowerCase() ] ) );
		expect( said.filter( ( number ) => number !== floors.length ) ).toEqual( [] );
		if ( property.style !== 'flats' ) {
			expect( floors ).toHaveLength( property.floors );
		}
	} );

	test.each( cases )( '%s: what is said to be on a floor is there', ( ref, { sections, sentences, floors } ) => {
		const wrong = [];
		const check = ( name, text ) => {
			const rooms = roomsOn( floors, name );
			if ( ! rooms.length ) {
				wrong.push( `no ${ name }: ${ text }` );
			}
			const elsewhere = ROOMS.filter( ( [ said, meant ] ) => said.test( text ) && ! ELSEWHERE.test( text ) && ! rooms.some( ( room ) => meant.test( room.name ) ) );
			wrong.push( ...elsewhere.map( () => `${ name }: ${ text }` ) );
		};
		for ( const { heading, text } of sections ) {
			const floor = FLOORS[ /^(ground|first|second|third)(?: |-)floor/i.exec( heading )?.[ 1 ]?.toLowerCase() ];
			if ( floor ) {
				check( floor, heading.includes( '-' ) ? heading : text );
				const [ , number ] = new RegExp( `\\b(${ ANY })(?: real| double)? bedrooms\\b`, 'i' ).exec( text ) ?? [];
				const beds = kinds( roomsOn( floors, floor ), 'bed' ).length;
				if ( number && NUMBERS[ number.toLowerCase() ] !== beds ) {
					wrong.push( `${ floor } has ${ beds } bedrooms: ${ text }` );
				}
			}
		}
		for ( const sentence of sentences ) {
			for ( const [ , word, what ] of sentence.matchAll( /\b(ground|first|second|third)-floor ([a-z]+(?: room)?)/gi ) ) {
				check( FLOORS[ word.toLowerCase() ], `${ what }` );
			}
		}
		expect( wrong ).toEqual( [] );
	} );

	/** Where the words count the bedrooms of a floor in a way of their own. */
	const COUNTED = {
		CRB_1002: { 'First floor': 3, 'Second floor': 2 },
		CRB_1007: { 'Ground floor': 1, 'First floor': 4 },
		CRB_1012: { 'Ground floor': 2, 'First floor': 2 },
		CRB_1016: { 'First floor': 1, 'Second floor': 3 },
		CRB_1021: { 'First floor': 2, 'Second floor': 1 },
		CRB_1023: { 'First floor': 2, 'Second floor': 1 },
		CRB_1026: { 'Ground floor': 1, 'First floor': 2 },
		CRB_1027: { 'First floor': 5, 'Second floor': 2 },
		CRB_1029: { 'First floor': 2, 'Second floor': 2 },
		CRB_1030: { 'Ground floor': 1, 'First floor': 3 },
		CRB_1034: { 'Ground floor': 2, 'First floor': 1 },
		TEN_1101: { 'First floor': 2, 'Second floor': 3 },
		TEN_1106: { 'First floor': 1, 'Second floor': 2 },
		TEN_1108: { 'First floor': 4, 'Second floor': 2 },
		TEN_1112: { 'First floor': 3, 'Second floor': 1 },
		RYE_1202: { 'First floor': 1, 'Second floor': 1 },
		RYE_1203: { 'First floor': 2, 'Second floor': 1 },
		RYE_1214: { 'Ground floor': 4, 'First floor': 0 },
	};

	test.each( Object.entries( COUNTED ) )( '%s: bedrooms on each floor, as its words tell', ( ref, beds ) => {
		const { floors } = homes.find( ( home ) => home.ref === ref );
		expect( Object.fromEntries( Object.keys( beds ).map( ( name ) => [ name, kinds( roomsOn( floors, name ), 'bed' ).length ] ) ) ).toEqual( beds );
	} );
} );

describe( '[DEMO] sides', () => {
	const SIDES = {
		back: /\b(?:to|over|on|onto|into|facing|towards?|opening to) the (?:[a-z]+ )?(?:garden|courtyard|yard|lawn|terrace|back)\b|\bto courtyard\b|\bat the (?:[a-z]+ )?(?:back|rear)\b|\broom behind\b/i,
		front: /\b(?:to|over|on|facing) the (?:front|street|road|lane|court|green)\b|\bon the (?:street|lane) side\b|\bat the front\b/i,
	};
	/** Bedrooms are named in more ways than other rooms. */
	const BEDS = [
		[ /\b(?:principal|main) bedroom\b/i, /^Bedroom(?: 1)?$/ ],
		[ /\bdouble bedroom\b|^ ?(?:the )?bedroom (?:is )?$/i, /^Bedroom/ ],
		[ /\ba double $/i, /^Bedroom/ ],
	];
	const OTHERS = [ [ /\bbathroom\b/i, /^Bathroom|^En suite/ ], [ /\bstudy\b/i, /^Study/ ], [ /\bfarm office\b/i, /^Farm office/ ] ];
	const sideOf = ( { y, d, row }, floor ) => ( [ 'left', 'right', 'kiln' ].includes( row ) ? null : y + d / 2 > floor.depth / 2 ? 'front' : 'back' ); // eslint-disable-line no-nested-ternary -- a room at the end of the house has both sides
	/** A sentence in parts that have one side each. */
	const parts = ( sentence ) => sentence.split( /[,;]\s| and (?=[^,;]*\bdoor\b)/ ).flatMap( ( part ) => ( SIDES.back.test( part ) && SIDES.front.test( part ) ? part.split( ' and ' ) : [ part ] ) );
	/** A room is named before its side, unless the side begins the sentence. */
	const before = ( part, side ) => ( SIDES[ side ].exec( part ).index < 2 ? part : part.slice( 0, SIDES[ side ].exec( part ).index ) );

	test.each( cases )( '%s: a room that the words put on the garden or on the street is on that side of the plan', ( ref, { sentences, row, floors } ) => {
		const captions = Object.keys( row ).filter( ( name ) => name.startsWith( 'MEDIA_IMAGE_TEXT' ) ).map( ( name ) => row[ name ] );
		const rooms = floors.flatMap( ( floor ) => floor.rooms.map( ( room ) => ( { name: room.name, side: sideOf( room, floor ) } ) ) );
		const wrong = [ ...sentences, ...captions ].flatMap( parts ).flatMap( ( part ) =>
			Object.keys( SIDES ).filter( ( side ) => SIDES[ side ].test( part ) && ! ELSEWHERE.test( part ) ).flatMap( ( side ) =>
				[ ...ROOMS, ...BEDS, ...OTHERS ]
					.filter( ( [ said, meant ] ) => said.test( before( part, side ) ) && ! rooms.some( ( room ) => meant.test( room.name ) && [ side, null ].includes( room.side ) ) )
					.map( () => `${ side }: ${ part }` )
			)
		);
		expect( wrong ).toEqual( [] );
	} );

	const WAY = BEARINGS.slice().sort( ( a, b ) => b.length - a.length ).join( '|' );
	/** What faces where: the garden and the rooms on it are at the back, the front is on the other side. */
	const FACES = [
		[ new RegExp( `\\b(${ WAY })[ -](?:facing )?(?:walled )?(?:garden|patio)\\b|\\b(${ WAY })-facing(?:,| kitchen)`, 'i' ), 0 ],
		[ new RegExp( `\\b(${ WAY }) front\\b|\\bwindows face (${ WAY })\\b`, 'i' ), 4 ],
	];
	const facing = homes.flatMap( ( home ) => [ ...home.sentences ].flatMap( ( sentence ) => FACES.flatMap( ( [ said, turn ] ) => {
		const [ , ...ways ] = said.exec( sentence ) ?? [];
		const way = ways.find( Boolean )?.toLowerCase();
		return way ? [ [ home.ref, sentence.trim(), ( 45 * ( BEARINGS.indexOf( way ) + turn ) ) % 360, home ] ] : [];
	} ) ) );

	test.each( facing )( '%s: the arrow of the plan points north, by its words: %s', ( ref, sentence, back, { property } ) => {
		const { svg } = floorplan( ...planInputs( property, description( ref ) ) );
		const turned = Number( /rotate\((-?\d+)\)"><circle r="24"/.exec( svg )[ 1 ] );
		const off = ( ( ( turned + back + 180 ) % 360 ) + 360 ) % 360 - 180;
		expect( Math.abs( off ) ).toBeLessThan( 23 );
	} );
} );

describe( '[DEMO] kilns', () => {
	const oasts = homes.filter( ( { ref } ) => description( ref ).kilns );

	test.each( oasts.map( ( home ) => [ home.ref, home ] ) )( '%s: kilns are drawn as round or square, as large and as many as in the model', ( ref, { property, floors } ) => {
		const { kilns } = description( ref );
		for ( const floor of floors.slice( 0, 2 ) ) {
			const rooms = floor.rooms.filter( ( room ) => room.row === 'kiln' );
			expect( rooms.map( ( room ) => [ room.w, Boolean( room.round ) ] ) ).toEqual( kilns.map( ( { radius = 2.5, square } ) => [ radius * 2, ! square ] ) );
		}
		const svg = floorplan( ...planInputs( property, description( ref ) ) ).svg;
		expect( [ ...svg.matchAll( /<circle cx=/g ) ] ).toHaveLength( 2 * kilns.filter( ( { square } ) => ! square ).length );
	} );

	test( 'there are round ones and a square one', () => {
		expect( oasts.map( ( { ref } ) => ref ) ).toEqual( [ 'CRB_1007', 'CRB_1028', 'TEN_1112' ] );
	} );
} );
