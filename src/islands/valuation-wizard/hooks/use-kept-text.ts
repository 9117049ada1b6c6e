import { useEffect, useRef } from 'react';
import { keepTyped } from '../kept';

/** Keeps what is typed at a step when the page is left: browsers refuse to note each letter. */
export function useKeptText( formId: string, values: Record< string, string > ): void {
	const latest = useRef( values );
	latest.current = values;
	useEffect( () => {
		const keep = () => keepTyped( formId, latest.current );
		window.addEventListener( 'pagehide', keep );
		return () => window.removeEventListener( 'pagehide', keep );
	}, [ formId ] );
}
