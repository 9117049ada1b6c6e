import type { Bounds, MapView } from './types';

const TOUCHES = [ 'pointerdown', 'touchstart', 'keydown', 'wheel' ];

/**
 * Tells what is in view whenever the visitor has moved the map; not of its own first view, or of one that a reload shows
 * again.
 *
 * @param view
 * @param onMoved
 * @return Ends it.
 */
export function watchMoves( view: MapView, onMoved: ( bounds: Bounds ) => void ): () => void {
	const container = view.map.getContainer();
	let isTouched = false;
	const touch = () => ( isTouched = true );
	const moved = () => {
		if ( isTouched ) {
			onMoved( view.bounds() );
		}
	};
	TOUCHES.forEach( ( name ) => container.addEventListener( name, touch, { passive: true } ) );
	view.map.on( 'moveend', moved );
	return () => {
		TOUCHES.forEach( ( name ) => container.removeEventListener( name, touch ) );
		view.map.off( 'moveend', moved );
	};
}
