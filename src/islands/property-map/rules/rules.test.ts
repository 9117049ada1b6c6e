import { encodePolygon } from '../../../lib/geo/polygon';
import { cornersOf, encodeArea, NOWHERE, readArea, withArea } from './address';
import { kindOf, landmarksNear, parseLandmarks } from './landmarks';
import { boxOf, miles } from './pins';

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
