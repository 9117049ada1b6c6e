import { useEffect, useState } from 'react';

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
