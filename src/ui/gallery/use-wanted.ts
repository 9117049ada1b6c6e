import { useCallback, useEffect, useState } from 'react';

/**
 * Whether the visitor turns to the pictures: the pointer or the focus is on them. A finger gives no sign before its
 * first swipe, so phones get ready as soon as the page has nothing else to do.
 */
export function useWanted(): { isWanted: boolean; want: () => void } {
	const [ isWanted, setIsWanted ] = useState( false );
	useEffect( () => {
		const savesData = ( navigator as { connection?: { saveData?: boolean } } ).connection?.saveData === true;
		if ( savesData || ! window.matchMedia?.( '(pointer: coarse)' ).matches || ! ( 'requestIdleCallback' in window ) ) {
			return;
		}
		const idle = window.requestIdleCallback( () => setIsWanted( true ), { timeout: 3000 } );
		return () => window.cancelIdleCallback( idle );
	}, [] );
	return { isWanted, want: useCallback( () => setIsWanted( true ), [] ) };
}
