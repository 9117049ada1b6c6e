const KEY = 'hh_viewed';
const stored = () => ( JSON.parse( window.localStorage.getItem( KEY ) ?? '{}' ) as { ids?: number[] } ).ids ?? [];
const settle = () => new Promise( ( resolve ) => setTimeout( resolve, 0 ) );

class SeenAtOnce {
	constructor( private readonly callback: IntersectionObserverCallback ) {}
	observe() {
		this.callback( [ { isIntersecting: true } as IntersectionObserverEntry ], this as unknown as IntersectionObserver );
	}
	disconnect() {}
}

function start( html: string ): HTMLElement | null {
	document.body.innerHTML = html;
	jest.isolateModules( () => {
		require( './recently-viewed' );
	} );
	return document.querySelector( '[data-hh-viewed]' );
}

const ROW = ( but: number ) => `<section data-hh-viewed data-api="http://localhost/kept" data-but="${ but }" hidden>
	<button type="button" data-hh-viewed-clear>Forget</button><div data-hh-viewed-cards></div></section>`;

beforeEach( () => {
	window.localStorage.clear();
	Object.assign( window, { IntersectionObserver: SeenAtOnce } );
} );

it( 'keeps the last twelve that were looked at, newest first, each once', () => {
	for ( const id of [ 5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 ] ) {
		start( `<article data-hh-viewing="${ id }"></article>` );
	}
	expect( stored() ).toEqual( [ 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2 ] );
} );

it( 'shows the others, without the one of this page, and forgets what has left the market', async () => {
	window.localStorage.setItem( KEY, JSON.stringify( { v: 1, ids: [ 3, 2, 1 ] } ) );
	const fetched = jest.fn().mockResolvedValue( {
		ok: true,
		status: 200,
		json: async () => ( { data: [ { id: 3, on_market: true, html: '<article>3</article>' }, { id: 1, on_market: false, html: '<article>1</article>' } ] } ),
	} );
	window.fetch = fetched;
	const row = start( `<article data-hh-viewing="2"></article>${ ROW( 2 ) }` );
	await settle();
	expect( String( fetched.mock.calls[ 0 ]?.[ 0 ] ) ).toBe( 'http://localhost/kept?ids=3%2C1' );
	expect( row?.hidden ).toBe( false );
	expect( row?.querySelectorAll( 'article' ) ).toHaveLength( 1 );
	expect( stored() ).toEqual( [ 2, 3 ] );
	row?.querySelector< HTMLButtonElement >( '[data-hh-viewed-clear]' )?.click();
	expect( stored() ).toEqual( [] );
	expect( row?.hidden ).toBe( true );
} );

it( 'leaves out what has a card on the page', async () => {
	window.localStorage.setItem( KEY, JSON.stringify( { v: 1, ids: [ 3, 2 ] } ) );
	const fetched = jest.fn().mockResolvedValue( { ok: true, status: 200, json: async () => ( { data: [] } ) } );
	window.fetch = fetched;
	const card = '<article class="hh-card"><button data-hh-save="3"></button></article>';
	start( `${ card }${ ROW( 0 ) }` );
	await settle();
	expect( String( fetched.mock.calls[ 0 ]?.[ 0 ] ) ).toBe( 'http://localhost/kept?ids=2' );
	window.localStorage.setItem( KEY, JSON.stringify( { v: 1, ids: [ 3 ] } ) );
	expect( start( `${ card }${ ROW( 0 ) }` )?.hidden ).toBe( true );
	expect( fetched ).toHaveBeenCalledTimes( 1 );
	expect( stored() ).toEqual( [ 3 ] );
} );

it( 'stays away where there is none, or the server cannot be asked', async () => {
	expect( start( ROW( 0 ) )?.hidden ).toBe( true );
	window.localStorage.setItem( KEY, JSON.stringify( { v: 1, ids: [ 3 ] } ) );
	window.fetch = jest.fn().mockRejectedValue( new TypeError( 'offline' ) );
	const row = start( ROW( 0 ) );
	await settle();
	expect( row?.hidden ).toBe( true );
	expect( stored() ).toEqual( [ 3 ] );
} );

export {};
