/**
 * PROP-05: the overview beside a property stands still by its sheet (`position: sticky`); here it fades as it comes to
 * its stop, and the valuer's words give way once the page is scrolled.
 *
 *     <div>…
 *         <aside data-hh-sticky-overview>… <div data-hh-sticky-overview-quote>…</div></aside>
 *     </div>
 *
 * What it stands beside is its parent. What has the focus is never faded.
 */
import { prefersReducedMotion } from '../lib/motion';
import { FADE_SPEED, isFaded, isQuoteHidden, UPDATE_DELAY, type Place } from './sticky-overview/rules';

function enhance( side: HTMLElement ): void {
	const beside = side.parentElement;
	if ( ! beside ) {
		return;
	}
	const quote = side.querySelector< HTMLElement >( '[data-hh-sticky-overview-quote]' );
	let frame = 0;
	let later: number | undefined;
	let fade: number | undefined;

	const place = (): Place => ( {
		width: window.innerWidth,
		scrolled: window.scrollY,
		bottom: side.getBoundingClientRect().bottom,
		// It cannot stand in what is only room below.
		end: beside.getBoundingClientRect().bottom - ( parseFloat( getComputedStyle( beside ).paddingBottom ) || 0 ),
	} );

	const update = () => {
		const now = place();
		side.classList.toggle( 'is-faded', isFaded( now ) );
		updateQuote( now );
	};

	const updateQuote = ( now: Place ) => {
		// Where it is the sidebar that makes the page as long as it is, taking the words away would move the page.
		const isHidden = isQuoteHidden( now ) && ( quote?.hidden === true || side.offsetHeight < beside.offsetHeight );
		if ( ! quote || quote.classList.contains( 'is-faded' ) === isHidden || quote.contains( document.activeElement ) ) {
			return;
		}
		window.clearTimeout( fade );
		quote.classList.toggle( 'is-faded', isHidden );
		if ( isHidden ) {
			// Without its room the rest of the sidebar comes to its stop later.
			fade = window.setTimeout( () => {
				quote.hidden = true;
				update();
			}, prefersReducedMotion() ? 0 : FADE_SPEED );
		} else {
			quote.hidden = false;
		}
	};

	const updateSoon = () => {
		window.cancelAnimationFrame( frame );
		frame = window.requestAnimationFrame( update );
		// Again once things have come to rest: pictures and parts that open change where the end is.
		window.clearTimeout( later );
		later = window.setTimeout( update, UPDATE_DELAY );
	};
	window.addEventListener( 'scroll', updateSoon, { passive: true } );
	window.addEventListener( 'resize', updateSoon );
	updateSoon();
}

document.querySelectorAll< HTMLElement >( '[data-hh-sticky-overview]' ).forEach( enhance );
