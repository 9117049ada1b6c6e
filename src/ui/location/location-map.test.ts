import { act, fireEvent, screen } from '@testing-library/react';
import { mountLocationMaps } from './location-map';
import { showPanel } from './panel';
import { whenNear } from './when-near';

jest.mock( '../../lib/report' );
jest.mock( './panel' );
jest.mock( './when-near' );

const shown = jest.mocked( showPanel );
const near = jest.mocked( whenNear );

beforeEach( () => {
	window.matchMedia = ( () => ( { matches: true } ) ) as unknown as typeof window.matchMedia;
	shown.mockReset().mockResolvedValue( { view: { remove: jest.fn() } as never, hasTiles: true } );
	near.mockReset().mockImplementation( ( _element, onNear ) => {
		onNear();
		return () => {};
	} );
} );

/** As core's Map\\LocationMap prints it. */
const HTML = `<div data-island="property-location" data-props='{"loader_url":"/map-panel"}'>
	<div class="hh-location-map hh-location-map--room"><button class="hh-button hh-location-map__show" type="button" hidden>Show Map</button><div class="hh-location-map__panel"></div></div>
</div>`;

const open = async ( html = HTML ) => {
	await act( async () => {
		document.body.innerHTML = html;
		mountLocationMaps( 'property-location' );
	} );
};
const island = () => document.querySelector< HTMLElement >( '[data-island]' )!;
const press = ( name: string ) =>
	act( async () => {
		const button = screen.getByRole( 'button', { name } );
		button.focus();
		fireEvent.click( button );
	} );

it( '[PROP-03] who asks for the streets keeps the focus at the map, though their button goes', async () => {
	await open();
	await press( 'Show street map' );
	expect( screen.queryByRole( 'button', { name: 'Show street map' } ) ).toBeNull();
	expect( document.activeElement ).toBe( screen.getByRole( 'button', { name: 'Hide Map' } ) );
} );

it( '[PROP-03] where the streets do not come, the focus is at the button that tries again', async () => {
	await open();
	shown.mockRejectedValueOnce( new Error( 'No way through' ) );
	await press( 'Show street map' );
	expect( document.activeElement ).toBe( screen.getByRole( 'button', { name: 'Show Map' } ) );
	expect( screen.getByRole( 'alert' ).textContent ).toContain( 'error loading the map' );
} );

it( '[PROP-03] a map that opens by itself takes the focus from nobody', async () => {
	document.body.innerHTML = `<input id="elsewhere">${ HTML }`;
	document.getElementById( 'elsewhere' )?.focus();
	await act( async () => mountLocationMaps( 'property-location' ) );
	expect( document.activeElement?.id ).toBe( 'elsewhere' );
} );

it( '[PROP-03] a narrow screen asks for nothing before the button is pressed; it closes again', async () => {
	window.matchMedia = ( () => ( { matches: false } ) ) as unknown as typeof window.matchMedia;
	await open();
	expect( shown ).not.toHaveBeenCalled();
	await press( 'Show Map' );
	expect( shown ).toHaveBeenCalledWith( '/map-panel', expect.anything(), 'streets' );
	expect( screen.getByRole( 'button', { name: 'Hide Map' } ) ).toHaveAttribute( 'aria-expanded', 'true' );
	await press( 'Hide Map' );
	expect( screen.getByRole( 'button', { name: 'Show Map' } ) ).toHaveAttribute( 'aria-expanded', 'false' );
} );

it( 'is given up, with its button hidden, where the props cannot be used', async () => {
	await open( HTML.replace( 'loader_url', 'other' ) );
	expect( island().dataset.islandState ).toBe( 'failed' );
	expect( screen.queryByRole( 'button' ) ).toBeNull();
	await open();
	expect( island().dataset.islandState ).toBe( 'mounted' );
} );
