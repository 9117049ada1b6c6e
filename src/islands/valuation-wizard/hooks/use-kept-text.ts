import { useEffect, useRef } from 'react';
import { keepTyped } from '../kept';

/** Browsers refuse to note each letter. */
const PAUSE_MS = 500;

/** Keeps what is typed at a step: the first letter at once, then twice a second, and the rest when the page is left. */
export function useKeptText( formId: string, values: Record< string, string > ): void {
	const latest = useRef( values );
	const initial = useRef( values );
	const keptAt = useRef( 0 );
	latest.current = values;

	// Chromium takes no note of a page that a reload has begun to leave, so what is typed cannot wait for that.
	useEffect( () => {
		if ( values === initial.current ) {
			return;
		}
		const keep = () => {
			keptAt.current = Date.now();
			keepTyped( formId, values );
		};
		const timer = window.setTimeout( keep, Math.max( 0, keptAt.current + PAUSE_MS - Date.now() ) );
		return () => window.clearTimeout( timer );
	}, [ formId, values ] );

	useEffect( () => {
		const keep = () => keepTyped( formId, latest.current );
		window.addEventListener( 'pagehide', keep );
		return () => window.removeEventListener( 'pagehide', keep );
	}, [ formId ] );
}
