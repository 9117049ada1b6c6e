/**
 * Events for the site's statistics, in `window.dataLayer`, and the tag manager that reads them. Nothing leaves the page,
 * and no tag manager is loaded, before the visitor allows it (src/lib/analytics.ts holds the events back).
 *
 * | hook                                | event          | with                                                    |
 * |-------------------------------------|----------------|---------------------------------------------------------|
 * | the page                            | `HH_PageLoad`  | `path`, without the query, which may hold a name        |
 * | `[data-hh-track-view="<name>"]`     | `HH_View`      | `target`: its name, once half of it has been in sight   |
 * | `[data-hh-track="<name>"]`          | `HH_Click`     | `target`: its name                                      |
 * | `form`, named by `data-hh-track-submit`, its label or its last class | `HH_Submit` | `form`: its name, never what is in it |
 *
 * `<meta name="hh-tag-manager" content="GTM-…">` names the container. The window's width waits for the same answer.
 */
import { track } from '../lib/analytics';
import { hasConsent, onConsentChange } from '../lib/consent';
import { rememberWindowWidth } from '../lib/window-width';

function watchViews(): void {
	const targets = document.querySelectorAll< HTMLElement >( '[data-hh-track-view]' );
	if ( targets.length === 0 || typeof IntersectionObserver === 'undefined' ) {
		return;
	}
	const observer = new IntersectionObserver(
		( entries ) => {
			for ( const entry of entries ) {
				if ( entry.isIntersecting && entry.target instanceof HTMLElement ) {
					observer.unobserve( entry.target );
					track( 'HH_View', { target: entry.target.dataset.hhTrackView ?? '' } );
				}
			}
		},
		{ threshold: 0.5 }
	);
	targets.forEach( ( target ) => observer.observe( target ) );
}

function watchClicks(): void {
	document.addEventListener( 'click', ( { target } ) => {
		const tracked = target instanceof Element ? target.closest< HTMLElement >( '[data-hh-track]' ) : null;
		if ( tracked ) {
			track( 'HH_Click', { target: tracked.dataset.hhTrack ?? '' } );
		}
	} );
}

function watchSubmits(): void {
	// Before the form's own listeners: an island may take the event for itself.
	document.addEventListener(
		'submit',
		( { target } ) => {
			if ( target instanceof HTMLFormElement ) {
				track( 'HH_Submit', { form: nameOf( target ) } );
			}
		},
		true
	);
}

function nameOf( form: HTMLFormElement ): string {
	return form.dataset.hhTrackSubmit ?? form.getAttribute( 'aria-label' ) ?? [ ...form.classList ][ 0 ] ?? '';
}

function loadTagManager(): void {
	const id = document.querySelector< HTMLMetaElement >( 'meta[name="hh-tag-manager"]' )?.content ?? '';
	if ( ! /^GTM-[A-Z0-9]{4,12}$/.test( id ) || ! hasConsent( 'statistics' ) || document.querySelector( 'script[data-hh-tag-manager]' ) ) {
		return;
	}
	window.dataLayer = window.dataLayer ?? [];
	// Its own tags read from the first event what else was allowed.
	window.dataLayer.push( { event: 'gtm.js', 'gtm.start': Date.now(), hh_marketing: hasConsent( 'marketing' ) } );
	const script = document.createElement( 'script' );
	script.async = true;
	script.dataset.hhTagManager = id;
	script.src = `https://www.googletagmanager.com/gtm.js?id=${ id }`;
	document.head.append( script );
}

loadTagManager();
onConsentChange( loadTagManager );
track( 'HH_PageLoad', { path: window.location.pathname } );
watchViews();
watchClicks();
watchSubmits();
rememberWindowWidth();
