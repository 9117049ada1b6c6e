import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { britishIsles, shapesOf } from './british-isles';
import { setLabels } from './labels';

const file = readFileSync( join( __dirname, 'british-isles.topojson' ) );
const shapes = shapesOf( JSON.parse( file.toString() ) );

/** Whether a ring goes round a point. */
function isInside( ring: Array< [ number, number ] >, [ latitude, longitude ]: [ number, number ] ): boolean {
	return ring.reduce( ( inside, [ y, x ], index ) => {
		const [ y0, x0 ] = ring.at( index - 1 ) as [ number, number ];
		return y > latitude !== y0 > latitude && longitude < x0 + ( ( latitude - y0 ) / ( y - y0 ) ) * ( x - x0 ) ? ! inside : inside;
	}, false );
}

describe( 'the land of maps without tiles', () => {
	it( 'is a small file', () => {
		expect( gzipSync( file ).length ).toBeLessThan( 60 * 1024 );
	} );

	it.each( [
		[ 'Maidstone', 51.27, 0.52, true ],
		[ 'Penrith', 54.66, -2.75, true ],
		[ 'Inverness', 57.47, -4.23, true ],
		[ 'Ryde, Isle of Wight', 50.71, -1.18, true ],
		[ 'Omagh', 54.6, -7.3, true ],
		[ 'Dogger Bank', 54.7, 2.3, false ],
		[ 'the Irish Sea', 53.7, -5, false ],
		[ 'the Channel', 50.4, -0.3, false ],
	] )( 'has %s on the right side of the coast', ( _name, latitude, longitude, isLand ) => {
		expect( shapes.land.some( ( ring ) => isInside( ring, [ latitude, longitude ] ) ) ).toBe( isLand );
	} );

	it( 'names each county once, within it or near', () => {
		const names = shapes.counties.map( ( { name } ) => name );
		expect( new Set( names ).size ).toBe( names.length );
		expect( names ).toEqual( expect.arrayContaining( [ 'Kent', 'East Sussex', 'Greater London', 'Powys', 'Fife', 'Northern Ireland' ] ) );
		const kent = shapes.counties.find( ( { name } ) => name === 'Kent' );
		expect( kent?.latitude ).toBeCloseTo( 51.2, 0 );
		expect( kent?.longitude ).toBeCloseTo( 0.7, 0 );
	} );

	it( 'sets the name of a county on its point, from afar only, and below every town', () => {
		const places = [ { name: 'Kent', kind: 'county', latitude: 51.2, longitude: 0.7 } ];
		const sheet = { width: 800, height: 600, project: () => ( { x: 400, y: 300 } ) };
		expect( setLabels( places, { ...sheet, zoom: 9 } ) ).toEqual( [ expect.objectContaining( { side: 'on' } ) ] );
		expect( setLabels( places, { ...sheet, zoom: 12 } ) ).toEqual( [] );
		expect( setLabels( [ ...places, { name: 'Ashford', kind: 'town', latitude: 51.2, longitude: 0.7 } ], { ...sheet, zoom: 9 } ).map( ( { place } ) => place.name ) ).toEqual( [ 'Ashford' ] );
	} );

	it( 'is asked for once, and again where it did not come', async () => {
		global.fetch = jest.fn().mockResolvedValueOnce( { ok: false, status: 503 } ).mockResolvedValue( { ok: true, json: () => Promise.resolve( JSON.parse( file.toString() ) ) } );
		await expect( britishIsles() ).rejects.toThrow( '503' );
		const [ one, other ] = await Promise.all( [ britishIsles(), britishIsles() ] );
		expect( one ).toBe( other );
		expect( fetch ).toHaveBeenCalledTimes( 2 );
	} );
} );
