const post = jest.fn();

function start( origins: unknown, isFramed = true ): void {
	document.body.innerHTML = `<script type="application/json" id="hh-frame-origins">${ JSON.stringify( origins ) }</script>`;
	Object.defineProperty( window, 'parent', { configurable: true, value: isFramed ? { postMessage: post } : window } );
	jest.isolateModules( () => {
		require( './frame-address' );
	} );
}

beforeEach( () => post.mockClear() );

describe( '[SITE-08] the page’s address for a parent frame', () => {
	it( 'goes to the allowed origins by name', () => {
		start( [ 'https://www.example.com', 'https://news.example.org' ] );
		const message = { type: 'hearth-hammer:address', url: window.location.href };
		expect( post.mock.calls ).toEqual( [
			[ message, 'https://www.example.com' ],
			[ message, 'https://news.example.org' ],
		] );
	} );

	it.each( [ [ [ '*' ] ], [ [ 'https://*' ] ], [ [ '/' ] ], [ [ 7, null ] ], [ 'https://www.example.com' ], [ {} ], [ [] ] ] )( 'never goes to what is no origin: %j', ( origins ) => {
		start( origins );
		expect( post ).not.toHaveBeenCalled();
	} );

	it( 'goes nowhere where the page is in no frame', () => {
		start( [ 'https://www.example.com' ], false );
		expect( post ).not.toHaveBeenCalled();
	} );

	it( 'goes again when the address changes, and only then', () => {
		start( [ 'https://www.example.com' ] );
		window.dispatchEvent( new Event( 'popstate' ) );
		expect( post ).toHaveBeenCalledTimes( 1 );
		window.history.pushState( {}, '', '?view=map' );
		window.dispatchEvent( new Event( 'popstate' ) );
		expect( post ).toHaveBeenLastCalledWith( expect.objectContaining( { url: expect.stringMatching( /\?view=map$/ ) } ), 'https://www.example.com' );
	} );
} );

export {};
