import { useEffect, useRef, type RefObject } from 'react';
import { scrollToTop, STEP_MS } from './scroll-to-top';

/**
 * Brings each new screen to the form's top and the focus to its heading (VAL-02); not the first one, which the visitor
 * has not asked for.
 *
 * @param screen  Changes with the screen.
 * @param form    What is scrolled to.
 * @param focused What gets the focus.
 */
export function useStepFocus(
	screen: string,
	form: RefObject< HTMLElement | null >,
	focused: () => HTMLElement | null | undefined
): void {
	const shown = useRef( screen );
	const target = useRef( focused );
	target.current = focused;

	useEffect( () => {
		if ( shown.current === screen ) {
			return;
		}
		shown.current = screen;
		target.current()?.focus( { preventScroll: true } );
		return form.current ? scrollToTop( form.current, STEP_MS ) : undefined;
	}, [ screen, form ] );
}
