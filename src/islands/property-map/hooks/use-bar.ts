import { useEffect, useRef, type RefObject } from 'react';
import { prefersReducedMotion } from '../../../lib/motion';
import type { Pin } from '../rules/pins';

/** Milliseconds without movement after which a bar has arrived. */
const SETTLED = 120;

const isBar = ( list: HTMLElement ): boolean => list.scrollWidth > list.clientWidth + 1;

/**
 * Where the cards are a bar that is swiped: the card that stands first lights its pin, and the pin that is chosen brings
 * its card.
 *
 * @param list    The cards, in the order of the pins.
 * @param pins
 * @param lit     The property whose pin the pointer or the focus is on, or whose card is open.
 * @param onFront
 */
export function useBar( list: RefObject< HTMLElement >, pins: readonly Pin[], lit: string | null, onFront: ( pin: Pin ) => void ): void {
	const latest = useRef( { pins, onFront } );
	latest.current = { pins, onFront };
	/** Whether what moves the bar is a hand: the last touch was on it, and we have not moved it since. */
	const hand = useRef( false );
	/** What the bar itself has lit: it is there already. */
	const own = useRef( '' );

	useEffect( () => {
		const bar = list.current;
		if ( ! bar ) {
			return;
		}
		let timer: number | undefined;
		const touched = ( event: Event ) => ( hand.current = event.target instanceof Node && bar.contains( event.target ) );
		const scrolled = () => {
			window.clearTimeout( timer );
			timer = window.setTimeout( () => {
				// A slow phone tells of a swipe with breaks in it: each may be the end.
				if ( hand.current && isBar( bar ) ) {
					const start = bar.getBoundingClientRect().left;
					const first = [ ...bar.children ].findIndex( ( card ) => card.getBoundingClientRect().right > start + card.clientWidth / 2 );
					const pin = latest.current.pins[ first ];
					if ( pin ) {
						own.current = pin.url;
						latest.current.onFront( pin );
					}
				}
			}, SETTLED );
		};
		const events = [ 'touchstart', 'pointerdown', 'wheel' ];
		events.forEach( ( name ) => document.addEventListener( name, touched, { capture: true, passive: true } ) );
		bar.addEventListener( 'scroll', scrolled, { passive: true } );
		return () => {
			window.clearTimeout( timer );
			events.forEach( ( name ) => document.removeEventListener( name, touched, { capture: true } ) );
			bar.removeEventListener( 'scroll', scrolled );
		};
	}, [ list ] );

	useEffect( () => {
		const bar = list.current;
		const card = bar?.children[ latest.current.pins.findIndex( ( { url } ) => url === lit ) ];
		if ( lit !== own.current ) {
			own.current = '';
		} else {
			return;
		}
		if ( bar && card && isBar( bar ) && ! bar.contains( document.activeElement ) ) {
			hand.current = false;
			// A card stands at the gutter, not at the window's edge.
			const start = bar.getBoundingClientRect().left + ( parseFloat( getComputedStyle( bar ).scrollPaddingLeft ) || 0 );
			bar.scrollBy( { left: card.getBoundingClientRect().left - start, behavior: prefersReducedMotion() ? 'instant' : 'smooth' } );
		}
	}, [ list, lit ] );
}
