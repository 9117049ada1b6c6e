import { useCallback, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../../lib/motion';
import type { Bounds } from '../../../ui/map';
import { watchMoves } from '../../../ui/map/moves';
import type { Look } from './load-pins';
import { AIR, type Stage } from './use-stage';

interface Handlers {
	/** The visitor has moved the map; not told of its own first view, or of one that a reload shows again. */
	onMoved: ( bounds: Bounds ) => void;
	/** The ground was clicked, not a pin. */
	onLeave: () => void;
}

/** The part of the map in view. */
export function useView( stage: Stage | null, handlers: Handlers ): { look: Look | null; show: ( box: Bounds | null ) => void } {
	const [ look, setLook ] = useState< Look | null >( null );
	const latest = useRef( handlers );
	latest.current = handlers;

	useEffect( () => {
		if ( ! stage ) {
			return;
		}
		const { map } = stage.view;
		const looked = () => setLook( { zoom: Math.round( map.getZoom() ), box: stage.view.bounds() } );
		map.on( 'moveend', looked );
		map.on( 'click', () => latest.current.onLeave() );
		const unwatch = watchMoves( stage.view, ( bounds ) => latest.current.onMoved( bounds ) );
		looked();
		return () => {
			map.off( 'moveend', looked );
			unwatch();
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
