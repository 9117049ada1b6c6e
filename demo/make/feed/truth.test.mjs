/** @jest-environment node */
/* global describe, it, expect, test */
/**
 * Holds every property of the demo to itself: what its words say is compared with the feed's facts and with
 * material-information.csv by a reader of its own.
 */
import { existsSync, readFileSync } from 'fs';
import { join, resolve } from 'path';
import { withSizes } from './rooms.mjs';

const demo = resolve( __dirname, '../..' );
const read = ( path ) => readFileSync( join( demo, path ), 'utf8' );

/** A row of CSV, with quotes. */
const cells = ( line ) => [ ...line.matchAll( /(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g ) ].map( ( [ , quoted, plain ] ) => quoted?.replaceAll( '""', '"' ) ?? plain );
const [ head, ...lines ] = read( 'feeds/material-information.csv' ).trim().split( '\n' ).map( cells );
const material = new Map( lines.map( ( line ) => [ line[ 0 ], Object.fromEntries( head.map( ( name, i ) => [ name, line[ i ] ] ) ) ] ) );

const properties = JSON.parse( read( 'source/properties.json' ) )
	.map( ( property ) => ( { property, model: JSON.parse( read( `studio/descriptions/${ property.ref }.json` ) ) } ) )
	.map( ( { property, model } ) => ( { ...withSizes( property, model ), model } ) )
	.map( ( property ) => ( {
		...property,
		material: material.get( property.ref ),
		/** All that visitors read of it. */
		text: [ property.summary, ...property.features, property.description ].join( '. ' ).replace( /<[^>]+>/g, ' ' ),
	} ) );
const described = properties.filter( ( property ) => property.material?.construction );

/** Every property that breaks the rule, with what it says: a failure names all at once. */
const wrong = ( list, isWrong ) => list.filter( isWrong ).map( ( property ) => [ property.ref, property.text, JSON.stringify( property.material ?? {} ) ] );
const found = ( pattern, property ) => [ ...property.text.matchAll( pattern ) ].map( ( match ) => match[ 1 ] );
const NUMBERS = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7 };
const count = ( word ) => NUMBERS[ word.toLowerCase() ];
const ANY = Object.keys( NUMBERS ).join( '|' );

it( 'reads the files it judges', () => {
	expect( properties.length ).toBe( 68 );
	expect( [ ...material.keys() ].filter( ( ref ) => ! properties.some( ( property ) => property.ref === ref ) ) ).toEqual( [] );
	expect( described.length ).toBeGreaterThan( 40 );
} );

describe( '[DEMO] energy ratings', () => {
	const BANDS = { A: [ 92, 100 ], B: [ 81, 91 ], C: [ 69, 80 ], D: [ 55, 68 ], E: [ 39, 54 ], F: [ 21, 38 ], G: [ 1, 20 ] };
	const fits = ( band, score ) => BANDS[ band ][ 0 ] <= Number( score ) && Number( score ) <= BANDS[ band ][ 1 ];
	const rated = properties.filter( ( { material: facts } ) => facts?.epc_rating );

	test( 'the rating in the text is the one in the facts', () => {
		expect( wrong( rated, ( property ) => found( /EPC rating ([A-G])\b|\b([A-G])-rated for energy/g, property ).some( ( band ) => band !== property.material.epc_rating ) ) ).toEqual( [] );
	} );

	test( 'a score lies in its band, and what could be is no worse than what is', () => {
		expect( wrong( rated, ( { material: m } ) => ! fits( m.epc_rating, m.epc_score ) || ! fits( m.epc_potential, m.epc_potential_score ) || Number( m.epc_potential_score ) < Number( m.epc_score ) ) ).toEqual( [] );
	} );

	test( 'who is exempt states no rating, and nothing is let below E without a word', () => {
		expect( wrong( properties, ( property ) => property.material?.epc_exempt && ( property.material.epc_rating || /EPC rating/.test( property.text ) ) ) ).toEqual( [] );
		expect( wrong( rated, ( property ) => property.trans_type === 2 && /[FG]/.test( property.material.epc_rating ) && ! /exempt/.test( property.text ) ) ).toEqual( [] );
	} );

	test( 'what was built or rebuilt in this century, or has a heat pump, is not rated like a Victorian house', () => {
		expect( wrong( rated, ( property ) => /\b(built in|rebuilt in|remodelled in|completion in) (April )?20[012]\d|[Aa]ir-source/.test( property.text ) && /[D-G]/.test( property.material.epc_rating ) ) ).toEqual( [] );
	} );
} );

