import { act, fireEvent, render, screen } from '@testing-library/react';
import fixture from '../../../tests/fixtures/auctions/sync-overlay.json';
import answer from '../../../tests/fixtures/auctions/sync-answer.json';
import type { SyncOverlayProps } from '../../contract/generated/auctions/sync-overlay-props';
import { reload } from '../../lib/navigate';
import { SyncOverlay } from './sync-overlay';

jest.mock( '../../lib/navigate' );

const props = fixture.props as SyncOverlayProps;

interface Said {
	status?: number;
	body?: unknown;
	/** The connection breaks. */
	throws?: boolean;
}

let calls: string[];

/** What the server answers, call after call; the last one from then on. */
function serverSays( ...said: Said[] ) {
	global.fetch = jest.fn( ( url: string, init: RequestInit ) => {
		const next = said.length > 1 ? said.shift() : said[ 0 ];
		calls.push( `${ init.method } ${ url }` );
		if ( next?.throws ) {
			return Promise.reject( new TypeError( 'Failed to fetch' ) );
		}
		const status = next?.status ?? 200;
		return Promise.resolve( {
			ok: status < 400,
			status,
			json: () => ( next?.body === undefined ? Promise.reject( new SyntaxError( 'no JSON' ) ) : Promise.resolve( next.body ) ),
		} );
	} ) as unknown as typeof fetch;
}

const token = { body: { token: 'signed.token' } };
const done = { body: answer };
const running = { body: { ...answer, state: 'running', finished_at: 0 } };
const press = () => fireEvent.click( screen.getByRole( 'button', { name: /^Sync this/ } ) );
const pass = ( milliseconds: number ) => act( () => jest.advanceTimersByTimeAsync( milliseconds ) );

beforeEach( () => {
	jest.useFakeTimers();
	calls = [];
	jest.mocked( reload ).mockReset();
} );

afterEach( async () => {
	// The flag is the page's: it must be free again whatever happened.
	await pass( 10_000 );
	jest.useRealTimers();
} );

it( '[SYNC-02] covers the page under the platform’s name while it runs, and keeps the focus', async () => {
	serverSays( token, running, done );
	render( <SyncOverlay { ...props } /> );
	press();
	await pass( 0 );
	const overlay = screen.getByRole( 'dialog', { name: 'Syncing with Fake Platform' } );
	expect( screen.getByRole( 'heading', { name: 'Syncing with Fake Platform' } ) ).toHaveFocus();
	const escape = new Event( 'cancel', { cancelable: true } );
	fireEvent( overlay, escape );
	expect( escape.defaultPrevented ).toBe( true );
	expect( overlay ).toBeInTheDocument();
	await pass( 2000 );
} );

it( '[SYNC-01] [API-07] asks for the sale by a GET with a token that the click fetched; for a lot with its id', async () => {
	serverSays( token, done );
	const { unmount } = render( <SyncOverlay { ...props } /> );
	expect( calls ).toEqual( [] );
	press();
	await pass( 0 );
	expect( calls ).toEqual( [
		'POST http://localhost/wp-json/hpapi/v1/auction/sync-token',
		'GET http://localhost/wp-json/hpapi/v1/auction/sync?auctioneer_id=hh&sale_id=S1&token=signed.token',
	] );
	await pass( 1000 );
	unmount();
	serverSays( token, done );
	render( <SyncOverlay { ...props } lot_id="L7" /> );
	fireEvent.click( screen.getByRole( 'button', { name: 'Sync this lot' } ) );
	await pass( 0 );
	expect( calls[ 3 ] ).toContain( 'lot_id=L7' );
} );

it( '[SYNC-04] on success the overlay goes after 1000 ms, the page reloads, and the flag is reset', async () => {
	serverSays( token, done );
	render( <SyncOverlay { ...props } /> );
	press();
	await pass( 999 );
	expect( screen.getByRole( 'dialog' ) ).toBeInTheDocument();
	expect( reload ).not.toHaveBeenCalled();
	await pass( 1 );
	expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	expect( reload ).toHaveBeenCalledTimes( 1 );
	serverSays( token, done );
	press();
	await pass( 0 );
	expect( calls ).toHaveLength( 4 );
} );

it( '[SYNC-03] a second sync is blocked while one runs, from another button of the page too', async () => {
	serverSays( token, running, running, done );
	render(
		<>
			<SyncOverlay { ...props } />
			<SyncOverlay { ...props } lot_id="L7" />
		</>
	);
	press_all();
	press_all();
	await pass( 0 );
	expect( calls.filter( ( call ) => call.startsWith( 'POST' ) ) ).toHaveLength( 1 );
	expect( screen.getAllByRole( 'dialog' ) ).toHaveLength( 1 );
	await pass( 4000 );
	expect( calls.filter( ( call ) => call.startsWith( 'GET' ) ) ).toHaveLength( 3 );
	await pass( 1000 );
	expect( reload ).toHaveBeenCalledTimes( 1 );
} );

function press_all() {
	document.querySelectorAll< HTMLButtonElement >( '.hh-sync__button' ).forEach( ( button ) => fireEvent.click( button ) );
}

describe( '[SYNC-05] when it goes wrong the overlay is removed', () => {
	it.each( [ 403, 404, 409, 429, 500, 502, 503 ] )( 'an answer of %d: the status is logged', async ( status ) => {
		const log = jest.spyOn( console, 'error' ).mockImplementation( () => {} );
		serverSays( token, { status, body: { code: 'x', message: 'y', data: { status } } } );
		render( <SyncOverlay { ...props } /> );
		press();
		await pass( 0 );
		expect( screen.getByRole( 'alertdialog' ) ).toHaveTextContent( 'There was an error!' );
		expect( screen.queryByRole( 'dialog', { name: /Syncing/ } ) ).toBeNull();
		expect( log.mock.calls.flat().join( ' ' ) ).toContain( String( status ) );
		expect( reload ).not.toHaveBeenCalled();
		log.mockRestore();
	} );

	it.each( [
		[ 'a connection that breaks', { throws: true } ],
		[ 'an answer that cannot be read', {} ],
	] )( '%s: the sentence says what was synced', async ( _what, said ) => {
		serverSays( token, said );
		const { unmount } = render( <SyncOverlay { ...props } /> );
		press();
		await pass( 0 );
		expect( screen.getByRole( 'alertdialog' ) ).toHaveTextContent( 'There was an error syncing the sale' );
		unmount();
		serverSays( token, said );
		render( <SyncOverlay { ...props } lot_id="L7" /> );
		press();
		await pass( 0 );
		expect( screen.getByRole( 'alertdialog' ) ).toHaveTextContent( 'There was an error syncing the lot' );
	} );

	it( 'and another try is possible', async () => {
		serverSays( { throws: true } );
		render( <SyncOverlay { ...props } /> );
		press();
		await pass( 0 );
		fireEvent.click( screen.getByRole( 'button', { name: 'OK' } ) );
		serverSays( token, done );
		press();
		await pass( 1000 );
		expect( reload ).toHaveBeenCalledTimes( 1 );
	} );
} );
