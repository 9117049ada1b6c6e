/**
 * When an island's script is fetched:
 *
 * | the island                                         | wakes                                          |
 * |----------------------------------------------------|------------------------------------------------|
 * | `data-island-until-used=""`                        | when a visitor turns to it                     |
 * | `data-island-until-used="a b"`, a cookie a or b    | as if it had no such attribute                 |
 * | has a box, or is in a closed part                  | when it is nearly in sight and the page idle   |
 * | has no box, and so shows itself by its script      | when the page is idle                          |
 *
 * A visitor turns to an island by pointer, finger, focus or key, or by a link to where it is; that always wakes it.
 */
export type Waking = 'use' | 'sight' | 'idle';

/** @param cookies As `document.cookie`. */
export function wakingOf( island: HTMLElement, cookies: string ): Waking {
	const { islandUntilUsed: known } = island.dataset;
	const has = ( name: string ) => name !== '' && `; ${ cookies }`.includes( `; ${ name }=` );
	if ( known !== undefined && ! known.split( ' ' ).some( has ) ) {
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
