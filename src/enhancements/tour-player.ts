/**
 * STAFF-06: a tour or a film is shown where its link stands, when the visitor asks for it. Of its host nothing is loaded
 * before; where the host tracks and cookies for marketing were not allowed, the visitor is told and asked first.
 * theme/parts/files.php prints this, with all words:
 *
 *     <div data-hh-tour="https://…/player" data-title="…" data-tracks hidden> <button data-hh-tour-show>Show it here</button>
 *         <div data-hh-tour-ask hidden> … <button data-hh-tour-allow>…</button> </div> <div data-hh-tour-frame hidden></div> </div>
 */
import { hasConsent } from '../lib/consent';

function show( tour: HTMLElement ): void {
	const place = tour.querySelector< HTMLElement >( '[data-hh-tour-frame]' );
	if ( ! place || place.childElementCount > 0 ) {
		return;
	}
	const frame = document.createElement( 'iframe' );
	frame.title = tour.dataset.title ?? '';
	frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture; xr-spatial-tracking';
	frame.allowFullscreen = true;
	frame.src = tour.dataset.hhTour ?? '';
	place.append( frame );
	place.hidden = false;
	tour.querySelectorAll< HTMLElement >( '[data-hh-tour-show], [data-hh-tour-ask]' ).forEach( ( element ) => ( element.hidden = true ) );
	frame.focus();
}

function ask( tour: HTMLElement ): void {
	const words = tour.querySelector< HTMLElement >( '[data-hh-tour-ask]' );
	if ( words ) {
		words.hidden = false;
		tour.querySelector< HTMLElement >( '[data-hh-tour-allow]' )?.focus();
	}
}

document.querySelectorAll< HTMLElement >( '[data-hh-tour]' ).forEach( ( tour ) => {
	tour.hidden = false;
	tour.querySelector( '[data-hh-tour-show]' )?.addEventListener( 'click', () => {
		if ( 'tracks' in tour.dataset && ! hasConsent( 'marketing' ) ) {
			ask( tour );
		} else {
			show( tour );
		}
	} );
	tour.querySelector( '[data-hh-tour-allow]' )?.addEventListener( 'click', () => show( tour ) );
} );
