/**
 * The pages of what a browser keeps: they fetch the cards, and take off what is not saved any more, in whichever tab
 * that was decided. All their texts are in the page.
 *
 *     <div data-hh-saved-page data-api="…" data-share="…">…</div>       /saved/
 *     <div data-hh-watched-page data-api="…" data-share="…">…</div>     /auctions/watched/
 */
import { cardElement, fetchSavedCards } from '../lib/saved-cards';
import type { SavedIds } from '../lib/saved-ids';
import { savedProperties, watchedLots } from '../lib/saved-lists';

type Part = 'bar' | 'share' | 'clear' | 'link' | 'wait' | 'failed' | 'cards' | 'empty';

/** How long “Really remove all of them?” waits for a second press, milliseconds. */
const SURE = 5000;

function startPage( page: HTMLElement, saved: SavedIds ): void {
	const part = ( name: Part ) => page.querySelector< HTMLElement >( `[data-part="${ name }"]` );
	const show = ( name: Part, isShown: boolean ) => part( name )?.toggleAttribute( 'hidden', ! isShown );
	const shown = new Map< number, Element >();
	let asked = '';

	const update = async () => {
		const ids = saved.ids();
		const isAny = ids.length > 0;
		show( 'empty', ! isAny );
		show( 'bar', isAny );
		for ( const [ id, card ] of shown ) {
			if ( ! ids.includes( id ) ) {
				takeOff( card, page );
				shown.delete( id );
			}
		}
		const missing = ids.filter( ( id ) => ! shown.has( id ) );
		if ( missing.length === 0 || missing.join() === asked ) {
			return;
		}
		asked = missing.join();
		show( 'wait', shown.size === 0 );
		show( 'failed', false );
		try {
			for ( const card of await fetchSavedCards( page.dataset.api ?? '', missing ) ) {
				const element = saved.has( card.id ) && ! shown.has( card.id ) ? cardElement( card ) : null;
				if ( element ) {
					shown.set( card.id, element );
				}
			}
			const order = saved.ids().map( ( id ) => shown.get( id ) );
			part( 'cards' )?.append( ...order.filter( ( card ): card is Element => card !== undefined && card !== null ) );
		} catch {
			show( 'failed', true );
		}
		asked = '';
		show( 'wait', false );
	};

	part( 'share' )?.addEventListener( 'click', () => void share( page, saved ) );
	watchClear( part( 'clear' ), saved );
	saved.onChange( () => void update() );
	void update();
}

/** Leaves whoever was on the card's button on the next one, or on the page. */
function takeOff( card: Element, page: HTMLElement ): void {
	const hasFocus = card.contains( document.activeElement );
	const next = card.nextElementSibling ?? card.previousElementSibling;
	card.remove();
	if ( hasFocus ) {
		( next?.querySelector< HTMLElement >( 'a, button' ) ?? page.querySelector< HTMLElement >( '[data-part="empty"] a' ) )?.focus();
	}
}

async function share( page: HTMLElement, saved: SavedIds ): Promise< void > {
	const link = `${ page.dataset.share ?? '' }?ids=${ saved.ids().join( ',' ) }`;
	const button = page.querySelector< HTMLElement >( '[data-part="share"]' );
	try {
		await navigator.clipboard.writeText( link );
		if ( button ) {
			const label = button.textContent;
			button.textContent = button.dataset.doneLabel ?? '';
			window.setTimeout( () => {
				button.textContent = label;
			}, SURE );
		}
	} catch {
		// Not allowed, or no https: the visitor copies it.
		const field = page.querySelector< HTMLElement >( '[data-part="link"]' );
		const input = field?.querySelector( 'input' );
		if ( field && input ) {
			field.hidden = false;
			input.value = link;
			input.select();
		}
	}
}

/** Asks once more, in the button itself. */
function watchClear( button: HTMLElement | null, saved: SavedIds ): void {
	if ( ! button ) {
		return;
	}
	const label = button.textContent;
	let isSure = false;
	const calm = () => {
		isSure = false;
		button.textContent = label;
	};
	button.addEventListener( 'click', () => {
		if ( isSure ) {
			calm();
			saved.clear();
			return;
		}
		isSure = true;
		button.textContent = button.dataset.sureLabel ?? '';
		window.setTimeout( calm, SURE );
	} );
}

for ( const [ selector, list ] of [ [ '[data-hh-saved-page]', savedProperties ], [ '[data-hh-watched-page]', watchedLots ] ] as const ) {
	document.querySelectorAll< HTMLElement >( selector ).forEach( ( page ) => startPage( page, list ) );
}
