import { fireEvent, waitFor } from '@testing-library/dom';

const answer = jest.fn();
const panel = () => document.querySelector< HTMLDetailsElement >( 'details' )!;
const body = () => document.querySelector< HTMLElement >( '[data-hh-lot-panel-body]' )!;
const responds = ( said: unknown, status = 200 ) => answer.mockResolvedValue( { ok: status < 400, status, json: () => Promise.resolve( said ) } );

beforeAll( () => {
	global.fetch = ( ...all ) => answer( ...all );
	require( './lot-panel' );
} );

beforeEach( () => {
	answer.mockReset();
	document.body.innerHTML =
		'<details data-hh-lot-panel="http://localhost/platform" data-nonce="abc" data-loading="Loading…" data-failed="Not had.">' +
		'<summary>Platform</summary><div data-hh-lot-panel-body role="status"></div></details>';
} );

function open( is: boolean ): void {
	panel().open = is;
	fireEvent( panel(), new Event( 'toggle' ) );
}

it( '[STAFF-01] opening asks for the panel, closing does not; syncing asks by POST and shows what came of it', async () => {
	responds( { html: '<p>Last sync 08:00</p><button data-hh-lot-sync>Sync again</button>', state: '' } );
	open( true );
	expect( body().textContent ).toBe( 'Loading…' );
	await waitFor( () => expect( body().textContent ).toContain( 'Last sync 08:00' ) );
	expect( answer.mock.calls ).toEqual( [ [ 'http://localhost/platform', { method: 'GET', credentials: 'same-origin', headers: { 'X-WP-Nonce': 'abc' } } ] ] );
	open( false );
	expect( answer ).toHaveBeenCalledTimes( 1 );

	responds( { html: '<p>Synced.</p>', state: 'done' } );
	fireEvent.click( document.querySelector( '[data-hh-lot-sync]' )! );
	await waitFor( () => expect( body().textContent ).toBe( 'Synced.' ) );
	expect( answer.mock.calls[ 1 ][ 1 ].method ).toBe( 'POST' );
} );

it( 'a refusal is said in its words, a lost connection in ours; one question at a time', async () => {
	responds( { code: 'hh_not_allowed', message: 'You may not <b>do</b> this.' }, 403 );
	open( true );
	open( true );
	await waitFor( () => expect( body().textContent ).toBe( 'You may not <b>do</b> this.' ) );
	expect( answer ).toHaveBeenCalledTimes( 1 );
	answer.mockRejectedValue( new TypeError( 'offline' ) );
	open( true );
	await waitFor( () => expect( body().textContent ).toBe( 'Not had.' ) );
} );
