import { tellNews } from '../lib/live-news';

const NOW = 1_790_000_000;
let answers: Array< { status: number; body?: object } >;
let asked: Array< { since: string | null; tag: unknown } >;
let listen: jest.SpyInstance;
const run = ( lots: number[], since = NOW ) => ( { since, pace: 600, lots, number: String( lots[ 0 ] ), name: `Ford ${ lots[ 0 ] }`, url: `http://localhost/lot/${ lots[ 0 ] }/` } );

const show = ( live: boolean, renew = false ) => {
	document.body.innerHTML = `<div data-hh-sale-now="3" data-version="12" ${ live ? 'data-live="http://localhost/wp-json/hpapi/v1/car-auctions/lots/live?auction_id=3"' : '' } ${ renew ? 'data-renew' : '' }
		data-run='${ JSON.stringify( { since: NOW, pace: 600, lots: [ 7, 8, 9 ] } ) }'><a href="/lot/7/" data-hh-now-link data-text="Now at lot %s">Now at lot 7</a> <span data-hh-now-name>Ford 7</span><div data-hh-live="screen">Old</div></div>
		<p data-hh-expected="9" data-text="Expected around %s" data-now="Being sold now"></p>
		<table><tbody><tr data-hh-run-row="7" class="hh-run-list__lot--now"><td data-hh-run-price>£3,000</td></tr><tr data-hh-run-row="8"><td data-hh-run-price>£4,000</td></tr></tbody></table>`;
	jest.isolateModules( () => {
		require( './sale-now' );
	} );
};
const pass = ( seconds: number ) => jest.advanceTimersByTimeAsync( seconds * 1000 );
const expectedText = () => document.querySelector( '[data-hh-expected]' )?.textContent;

beforeEach( () => {
	jest.useFakeTimers( { now: NOW * 1000 } );
	jest.resetModules();
	asked = [];
	answers = [];
	listen = jest.spyOn( document, 'addEventListener' );
	window.fetch = jest.fn( ( address: URL | string, { headers }: { headers?: Record< string, string > } = {} ) => {
		if ( ! String( address ).includes( '/lots/live' ) ) {
			return Promise.resolve( { ok: true, status: 200, text: () => Promise.resolve( '<div data-hh-live="screen">New</div>' ) } );
		}
		asked.push( { since: new URL( address ).searchParams.get( 'since' ), tag: headers?.[ 'If-None-Match' ] } );
		const { status, body } = answers.shift() ?? { status: 304 };
		return Promise.resolve( { ok: status === 200, status, json: () => Promise.resolve( body ) } );
	} ) as unknown as typeof fetch;
} );

afterEach( () => {
	for ( const [ type, listener ] of listen.mock.calls ) {
		document.removeEventListener( type, listener );
	}
	listen.mockRestore();
	jest.useRealTimers();
} );

it( '[SALE-03] asks conditionally from the version of the page on, and updates the lot, the rows and the times', async () => {
	answers = [ { status: 304 }, { status: 200, body: { version: 13, sale_status: 'running', run: run( [ 8, 9 ] ), lots: [ { id: 7, said: 'Lot 7, Ford: blue: sold for £900' } ] } } ];
	show( true );
	await pass( 15 );
	expect( asked ).toEqual( [ { since: '12', tag: 'W/"live-car-auctions-3-12"' } ] );
	await pass( 15 );
	const link = document.querySelector< HTMLAnchorElement >( '[data-hh-now-link]' );
	expect( link ).toHaveTextContent( 'Now at lot 8' );
	expect( link?.href ).toBe( 'http://localhost/lot/8/' );
	expect( document.querySelector( '[data-hh-now-name]' ) ).toHaveTextContent( 'Ford 8' );
	expect( document.querySelector( '[data-hh-run-row="7"] [data-hh-run-price]' ) ).toHaveTextContent( 'Sold for £900' );
	expect( document.querySelector( '.hh-run-list__lot--now' )?.getAttribute( 'data-hh-run-row' ) ).toBe( '8' );
	await pass( 15 );
	expect( asked[ 2 ] ).toEqual( { since: '13', tag: 'W/"live-car-auctions-3-13"' } );
} );

it( '[SALE-03] says a time in its words, moves it on with the clock, and says when the lot is being sold', async () => {
	show( false );
	await pass( 60 );
	// 13:13:20 and two lots of ten minutes.
	expect( expectedText() ).toMatch( /^Expected around \d+:\d[05]pm$/ );
	const first = expectedText();
	await pass( 1800 );
	expect( expectedText() ).not.toBe( first );
	tellNews( 3, { version: 14, sale_status: 'running', run: run( [ 9 ] ), lots: [] } );
	expect( expectedText() ).toBe( 'Being sold now' );
	expect( asked ).toEqual( [] );
} );

it( '[SALE-03] goes once no lot is left; news of another sale changes nothing', () => {
	show( false );
	const box = document.querySelector< HTMLElement >( '[data-hh-sale-now]' )!;
	tellNews( 4, { version: 14, sale_status: 'finished', run: null, lots: [] } );
	expect( box.hidden ).toBe( false );
	tellNews( 3, { version: 14, sale_status: 'running', run: null, lots: [] } );
	expect( box.hidden ).toBe( true );
	expect( expectedText() ).toBe( '' );
} );

it( '[SALE-03] the screen takes in the page’s parts with each change, and asks on after the sale', async () => {
	answers = [ { status: 200, body: { version: 13, sale_status: 'finished', run: null, lots: [] } } ];
	show( true, true );
	await pass( 5 );
	expect( document.querySelector( '[data-hh-live]' ) ).toHaveTextContent( 'New' );
	await pass( 5 );
	expect( asked ).toHaveLength( 2 );
} );

it( '[SALE-03] a page stops asking once the sale is over, and asks less often while the site fails', async () => {
	answers = [ { status: 500 }, { status: 200, body: { version: 13, sale_status: 'finished', run: null, lots: [] } } ];
	show( true );
	await pass( 15 );
	await pass( 15 );
	expect( asked ).toHaveLength( 1 );
	await pass( 15 );
	expect( asked ).toHaveLength( 2 );
	await pass( 120 );
	expect( asked ).toHaveLength( 2 );
} );
