import vectors from '../../../plugins/core/tests/vectors/polygons.json';
import { cleanBounds, decodeBounds, encodeBounds } from './bounds';
import { cleanPolygon, decodePolygon, encodePolygon, isInPolygon, type Point } from './polygon';
import { simplifyPolygon } from './simplify';

const point = ( [ latitude, longitude ]: number[] ): Point => ( { latitude: latitude!, longitude: longitude! } );

describe( 'drawn areas, by the vectors that PHP runs too', () => {
	it.each( vectors.encode )( 'writes and reads $name', ( { points, encoded } ) => {
		expect( encodePolygon( points.map( point ) ) ).toBe( encoded );
		decodePolygon( encoded )!.forEach( ( corner, at ) => {
			expect( corner.latitude ).toBeCloseTo( points[ at ]![ 0 ]!, 4 );
			expect( corner.longitude ).toBeCloseTo( points[ at ]![ 1 ]!, 4 );
		} );
		expect( cleanPolygon( encoded ) ).toBe( encoded );
	} );

	it.each( vectors.broken )( 'reads no area: $name', ( { encoded } ) => {
		expect( decodePolygon( encoded ) ).toBeNull();
		expect( cleanPolygon( encoded ) ).toBe( '' );
	} );

	it.each( vectors.canonical )( 'has one way to write an area: $name', ( { encoded, canonical } ) => {
		expect( cleanPolygon( encoded ) ).toBe( canonical );
	} );

	it.each( vectors.holds )( '$shape: $point', ( { polygon, point: at, inside } ) => {
		expect( isInPolygon( point( at ), decodePolygon( polygon )! ) ).toBe( inside );
	} );

	it.each( vectors.bounds )( 'reads the bounds "$text"', ( { text, canonical } ) => {
		expect( cleanBounds( text ) ).toBe( canonical );
	} );
} );

describe( 'bounds', () => {
	it( 'are written with five decimals', () => {
		expect( encodeBounds( { south: 50.98765432, west: -0.1, north: 51, east: 1 / 3 } ) ).toBe( '50.98765,-0.1,51,0.33333' );
		expect( encodeBounds( { south: -0.000001, west: 0, north: 1, east: 1 } ) ).toBe( '0,0,1,1' );
		expect( decodeBounds( '50.9,-0.1,51,1' ) ).toEqual( { south: 50.9, west: -0.1, north: 51, east: 1 } );
	} );
} );

describe( 'simplifyPolygon', () => {
	const circle = ( corners: number ) =>
		Array.from( { length: corners }, ( _, at ) => {
			const angle = ( 2 * Math.PI * at ) / corners;
			return { latitude: 51.1 + 0.1 * Math.sin( angle ), longitude: 0.6 + 0.15 * Math.cos( angle ) };
		} );

	it( 'leaves no more corners than an address holds, and the shape', () => {
		const drawn = circle( 2000 );
		const simple = simplifyPolygon( drawn );
		expect( simple.length ).toBeLessThanOrEqual( 200 );
		expect( simple.length ).toBeGreaterThan( 20 );
		expect( decodePolygon( encodePolygon( simple ) ) ).not.toBeNull();
		let differences = 0;
		for ( let latitude = 50.98; latitude < 51.22; latitude += 0.004 ) {
			for ( let longitude = 0.43; longitude < 0.77; longitude += 0.004 ) {
				differences += Number( isInPolygon( { latitude, longitude }, drawn ) !== isInPolygon( { latitude, longitude }, simple ) );
			}
		}
		expect( differences ).toBeLessThan( 5 );
	} );

	it( 'leaves out what lies on a line or twice in one place, and keeps the corners of a square', () => {
		const square = [ [ 51, 0 ], [ 51, 0 ], [ 51, 0.1 ], [ 51, 0.2 ], [ 51.2, 0.2 ], [ 51.2, 0.1 ], [ 51.2, 0 ], [ 51, 0 ] ].map( point );
		expect( simplifyPolygon( square ) ).toHaveLength( 4 );
		expect( simplifyPolygon( [] ) ).toEqual( [] );
		expect( simplifyPolygon( [ point( [ 51, 0 ] ) ] ) ).toHaveLength( 1 );
	} );
} );