describe( '[DEMO] listing', () => {
	const grade = ( property ) => property.text.match( /Grade (II\*|II|I)(?![I*])/ )?.[ 1 ];

	test( 'a listed house is listed in the facts, with the same grade', () => {
		expect( wrong( described, ( property ) => grade( property ) && ! property.material.restrictions.startsWith( `Listed, Grade ${ grade( property ) }:` ) ) ).toEqual( [] );
	} );

	test( 'what is not called listed, or is called unlisted, is not listed in the facts', () => {
		expect( wrong( described, ( property ) => property.material.restrictions.startsWith( 'Listed' ) && ( ! grade( property ) || /[Uu]nlisted/.test( property.text ) ) ) ).toEqual( [] );
	} );
} );

describe( '[DEMO] the outside', () => {
	const OWN = /\b(garage(?! around)|car ?port|cart lodge|undercroft|drive for|[Dd]riveway|allocated parking|parking (space|for|beside|at|from|on)|covered parking|space for two cars|Gravel drive|Stable yard|cart shed|car to the rear)\b/i;

	test( 'who has none has no garage, no drive and no space in the text', () => {
		expect( wrong( described, ( property ) => property.material.parking.startsWith( 'None' ) && OWN.test( property.text ) ) ).toEqual( [] );
	} );

	test( 'flats above the ground without a lift are reached by stairs; a ramp is a ramp; no step is none', () => {
		const above = ( property ) => /\b([Ff]irst|[Ss]econd|[Tt]op)-floor[^.|]*(flat|apartment)/.test( property.text );
		const lift = ( property ) => /\b[Ll]ift\b/.test( property.text ) && ! /no lift|to lift/.test( property.text );
		expect( wrong( described, ( property ) => lift( property ) !== ( property.material.accessibility === 'Lift' ) ) ).toEqual( [] );
		expect( wrong( described, ( property ) => above( property ) && property.material.accessibility.startsWith( 'Level' ) ) ).toEqual( [] );
		expect( wrong( described, ( property ) => /no step anywhere|[Rr]amp/.test( property.text ) && /^Steps/.test( property.material.accessibility ) ) ).toEqual( [] );
	} );

	test( 'the roof of the facts is the roof of the model, and so is the frame', () => {
		const top = ( volume ) => ( volume.base ?? 0 ) + volume.floors.reduce( ( sum, floor ) => sum + floor, 0 );
		const highest = ( property ) => property.model.volumes.reduce( ( high, volume ) => ( top( volume ) > top( high ) + 1 ? volume : high ) );
		const cover = ( property ) => highest( property ).roof.cover;
		const KINDS = { slate: /slate/, sheet: /metal|zinc/, peg: /tile/, tile: /tile/ };
		expect( wrong( described, ( property ) => KINDS[ cover( property ) ] && ! KINDS[ cover( property ) ].test( property.material.construction.replace( 'slate-hung', '' ) ) ) ).toEqual( [] );
		const walls = ( property ) => [ property.model.volumes[ 0 ].walls ].flat();
		expect( wrong( described, ( property ) => walls( property )[ 0 ] === 'infill' && ! /frame/.test( property.material.construction ) ) ).toEqual( [] );
		expect( wrong( described, ( property ) => walls( property ).every( ( wall ) => wall === 'blackboard' || wall === 'weatherboard' ) && ! /board|frame/.test( property.material.construction ) ) ).toEqual( [] );
	} );

	test( 'a house by a river does not say that floods are very unlikely', () => {
		expect( wrong( properties, ( property ) => /[Rr]iverside|flood survey/.test( property.text ) && property.material?.flood_risk === 'very_low' ) ).toEqual( [] );
	} );
} );

