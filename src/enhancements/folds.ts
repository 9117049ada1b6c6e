/**
 * Opens what is folded where a link of the page, or the page's own address, leads to it. Without JavaScript it opens
 * by its own line, as every `<details>` does.
 *
 *     <details data-hh-fold id="costs">…</details>                  opened by #costs, and by what lies in it
 *     <details data-hh-fold="enquiry enquiry-ask">…</details>       opened by these as well
 */
import { decodeText } from '../lib/decode';

function unfold( hash: string ): void {
	const id = decodeText( hash.slice( 1 ) );
	if ( id === '' ) {
		return;
	}
	const target = document.getElementById( id );
	document.querySelectorAll< HTMLDetailsElement >( 'details[data-hh-fold]' ).forEach( ( fold ) => {
		const others = ( fold.dataset.hhFold ?? '' ).split( ' ' );
		if ( others.includes( id ) || ( target !== null && fold.contains( target ) ) ) {
			fold.open = true;
		}
	} );
}

document.addEventListener( 'click', ( event ) => {
	const link = event.target instanceof Element ? event.target.closest( 'a' ) : null;
	const href = link?.getAttribute( 'href' ) ?? '';
	// Also the same link again, which changes no address.
	if ( href.startsWith( '#' ) ) {
		unfold( href );
	}
} );
window.addEventListener( 'hashchange', () => unfold( window.location.hash ) );
unfold( window.location.hash );
