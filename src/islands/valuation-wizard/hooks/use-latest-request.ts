import { useCallback, useEffect, useRef } from 'react';

/**
 * Gives each request a signal and gives up the one before: an answer to an older request never wins, nor one that
 * comes when the page has moved on.
 */
export function useLatestRequest(): () => AbortSignal {
	const current = useRef< AbortController | null >( null );

	useEffect( () => () => current.current?.abort(), [] );

	return useCallback( () => {
		current.current?.abort();
		current.current = new AbortController();
		return current.current.signal;
	}, [] );
}
