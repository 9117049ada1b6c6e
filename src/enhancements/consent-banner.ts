/**
 * The banner that asks about cookies, where no consent plugin does. It stands in the page and covers nothing.
 *
 * | hook                                            | what happens                                                  |
 * |-------------------------------------------------|---------------------------------------------------------------|
 * | `[data-hh-consent]`                             | the banner; shown while there is no answer (a line of script  |
 * |                                                 | behind it does that before the page is painted)               |
 * | `[data-hh-consent-choice="accept"\|"decline"]`  | a button in it: keeps the answer and puts the banner away     |
 * | `[data-hh-consent-again]`                       | a button, hidden without scripts: asks again                  |
 * | `[data-hh-consent-place]`                       | where the banner stands when it is asked for again            |
 *
 * Without JavaScript there is no banner, and nothing that it would be about.
 */
import { CONSENT_CATEGORIES, hasConsent, isAnswered, setConsent } from '../lib/consent';
import { reload } from '../lib/navigate';

const banner = document.querySelector< HTMLElement >( '[data-hh-consent]' );
const buttons = document.querySelectorAll< HTMLElement >( '[data-hh-consent-again]' );
let askedBy: HTMLElement | null = null;

function choose( accepts: boolean ): void {
	const isTakenBack = ! accepts && hasConsent( 'statistics' );
	setConsent( accepts ? CONSENT_CATEGORIES : [] );
	if ( ! banner ) {
		return;
	}
	const hadFocus = banner.contains( document.activeElement );
	banner.hidden = true;
	if ( hadFocus ) {
		// Who used the keyboard goes on where they were: at the button that asked, or at the page's beginning.
		( askedBy ?? document.querySelector< HTMLElement >( '#main' ) )?.focus( { preventScroll: askedBy === null } );
	}
	if ( isTakenBack && document.querySelector( 'script[data-hh-tag-manager]' ) ) {
		// What has been loaded cannot be unloaded.
		reload();
	}
}

function askAgain( button: HTMLElement ): void {
	if ( ! banner ) {
		return;
	}
	askedBy = button;
	document.querySelector( '[data-hh-consent-place]' )?.append( banner );
	banner.hidden = false;
	banner.querySelector< HTMLElement >( '#hh-consent-title' )?.focus();
}

if ( banner ) {
	banner.hidden = isAnswered();
	for ( const button of banner.querySelectorAll< HTMLElement >( '[data-hh-consent-choice]' ) ) {
		button.addEventListener( 'click', () => choose( button.dataset.hhConsentChoice === 'accept' ) );
	}
	for ( const button of buttons ) {
		button.hidden = false;
		button.addEventListener( 'click', () => askAgain( button ) );
	}
}
