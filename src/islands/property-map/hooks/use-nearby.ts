import { useEffect, useState, type RefObject } from 'react';
import type { Pin } from '../rules/pins';

/** One card of a bar before and behind those in it. */
const AHEAD = '0px 100%';

/**
 * The properties whose cards are in the bar or next to it. Browsers fetch lazy pictures up to 2,500 pixels ahead in a
 * bar as well, which is twenty cards that nobody has swiped to. Cards that are no bar are all near: what lies below the
 * window is left to the browser.
 *
 * @param list  The cards, in the order of the pins.
 * @param pins
 * @param drawn How many of them have a card yet.
 * @return Addresses; what was near once stays so.
 */
export function useNearby( list: RefObject< HTMLElement >, pins: readonly Pin[], drawn: number ): ReadonlySet< string > {
	const [ near, setNear ] = useState< ReadonlySet< string > >( new Set() );
	const order = pins.map( ( pin ) => pin.url ).join( ' ' );

	useEffect( () => {
		const bar = list.current;
		if ( ! bar ) {
			return;
		}
		const cards = [ ...bar.children ].slice( 0, pins.length );
		const urlOf = ( card: Element ) => pins[ cards.indexOf( card ) ]?.url ?? '';
		const add = ( seen: readonly Element[] ) => setNear( ( before ) => ( seen.every( ( card ) => before.has( urlOf( card ) ) ) ? before : new Set( [ ...before, ...seen.map( urlOf ) ] ) ) );
		if ( ! ( 'IntersectionObserver' in window ) ) {
			add( cards );
			return;
		}
		const sight = new IntersectionObserver(
			( entries ) => {
				const seen = entries.filter( ( { isIntersecting } ) => isIntersecting ).map( ( { target } ) => target );
				seen.forEach( ( card ) => sight.unobserve( card ) );
				add( seen );
			},
			{ root: bar, rootMargin: AHEAD }
		);
		cards.forEach( ( card ) => sight.observe( card ) );
		return () => sight.disconnect();
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Other pins in the same order are the same cards.
	}, [ list, order, drawn ] );
	return near;
}
