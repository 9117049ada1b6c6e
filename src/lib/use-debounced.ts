import { useEffect, useRef, useState } from 'react';

/**
 * A value that follows another once that has stood still.
 *
 * @param value
 * @param delay Milliseconds; at 0 it follows at once.
 */
export function useDebounced< Value >( value: Value, delay: number ): Value {
	const [ settled, setSettled ] = useState( value );
	useEffect( () => {
		const timer = window.setTimeout( () => setSettled( value ), delay );
		return () => window.clearTimeout( timer );
	}, [ value, delay ] );
	return delay === 0 ? value : settled;
}

/**
 * A sentence for screen readers: empty at first, and what it was changed to once it has rested.
 *
 * @param sentence
 * @param delay    Milliseconds.
 */
export function useRested( sentence: string, delay: number ): string {
	const [ told, setTold ] = useState( '' );
	const last = useRef( sentence );
	useEffect( () => {
		if ( sentence === last.current ) {
			return;
		}
		const timer = window.setTimeout( () => {
			last.current = sentence;
			setTold( sentence );
		}, delay );
		return () => window.clearTimeout( timer );
	}, [ sentence, delay ] );
	return told;
}
