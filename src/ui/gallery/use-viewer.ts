import { useCallback, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../lib/motion';
import type { Kind } from './pictures';

/** PROP-01, milliseconds from the moment that closing begins. */
const FADE = 180;
const TEAR_DOWN = 500;

export interface ViewerState {
	kind: Kind;
	index: number;
	/** Open, fading out, or out of sight and about to be torn down. */
	phase: 'open' | 'fading' | 'gone';
}

/** Whether the pictures fill the screen, and which. */
export function useViewer() {
	const [ viewer, setViewer ] = useState< ViewerState | null >( null );
	const timers = useRef< number[] >( [] );

	const stop = () => timers.current.splice( 0 ).forEach( ( timer ) => window.clearTimeout( timer ) );
	useEffect( () => stop, [] );

	const open = useCallback( ( kind: Kind, index: number ) => {
		stop();
		setViewer( { kind, index, phase: 'open' } );
	}, [] );

	const close = useCallback( () => {
		// Escape reaches us as a key and again as the dialog's wish to close.
		if ( timers.current.length > 0 ) {
			return;
		}
		const to = ( phase: ViewerState[ 'phase' ] ) => setViewer( ( before ) => before && { ...before, phase } );
		to( 'fading' );
		timers.current = [
			window.setTimeout( () => to( 'gone' ), prefersReducedMotion() ? 0 : FADE ),
			window.setTimeout( () => {
				stop();
				setViewer( null );
			}, TEAR_DOWN ),
		];
	}, [] );

	const show = useCallback( ( kind: Kind, index: number ) => setViewer( ( before ) => before && { ...before, kind, index } ), [] );

	return { viewer, open, close, show };
}
