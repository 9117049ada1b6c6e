/**
 * SALE-07: tells the site that a lot's page is viewed, for its seller's page. The page may come from a cache, so the
 * server does not see the view. It is told once, when the visitor does something on the page: most robots do nothing.
 * Nothing is stored in the browser, and no cookie is sent.
 *
 *     <article data-hh-lot-view="…/auctions/lots/7/view">
 */
const SIGNS = [ 'pointermove', 'pointerdown', 'touchstart', 'scroll', 'keydown' ];

const url = document.querySelector< HTMLElement >( '[data-hh-lot-view]' )?.dataset.hhLotView ?? '';

function stop(): void {
	SIGNS.forEach( ( sign ) => document.removeEventListener( sign, tell ) );
}

function tell(): void {
	if ( document.hidden ) {
		return;
	}
	stop();
	// A view that is not counted is no loss to the visitor.
	void fetch( url, { method: 'POST', credentials: 'omit', keepalive: true } ).catch( () => undefined );
}

// A browser that a program drives says so.
if ( url && ! navigator.webdriver ) {
	SIGNS.forEach( ( sign ) => document.addEventListener( sign, tell, { passive: true } ) );
}

export {};
