let answers: Array< { version: number; sale_status: string; lots: Array< { id: number; said: string } > } >;
let page: string;
let asked: string[];
let hidden: boolean;
let listen: jest.SpyInstance;

beforeEach( () => {
	jest.useFakeTimers();
	jest.resetModules();
	hidden = false;
	asked = [];
	listen = jest.spyOn( document, 'addEventListener' );
	Object.defineProperty( document, 'hidden', { get: () => hidden, configurable: true } );
	document.body.innerHTML = `<article data-hh-lot="7" data-hh-lot-live="http://localhost/wp-json/hpapi/v1/car-auctions/lots/live?auction_id=3">
		<div data-hh-live="price">Guide price £3,000</div><p data-hh-live="bar">£3,000</p><p>Stays</p><p role="status" data-hh-lot-said></p></article>`;
	page = '<div data-hh-live="price">Sold for £4,250</div><p data-hh-live="bar">£4,250</p>';
	window.fetch = jest.fn( ( address: URL | string, { cache }: RequestInit = {} ) => {
		asked.push( `${ new URL( address, 'http://localhost/' ).search } ${ cache }` );
		const isLive = String( address ).includes( '/live' );
		return Promise.resolve( { ok: true, status: 200, json: () => Promise.resolve( answers.length > 1 ? answers.shift() : answers[ 0 ] ), text: () => Promise.resolve( isLive ? '' : page ) } );
	} ) as unknown as typeof fetch;
} );

// The page of each test is new; its listeners would not be.
afterEach( () => {
	for ( const [ type, listener ] of listen.mock.calls ) {
		document.removeEventListener( type, listener );
	}
	listen.mockRestore();
	jest.useRealTimers();
} );

const start = () =>
	jest.isolateModules( () => {
		require( './lot-live' );
	} );
const pass = ( time: number ) => jest.advanceTimersByTimeAsync( time );
const part = ( name: string ) => document.querySelector( `[data-hh-live="${ name }"]` )?.textContent;

it( '[AUC-15] a lot’s page takes in its result within 20 s, and says it once', async () => {
	answers = [
		{ version: 5, sale_status: 'running', lots: [] },
		{ version: 6, sale_status: 'running', lots: [ { id: 8, said: 'Lot 8: sold' } ] },
		{ version: 7, sale_status: 'running', lots: [ { id: 7, said: 'Lot 12A: sold for £4,250' } ] },
	];
	start();
	await pass( 0 );
	expect( asked ).toEqual( [ '?auction_id=3&since=0 no-cache' ] );
	await pass( 15_000 );
	expect( part( 'price' ) ).toBe( 'Guide price £3,000' );
	await pass( 15_000 );
	expect( asked.slice( 1 ) ).toEqual( [ '?auction_id=3&since=5 no-cache', '?auction_id=3&since=6 no-cache', ' reload' ] );
	expect( part( 'price' ) ).toBe( 'Sold for £4,250' );
	expect( part( 'bar' ) ).toBe( '£4,250' );
	expect( document.querySelector( '[role="status"]' ) ).toHaveTextContent( 'Lot 12A: sold for £4,250' );
} );

it( '[AUC-15] asks nothing while the tab is hidden, and at once when it is seen again', async () => {
	answers = [ { version: 5, sale_status: 'running', lots: [] } ];
	start();
	await pass( 0 );
	hidden = true;
	document.dispatchEvent( new Event( 'visibilitychange' ) );
	await pass( 120_000 );
	expect( asked ).toHaveLength( 1 );
	hidden = false;
	document.dispatchEvent( new Event( 'visibilitychange' ) );
	await pass( 0 );
	expect( asked ).toHaveLength( 2 );
} );

it( 'stops when the sale is over, and asks less often while the server fails', async () => {
	answers = [ { version: 5, sale_status: 'finished', lots: [] } ];
	start();
	await pass( 0 );
	await pass( 120_000 );
	expect( asked ).toEqual( [ '?auction_id=3&since=0 no-cache', ' reload' ] );

	jest.resetModules();
	asked = [];
	window.fetch = jest.fn( () => {
		asked.push( 'failed' );
		return Promise.resolve( { ok: false, status: 503 } );
	} ) as unknown as typeof fetch;
	start();
	await pass( 0 );
	await pass( 30_000 );
	expect( asked ).toHaveLength( 2 );
	await pass( 60_000 );
	expect( asked ).toHaveLength( 3 );
} );

export {};
