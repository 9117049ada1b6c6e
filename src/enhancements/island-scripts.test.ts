const seen: Array< { observe: jest.Mock; show: ( element: Element ) => void; margin: string } > = [];

class Sight {
	readonly observe = jest.fn();
	readonly unobserve = jest.fn();
	constructor( notify: ( entries: Array< { isIntersecting: boolean; target: Element } > ) => void, { rootMargin }: { rootMargin: string } ) {
		seen.push( { observe: this.observe, margin: rootMargin, show: ( target ) => notify( [ { isIntersecting: true, target } ] ) } );
	}
}

const PAGE = `
	<div data-island="one" id="one"><button>One</button></div>
	<div data-island="two" id="two"></div>
	<template data-hh-script=""><script src="/react.js"></script><script>window.order.push( 'words' )</script></template>
	<template data-hh-script="one"><script src="/one.js" defer id="script-one"></script></template>
	<template data-hh-script="two"><script src="/two.js"></script></template>`;

const order: string[] = [];

/** The scripts of the page that the browser would run. */
const running = () => [ ...document.body.querySelectorAll( 'script' ) ].map( ( { src, text } ) => src.replace( 'http://localhost', '' ) || text );

const settle = async () => {
	for ( let i = 0; i < 5; i++ ) {
		await Promise.resolve();
	}
};

/** As the browser does when the last script has come. */
async function arrives( event = 'load' ): Promise< void > {
	[ ...document.body.querySelectorAll( 'script[src]' ) ].at( -1 )?.dispatchEvent( new Event( event ) );
	await settle();
}

async function start( boxes = 1 ): Promise< ( id: string ) => void > {
	document.head.innerHTML = '';
	document.body.innerHTML = PAGE;
	seen.length = 0;
	order.length = 0;
	Object.assign( window, { IntersectionObserver: Sight, order, requestIdleCallback: ( work: () => void ) => work() } );
	// An element without a box would be one that only its script shows; jsdom has no boxes.
	jest.spyOn( Element.prototype, 'getClientRects' ).mockReturnValue( { length: boxes } as unknown as DOMRectList );
	await jest.isolateModulesAsync( async () => {
		await import( './island-scripts' );
	} );
	return ( id ) => seen[ 0 ]?.show( document.getElementById( id )! );
}

afterEach( () => jest.restoreAllMocks() );

it( 'runs nothing before an island is nearly in sight, then what all share, in order, and its own', async () => {
	const show = await start();
	expect( running() ).toEqual( [] );
	show( 'one' );
	await settle();
	expect( [ ...document.head.querySelectorAll( 'link' ) ].map( ( { href } ) => href.replace( 'http://localhost', '' ) ) ).toEqual( [ '/react.js', '/one.js' ] );
	expect( running() ).toEqual( [ '/react.js' ] );
	await arrives();
	expect( running() ).toEqual( [ '/react.js', "window.order.push( 'words' )", '/one.js' ] );
	expect( document.getElementById( 'script-one' ) ).not.toBeNull();
} );

it( 'wakes an island that is touched at once, and each script once', async () => {
	const show = await start();
	document.querySelector( 'button' )?.dispatchEvent( new Event( 'pointerdown', { bubbles: true } ) );
	show( 'one' );
	await settle();
	await arrives();
	await arrives();
	show( 'two' );
	await settle();
	await arrives();
	expect( running() ).toEqual( [ '/react.js', "window.order.push( 'words' )", '/one.js', '/two.js' ] );
} );

it( 'goes on where a script never arrives', async () => {
	const show = await start();
	show( 'two' );
	await settle();
	await arrives( 'error' );
	expect( running() ).toContain( '/two.js' );
} );

it( 'waits for the page to load', async () => {
	jest.spyOn( document, 'readyState', 'get' ).mockReturnValue( 'interactive' );
	const show = await start();
	show( 'one' );
	await settle();
	expect( running() ).toEqual( [] );
	window.dispatchEvent( new Event( 'load' ) );
	await settle();
	expect( running() ).toEqual( [ '/react.js' ] );
} );

it( 'wakes without being seen what has no box, and so shows itself by its script alone', async () => {
	await start( 0 );
	await settle();
	await arrives();
	expect( running() ).toContain( '/one.js' );
	expect( seen[ 0 ]?.observe ).not.toHaveBeenCalled();
} );

export {};
