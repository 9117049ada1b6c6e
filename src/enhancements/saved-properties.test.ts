const KEY = 'hh_favourites';

const card = ( id: number ) => `<article><button type="button" data-hh-save="${ id }" hidden>Save</button></article>`;
const stored = () => JSON.parse( window.localStorage.getItem( KEY ) ?? 'null' ) as unknown;
const button = ( id: number ) => document.querySelector< HTMLButtonElement >( `[data-hh-save="${ id }"]` ) as HTMLButtonElement;
const count = () => document.querySelector( '[data-hh-saved-count]' )?.textContent;
const settle = () => new Promise( ( resolve ) => setTimeout( resolve, 0 ) );

const PAGE = `
	<div data-hh-saved-page data-api="http://localhost/kept" data-share="http://localhost/saved/">
		<div data-part="bar" hidden><button type="button" data-part="share" data-done-label="Copied">Copy</button>
		<button type="button" data-part="clear" data-sure-label="Really?">Remove all</button><label data-part="link" hidden>Link <input></label></div>
		<p data-part="wait" hidden></p><p data-part="failed" hidden></p><div data-part="cards"></div><div data-part="empty"><a href="/">Home</a></div>
	</div>`;

function start( html: string ): void {
	// The listeners of the test before stay with its body.
	document.body.replaceWith( document.createElement( 'body' ) );
	document.body.innerHTML = `<a>Saved <span data-hh-saved-count></span></a>${ html }`;
	jest.isolateModules( () => {
		require( './saved-properties' );
		require( './saved-page' );
	} );
}

const answer = ( ids: number[] ) => ( { ok: true, status: 200, json: async () => ( { data: ids.map( ( id ) => ( { id, on_market: true, html: card( id ) } ) ) } ) } );

beforeEach( () => window.localStorage.clear() );

it( 'shows the buttons, saves and takes off, and counts', () => {
	start( card( 12 ) + card( 7 ) );
	expect( button( 12 ).hidden ).toBe( false );
	button( 12 ).click();
	button( 7 ).click();
	expect( stored() ).toEqual( { v: 1, ids: [ 7, 12 ] } );
	expect( button( 12 ) ).toHaveClass( 'is-saved' );
	expect( count() ).toBe( '2' );
	button( 12 ).click();
	expect( stored() ).toEqual( { v: 1, ids: [ 7 ] } );
	expect( button( 12 ) ).not.toHaveClass( 'is-saved' );
} );

it( 'keeps a hundred, and drops the oldest beyond', () => {
	window.localStorage.setItem( KEY, JSON.stringify( { v: 1, ids: Array.from( { length: 100 }, ( _, index ) => index + 1 ) } ) );
	start( card( 500 ) );
	button( 500 ).click();
	const { ids } = stored() as { ids: number[] };
	expect( ids ).toHaveLength( 100 );
	expect( ids[ 0 ] ).toBe( 500 );
	expect( ids ).not.toContain( 100 );
} );

it.each( [ 'nonsense', '{"v":2,"ids":[1]}', '{"v":1,"ids":"1"}', '[1]', 'null' ] )( 'takes what is not its own for nothing: %s', ( text ) => {
	window.localStorage.setItem( KEY, text );
	start( card( 1 ) );
	expect( count() ).toBe( '' );
	button( 1 ).click();
	expect( stored() ).toEqual( { v: 1, ids: [ 1 ] } );
} );

it( 'lasts as long as the page where the browser keeps nothing', () => {
	const set = jest.spyOn( Storage.prototype, 'setItem' ).mockImplementation( () => {
		throw new Error( 'full' );
	} );
	start( card( 1 ) );
	button( 1 ).click();
	expect( button( 1 ) ).toHaveClass( 'is-saved' );
	expect( count() ).toBe( '1' );
	set.mockRestore();
} );

it( 'follows another tab', () => {
	start( card( 3 ) );
	window.localStorage.setItem( KEY, JSON.stringify( { v: 1, ids: [ 3 ] } ) );
	window.dispatchEvent( new StorageEvent( 'storage', { key: KEY } ) );
	expect( button( 3 ) ).toHaveClass( 'is-saved' );
} );

it( 'works the buttons of cards that come later', async () => {
	window.localStorage.setItem( KEY, JSON.stringify( { v: 1, ids: [ 9 ] } ) );
	start( '<div id="later"></div>' );
	( document.getElementById( 'later' ) as HTMLElement ).innerHTML = card( 9 );
	await settle();
	expect( button( 9 ).hidden ).toBe( false );
	expect( button( 9 ) ).toHaveClass( 'is-saved' );
} );

it( 'fills the page of what is saved, and empties it again after asking', async () => {
	window.localStorage.setItem( KEY, JSON.stringify( { v: 1, ids: [ 2, 1 ] } ) );
	const fetched = jest.fn().mockResolvedValue( answer( [ 2, 1 ] ) );
	window.fetch = fetched;
	start( PAGE );
	await settle();
	expect( String( fetched.mock.calls[ 0 ]?.[ 0 ] ) ).toBe( 'http://localhost/kept?ids=2%2C1' );
	const part = ( name: string ) => document.querySelector< HTMLElement >( `[data-part="${ name }"]` ) as HTMLElement;
	expect( [ ...part( 'cards' ).querySelectorAll( 'button' ) ].map( ( one ) => one.dataset.hhSave ) ).toEqual( [ '2', '1' ] );
	expect( part( 'empty' ).hidden ).toBe( true );
	button( 2 ).click();
	expect( part( 'cards' ).children ).toHaveLength( 1 );
	part( 'clear' ).click();
	expect( part( 'clear' ).textContent ).toBe( 'Really?' );
	expect( part( 'cards' ).children ).toHaveLength( 1 );
	part( 'clear' ).click();
	expect( stored() ).toEqual( { v: 1, ids: [] } );
	expect( part( 'cards' ).children ).toHaveLength( 0 );
	expect( part( 'empty' ).hidden ).toBe( false );
} );

it( 'says so where the server cannot be asked, and keeps what is saved', async () => {
	window.localStorage.setItem( KEY, JSON.stringify( { v: 1, ids: [ 2 ] } ) );
	window.fetch = jest.fn().mockRejectedValue( new TypeError( 'offline' ) );
	start( PAGE );
	await settle();
	expect( document.querySelector< HTMLElement >( '[data-part="failed"]' )?.hidden ).toBe( false );
	expect( stored() ).toEqual( { v: 1, ids: [ 2 ] } );
} );

export {};
