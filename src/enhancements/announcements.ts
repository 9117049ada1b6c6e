/**
 * SITE-03: announcements can be put away, for 7 days in this browser.
 *
 *     <section data-hh-announcements>
 *         <div data-hh-announcement="4f1c…"> … <button data-hh-announcement-close>…</button></div>
 *     </section>
 *
 * The server prints all of them, and a line of script behind them hides what was put away before the page is painted
 * (core's Parts\Announcements). Without JavaScript they stand there without a button.
 */
import { readCookie, writeCookie } from '../lib/cookies';

const COOKIE = 'hh_dismissed';
const DAYS = 7;
/** A cookie has little room; what is older than these has new words by now. */
const MOST = 20;

const isIds = ( value: unknown ): value is string[] => Array.isArray( value ) && value.every( ( id ) => typeof id === 'string' && id.length < 40 );

const all = document.querySelector< HTMLElement >( '[data-hh-announcements]' );

function putAway( one: HTMLElement ): void {
	const id = one.dataset.hhAnnouncement ?? '';
	const ids = ( readCookie( COOKIE, isIds ) ?? [] ).filter( ( known ) => known !== id );
	writeCookie( COOKIE, [ ...ids, id ].slice( -MOST ), DAYS );
	const hadFocus = one.contains( document.activeElement );
	one.hidden = true;
	const next = all?.querySelector< HTMLElement >( '[data-hh-announcement]:not([hidden]) [data-hh-announcement-close]' );
	if ( all && ! next ) {
		all.hidden = true;
	}
	if ( hadFocus ) {
		// Who uses the keyboard goes on with the next one, or with the page.
		( next ?? document.querySelector< HTMLElement >( '#main' ) )?.focus( { preventScroll: ! next } );
	}
}

all?.addEventListener( 'click', ( event ) => {
	const button = event.target instanceof Element ? event.target.closest( '[data-hh-announcement-close]' ) : null;
	const one = button?.closest< HTMLElement >( '[data-hh-announcement]' );
	if ( one ) {
		putAway( one );
	}
} );
