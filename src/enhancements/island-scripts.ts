/**
 * Wakes the scripts of islands (core's Island\LateScripts prints them asleep): an island's when it is nearly in sight
 * or not shown at all, once the page has loaded and the browser has nothing else to do; at once where somebody touches it.
 *
 *     <template data-hh-script=""><script src="…/react.min.js"></script></template>                   what islands share
 *     <template data-hh-script="search-form"><script src="…/search-form.js"></script></template>      an island's own
 *
 * They run one after the other in the order of the page, as they would have without the templates.
 */
const NEARLY = '300px';
const TOUCHES = [ 'pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown' ];

const templates = [ ...document.querySelectorAll< HTMLTemplateElement >( 'template[data-hh-script]' ) ];
const scriptsOf = ( name: string ) => templates.filter( ( { dataset } ) => dataset.hhScript === name ).flatMap( ( { content } ) => [ ...content.querySelectorAll( 'script' ) ] );

/** A script that came by a template never runs; one that is made anew does. */
function run( asleep: HTMLScriptElement ): Promise< void > {
	const script = document.createElement( 'script' );
	for ( const { name, value } of asleep.attributes ) {
		script.setAttribute( name, value );
	}
	script.text = asleep.text;
	return new Promise( ( done ) => {
		if ( script.src === '' ) {
			document.body.append( script );
			done();
			return;
		}
		// One that never arrives does not hold up the others: the island's boundary and MissingScripts tell of it.
		script.addEventListener( 'load', () => done() );
		script.addEventListener( 'error', () => done() );
		document.body.append( script );
	} );
}

function fetchAhead( scripts: HTMLScriptElement[] ): void {
	for ( const { src, crossOrigin } of scripts ) {
		if ( src !== '' ) {
			const link = document.createElement( 'link' );
			link.rel = 'preload';
			link.as = 'script';
			link.href = src;
			link.crossOrigin = crossOrigin;
			document.head.append( link );
		}
	}
}

let queue = Promise.resolve();
const woken = new Set< string >();

function wake( name: string ): void {
	for ( const one of [ '', name ].filter( ( which ) => ! woken.has( which ) ) ) {
		woken.add( one );
		const scripts = scriptsOf( one );
		fetchAhead( scripts );
		for ( const script of scripts ) {
			queue = queue.then( () => run( script ) );
		}
	}
}

/** When the page has loaded and the browser is idle; Safari has no such word. */
function whenIdle( work: () => void ): void {
	const soon = () => ( 'requestIdleCallback' in window ? window.requestIdleCallback( work, { timeout: 2000 } ) : setTimeout( work, 200 ) );
	if ( document.readyState === 'complete' ) {
		soon();
	} else {
		window.addEventListener( 'load', soon, { once: true } );
	}
}

const nameOf = ( element: Element ): string => ( element instanceof HTMLElement ? element.dataset.island ?? '' : '' );

const sight = new IntersectionObserver(
	( entries ) => {
		for ( const { isIntersecting, target } of entries ) {
			if ( isIntersecting ) {
				sight.unobserve( target );
				whenIdle( () => wake( nameOf( target ) ) );
			}
		}
	},
	{ rootMargin: NEARLY }
);

for ( const island of document.querySelectorAll< HTMLElement >( '[data-island]' ) ) {
	for ( const touch of TOUCHES ) {
		island.addEventListener( touch, () => wake( nameOf( island ) ), { once: true, passive: true } );
	}
	// What shows itself by its script alone is never seen before; what lies in a closed part is seen once it opens.
	if ( island.getClientRects().length === 0 && ! island.closest( 'details:not([open])' ) ) {
		whenIdle( () => wake( nameOf( island ) ) );
	} else {
		sight.observe( island );
	}
}

export {};
