/**
 * Scrolling to the form's top (VAL-01, VAL-02, VAL-08).
 */
import { prefersReducedMotion } from '../../../lib/motion';

export const SCROLL_OFFSET = 50;
export const STEP_MS = 300;
export const PAGE_MS = 500;

const CANCEL_EVENTS = [ 'wheel', 'touchstart', 'keydown', 'pointerdown' ] as const;

/**
 * Moves the page so that the element's top is SCROLL_OFFSET below the top of what can be seen. The visitor wins: any
 * input of theirs stops it. It jumps where less motion is asked for.
 *
 * @return Stops the movement.
 */
export function scrollToTop( element: Element, duration: number ): () => void {
	const from = window.scrollY;
	const wanted = from + element.getBoundingClientRect().top - topOffset();
	const furthest = document.documentElement.scrollHeight - window.innerHeight;
	const to = Math.max( 0, Math.min( wanted, Math.max( furthest, 0 ) ) );
	if ( Math.abs( to - from ) < 1 ) {
		return () => {};
	}
	if ( prefersReducedMotion() ) {
		jump( to );
		return () => {};
	}
	const abort = new AbortController();
	for ( const event of CANCEL_EVENTS ) {
		window.addEventListener( event, () => abort.abort(), { passive: true, signal: abort.signal } );
	}
	const start = performance.now();
	const frame = ( now: number ) => {
		if ( abort.signal.aborted ) {
			return;
		}
		const part = Math.min( Math.max( ( now - start ) / duration, 0 ), 1 );
		jump( from + ( to - from ) * ease( part ) );
		if ( part < 1 ) {
			window.requestAnimationFrame( frame );
		} else {
			abort.abort();
		}
	};
	window.requestAnimationFrame( frame );
	return () => abort.abort();
}

/** A theme whose fixed header is higher than the offset says so by its `scroll-padding-top`. */
function topOffset(): number {
	const padding = parseFloat( window.getComputedStyle( document.documentElement ).scrollPaddingTop );
	return Math.max( SCROLL_OFFSET, Number.isNaN( padding ) ? 0 : padding );
}

function jump( top: number ): void {
	// `instant` so that a stylesheet's smooth scrolling does not animate the animation.
	window.scrollTo( { top, behavior: 'instant' } );
}

function ease( part: number ): number {
	return part < 0.5 ? 2 * part * part : 1 - 2 * ( 1 - part ) * ( 1 - part );
}
