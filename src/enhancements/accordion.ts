/**
 * SITE-04: an accordion that was opened or closed takes no click for 250 ms, so that a double click does not open and
 * close it again. It is `<details data-hh-accordion>`: it opens and closes without JavaScript.
 */
export const PAUSE = 250;

const busy = new WeakSet< Element >();

document.addEventListener( 'click', ( event ) => {
	const summary = event.target instanceof Element ? event.target.closest( 'summary' ) : null;
	const details = summary?.parentElement;
	// A link in the summary is a link.
	if ( ! details?.matches( 'details[data-hh-accordion]' ) || ( event.target as Element ).closest( 'a' ) ) {
		return;
	}
	if ( busy.has( details ) ) {
		event.preventDefault();
		return;
	}
	busy.add( details );
	window.setTimeout( () => busy.delete( details ), PAUSE );
} );
