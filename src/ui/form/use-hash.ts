import { useEffect, useRef } from 'react';

/**
 * Tells a form which part of the page its visitor was led to: by the page's own address, and by each link to a part
 * that is followed, also the same one again.
 *
 * @param onHash Is given the part with its #; may change from frame to frame.
 */
export function useHash( onHash: ( hash: string ) => void ): void {
	const tell = useRef( onHash );
	tell.current = onHash;
	useEffect( () => {
		const follow = () => tell.current( window.location.hash );
		// Who follows the same link again changes no address.
		const again = ( event: MouseEvent ) => {
			const href = ( event.target instanceof Element && event.target.closest( 'a' )?.getAttribute( 'href' ) ) || '';
			if ( href.startsWith( '#' ) ) {
				tell.current( href );
			}
		};
		follow();
		window.addEventListener( 'hashchange', follow );
		document.addEventListener( 'click', again );
		return () => {
			window.removeEventListener( 'hashchange', follow );
			document.removeEventListener( 'click', again );
		};
	}, [] );
}
