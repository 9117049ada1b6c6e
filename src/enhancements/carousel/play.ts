/**
 * Tells when a row may move by itself: only in sight, and neither under the pointer, with the focus in it, in a tab that
 * nobody looks at, after Pause nor where the visitor prefers reduced motion.
 *
 * @param root   The row with its buttons.
 * @param button Pause and Play.
 * @param onPlay Told at every change.
 */
export function watchPlay( root: HTMLElement, button: HTMLElement | null, onPlay: ( plays: boolean ) => void ): void {
	const labels = { pause: button?.textContent ?? '', play: button?.dataset.playLabel ?? '' };
	const motion = window.matchMedia?.( '(prefers-reduced-motion: reduce)' );
	const holds = new Set( [ 'sight' ] );
	let played = false;
	const hold = ( why: string, isHeld: boolean ) => {
		holds[ isHeld ? 'add' : 'delete' ]( why );
		const plays = holds.size === 0;
		if ( plays !== played ) {
			played = plays;
			onPlay( plays );
		}
	};
	const holdMotion = () => {
		hold( 'motion', motion?.matches ?? false );
		root.classList.toggle( 'is-still', motion?.matches ?? false );
	};

	button?.addEventListener( 'click', () => {
		hold( 'button', ! holds.has( 'button' ) );
		button.textContent = holds.has( 'button' ) ? labels.play : labels.pause;
	} );
	root.addEventListener( 'pointerenter', () => hold( 'pointer', true ) );
	root.addEventListener( 'pointerleave', () => hold( 'pointer', false ) );
	root.addEventListener( 'focusin', () => hold( 'focus', true ) );
	root.addEventListener( 'focusout', ( event ) => hold( 'focus', event.relatedTarget instanceof Node && root.contains( event.relatedTarget ) ) );
	document.addEventListener( 'visibilitychange', () => hold( 'tab', document.hidden ) );
	holdMotion();
	motion?.addEventListener( 'change', holdMotion );
	new IntersectionObserver( ( entries ) => hold( 'sight', ! entries.some( ( entry ) => entry.isIntersecting ) ) ).observe( root );
}
