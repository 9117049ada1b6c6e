import type { LiveLot } from '../../../lib/live';

const CHANGED = 'is-changed';

/**
 * Puts the new cards of these lots in the place of the old ones; lots that are not in the list are left out.
 *
 * A card that holds the focus keeps it; so does its link the catalogue's filters, and staff's tools stay.
 */
export function replaceCards( list: HTMLElement, lots: readonly LiveLot[] ): void {
	for ( const lot of lots ) {
		const before = list.querySelector< HTMLElement >( `[data-lot-id="${ Number( lot.id ) }"]` );
		const after = cardOf( lot.html );
		if ( ! before || ! after ) {
			continue;
		}
		const focused = before.contains( document.activeElement ) ? placeOf( before, document.activeElement ) : -1;
		after.classList.add( CHANGED );
		carryOver( before, after );
		before.replaceWith( after );
		stops( after )[ focused ]?.focus( { preventScroll: true } );
	}
}

/** What a screen reader is told: of the lots that its user watches, and of no others. */
export const announcement = ( lots: readonly LiveLot[], watched: readonly number[] ): string =>
	lots
		.filter( ( lot ) => watched.includes( lot.id ) )
		.map( ( lot ) => lot.said )
		.join( '. ' );

function carryOver( before: HTMLElement, after: HTMLElement ): void {
	const [ old, link ] = [ before, after ].map( ( card ) => stops( card ).find( ( stop ) => stop.matches( 'a' ) ) );
	if ( old && link ) {
		link.setAttribute( 'href', old.getAttribute( 'href' ) ?? '' );
	}
	const tools = before.querySelector( '.hh-lot-card__staff' );
	if ( tools && ! after.querySelector( '.hh-lot-card__staff' ) ) {
		after.append( tools );
	}
}

function cardOf( html: string ): HTMLElement | null {
	const template = document.createElement( 'template' );
	template.innerHTML = html.trim();
	return template.content.querySelector< HTMLElement >( '[data-lot-id]' );
}

/** Those that the keyboard reaches and every card has: a script adds others to a card's pictures. */
const stops = ( card: HTMLElement ): HTMLElement[] => [ ...card.querySelectorAll< HTMLElement >( 'a[href], button' ) ].filter( ( stop ) => ! stop.closest( '.hh-card__picture' ) );

const placeOf = ( card: HTMLElement, active: Element | null ): number => stops( card ).findIndex( ( stop ) => stop === active );
