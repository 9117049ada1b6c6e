/**
 * Lots that a visitor watches in this browser.
 *
 *     <button data-hh-watch="12" aria-pressed="false" hidden>Watch</button>
 *     <a href="/auctions/watched/">Watched lots <span data-hh-watched-count></span></a>
 *
 * They are kept by their numbers alone (lib/saved-lists.ts). Buttons that come later, with cards that another script
 * fetched, work too. A button's words stay the same: `aria-pressed` and `is-watched` say that the lot is watched.
 */
import { watchedLots } from '../lib/saved-lists';

const BUTTON = '[data-hh-watch]';

const idOf = ( button: HTMLElement ) => Number( button.dataset.hhWatch );

function update( root: ParentNode = document ): void {
	const ids = new Set( watchedLots.ids() );
	for ( const button of root.querySelectorAll< HTMLElement >( BUTTON ) ) {
		const isWatched = ids.has( idOf( button ) );
		button.classList.toggle( 'is-watched', isWatched );
		button.setAttribute( 'aria-pressed', String( isWatched ) );
		button.hidden = false;
	}
	for ( const count of document.querySelectorAll( '[data-hh-watched-count]' ) ) {
		const words = ids.size > 0 ? String( ids.size ) : '';
		if ( count.textContent !== words ) {
			count.textContent = words;
		}
	}
}

document.body.addEventListener( 'click', ( event ) => {
	const button = event.target instanceof Element ? event.target.closest< HTMLElement >( BUTTON ) : null;
	if ( ! button ) {
		return;
	}
	const id = idOf( button );
	if ( watchedLots.has( id ) ) {
		watchedLots.remove( id );
	} else {
		watchedLots.add( id );
	}
} );

const brings = ( node: Node ) => node instanceof Element && ( node.matches( BUTTON ) || node.querySelector( BUTTON ) !== null );

new MutationObserver( ( changes ) => {
	if ( changes.some( ( change ) => [ ...change.addedNodes ].some( brings ) ) ) {
		update();
	}
} ).observe( document.body, { childList: true, subtree: true } );

watchedLots.onChange( () => update() );
// The browser brings a page back from its memory as it was left.
window.addEventListener( 'pageshow', () => update() );
update();
