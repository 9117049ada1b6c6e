/**
 * Wakes the scripts of islands (core's Island\LateScripts prints them asleep), each when island-scripts/rules.ts says.
 * The browser is idle then, but where a visitor turns to the island.
 *
 *     <template data-hh-script="search-form gallery"><script src="…/react.min.js"></script></template>   what both need
 *     <template data-hh-script="search-form"><script src="…/search-form.js"></script></template>         its own
 *     <a href="plan.png" data-hh-wakes="gallery">        a control elsewhere on the page that the island answers
 *
 * They run one after the other in the order of the page, as they would have without the templates. What a visitor does
 * to an island that sleeps until it is used is kept until it can answer: island-scripts/hold-clicks.ts.
 */
import { holdClicks } from './island-scripts/hold-clicks';
import { leadsTo, wakingOf } from './island-scripts/rules';

const NEARLY = '300px';
const TOUCHES = [ 'pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown' ];
const INTERACTIONS = [ ...TOUCHES, 'pointermove', 'wheel', 'scroll' ];

const templates = [ ...document.querySelectorAll< HTMLTemplateElement >( 'template[data-hh-script]' ) ];

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
		// One that never arrives does not hold up the others: the island's boundary and LateScripts.php tell of it.
		script.addEventListener( 'load', () => done() );
		script.addEventListener( 'error', () => done() );
		document.body.append( script );
	} );
}

function fetchAhead( { src, crossOrigin }: HTMLScriptElement ): void {
	if ( src !== '' ) {
		const link = document.createElement( 'link' );
		link.rel = 'preload';
		link.as = 'script';
		link.href = src;
		link.crossOrigin = crossOrigin;
		document.head.append( link );
	}
}

let queue = Promise.resolve();
const woken = new Set< HTMLTemplateElement >();

function wake( name: string ): void {
	const asleep = templates.filter( ( one ) => ! woken.has( one ) && one.dataset.hhScript?.split( ' ' ).includes( name ) );
	asleep.forEach( ( one ) => woken.add( one ) );
	const scripts = asleep.flatMap( ( { content } ) => [ ...content.querySelectorAll( 'script' ) ] );
	scripts.forEach( fetchAhead );
	for ( const script of scripts ) {
		queue = queue.then( () => run( script ) );
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

const islands = [ ...document.querySelectorAll< HTMLElement >( '[data-island]' ) ];
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

for ( const island of islands ) {
	const name = nameOf( island );
	const outside = [ ...document.querySelectorAll( `[data-hh-wakes="${ name }"]` ) ];
	for ( const touch of TOUCHES ) {
		for ( const place of [ island, ...outside ] ) {
			place.addEventListener( touch, () => wake( name ), { once: true, passive: true } );
		}
	}
	const waking = wakingOf( island, document.cookie );
	if ( waking === 'use' || waking === 'interaction' ) {
		holdClicks( island, outside );
		for ( const interaction of waking === 'interaction' ? INTERACTIONS : [] ) {
			window.addEventListener( interaction, () => wake( name ), { once: true, passive: true } );
		}
	} else if ( waking === 'idle' ) {
		whenIdle( () => wake( name ) );
	} else {
		sight.observe( island );
	}
}

/** A link to where an island is, or the address that the page was opened with. */
function wakeAt( hash: string ): void {
	islands.filter( ( island ) => leadsTo( hash, island ) ).forEach( ( island ) => wake( nameOf( island ) ) );
}

window.addEventListener( 'hashchange', () => wakeAt( window.location.hash ) );
document.addEventListener( 'click', ( { target } ) => wakeAt( ( target instanceof Element && target.closest( 'a' )?.getAttribute( 'href' ) ) || '' ) );
whenIdle( () => wakeAt( window.location.hash ) );

export {};
