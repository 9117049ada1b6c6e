/**
 * When an island's script is fetched:
 *
 * | the island                                         | wakes                                          |
 * |----------------------------------------------------|------------------------------------------------|
 * | `data-island-until-used=""`                        | when a visitor turns to it                     |
 * | `data-island-until-used="a, (width > 990px)"`      | the same; as if it had no such attribute where |
 * |                                                    | there is a cookie a or the window is so wide   |
 * | has a box, or is in a closed part                  | when it is nearly in sight and the page idle   |
 * | has no box, and so shows itself by its script      | when the page is idle                          |
 *
 * A visitor turns to an island by pointer, finger, focus or key, or by a link to where it is; that always wakes it.
 */
export type Waking = 'use' | 'sight' | 'idle';

/** The cookies are as `document.cookie` has them. */
export function wakingOf( island: HTMLElement, cookies: string ): Waking {
	const { islandUntilUsed: unless } = island.dataset;
	const holds = ( name: string ) => ( name.startsWith( '(' ) ? window.matchMedia?.( name ).matches : name !== '' && `; ${ cookies }`.includes( `; ${ name }=` ) );
	if ( unless !== undefined && ! unless.split( ', ' ).some( holds ) ) {
		return 'use';
	}
	return island.getClientRects().length === 0 && ! island.closest( 'details:not([open])' ) ? 'idle' : 'sight';
}

/** Whether an address' part leads to an island: to something in it, or to the section that it is in. */
export function leadsTo( hash: string, island: HTMLElement ): boolean {
	const target = hash.length > 1 ? document.getElementById( hash.slice( 1 ) ) : null;
	const section = target?.closest( 'section' ) ?? target;
	return target !== null && ( island.contains( target ) || ( section !== null && section.localName !== 'main' && section.contains( island ) ) );
}