describe( '[DEMO] services', () => {
	const HEATING = [ [ /[Aa]ir-source heat pump|a heat pump/, /heat pump/i ], [ /[Gg]round-source heating/, /[Gg]round-source/ ], [ /[Oo]il heating|oil-fired (Aga|range)/, /\b[Oo]il/ ], [ /[Gg]as (central )?heating/, /Gas/ ], [ /[Bb]iomass/, /Biomass/ ] ];

	test.each( HEATING )( 'heating: %s', ( says, means ) => {
		const said = described.filter( ( property ) => says.test( property.text ) );
		expect( wrong( said, ( property ) => property.material.heating && ! means.test( property.material.heating ) ) ).toEqual( [] );
	} );

	test( 'where the text speaks of a gas hob or gas fire, gas is there', () => {
		expect( wrong( described, ( property ) => /\bgas (hob|fire|stove|cooker)/.test( property.text ) && /\b[Oo]il|heat pump/.test( property.material.heating ) ) ).toEqual( [] );
	} );

	test( 'broadband by satellite or by fibre is the one of the facts', () => {
		expect( wrong( described, ( property ) => /satellite broadband/.test( property.text ) && ! /Satellite/.test( property.material.broadband ) ) ).toEqual( [] );
		expect( wrong( described, ( property ) => /[Ff]ull-fibre|Fibre broadband/.test( property.text ) && ! /to the premises/.test( property.material.broadband ) ) ).toEqual( [] );
	} );

	test( 'flats have no treatment plant of their own', () => {
		expect( wrong( described, ( property ) => [ 7, 8, 9, 28, 47 ].includes( property.prop_sub ) && property.material.sewerage !== 'Mains drainage' ) ).toEqual( [] );
	} );
} );

