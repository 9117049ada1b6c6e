import vectors from '../../../../plugins/hpapi/tests/vectors/map-grid.json';
import { encodePolygon } from '../../../lib/geo/polygon';
import { cornersOf, encodeArea, NOWHERE, readArea, withArea } from './address';
import { kindOf, landmarksNear, parseLandmarks } from './landmarks';
import { Counted } from './counted';
import { cellOf, cellsOf, Net } from './grid-clusters';
import { boxOf } from '../../../lib/geo/bounds';
import { miles, type Pin } from './pins';

const triangle = [ [ 51, 0.5 ], [ 51.1, 0.5 ], [ 51, 0.7 ] ].map( ( [ latitude, longitude ] ) => ( { latitude: latitude!, longitude: longitude! } ) );
const home = 'https://example.com/estate-agents/for-sale/?min_price=250000&view=map';
const headcorn = { name: 'Headcorn', kind: 'station', latitude: 51.165, longitude: 0.627 };

describe( 'what of the map is in an address', () => {
	it( 'comes back as it went in, beside the search', () => {
		const area = { bounds: { south: 50.9, west: -0.12345, north: 51.2, east: 0.75 }, polygon: encodePolygon( triangle ), landmarks: [ { ...headcorn, kind: 'station' as const } ] };
		const address = withArea( home, area );
		expect( readArea( new URL( address ).search ) ).toEqual( area );
		expect( new URL( address ).searchParams.get( 'min_price' ) ).toBe( '250000' );
		expect( new URL( address ).searchParams.get( 'bounds' ) ).toBe( '50.9,-0.12345,51.2,0.75' );
		expect( [ ...new URL( address ).searchParams.keys() ] ).toEqual( [ 'min_price', 'polygon', 'bounds', 'view', 'landmarks_array' ] );
		expect( withArea( address, NOWHERE ) ).toBe( home );
	} );

	it.each( [ 'bounds=1,2,3', 'bounds=51,0,50,1', 'polygon=%3F%3F', 'polygon=é', 'landmarks_array=[]', 'landmarks_array={"name":1}', 'landmarks_array=[{"name":"x"}]', 'landmarks_array=nonsense' ] )(
		'that is none counts as none: %s',
		( search ) => expect( readArea( `?${ search }` ) ).toEqual( NOWHERE )
	);

	it( 'has few enough corners, however long the line that was drawn', () => {
		const circle = Array.from( { length: 3000 }, ( _, at ) => ( { latitude: 51 + 0.1 * Math.sin( at / 477 ), longitude: 0.5 + 0.1 * Math.cos( at / 477 ) } ) );
		const encoded = encodeArea( circle ) ?? '';
		expect( cornersOf( encoded ).length ).toBeGreaterThan( 10 );
		expect( cornersOf( encoded ).length ).toBeLessThanOrEqual( 200 );
		expect( encodeArea( circle.slice( 0, 2 ) ) ).toBeNull();
	} );
} );

describe( 'landmarks', () => {
	const at = ( latitude: number, longitude = 0.627 ) => ( { latitude, longitude } );

	it( 'are those with a property within a mile, the most first', () => {
		const places = [ { ...headcorn, name: 'Empty', latitude: 52 }, { ...headcorn, name: 'One', latitude: 51.3 }, headcorn, { ...headcorn, name: 'School', kind: 'school' } ];
		const found = landmarksNear( places, 'station', [ at( 51.166 ), at( 51.17 ), at( 51.301 ), at( 51.18 ) ] );
		expect( found.map( ( { name } ) => name ) ).toEqual( [ 'Headcorn', 'One' ] );
		expect( kindOf( found ) ).toBe( 'station' );
	} );

	it( 'are twenty at most, as many as may be asked for', () => {
		const places = Array.from( { length: 30 }, ( _, index ) => ( { ...headcorn, name: `S${ index }`, latitude: 51 + index / 1000 } ) );
		expect( landmarksNear( places, 'station', places ) ).toHaveLength( 20 );
		expect( parseLandmarks( JSON.stringify( [ ...places ] ) ) ).toBeNull();
	} );
} );

it( 'measures along the great circle and finds the box of all', () => {
	expect( miles( { latitude: 51.5, longitude: -0.12 }, { latitude: 51.28, longitude: 1.08 } ) ).toBeCloseTo( 53.9, 0 );
	expect( boxOf( triangle ) ).toEqual( { south: 51, west: 0.5, north: 51.1, east: 0.7 } );
	expect( boxOf( [] ) ).toBeNull();
} );

describe( 'the net in which the server counts', () => {
	it.each( vectors )( 'has the same cells at zoom $zoom in $box', ( { zoom, box, width, height, points } ) => {
		expect( cellsOf( zoom, box ) ).toEqual( { width, height } );
		points.forEach( ( { cell, ...point } ) => expect( cellOf( point, { width, height } ) ).toBe( cell ) );
	} );

	const pin = ( latitude: number, longitude: number ) => ( { url: `${ latitude },${ longitude }`, latitude, longitude } ) as Pin;
	const view = { south: 50.9, west: 0.3, north: 51.3, east: 0.9 };
	const pins = [ pin( 51.0962, 0.5361 ), pin( 51.0963, 0.5363 ), pin( 51.0964, 0.5362 ), pin( 50.9513, 0.7339 ) ];

	it( 'gives a cluster the number, the place and the key that it has where the server counts it', () => {
		const [ many, one ] = new Net( pins ).marks( view, 10, view );
		const bounds = { south: 51.0962, west: 0.5361, north: 51.0964, east: 0.5363 };
		const counted = new Counted( { pins: [ pins[ 3 ]! ], clusters: [ { latitude: 51.0963, longitude: 0.5362, count: 3, bounds } ], total: 4 } );
		const said = ( { key, latitude, longitude, count, bounds: box }: NonNullable< typeof many > ) => ( { key, latitude, longitude, count, box } );
		expect( [ many!, one! ].map( said ) ).toEqual( counted.marks( view ).map( said ) );
		expect( new Net( pins ).zoomOf( many! ) ).toBe( counted.zoomOf( counted.marks( view )[ 0 ]! ) );
	} );

	it( 'knows what it put together, and leaves out what is beyond the view', () => {
		const net = new Net( pins );
		expect( net.pinsOf( net.marks( view, 10 )[ 0 ]! ) ).toEqual( pins.slice( 0, 3 ) );
		expect( net.marks( { ...view, south: 51 }, 10 ) ).toHaveLength( 1 );
		expect( net.marks( view, 18 ).map( ( { count } ) => count ).reduce( ( sum, count ) => sum + count ) ).toBe( 4 );
	} );
} );
