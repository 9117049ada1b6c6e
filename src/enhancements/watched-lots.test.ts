export {};

const KEY = 'hh_watched_lots';

async function start( html: string ): Promise< void > {
	document.body.innerHTML = html;
	await jest.isolateModulesAsync( async () => {
		await import( './watched-lots' );
	} );
}

const button = ( id: number ) =>
	`<button type="button" data-hh-watch="${ id }" aria-pressed="false" hidden><i></i><span>Watch</span></button>`;
const one = ( id: number ) => document.querySelector< HTMLButtonElement >( `[data-hh-watch="${ id }"]` )!;
const state = ( id: number ) => [ one( id ).hidden, one( id ).getAttribute( 'aria-pressed' ), one( id ).textContent ];

beforeEach( () => window.localStorage.clear() );

it( '[LOT-07] watches a lot and lets it go, under one name, and says how many there are', async () => {
	await start( `${ button( 7 ) }${ button( 9 ) }<b data-hh-watched-count></b>` );
	expect( state( 7 ) ).toEqual( [ false, 'false', 'Watch' ] );
	one( 7 ).querySelector( 'i' )!.click();
	expect( state( 7 ) ).toEqual( [ false, 'true', 'Watch' ] );
	expect( JSON.parse( window.localStorage.getItem( KEY )! ) ).toEqual( { v: 1, ids: [ 7 ] } );
	one( 9 ).click();
	expect( document.querySelector( 'b' )!.textContent ).toBe( '2' );
	one( 7 ).click();
	expect( state( 7 ) ).toEqual( [ false, 'false', 'Watch' ] );
	expect( JSON.parse( window.localStorage.getItem( KEY )! ) ).toEqual( { v: 1, ids: [ 9 ] } );
} );

it( '[LOT-07] knows what was watched before, on cards that come later and in another tab, too', async () => {
	window.localStorage.setItem( KEY, JSON.stringify( { v: 1, ids: [ 7 ] } ) );
	await start( '<div></div>' );
	document.querySelector( 'div' )!.innerHTML = button( 7 ) + button( 8 );
	await Promise.resolve();
	expect( [ state( 7 ), state( 8 ) ] ).toEqual( [
		[ false, 'true', 'Watch' ],
		[ false, 'false', 'Watch' ],
	] );
	window.localStorage.setItem( KEY, JSON.stringify( { v: 1, ids: [ 8 ] } ) );
	window.dispatchEvent( new StorageEvent( 'storage', { key: KEY } ) );
	expect( [ state( 7 )[ 1 ], state( 8 )[ 1 ] ] ).toEqual( [ 'false', 'true' ] );
} );
