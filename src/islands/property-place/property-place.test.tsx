import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PropertyPlaceProps } from '../../contract/generated/hpapi/property-place-props';
import type { Point } from '../../ui/map';
import { openPinMap } from './pin-map';
import { PropertyPlace } from './property-place';

const mockShow = jest.fn();
const mockRemove = jest.fn();
let drag: ( point: Point ) => void;

jest.mock( './pin-map', () => ( { openPinMap: jest.fn() } ) );
const mockReport = jest.fn();
jest.mock( '../../lib/report', () => ( { reportIslandFailure: ( ...what: unknown[] ) => mockReport( ...what ) } ) );

const props: PropertyPlaceProps = {
	find_url: 'https://example.com/wp-json/hpapi/v1/estate-agents/locate-postcode',
	nonce: 'n0nce',
	places_url: 'https://example.com/places',
	marker_url: 'https://example.com/marker.svg',
	state: 'Pin set to the centre of TN17 3AB.',
	tiles: { url: '', attribution: '', max_zoom: 18 } as unknown as PropertyPlaceProps[ 'tiles' ],
};
const found = { postcode: 'TN17 3AB', latitude: 51.0968, longitude: 0.5356, approximate: false, name: 'TN17 3AB', parish: 'Cranbrook' };

let answer: { status: number; body: object };
let asked: string[];

const field = ( name: string ) => document.querySelector< HTMLInputElement >( `#hpapi-${ name }` )!;
const status = () => screen.getByRole( 'status' );

beforeEach( () => {
	document.body.innerHTML = '<form><input id="hpapi-postcode"><input id="hpapi-latitude"><input id="hpapi-longitude"></form>';
	asked = [];
	answer = { status: 200, body: found };
	( openPinMap as jest.Mock ).mockReset().mockImplementation( async ( _element, _point, _props, moved ) => {
		drag = moved;
		return { show: mockShow, remove: mockRemove };
	} );
	[ mockShow, mockRemove, mockReport ].forEach( ( mock ) => mock.mockReset() );
	global.fetch = jest.fn( async ( url: URL, init: RequestInit ) => {
		asked.push( `${ url.searchParams.get( 'postcode' ) } ${ ( init.headers as Record< string, string > )[ 'X-WP-Nonce' ] }` );
		return { ok: answer.status < 400, status: answer.status, json: async () => answer.body };
	} ) as unknown as typeof fetch;
} );

it( '[STAFF-06] finds the postcode, shows it on the map, and leaves the point to the server', async () => {
	const user = userEvent.setup();
	render( <PropertyPlace { ...props } /> );
	expect( status() ).toHaveTextContent( 'Pin set to the centre of TN17 3AB.' );
	field( 'postcode' ).value = ' tn173ab ';
	field( 'latitude' ).value = '';
	await user.click( screen.getByRole( 'button', { name: 'Find by postcode' } ) );
	await waitFor( () => expect( status() ).toHaveTextContent( 'Pin set to the centre of TN17 3AB. Parish: Cranbrook.' ) );
	expect( asked ).toEqual( [ 'tn173ab n0nce' ] );
	expect( [ field( 'postcode' ).value, field( 'latitude' ).value, field( 'longitude' ).value ] ).toEqual( [ 'TN17 3AB', '', '' ] );
	expect( ( openPinMap as jest.Mock ).mock.calls[ 0 ][ 1 ] ).toMatchObject( { latitude: 51.0968, longitude: 0.5356 } );
	act( () => drag( { latitude: 51.1, longitude: 0.54 } ) );
	expect( [ field( 'latitude' ).value, field( 'longitude' ).value ] ).toEqual( [ '51.100000', '0.540000' ] );
	expect( status() ).toHaveTextContent( 'Location set by hand.' );
} );

it( '[STAFF-06] says that a parish was found from the area alone where the postcode is unknown', async () => {
	const user = userEvent.setup();
	answer = { status: 200, body: { ...found, postcode: 'TN17 3ZZ', approximate: true, name: 'TN17 3' } };
	render( <PropertyPlace { ...props } /> );
	field( 'postcode' ).value = 'TN17 3ZZ';
	await user.click( screen.getByRole( 'button', { name: 'Find by postcode' } ) );
	await waitFor( () => expect( status() ).toHaveTextContent( 'Approximate: for TN17 3ZZ we only have TN17 3. Drag the pin to the right place. The parish, Cranbrook, was found from the area too. Check it.' ) );
} );

it( '[STAFF-06] says what is wrong: no postcode, one that is none, no connection; Return looks up and does not save', async () => {
	const user = userEvent.setup();
	render( <PropertyPlace { ...props } /> );
	await user.click( screen.getByRole( 'button', { name: 'Find by postcode' } ) );
	expect( status() ).toHaveTextContent( 'Enter a postcode first.' );
	expect( field( 'postcode' ) ).toHaveFocus();
	const submitted = jest.fn( ( event: Event ) => event.preventDefault() );
	document.querySelector( 'form' )!.addEventListener( 'submit', submitted );
	answer = { status: 400, body: { message: '“X” is not a UK postcode. Enter it like TN17 3AB.' } };
	await user.type( field( 'postcode' ), 'X{Enter}' );
	await waitFor( () => expect( status() ).toHaveTextContent( 'is not a UK postcode' ) );
	expect( submitted ).not.toHaveBeenCalled();
	global.fetch = jest.fn().mockRejectedValue( new TypeError( 'offline' ) );
	await user.click( screen.getByRole( 'button', { name: 'Find by postcode' } ) );
	await waitFor( () => expect( status() ).toHaveTextContent( 'couldn’t look up the postcode' ) );
	expect( openPinMap ).not.toHaveBeenCalled();
} );

it( '[STAFF-06] the map follows latitude and longitude, and goes with the island', async () => {
	field( 'latitude' ).value = '51.0968';
	field( 'longitude' ).value = '0.5356';
	const { unmount } = render( <PropertyPlace { ...props } /> );
	await screen.findByText( /Drag the pin/ );
	const type = async ( latitude: string ) =>
		act( async () => {
			field( 'latitude' ).value = latitude;
			field( 'latitude' ).dispatchEvent( new Event( 'change' ) );
		} );
	await type( '51.2' );
	expect( mockShow ).toHaveBeenCalledWith( { latitude: 51.2, longitude: 0.5356 } );
	await type( '510' );
	expect( mockShow ).toHaveBeenCalledTimes( 1 );
	unmount();
	await waitFor( () => expect( mockRemove ).toHaveBeenCalled() );
} );

it( '[STAFF-06] says so where the map’s code does not come, and reports it', async () => {
	( openPinMap as jest.Mock ).mockRejectedValue( new Error( 'no chunk' ) );
	field( 'latitude' ).value = '51.0968';
	field( 'longitude' ).value = '0.5356';
	render( <PropertyPlace { ...props } /> );
	await waitFor( () => expect( status() ).toHaveTextContent( 'error loading the map' ) );
	expect( mockReport ).toHaveBeenCalledWith( 'property-place', expect.any( Error ) );
} );
