import type { Map as LeafletMap } from 'leaflet';
import type { MapLabels } from './types';

const HINT_FOR = 1600;

/**
 * On a page, one finger scrolls the page and two move the map; whoever tries with one is told. The wheel zooms once
 * the visitor has turned to the map. A map that fills the screen is free of all this.
 */
export function watchGestures( map: LeafletMap, labels: MapLabels ): { setFree: ( isFree: boolean ) => void; remove: () => void } {
	const element = map.getContainer();
	const hint = document.createElement( 'p' );
	hint.className = 'hh-map__hint';
	hint.textContent = labels.twoFingers;
	hint.setAttribute( 'aria-hidden', 'true' );
	element.append( hint );
	let isFree = false;
	let timer: number | undefined;

	const touched = ( { touches }: TouchEvent ) => {
		const isOne = touches.length === 1 && ! isFree;
		// Leaflet would take the page's own scroll for a pan.
		if ( isOne ) {
			map.dragging.disable();
		} else {
			map.dragging.enable();
		}
		element.classList.remove( 'is-hinting' );
	};
	const moved = ( { touches }: TouchEvent ) => {
		if ( touches.length === 1 && ! isFree && ! element.classList.contains( 'is-drawing' ) ) {
			element.classList.add( 'is-hinting' );
			window.clearTimeout( timer );
			timer = window.setTimeout( () => element.classList.remove( 'is-hinting' ), HINT_FOR );
		}
	};
	const released = ( { pointerType }: PointerEvent ) => {
		if ( pointerType === 'mouse' ) {
			map.dragging.enable();
		}
	};
	const setWheel = () => {
		if ( isFree || element.contains( document.activeElement ) ) {
			map.scrollWheelZoom.enable();
		} else {
			map.scrollWheelZoom.disable();
		}
	};
	const events: Array< [ string, EventListener, AddEventListenerOptions ] > = [
		[ 'touchstart', touched as EventListener, { passive: true, capture: true } ],
		[ 'touchmove', moved as EventListener, { passive: true, capture: true } ],
		[ 'pointerdown', released as EventListener, { capture: true } ],
		[ 'focusin', setWheel, {} ],
		// The new focus is not known before the old one has gone.
		[ 'focusout', () => window.setTimeout( setWheel ), {} ],
	];
	events.forEach( ( [ name, listener, options ] ) => element.addEventListener( name, listener, options ) );
	return {
		setFree( free ) {
			isFree = free;
			element.classList.toggle( 'is-free', free );
			setWheel();
			map.dragging.enable();
		},
		remove() {
			window.clearTimeout( timer );
			events.forEach( ( [ name, listener, options ] ) => element.removeEventListener( name, listener, options ) );
		},
	};
}