describe( '[DEMO] the feed’s own numbers', () => {
	const counted = ( word, field ) => wrong( properties, ( property ) => property.features.some( ( feature ) => [ ...feature.matchAll( new RegExp( `\\b(${ ANY }) (?:double |principal )?${ word }s?\\b`, 'gi' ) ) ].some( ( [ , number ] ) => count( number ) !== property[ field ] && ! /annexe|cottage|lodge/i.test( feature ) ) ) );

	test( 'bedrooms, bathrooms and reception rooms', () => {
		expect( counted( 'bedroom', 'bedrooms' ) ).toEqual( [] );
		expect( counted( 'bathroom', 'bathrooms' ) ).toEqual( [] );
		expect( counted( 'reception room', 'living_rooms' ) ).toEqual( [] );
		expect( wrong( properties, ( property ) => found( new RegExp( `\\b(${ ANY })-bedroom (?!annexe|lodge|groom)`, 'gi' ), property ).some( ( number ) => count( number ) !== property.bedrooms && property.prop_sub !== 110 && property.prop_sub !== 120 && property.prop_sub !== 52 ) ) ).toEqual( [] );
	} );

	test( 'the lease and its charges', () => {
		expect( wrong( properties, ( property ) => found( /[Ll]ease(?: extended to| of) (\d+) years/g, property ).some( ( years ) => Number( years ) !== property.lease_years ) ) ).toEqual( [] );
		expect( wrong( properties, ( property ) => found( /(?:[Ss]ervice charge(?: of)?|The charge of) £([\d,]+)/g, property ).some( ( sum ) => Number( sum.replace( ',', '' ) ) !== property.service_charge ) ) ).toEqual( [] );
		expect( wrong( properties, ( property ) => /[Nn]o ground rent|peppercorn/.test( property.text ) && property.ground_rent ) ).toEqual( [] );
		expect( wrong( properties, ( property ) => /share of (the )?freehold/i.test( property.text ) !== ( property.tenure === 5 ) ) ).toEqual( [] );
	} );

	test( '[LEAD-03] pets: what the text allows or refuses, the features say in the words that the import reads', () => {
		const lettings = properties.filter( ( property ) => property.trans_type === 2 );
		const fact = ( { features } ) => features.find( ( feature ) => /^(Pets (considered|by arrangement|welcome)|No pets)$/.test( feature ) );
		const told = ( { description } ) => /\b(cat|dogs?|pets?)\b[^.]*\b(considered|welcome|perhaps|only if)\b|\bone (cat|dog), perhaps/i.test( description );
		expect( lettings.filter( ( property ) => /^Pets/.test( fact( property ) ?? '' ) ).length ).toBeGreaterThan( 3 );
		expect( wrong( lettings, ( property ) => told( property ) !== /^Pets/.test( fact( property ) ?? '' ) ) ).toEqual( [] );
		expect( wrong( lettings, ( property ) => /\bno pets\b/i.test( property.description ) !== ( fact( property ) === 'No pets' ) ) ).toEqual( [] );
		expect( wrong( properties, ( property ) => property.trans_type !== 2 && fact( property ) ) ).toEqual( [] );
	} );

	test( 'furniture, council tax and what has become of it', () => {
		const FURNISHED = [ 'furnished', 'part furnished', 'unfurnished' ];
		const said = ( property ) => property.features.join( ' | ' ).match( /(part |un)?furnished(?! or)(?=\b)/i )?.[ 0 ].toLowerCase();
		expect( wrong( properties.filter( ( property ) => property.trans_type === 2 && said( property ) && property.furnished in FURNISHED ), ( property ) => said( property ) !== FURNISHED[ property.furnished ] ) ).toEqual( [] );
		expect( wrong( properties, ( property ) => found( /council tax is band ([A-H])/g, property ).some( ( band ) => band !== property.council_tax ) ) ).toEqual( [] );
		for ( const [ words, status ] of [ [ /[Ss]ubject to contract/, 1 ], [ /[Uu]nder offer/, 3 ], [ /[Ll]et agreed/, 5 ] ] ) {
			expect( wrong( properties, ( property ) => words.test( property.text ) !== ( property.status === status ) ) ).toEqual( [] );
		}
	} );

	test( 'the kind of home', () => {
		const KINDS = [ [ /semi-detached/i, [ 3, 14 ] ], [ /\bend[- ]of[- ]terrace\b/i, [ 2 ] ], [ /link-detached/i, [ 21 ] ], [ /bungalow/i, [ 15 ] ], [ /\bflat\b/i, [ 7, 8, 9, 47 ] ], [ /apartment/i, [ 28 ] ] ];
		for ( const [ words, codes ] of KINDS ) {
			expect( wrong( properties, ( property ) => words.test( property.features[ 0 ] ) && ! codes.includes( property.prop_sub ) ) ).toEqual( [] );
		}
		expect( wrong( properties, ( property ) => property.new_home !== /brand-new|newly built|new-build/i.test( property.features[ 0 ] ) ) ).toEqual( [] );
	} );
} );

it( 'shows of a property what its feed names: pictures that are there, each with a caption', () => {
	const feed = read( 'feeds/hearth-hammer.blm' );
	const names = [ ...feed.matchAll( /[A-Z]{3}_\d{4}_(?:IMG|FLP)_\d\d\.(?:webp|png)/g ) ].map( ( [ name ] ) => name );
	expect( names.filter( ( name ) => ! existsSync( join( demo, 'feeds', name ) ) ) ).toEqual( [] );
	expect( properties.filter( ( { ref } ) => ! names.includes( `${ ref }_IMG_00.webp` ) ) ).toEqual( [] );
} );
