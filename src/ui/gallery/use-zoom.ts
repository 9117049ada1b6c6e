import { useCallback, useLayoutEffect, useRef, useState, type MutableRefObject, type RefObject } from 'react';
import type { Swiper, SwiperOptions } from 'swiper/types';
import { prefersReducedMotion } from '../../lib/motion';
import type { SlideLibrary } from '../../lib/slides';
import { PANE } from './viewer-picture';
import type { Kind } from './pictures';
import { DOUBLE, MOST, moveBy, scaleAt, STEP, WHOLE, type Point, type Zoom } from './zoom';

/** How much a turn of the wheel enlarges: the browser tells pixels, and less of them for two fingers on a touchpad. */
const WHEEL = 0.002;
const TOUCHPAD = 0.01;

/**
 * Zoom of the picture in sight. Two fingers and dragging are Swiper's; keys, buttons, wheel and two clicks, which it has
 * no answer for or only one size, are told to it here.
 *
 * @param swiper
 * @param stage
 * @param library
 * @param kind    What is shown: the other kind is another Swiper.
 */
export function useZoom( swiper: MutableRefObject< Swiper | null >, stage: RefObject< HTMLElement >, library: SlideLibrary | null, kind: Kind ) {
	const [ scale, setScale ] = useState( 1 );
	// Presses while Swiper is still on its way.
	const early = useRef( 0 );

	const update = useCallback(
		( next: ( before: Zoom, box: DOMRect ) => Zoom ) => {
			const made = swiper.current;
			const pane = made?.slides[ made.activeIndex ]?.querySelector< HTMLElement >( `.${ PANE }` );
			if ( ! made || ! pane || ! stage.current ) {
				return;
			}
			const zoom = next( { scale: made.zoom.scale, ...positionOf( pane ) }, stage.current.getBoundingClientRect() );
			if ( zoom.scale === 1 ) {
				made.zoom.out();
				return;
			}
			if ( zoom.scale !== made.zoom.scale ) {
				made.zoom.in( zoom.scale );
			}
			pane.style.transitionDuration = prefersReducedMotion() ? '0ms' : '150ms';
			pane.style.transform = `translate3d(${ zoom.x }px, ${ zoom.y }px, 0)`;
		},
		[ swiper, stage ]
	);

	const change = useCallback(
		( by: 1 | -1 ) => {
			if ( swiper.current === null ) {
				early.current = Math.max( 0, early.current + by );
				return;
			}
			update( ( before, box ) => scaleAt( before, before.scale * ( by === 1 ? STEP : 1 / STEP ), { x: 0, y: 0 }, box ) );
		},
		[ swiper, update ]
	);

	const fromMiddle = ( { clientX, clientY }: { clientX: number; clientY: number }, box: DOMRect ): Point => ( {
		x: clientX - box.left - box.width / 2,
		y: clientY - box.top - box.height / 2,
	} );

	// In one go with the making of Swiper: a press between the two would enlarge without being heard of.
	useLayoutEffect( () => {
		const made = swiper.current;
		const element = stage.current;
		setScale( 1 );
		if ( ! made || ! element ) {
			return;
		}
		// At once, and not when it has glided out of sight: the arrow keys would move it until then.
		made.on( 'slideChange', () => made.zoom.out() );
		made.on( 'zoomChange', ( _swiper, changed ) => setScale( changed ) );
		made.on( 'doubleTap', ( _swiper, event ) => {
			const at = 'changedTouches' in event ? event.changedTouches[ 0 ] : event;
			if ( at && ! made.animating ) {
				update( ( before, box ) => ( before.scale > 1 ? WHOLE : scaleAt( before, DOUBLE, fromMiddle( at, box ), box ) ) );
			}
		} );
		for ( ; early.current > 0; early.current-- ) {
			change( 1 );
		}
		const onWheel = ( event: WheelEvent ) => {
			if ( Math.abs( event.deltaY ) > Math.abs( event.deltaX ) ) {
				event.preventDefault();
				const factor = Math.exp( -event.deltaY * ( event.ctrlKey ? TOUCHPAD : WHEEL ) );
				update( ( before, box ) => scaleAt( before, before.scale * factor, fromMiddle( event, box ), box ) );
			}
		};
		const fingers = new Set< number >();
		const onDown = ( { pointerId }: PointerEvent ) => {
			fingers.add( pointerId );
			// Two of them enlarge, and the first of the two must not turn.
			made.allowTouchMove = fingers.size < 2;
		};
		const onUp = ( { pointerId }: PointerEvent ) => {
			fingers.delete( pointerId );
			made.allowTouchMove ||= fingers.size === 0;
		};
		const stop = new AbortController();
		element.addEventListener( 'wheel', onWheel, { passive: false, signal: stop.signal } );
		element.addEventListener( 'pointerdown', onDown, { signal: stop.signal } );
		window.addEventListener( 'pointerup', onUp, { signal: stop.signal } );
		window.addEventListener( 'pointercancel', onUp, { signal: stop.signal } );
		return () => stop.abort();
	}, [ library, kind, swiper, stage, update, change ] );

	return {
		scale,
		/** A press of a button or a key. */
		change,
		move: useCallback( ( x: number, y: number ) => update( ( before, box ) => moveBy( before, { x, y }, box ) ), [ update ] ),
		reset: useCallback( () => update( () => WHOLE ), [ update ] ),
	};
}

/** Swiper's side of it. */
export const zoomOptions = ( { Zoom: Module }: SlideLibrary ): SwiperOptions => ( {
	modules: [ Module ],
	zoom: { maxRatio: MOST, toggle: false, containerClass: PANE },
} );

/** Where Swiper or we have put it; where it is going, while it is still under way. */
function positionOf( pane: HTMLElement ): Point {
	const [ , x = 0, y = 0 ] = /translate3d\((-?[\d.]+)px, *(-?[\d.]+)px/.exec( pane.style.transform )?.map( Number ) ?? [];
	return { x, y };
}
