import { useCallback, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../../lib/motion';
import type { Bounds } from '../../../ui/map';
import type { Look } from './load-pins';
import { AIR, type Stage } from './use-stage';

interface Handlers {
	/** The visitor has moved the map; not told of its own first view, or of one that a reload shows again. */
	onMoved: ( bounds: Bounds ) => void;
	/** The ground was clicked, not a pin. */
	onLeave: () => void;
}

const TOUCHES = [ 'pointerdown', 'touchstart', 'keydown', 'wheel' ];

/** The part of the map in view. */
export function useView( stage: Stage | null, handlers: Handlers ): { look: Look | null; show: ( box: Bounds | null ) => void } {
	const [ look, setLook ] = useState< Look | null >( null );
	const latest = useRef( handlers );
	latest.current = handlers;
	const isTouched = useRef( false );

	useEffect( () => {
		if ( ! stage ) {
			return;
		}
		const { map } = stage.view;
		const container = map.getContainer();
		const touch = () => ( isTouched.current = true );
		const moved = () => {
			const bounds = stage.view.bounds();
			setLook( { zoom: Math.round( map.getZoom() ), box: bounds } );
			if ( isTouched.current ) {
				latest.current.onMoved( bounds );
			}
		};
		TOUCHES.forEach( ( name ) => container.addEventListener( name, touch, { passive: true } ) );
		map.on( 'moveend', moved );
		map.on( 'click', () => latest.current.onLeave() );
		setLook( { zoom: Math.round( map.getZoom() ), box: stage.view.bounds() } );
		return () => {
			TOUCHES.forEach( ( name ) => container.removeEventListener( name, touch ) );
			map.off( 'moveend', moved );
		};
	}, [ stage ] );

	const show = useCallback(
		( box: Bounds | null ) => {
			if ( box && stage ) {
				stage.view.map.fitBounds( [ [ box.south, box.west ], [ box.north, box.east ] ], { maxZoom: 15, paddingTopLeft: [ AIR.left, AIR.top ], paddingBottomRight: [ AIR.right, AIR.bottom ], animate: ! prefersReducedMotion() } );
			}
		},
		[ stage ]
	);
	return { look, show };
}
