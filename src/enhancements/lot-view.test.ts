const send = jest.fn();

beforeEach( () => {
	jest.resetModules();
	send.mockReset().mockResolvedValue( {} );
	window.fetch = send;
	document.body.innerHTML = '<article data-hh-lot-view="http://localhost/wp-json/hpapi/v1/auctions/lots/7/view"></article>';
} );
afterEach( () => {
	jest.restoreAllMocks();
	Object.defineProperty( navigator, 'webdriver', { value: false, configurable: true } );
	// What a test has left listening.
	document.dispatchEvent( new Event( 'keydown' ) );
} );

function start(): void {
	jest.isolateModules( () => {
		require( './lot-view' );
	} );
}
const act = ( sign: string ) => document.dispatchEvent( new Event( sign ) );

it( '[SALE-07] tells of a view once, when the visitor does something, without a cookie', () => {
	start();
	expect( send ).not.toHaveBeenCalled();
	act( 'scroll' );
	act( 'keydown' );
	expect( send ).toHaveBeenCalledTimes( 1 );
	expect( send ).toHaveBeenCalledWith( 'http://localhost/wp-json/hpapi/v1/auctions/lots/7/view', { method: 'POST', credentials: 'omit', keepalive: true } );
} );

it( '[SALE-07] does not count a tab in the background before it is looked at', () => {
	const hidden = jest.spyOn( document, 'hidden', 'get' ).mockReturnValue( true );
	start();
	act( 'scroll' );
	expect( send ).not.toHaveBeenCalled();
	hidden.mockReturnValue( false );
	act( 'pointermove' );
	expect( send ).toHaveBeenCalledTimes( 1 );
} );

it( '[SALE-07] counts no page without the address, and no browser that a program drives', () => {
	document.body.innerHTML = '<article></article>';
	start();
	act( 'scroll' );
	document.body.innerHTML = '<article data-hh-lot-view="http://localhost/x"></article>';
	Object.defineProperty( navigator, 'webdriver', { value: true, configurable: true } );
	start();
	act( 'scroll' );
	expect( send ).not.toHaveBeenCalled();
} );

it( '[SALE-07] a failure stays without a consequence', async () => {
	send.mockRejectedValue( new Error( 'offline' ) );
	start();
	act( 'touchstart' );
	await Promise.resolve();
	expect( send ).toHaveBeenCalledTimes( 1 );
} );

export {};
