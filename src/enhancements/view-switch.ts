/**
 * Choosing grid, list or map keeps the page where it is: the switch stands where it stood in the window, and has the
 * focus. Without a script the links lead to the bar of the list, by their fragment.
 *
 *     <nav data-hh-view-switch><a href="…?view=map#results" data-hh-view-link="map">Map</a></nav>
 */
import { afterViewSwitch, beforeViewSwitch } from './view-switch/place';

for ( const nav of document.querySelectorAll< HTMLElement >( '[data-hh-view-switch]' ) ) {
	nav.addEventListener( 'click', ( event ) => {
		const link = event.target instanceof Element ? event.target.closest< HTMLAnchorElement >( 'a[data-hh-view-link]' ) : null;
		// A new tab begins anew.
		if ( link && ! ( event.ctrlKey || event.metaKey || event.shiftKey || event.altKey ) ) {
			beforeViewSwitch( nav, link );
		}
	} );
	afterViewSwitch( nav );
}
