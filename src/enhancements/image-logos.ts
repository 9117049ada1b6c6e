/**
 * SITE-05, SITE-06, SITE-13: remembers for 365 days which logo a row began with, once the visitor allows cookies. A line of script behind the row moves it before
 * the page is painted (core's Parts\BlockStyles) and says in `data-hh-image-logos` with which it begins now.
 */
import { onConsentChange } from '../lib/consent';
import { writeOptionalCookie } from '../lib/optional-cookie';

const COOKIE = 'hh_image_logos';
const DAYS = 365;

const first = Number( document.querySelector< HTMLElement >( '[data-hh-image-logos]' )?.dataset.hhImageLogos );
if ( Number.isInteger( first ) && first >= 0 ) {
	const remember = () => writeOptionalCookie( COOKIE, first, DAYS );
	remember();
	onConsentChange( remember );
}
