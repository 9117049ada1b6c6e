import { useEffect, useRef, type RefObject } from 'react';

interface Options {
	isOpen: boolean;
	onClose: () => void;
	/** Where the same element is no panel but part of the page, e.g. `(width >= 1100px)`: it closes there. */
	inPage: string;
}

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled):not([type="hidden"]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

/**
 * Makes a part of the page a modal panel while it is open, and leaves it where it is in the document: on narrow
 * screens it lies over the page, on wide ones it stands beside the rest.
 *
 * All that is outside is inert, Tab goes round inside, Escape closes, and the focus returns to where it was.
 *
 * @param options
 * @return For the element, which gets `role="dialog"` from whoever draws it.
 */
export function useModalPanel< Element extends HTMLElement >( { isOpen, onClose, inPage }: Options ): RefObject< Element > {
	const panel = useRef< Element >( null );
	const close = useRef( onClose );
	close.current = onClose;

	useEffect( () => {
		const element = panel.current;
		if ( ! isOpen || ! element ) {
			return;
		}
		const before = document.activeElement;
		const outside = madeInert( element );
		const onKey = ( event: KeyboardEvent ) => {
			if ( event.key === 'Escape' ) {
				event.preventDefault();
				close.current();
			} else if ( event.key === 'Tab' ) {
				keepInside( element, event );
			}
		};
		const wide = window.matchMedia( inPage );
		const onWidth = () => wide.matches && close.current();
		document.addEventListener( 'keydown', onKey );
		wide.addEventListener( 'change', onWidth );
		document.documentElement.classList.add( 'hh-has-panel' );
		visible( element )[ 0 ]?.focus();
		return () => {
			document.removeEventListener( 'keydown', onKey );
			wide.removeEventListener( 'change', onWidth );
			document.documentElement.classList.remove( 'hh-has-panel' );
			outside.forEach( ( other ) => ( other.inert = false ) );
			if ( before instanceof HTMLElement ) {
				before.focus( { preventScroll: true } );
			}
		};
	}, [ isOpen, inPage ] );

	return panel;
}

/** The neighbours of the element and of all it stands in. */
function madeInert( element: HTMLElement ): HTMLElement[] {
	const outside: HTMLElement[] = [];
	for ( let inside: HTMLElement = element; inside.parentElement && inside !== document.body; inside = inside.parentElement ) {
		for ( const other of inside.parentElement.children ) {
			if ( other !== inside && other instanceof HTMLElement && ! other.inert && ! other.matches( 'script, style' ) ) {
				other.inert = true;
				outside.push( other );
			}
		}
	}
	return outside;
}

/** jsdom draws nothing: there, what is in a closed <details> counts as seen. */
const visible = ( element: HTMLElement ): HTMLElement[] =>
	[ ...element.querySelectorAll< HTMLElement >( FOCUSABLE ) ].filter( ( one ) => ! ( 'checkVisibility' in one ) || one.checkVisibility() );

function keepInside( element: HTMLElement, event: KeyboardEvent ): void {
	const stops = visible( element );
	const first = stops[ 0 ];
	const last = stops[ stops.length - 1 ];
	const active = document.activeElement;
	if ( ! first || ! last ) {
		return;
	}
	const isOutside = ! element.contains( active );
	if ( event.shiftKey ? active === first || isOutside : active === last || isOutside ) {
		event.preventDefault();
		( event.shiftKey ? last : first ).focus();
	}
}
