import { hasConsent, onConsentChange } from './consent';
import { deleteCookie, readCookie, writeCookie } from './cookies';

/** SITE-06, days. PHP reads it, too (core's Visitor\WindowWidth): it says how many cards a list's first row has. */
const COOKIE = 'hh_window_width';
const DAYS = 365;

/** Milliseconds without a change, so that dragging an edge writes once. */
const REST = 300;

const isWidth = ( value: unknown ): value is number => Number.isInteger( value );

/** No visitor asks for it, so it waits for consent, and goes with it. */
function remember(): void {
	if ( hasConsent( 'statistics' ) ) {
		writeCookie( COOKIE, window.innerWidth, DAYS );
	} else if ( readCookie( COOKIE, isWidth ) !== null ) {
		deleteCookie( COOKIE );
	}
}

/** Keeps how wide the window is, in CSS pixels, for the next visit. */
export function rememberWindowWidth(): void {
	let timer: ReturnType< typeof setTimeout > | undefined;
	remember();
	onConsentChange( remember );
	window.addEventListener( 'resize', () => {
		clearTimeout( timer );
		timer = setTimeout( remember, REST );
	} );
}
