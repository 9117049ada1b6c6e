import { onConsentChange } from './consent';
import { writeOptionalCookie } from './optional-cookie';

/** SITE-06, days. PHP reads it, too (the theme's PropertyListView): it says how many cards a list's first row has. */
const COOKIE = 'hh_window_width';
const DAYS = 365;

/** Milliseconds without a change, so that dragging an edge writes once. */
const REST = 300;

const remember = (): void => writeOptionalCookie( COOKIE, window.innerWidth, DAYS );

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
