import { degrees, graticule } from './graticule';
import { setLabels } from './labels';
import type { Place } from './types';

const place = ( name: string, kind: string, x: number, y: number ): Place => ( { name, kind, latitude: y, longitude: x } );
const sheet = { zoom: 13, width: 600, height: 400, project: ( { latitude, longitude }: Place ) => ( { x: longitude, y: latitude } ) };
const sides = ( places: Place[], more = {} ) => Object.fromEntries( setLabels( places, { ...sheet, ...more } ).map( ( { place: { name, kind }, side } ) => [ `${ kind } ${ name }`, side ] ) );

describe( 'the names on the plain ground', () => {
	it( 'give way to greater places, and change sides where that helps', () => {
		expect( sides( [ place( 'Iden', 'village', 270, 200 ), place( 'Rye', 'town', 200, 200 ), place( 'Peasmarsh', 'village', 195, 200 ) ] ) ).toEqual( {
			'town Rye': 'right',
			'village Iden': 'right',
		} );
		expect( sides( [ place( 'Tenterden', 'town', 300, 200 ), place( 'Rolvenden', 'village', 285, 200 ) ] ) ).toEqual( { 'town Tenterden': 'right', 'village Rolvenden': 'left' } );
	} );

	it( 'are never cut by the edge, nor set under what lies on the map', () => {
		expect( sides( [ place( 'Sevenoaks', 'town', 570, 200 ), place( 'Lydd', 'town', 300, 4 ) ] ) ).toEqual( { 'town Sevenoaks': 'left' } );
		const pin = { left: 295, right: 360, top: 180, bottom: 220 };
		expect( sides( [ place( 'Cranbrook', 'town', 300, 200 ) ], { taken: [ pin ] } ) ).toEqual( {} );
	} );

	it( 'of small places come with the zoom; a station whose name is the town’s keeps its mark', () => {
		const places = [ place( 'Headcorn', 'village', 200, 200 ), place( 'Headcorn', 'station', 230, 260 ), place( 'Hareplain', 'hamlet', 100, 100 ) ];
		expect( sides( places ) ).toEqual( { 'village Headcorn': 'right', 'station Headcorn': null, 'hamlet Hareplain': 'right' } );
		expect( sides( places, { zoom: 10 } ) ).toEqual( { 'village Headcorn': 'right' } );
	} );
} );

describe( 'the graticule', () => {
	it( 'has a few lines at whole minutes, whatever the zoom', () => {
		expect( graticule( { south: 50.99, west: 0.49, north: 51.11, east: 0.61 } ) ).toEqual( {
			parallels: [ 51, 51.033333333333336 + 0, 51.06666666666667, 51.1 ].map( ( at ) => expect.closeTo( at, 6 ) ),
			meridians: [ 0.5, 0.5333333, 0.5666667, 0.6 ].map( ( at ) => expect.closeTo( at, 6 ) ),
		} );
		for ( const size of [ 0.01, 0.3, 2, 12 ] ) {
			const { parallels } = graticule( { south: 51, west: 0, north: 51 + size, east: size } );
			expect( parallels.length ).toBeGreaterThan( 0 );
			expect( parallels.length ).toBeLessThanOrEqual( 8 );
		}
	} );

	it( 'is written in degrees and minutes', () => {
		expect( degrees( 51 + 5 / 60, [ 'N', 'S' ] ) ).toBe( '51°05′N' );
		expect( degrees( -0.25, [ 'E', 'W' ] ) ).toBe( '0°15′W' );
		expect( degrees( 0, [ 'E', 'W' ] ) ).toBe( '0°00′' );
		expect( degrees( 51.0083333, [ 'N', 'S' ] ) ).toBe( '51°00′30″N' );
	} );
} );
