/** Whether the visitor asks for less motion. Asked anew each time: it can change while the page is open. */
export function prefersReducedMotion(): boolean {
	return window.matchMedia?.( '(prefers-reduced-motion: reduce)' ).matches ?? false;
}
