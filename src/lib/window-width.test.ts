import { CONSENT_EVENT, setConsent } from './consent';
import { daysOf, written } from './cookies.test-support';
import { rememberWindowWidth } from './window-width';

const resize = ( width: number ) => {
	Object.assign( window, { innerWidth: width } );
	window.dispatchEvent( new Event( 'resize' ) );
};

it( '[SITE-06] [SITE-13] the window’s width is kept for 365 days, once the visitor allows it, and goes with a refusal', () => {
	jest.useFakeTimers();
	resize( 1440 );
	expect( written( rememberWindowWidth ) ).toEqual( [] );
	setConsent( [ 'statistics' ] );
	expect( document.cookie ).toContain( 'hh_window_width=1440' );
	const cookies = written( () => document.dispatchEvent( new Event( CONSENT_EVENT ) ) );
	expect( cookies ).toHaveLength( 1 );
	expect( cookies[ 0 ] ).toMatch( /^hh_window_width=1440;/ );
	expect( daysOf( cookies[ 0 ] ) ).toBe( 365 );

	const dragged = written( () => {
		[ 1300, 1000, 800 ].forEach( resize );
		jest.advanceTimersByTime( 1000 );
	} );
	expect( dragged ).toHaveLength( 1 );
	expect( dragged[ 0 ] ).toMatch( /^hh_window_width=800;/ );

	setConsent( [] );
	expect( document.cookie ).not.toContain( 'hh_window_width' );
	jest.useRealTimers();
} );
