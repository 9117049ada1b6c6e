import { useRef, type TouchEvent } from 'react';

/** Pixels that a finger must travel sideways. */
const FAR_ENOUGH = 40;

/**
 * @param onSwipe Gets 1 for the next (the finger goes left) and -1 for the one before.
 * @return Handlers for the element; it needs `touch-action: pan-y pinch-zoom`.
 */
export function useSwipe( onSwipe: ( by: 1 | -1 ) => void ) {
	const start = useRef< { x: number; y: number } | null >( null );
	return {
		onTouchStart: ( event: TouchEvent ) => {
			const touch = event.touches[ 0 ];
			// Two fingers zoom.
			start.current = touch && event.touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
		},
		onTouchEnd: ( event: TouchEvent ) => {
			const touch = event.changedTouches[ 0 ];
			if ( ! start.current || ! touch ) {
				return;
			}
			const [ x, y ] = [ touch.clientX - start.current.x, touch.clientY - start.current.y ];
			start.current = null;
			if ( Math.abs( x ) >= FAR_ENOUGH && Math.abs( x ) > Math.abs( y ) ) {
				onSwipe( x < 0 ? 1 : -1 );
			}
		},
	};
}
