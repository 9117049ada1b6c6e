/* global describe, test, expect */
import { readFileSync } from 'fs';
import { join } from 'path';
import { fittings } from './floorplan-fittings.mjs';
import { layOut } from './floorplan-layout.mjs';
import { hasPlan, modelOf, openings, planInputs } from './floorplan-model.mjs';
import { floorplan } from './floorplan.mjs';

const demo = join( __dirname, '..', '..' );
const read = ( ...path ) => JSON.parse( readFileSync( join( demo, ...path ), 'utf8' ) );
const houses = read( 'source', 'properties.json' )
	.filter( hasPlan )
	.map( ( property ) => {
		const description = read( 'studio', 'descriptions', `${ property.ref }.json` );
		const inputs = () => planInputs( property, description );
		return { property, model: inputs()[ 2 ], floors: layOut( ...inputs() ), svg: floorplan( ...inputs() ).svg };
	} );
const cases = houses.map( ( house ) => [ house.property.ref, house ] );
const detached = cases.filter( ( [ , { model } ] ) => model );

describe( 'what a plan takes from the model', () => {
	test( 'openings share the wall, or stand where they are told, as wide as the kit builds them', () => {
		expect( openings( 's3 D c3', 6 ) ).toEqual( [
			{ kind: 's', centre: 1, width: 1.05 },
			{ kind: 'D', centre: 3, width: 1 },
			{ kind: 'c', centre: 5, width: expect.closeTo( 1.68 ) },
		] );
		expect( openings( '. A@5.6*1.1', 12 ) ).toEqual( [ { kind: 'A', centre: 5.6, width: expect.closeTo( 3.74 ) } ] );
		expect( openings( undefined, 6 ) ).toEqual( [] );
	} );

	test( 'a wing as high as the house belongs to its front, a garage does not', () => {
		const house = { at: [ 0, 0 ], size: [ 8, 7 ], floors: [ 2.6, 2.5 ], front: [ 's3 D', 's3 s3' ] };
		const wing = { at: [ -4, 0 ], size: [ 4, 6 ], floors: [ 2.6, 2.5 ], front: [ 'c2', 'c2' ] };
		const garage = { at: [ 8.2, 1 ], size: [ 3, 6 ], floors: [ 2.4 ], front: [ 'G' ] };
		const neighbour = { ...wing, at: [ 8, 0 ], white: true };
		expect( modelOf( { volumes: [ house, garage, neighbour ] } ) ).toMatchObject( { width: 8, door: 6 } );
		const wide = modelOf( { volumes: [ garage, wing, house ] } );
		expect( wide ).toMatchObject( { width: 12, door: 10 } );
		expect( wide.windows[ 0 ].map( ( one ) => one.centre ) ).toEqual( [ 2, 6 ] );
		expect( modelOf( { volumes: [ garage ] } ) ).toBeNull();
		expect( modelOf( {} ) ).toBeNull();
	} );
} );

describe( 'the floorplans of the demo', () => {
	test.each( cases )( '%s has the rooms of its record', ( ref, { property, floors } ) => {
		const rooms = floors.flatMap( ( floor ) => floor.rooms );
		expect( rooms.filter( ( r ) => r.kind === 'bed' ) ).toHaveLength( property.bedrooms );
		if ( property.style !== 'shop' ) {
			expect( rooms.filter( ( r ) => r.kind === 'bath' ) ).toHaveLength( property.bathrooms );
			expect( rooms.filter( ( r ) => r.kind === 'living' || r.reception ) ).toHaveLength( Math.max( 1, property.living_rooms ) );
		}
	} );

	test.each( cases )( '%s: rooms fill their row and none is a slit', ( ref, { floors } ) => {
		for ( const floor of floors ) {
			for ( const row of [ 0, 1 ] ) {
				const rooms = floor.rooms.filter( ( r ) => r.row !== 'kiln' && ( r.through || r.y > 0 === Boolean( row ) ) );
				const isThere = rooms.some( ( r ) => ! r.through );
				expect( isThere || floor.depth - rooms[ 0 ].d < 0.01 ).toBe( true );
				expect( ! isThere ? floor.width : rooms.reduce( ( sum, r ) => sum + r.w, 0 ) ).toBeCloseTo( floor.width, 3 );
			}
			expect( floor.rooms.filter( ( r ) => r.w < 0.8 || ( [ 'bed', 'living', 'kitchen' ].includes( r.kind ) && Math.min( r.w, r.d ) < 1.7 ) ).map( ( r ) => r.name ) ).toEqual( [] );
		}
	} );

	test.each( cases )( '%s names its rooms, with metres and feet', ( ref, { floors, svg } ) => {
		const living = floors.flatMap( ( floor ) => floor.rooms ).find( ( r ) => [ 'living', 'kitchen', 'shop' ].includes( r.kind ) );
		expect( svg ).toContain( living.name.split( ' ' )[ 0 ] );
		expect( svg ).toMatch( /\d\.\d\d × \d\.\d\d m/ );
		expect( svg ).toMatch( /\d+'\d+" × \d+'\d+"/ );
	} );

	test.each( detached )( '%s: the front door is on the side where the model has it', ( ref, { model, floors } ) => {
		const hall = floors.flatMap( ( floor ) => floor.rooms ).find( ( r ) => r.kind === 'hall' );
		const side = ( share ) => ( share < 0.34 ? 'left' : share > 0.66 ? 'right' : 'middle' ); // eslint-disable-line no-nested-ternary -- three sides
		const [ there, here ] = [ side( model.door / model.width ), side( ( hall.x + 0.6 ) / floors[ 0 ].width ) ];
		expect( here === there || there === 'middle' ).toBe( true );
	} );

	test( 'a shower room has a shower, a bathroom a bath', () => {
		const widths = ( name ) => [ ...fittings( { name, kind: 'bath', w: 2.5, d: 3, x: 0, y: 0 }, 50, 0, 0 ).matchAll( /<rect[^>]* width="([\d.]+)"/g ) ].map( ( [ , width ] ) => Number( width ) );
		expect( Math.max( ...widths( 'Bathroom' ) ) ).toBe( 85 );
		expect( [ 'Shower room', 'Wet room' ].map( ( name ) => Math.max( ...widths( name ) ) ) ).toEqual( [ 47.5, 47.5 ] );
	} );

	test( 'most fronts are as wide as the model; the others are as near as rooms of that size allow', () => {
		const same = detached.filter( ( [ , { model, floors } ] ) => Math.abs( model.width - floors[ 0 ].width ) < 0.01 );
		expect( same.length ).toBeGreaterThanOrEqual( 20 );
		expect( detached.filter( ( [ , { model, floors } ] ) => Math.abs( Math.log( floors[ 0 ].width / model.width ) ) > 0.48 ).map( ( [ ref ] ) => ref ) ).toEqual( [] );
	} );
} );
