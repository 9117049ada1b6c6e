/**
 * Properties that a visitor saves in this browser.
 *
 *     <button data-hh-save="12" hidden>…</button>          on each card and property; has `is-saved` while it is,
 *                                                          and says so by `aria-pressed` where it has that
 *     <a data-hh-saved-link>Saved <span data-hh-saved-count></span></a>     with the lots that are watched
 *     <button data-hh-saved-add="12,7" data-done-label="…" hidden>Save all of these</button>
 *
 * A hundred are kept, by their numbers alone (lib/saved-ids.ts). Buttons that come later, with cards that
 * another script fetched, work too.
 */
import { savedProperties as saved, watchedLots } from '../lib/saved-lists';

function idOf( button: HTMLElement ): number {
	return Number( button.dataset.hhSave );
}

function update( root: ParentNode = document ): void {
	const ids = new Set( saved.ids() );
	for ( const button of root.querySelectorAll< HTMLElement >( '[data-hh-save]' ) ) {
		const isSaved = ids.has( idOf( button ) );
		button.classList.toggle( 'is-saved', isSaved );
		// Not where the button's words change: a switch keeps its name.
		if ( button.hasAttribute( 'aria-pressed' ) ) {
			button.setAttribute( 'aria-pressed', String( isSaved ) );
		}
		button.hidden = false;
	}
	for ( const count of document.querySelectorAll( '[data-hh-saved-count]' ) ) {
		const all = ids.size + watchedLots.ids().length;
		count.textContent = all > 0 ? String( all ) : '';
	}
}

document.body.addEventListener( 'click', ( event ) => {
	const button = event.target instanceof Element ? event.target.closest< HTMLElement >( '[data-hh-save]' ) : null;
	if ( button ) {
		const id = idOf( button );
		if ( saved.has( id ) ) {
			saved.remove( id );
		} else {
			saved.add( id );
		}
	}
} );

for ( const button of document.querySelectorAll< HTMLButtonElement >( '[data-hh-saved-add]' ) ) {
	button.hidden = false;
	button.addEventListener( 'click', () => {
		saved.add( ...( button.dataset.hhSavedAdd ?? '' ).split( ',' ).map( Number ) );
		button.textContent = button.dataset.doneLabel ?? '';
		button.disabled = true;
	} );
}

new MutationObserver( ( changes ) => {
	if ( changes.some( ( change ) => [ ...change.addedNodes ].some( ( node ) => node instanceof Element && ( node.matches( '[data-hh-save]' ) || node.querySelector( '[data-hh-save]' ) ) ) ) ) {
		update();
	}
} ).observe( document.body, { childList: true, subtree: true } );

saved.onChange( update.bind( null, document ) );
watchedLots.onChange( () => update() );
// The browser brings a page back from its memory as it was left.
window.addEventListener( 'pageshow', () => update() );
update();
