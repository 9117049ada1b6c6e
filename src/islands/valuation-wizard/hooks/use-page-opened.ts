import { useEffect, type RefObject } from 'react';
import { PAGE_MS, scrollToTop } from './scroll-to-top';
import { tracking } from '../tracking';

/**
 * What happens once when the page opens: it scrolls to the form where the page says so (VAL-01), and page load, the
 * first view and clicks on links with `data-track` are told to the analytics (VAL-23).
 */
export function usePageOpened( form: RefObject< HTMLElement | null >, scrolls: boolean ): void {
	useEffect( () => {
		const element = form.current;
		if ( ! element ) {
			return;
		}
		tracking.pageLoaded();

		const observer = new IntersectionObserver( ( entries ) => {
			if ( entries.some( ( entry ) => entry.isIntersecting ) ) {
				tracking.viewed();
				observer.disconnect();
			}
		} );
		observer.observe( element );

		const onClick = ( event: MouseEvent ) => {
			const link = event.target instanceof Element ? event.target.closest< HTMLElement >( '[data-track]' ) : null;
			if ( link ) {
				tracking.clicked( link.dataset.track ?? '' );
			}
		};
		element.addEventListener( 'click', onClick );

		// Somebody who is already on their way down, or comes to another part of the page, is left alone.
		const isAtTop = window.scrollY === 0 && window.location.hash === '';
		const stop = scrolls && isAtTop ? scrollToTop( element, PAGE_MS ) : undefined;

		return () => {
			observer.disconnect();
			element.removeEventListener( 'click', onClick );
			stop?.();
		};
	}, [ form, scrolls ] );
}
