/**
 * STAFF-03: the section guide, for whoever has an admin bar. Core's Guide\SectionGuide prints the button and what is told.
 *
 *     <li id="wp-admin-bar-hh-section-guide"><a href="#hh-section-guide">Section guide</a></li>
 *     <script type="application/json" id="hh-section-guide-data">{"entries":{…},"page":{…},"words":{…}}</script>
 *     <!--hh-guide {"kind":"block","slug":"newsletter",…}-->…<!--/hh-guide-->
 *
 * Whether it is on is remembered in this browser.
 */
import { Overlay } from './section-guide/overlay';
import type { GuideData } from './section-guide/labels';
import './section-guide/section-guide.css';

const KEY = 'hh_section_guide';

function isKept(): boolean {
	try {
		return window.localStorage.getItem( KEY ) === '1';
	} catch {
		return false;
	}
}

function keep( isOn: boolean ): void {
	try {
		if ( isOn ) {
			window.localStorage.setItem( KEY, '1' );
		} else {
			window.localStorage.removeItem( KEY );
		}
	} catch {
		// A browser that keeps nothing forgets this, too.
	}
}

function dataOf( text: string | null | undefined ): GuideData | null {
	try {
		return JSON.parse( text ?? '' ) as GuideData;
	} catch {
		return null;
	}
}

const button = document.querySelector< HTMLAnchorElement >( '#wp-admin-bar-hh-section-guide > a' );
const data = dataOf( document.getElementById( 'hh-section-guide-data' )?.textContent );
if ( button && data ) {
	const overlay = new Overlay( data );
	const turn = ( isOn: boolean ) => {
		button.setAttribute( 'aria-pressed', String( isOn ) );
		if ( isOn ) {
			overlay.show();
		} else {
			overlay.hide();
		}
	};
	button.setAttribute( 'role', 'button' );
	button.addEventListener( 'click', ( event ) => {
		event.preventDefault();
		const isOn = button.getAttribute( 'aria-pressed' ) !== 'true';
		keep( isOn );
		turn( isOn );
	} );
	button.addEventListener( 'keydown', ( event ) => {
		if ( event.key === ' ' ) {
			event.preventDefault();
			button.click();
		}
	} );
	turn( isKept() );
}
