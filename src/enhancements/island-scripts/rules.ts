/**
 * When an island's script is fetched:
 *
 * | the island                                         | wakes                                          |
 * |----------------------------------------------------|------------------------------------------------|
 * | `data-island-until-used=""`                        | when a visitor turns to it                     |
 * | `data-island-until-used="a, (width > 990px)"`      | the same; as if it had no such attribute where |
 * |                                                    | there is a cookie a or the window is so wide   |
 * | `data-island-until-interaction=""`, with the same  | when a visitor scrolls, points or types        |
 * | exceptions                                         | anywhere; as if it had no such attribute where |
 * |                                                    | the address has a query, the page was reloaded |
 * |                                                    | or gone back to, or a page below it led here   |
 * | has a box, or is in a closed part                  | when it is nearly in sight and the page idle   |
 * | has no box, and so shows itself by its script      | when the page is idle                          |
 *
 * A visitor turns to an island by pointer, finger, focus or key, or by a link to where it is; that always wakes it.
 */
export type Waking = 'use' | 'interaction' | 'sight' | 'idle';

/** The cookies are as `document.cookie` has them. */
export function wakingOf( island: HTMLElement, cookies: string ): Waking {
	const { islandUntilUsed: used, islandUntilInteraction: interaction } = island.dataset;
	const holds = ( name: string ) => ( name.startsWith( '(' ) ? window.matchMedia?.( name ).matches : name !== '' && `; ${ cookies }`.includes( `; ${ name }=` ) );
	const waits = ( unless: string | undefined ) => unless !== undefined && ! unless.split( ', ' ).some( holds );
	if ( waits( used ) ) {
		return 'use';
	}
	if ( waits( interaction ) && isFirstVisit() ) {
		return 'interaction';
	}
	return island.getClientRects().length === 0 && ! island.closest( 'details:not([open])' ) ? 'idle' : 'sight';
}

/** Else the browser or the island puts back what a visitor had typed, opened or scrolled to. */
function isFirstVisit(): boolean {
	const [ navigation ] = ( window.performance?.getEntriesByType?.( 'navigation' ) ?? [] ) as PerformanceNavigationTiming[];
	const { origin, pathname, search } = window.location;
	return search === '' && ( navigation?.type ?? 'navigate' ) === 'navigate' && ! document.referrer.startsWith( origin + pathname );
}

/** Whether an address' part leads to an island: to something in it, or to the section that it is in. */
export function leadsTo( hash: string, island: HTMLElement ): boolean {
	const target = hash.length > 1 ? document.getElementById( hash.slice( 1 ) ) : null;
	const section = target?.closest( 'section' ) ?? target;
	return target !== null && ( island.contains( target ) || ( section !== null && section.localName !== 'main' && section.contains( island ) ) );
}
