import { useCallback, useEffect, useRef, useState, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { distance, double, middle, moveBy, scaleAt, STEP, WHOLE, type Point, type Zoom } from '../rules/zoom';

/** Milliseconds and pixels between two taps that are one double tap. */
const DOUBLE_TAP = 300;
const TAP_SLACK = 24;

/**
 * Zooming and moving the picture on a stage: by buttons and keys, two clicks or taps, and two fingers.
 *
 * @param stage
 * @param picture What is shown: another begins whole.
 */
export function useZoom( stage: RefObject< HTMLElement >, picture: string ) {
	const [ zoom, setZoom ] = useState< Zoom >( WHOLE );
	const fingers = useRef( new Map< number, Point >() );
	const lastTap = useRef< ( Point & { at: number } ) | null >( null );
	const wasMoved = useRef( false );

	useEffect( () => {
		setZoom( WHOLE );
		fingers.current.clear();
	}, [ picture ] );

	const box = useCallback( () => stage.current?.getBoundingClientRect() ?? new DOMRect(), [ stage ] );
	const fromMiddle = ( x: number, y: number ): Point => ( { x: x - box().left - box().width / 2, y: y - box().top - box().height / 2 } );

	const change = useCallback( ( by: 1 | -1 ) => setZoom( ( before ) => scaleAt( before, before.scale * ( by === 1 ? STEP : 1 / STEP ), { x: 0, y: 0 }, box() ) ), [ box ] );
	const move = useCallback( ( x: number, y: number ) => setZoom( ( before ) => moveBy( before, { x, y }, box() ) ), [ box ] );
	const reset = useCallback( () => setZoom( WHOLE ), [] );

	const onPointerDown = ( event: PointerEvent ) => {
		if ( event.target instanceof Element && event.target.closest( 'button' ) ) {
			return;
		}
		fingers.current.set( event.pointerId, { x: event.clientX, y: event.clientY } );
		wasMoved.current = fingers.current.size > 1;
	};

	const onPointerMove = ( event: PointerEvent ) => {
		const before = fingers.current.get( event.pointerId );
		if ( ! before ) {
			return;
		}
		const now = { x: event.clientX, y: event.clientY };
		const other = [ ...fingers.current ].find( ( [ id ] ) => id !== event.pointerId )?.[ 1 ];
		fingers.current.set( event.pointerId, now );
		wasMoved.current ||= distance( before, now ) > 3;
		if ( other ) {
			const ratio = distance( now, other ) / Math.max( 1, distance( before, other ) );
			const at = middle( now, other );
			setZoom( ( zoomed ) => scaleAt( zoomed, zoomed.scale * ratio, fromMiddle( at.x, at.y ), box() ) );
		} else {
			setZoom( ( zoomed ) => ( zoomed.scale > 1 ? moveBy( zoomed, { x: now.x - before.x, y: now.y - before.y }, box() ) : zoomed ) );
		}
	};

	const onPointerUp = ( event: PointerEvent ) => {
		const wasDown = fingers.current.delete( event.pointerId );
		// A mouse has double clicks of its own.
		if ( ! wasDown || event.pointerType === 'mouse' || wasMoved.current || fingers.current.size > 0 ) {
			return;
		}
		const tap = { x: event.clientX, y: event.clientY, at: event.timeStamp };
		const before = lastTap.current;
		if ( before && tap.at - before.at < DOUBLE_TAP && distance( before, tap ) < TAP_SLACK ) {
			lastTap.current = null;
			setZoom( ( zoomed ) => double( zoomed, fromMiddle( tap.x, tap.y ), box() ) );
		} else {
			lastTap.current = tap;
		}
	};

	const onDoubleClick = ( event: MouseEvent ) => {
		const byFinger = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch';
		if ( ! byFinger && ! ( event.target instanceof Element && event.target.closest( 'button' ) ) ) {
			setZoom( ( before ) => double( before, fromMiddle( event.clientX, event.clientY ), box() ) );
		}
	};

	const handlers = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onPointerLeave: onPointerUp, onDoubleClick };
	return { zoom, isZoomed: zoom.scale > 1, change, move, reset, handlers };
}
