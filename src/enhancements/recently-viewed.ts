/**
 * The last twelve properties that were looked at, kept in this browser by their numbers.
 *
 *     <div data-hh-viewing="12"></div>                                    a property's page: it is looked at
 *     <section data-hh-viewed data-api="…" data-but="12" hidden>          shows the others
 *         <button data-hh-viewed-clear>Forget them</button>
 *         <div data-hh-viewed-cards></div>
 *     </section>
 *
 * What has a card on the page already is not shown again. The row stands at the end of a page and is as high before its cards come as with them (_viewed.css); they are
 * fetched once it is nearly in sight. What has left the market is forgotten.
 */
import { cardElement, fetchSavedCards } from '../lib/saved-cards';
import { SavedIds } from '../lib/saved-ids';

const KEY = 'hh_viewed';
const MOST = 12;
const NEARLY = '600px';

const viewed = new SavedIds( KEY, MOST );

function watch( section: HTMLElement ): void {
	const row = section.querySelector( '[data-hh-viewed-cards]' );
	const ids = viewed.ids().filter( ( id ) => id !== Number( section.dataset.but ) && ! document.querySelector( `.hh-card [data-hh-save="${ id }"]` ) );
	if ( ids.length === 0 || ! row ) {
		return;
	}
	section.hidden = false;
	section.querySelector( '[data-hh-viewed-clear]' )?.addEventListener( 'click', () => viewed.clear() );
	viewed.onChange( () => {
		if ( viewed.ids().length === 0 ) {
			section.hidden = true;
		}
	} );
	new IntersectionObserver(
		( entries, observer ) => {
			if ( entries.some( ( entry ) => entry.isIntersecting ) ) {
				observer.disconnect();
				void fill( section, row, ids );
			}
		},
		{ rootMargin: NEARLY }
	).observe( section );
}

async function fill( section: HTMLElement, row: Element, ids: number[] ): Promise< void > {
	try {
		for ( const card of await fetchSavedCards( section.dataset.api ?? '', ids ) ) {
			const element = card.on_market ? cardElement( card ) : null;
			if ( element ) {
				row.append( element );
			} else {
				viewed.remove( card.id );
			}
		}
	} catch {
		// An extra: the page is whole without it.
	}
	section.hidden = row.childElementCount === 0;
}

document.querySelectorAll< HTMLElement >( '[data-hh-viewed]' ).forEach( watch );
const viewing = document.querySelector< HTMLElement >( '[data-hh-viewing]' );
if ( viewing ) {
	viewed.add( Number( viewing.dataset.hhViewing ) );
}
