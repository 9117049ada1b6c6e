/** So far before it is in sight, in pixels. */
const AHEAD = 300;

/**
 * Calls back once, when an element is in the window or nearly so; at once where the browser cannot tell.
 *
 * @return Gives up waiting.
 */
export function whenNear( element: Element, onNear: () => void ): () => void {
	if ( ! ( 'IntersectionObserver' in window ) ) {
		onNear();
		return () => {};
	}
	const observer = new IntersectionObserver(
		( entries ) => {
			if ( entries.some( ( { isIntersecting } ) => isIntersecting ) ) {
				observer.disconnect();
				onNear();
			}
		},
		{ rootMargin: `${ AHEAD }px 0px` }
	);
	observer.observe( element );
	return () => observer.disconnect();
}
