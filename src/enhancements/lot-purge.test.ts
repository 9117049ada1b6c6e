import { fireEvent, waitFor } from '@testing-library/dom';

const WORDS =
	'data-missing="Error reading lot ID" data-unexpected="Unexpected reponse from Cloudinary. Cache has probably been cleared but we can\'t be sure."' +
	' data-failed="Sorry, there was an error purging the image cache" data-done="Cache clear complete!" data-success="SUCCESS" data-fail="FAIL" data-working="Purging…"';

const answer = jest.fn();
const button = () => document.querySelector< HTMLElement >( '[data-hh-purge]' )!;
const dialog = () => document.querySelector< HTMLDialogElement >( 'dialog' )!;
const heading = () => document.querySelector( 'h2' )!.textContent;
const lines = () => [ ...document.querySelectorAll( 'li' ) ].map( ( line ) => line.textContent );

function page( lot = '12' ): void {
	document.body.innerHTML =
		`<div id="lots"><button data-hh-purge="http://localhost/wp-json/purge" data-hh-purge-lot="${ lot }" data-hh-purge-nonce="abc">Purge image cache</button></div>` +
		`<dialog data-hh-purge-dialog ${ WORDS }><h2></h2><ul></ul><button data-hh-purge-close>OK</button></dialog>`;
}

beforeAll( () => {
	global.fetch = ( ...all ) => answer( ...all );
	require( './lot-purge' );
} );

beforeEach( () => {
	answer.mockReset();
	page();
	dialog().showModal = function ( this: HTMLDialogElement ) {
		this.open = true;
	};
	dialog().close = function ( this: HTMLDialogElement ) {
		this.open = false;
	};
} );

const responds = ( body: unknown, status = 200 ) => answer.mockResolvedValue( { ok: status < 400, status, json: () => ( body instanceof Error ? Promise.reject( body ) : Promise.resolve( body ) ) } );

it( '[PURGE-01] asks by POST with the nonce, once, and says that it works', async () => {
	let finish: ( value: unknown ) => void = () => undefined;
	answer.mockReturnValue( new Promise( ( resolve ) => ( finish = resolve ) ) );
	fireEvent.click( button() );
	fireEvent.click( button() );
	expect( answer.mock.calls ).toEqual( [ [ 'http://localhost/wp-json/purge', { method: 'POST', credentials: 'same-origin', headers: { 'X-WP-Nonce': 'abc' } } ] ] );
	expect( button().textContent ).toBe( 'Purging…' );
	finish( { ok: true, json: () => Promise.resolve( { response: [] } ) } );
	await waitFor( () => expect( button().textContent ).toBe( 'Purge image cache' ) );
	expect( button().hasAttribute( 'aria-disabled' ) ).toBe( false );
	expect( dialog().open ).toBe( true );
	fireEvent.click( document.querySelector( '[data-hh-purge-close]' )! );
	expect( dialog().open ).toBe( false );
} );

it( '[PURGE-02] a lot without an id', async () => {
	button().dataset.hhPurgeLot = '';
	fireEvent.click( button() );
	await waitFor( () => expect( heading() ).toBe( 'Error reading lot ID' ) );
	expect( answer ).not.toHaveBeenCalled();
} );

it.each( [ {}, null, { response: 'ok' }, { response: [ { image: 1 } ] }, new SyntaxError( 'HTML' ) ] )( '[PURGE-03] an answer without a response: %j', async ( body ) => {
	responds( body );
	fireEvent.click( button() );
	await waitFor( () => expect( heading() ).toBe( "Unexpected reponse from Cloudinary. Cache has probably been cleared but we can't be sure." ) );
	expect( lines() ).toEqual( [] );
} );

it.each( [ 401, 403, 404, 429, 500 ] )( '[PURGE-04] a failure: %d', async ( status ) => {
	responds( { code: 'x', message: 'y' }, status );
	fireEvent.click( button() );
	await waitFor( () => expect( heading() ).toBe( 'Sorry, there was an error purging the image cache' ) );
} );

it( '[PURGE-04] no connection', async () => {
	answer.mockRejectedValue( new TypeError( 'offline' ) );
	fireEvent.click( button() );
	await waitFor( () => expect( heading() ).toBe( 'Sorry, there was an error purging the image cache' ) );
} );

it( '[PURGE-05] success with the outcome and reason of each picture, as text', async () => {
	responds( {
		response: [
			{ image: 'https://example.com/a/front%20view.webp', success: true, message: 'Cached copies cleared.' },
			{ image: 'https://example.com/a/back.webp', success: false, message: 'Cloudinary answered 500. <b>x</b>' },
		],
	} );
	fireEvent.click( button() );
	await waitFor( () => expect( heading() ).toBe( 'Cache clear complete!' ) );
	expect( lines() ).toEqual( [ 'SUCCESS front view.webp: Cached copies cleared.', 'FAIL back.webp: Cloudinary answered 500. <b>x</b>' ] );
	expect( document.querySelector( 'li b' ) ).toBeNull();
} );

it( 'buttons that come later work too', async () => {
	responds( { response: [] } );
	document.getElementById( 'lots' )!.innerHTML += '<button data-hh-purge="http://localhost/later" data-hh-purge-lot="13">Later</button>';
	fireEvent.click( document.querySelector( '[data-hh-purge-lot="13"]' )! );
	await waitFor( () => expect( answer ).toHaveBeenCalledWith( 'http://localhost/later', expect.anything() ) );
} );
