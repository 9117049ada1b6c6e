import { act, fireEvent, render, screen } from '@testing-library/react';
import { LocationMap } from './location-map';
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

const open = async () => {
	await act( async () => {
		render( <LocationMap name="property-location" loader_url="/map-panel" /> );
	} );
};
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
	document.body.insertAdjacentHTML( 'afterbegin', '<input id="elsewhere">' );
	document.getElementById( 'elsewhere' )?.focus();
	await open();
	expect( document.activeElement?.id ).toBe( 'elsewhere' );
	document.getElementById( 'elsewhere' )?.remove();
} );
