/** PROP-08, milliseconds; Carousel.php says the same to the page. */
export const SPEED = 500;
export const AUTOPLAY_SPEED = 3000;

const ease = ( part: number ) => 1 - ( 1 - part ) ** 3;

/**
 * Scrolls an element sideways in a given time, which `behavior: 'smooth'` does not promise.
 *
 * @param element
 * @param to       Pixels from its start.
 * @param duration Milliseconds; 0 is at once.
 * @param onEnd    Called once it has arrived; not where it was stopped.
 * @return Stops it where it is.
 */
export function glide( element: HTMLElement, to: number, duration: number, onEnd: () => void ): () => void {
	if ( duration <= 0 ) {
		element.scrollLeft = to;
		onEnd();
		return () => {};
	}
	const from = element.scrollLeft;
	let start: number | null = null;
	let frame = 0;
	// The browser would pull every step of it back to the nearest slide.
	element.style.scrollSnapType = 'none';
	const step = ( now: number ) => {
		start ??= now;
		const part = Math.min( 1, ( now - start ) / duration );
		element.scrollLeft = from + ( to - from ) * ease( part );
		if ( part < 1 ) {
			frame = window.requestAnimationFrame( step );
		} else {
			element.style.scrollSnapType = '';
			onEnd();
		}
	};
	frame = window.requestAnimationFrame( step );
	return () => {
		window.cancelAnimationFrame( frame );
		element.style.scrollSnapType = '';
	};
}
