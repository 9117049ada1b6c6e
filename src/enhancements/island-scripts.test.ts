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
	<template data-hh-script="one two"><script src="/react.js"></script><script>window.order.push( 'words' )</script></template>
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

async function start( boxes = 1, page = PAGE ): Promise< ( id: string ) => void > {
	document.head.innerHTML = '';
	document.body.innerHTML = page;
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

describe( 'an island that waits until it is used', () => {
	const USED = PAGE.replace( 'id="one"', 'id="one" data-island-until-used="hh_known, (width > 990px)"' ).replace( '<button>One</button>', '<button class="hh-open">One</button><input name="typed">' );
	const island = () => document.getElementById( 'one' )!;
	/** As its component does once it is there. */
	const becomesReady = ( html = '<button class="hh-open">One</button>' ) => {
		const clicked = jest.fn();
		island().innerHTML = html;
		island().querySelector( '.hh-open' )?.addEventListener( 'click', clicked );
		island().dataset.islandState = 'mounted';
		island().dispatchEvent( new Event( 'hh:island-ready' ) );
		return clicked;
	};
	const click = ( selector: string ) => document.querySelector( selector )!.dispatchEvent( new MouseEvent( 'click', { bubbles: true, cancelable: true } ) );
	const touch = ( type: string, clientX: number, clientY = 0 ) => {
		const point = [ { clientX, clientY } ];
		island().dispatchEvent( Object.assign( new Event( type, { bubbles: true } ), { touches: type === 'touchstart' ? point : [], changedTouches: point } ) );
	};

	beforeEach( () => jest.useFakeTimers() );
	afterEach( () => {
		jest.useRealTimers();
		document.cookie = 'hh_known=; max-age=0';
	} );

	it( 'is not woken by being in sight, nor by the page being idle', async () => {
		await start( 1, USED );
		expect( seen[ 0 ]?.observe.mock.calls.flat().map( ( { id } ) => id ) ).toEqual( [ 'two' ] );
		await start( 0, USED );
		await settle();
		await arrives();
		expect( running() ).toEqual( [ '/react.js', "window.order.push( 'words' )", '/two.js' ] );
	} );

	it( 'is woken as others are where the browser has a cookie of its own', async () => {
		document.cookie = 'hh_known=1';
		await start( 1, USED );
		expect( seen[ 0 ]?.observe.mock.calls.flat().map( ( { id } ) => id ) ).toEqual( [ 'one', 'two' ] );
		expect( click( '.hh-open' ) ).toBe( true );
	} );

	it( 'is woken as others are in a window of its own', async () => {
		window.matchMedia = ( ( media: string ) => ( { matches: media === '(width > 990px)' } ) ) as typeof window.matchMedia;
		await start( 1, USED );
		expect( seen[ 0 ]?.observe.mock.calls.flat().map( ( { id } ) => id ) ).toEqual( [ 'one', 'two' ] );
		Object.assign( window, { matchMedia: undefined } );
	} );

	it.each( [ 'pointerover', 'touchstart', 'focusin', 'keydown' ] )( 'is woken by %s', async ( type ) => {
		await start( 1, USED );
		document.querySelector( 'input' )?.dispatchEvent( Object.assign( new Event( type, { bubbles: true } ), { touches: [], changedTouches: [] } ) );
		await settle();
		expect( running() ).toEqual( [ '/react.js' ] );
	} );

	it( 'is woken by a link to its section, and not by one past all sections', async () => {
		await start( 1, `<a href="#main" id="skip"></a><a href="#ask" id="link"></a><main id="main"><section><span id="ask"></span>${ USED }</section></main>` );
		click( '#skip' );
		await settle();
		expect( running() ).toEqual( [] );
		click( '#link' );
		await settle();
		expect( running() ).toEqual( [ '/react.js' ] );
	} );

	it( 'keeps a click until it can answer, and answers it once', async () => {
		await start( 1, USED );
		expect( click( '.hh-open' ) ).toBe( false );
		const clicked = becomesReady();
		expect( clicked ).toHaveBeenCalledTimes( 1 );
		click( '.hh-open' );
		jest.runAllTimers();
		expect( clicked ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'answers the last of several clicks, on the control of the same name', async () => {
		await start( 1, USED.replace( '<input', '<button class="hh-open">Two</button><input' ) );
		click( '.hh-open' );
		click( '.hh-open + .hh-open' );
		island().addEventListener( 'click', ( { target } ) => order.push( ( target as Element ).textContent ?? '' ) );
		becomesReady( '<button class="hh-open">Two</button><button class="hh-open">One</button>' );
		expect( order ).toEqual( [ 'Two' ] );
	} );

	it( 'leaves alone what the browser does by itself: fields, links of its own, a click with a key', async () => {
		await start( 1, USED.replace( '<input', '<a href="#there" id="own">Own</a><a href="#plan" id="held" data-hh-wakes>Held</a><input' ) );
		expect( click( 'input' ) ).toBe( true );
		expect( click( '#own' ) ).toBe( true );
		expect( click( '#held' ) ).toBe( false );
		expect( document.querySelector( '#held' )!.dispatchEvent( new MouseEvent( 'click', { bubbles: true, cancelable: true, ctrlKey: true } ) ) ).toBe( true );
	} );

	it( 'holds a link elsewhere that it answers, and lets it be clicked again', async () => {
		await start( 1, `${ USED }<a href="#plan" id="plan" data-hh-wakes="one">Plan</a>` );
		const followed = jest.fn();
		document.addEventListener( 'click', followed );
		expect( click( '#plan' ) ).toBe( false );
		expect( followed ).not.toHaveBeenCalled();
		becomesReady();
		expect( followed ).toHaveBeenCalledTimes( 1 );
		document.removeEventListener( 'click', followed );
	} );

	it( 'gives the click to the server’s HTML where the script has failed or takes too long', async () => {
		await start( 1, USED );
		const native = jest.fn();
		click( '.hh-open' );
		document.querySelector( '.hh-open' )!.addEventListener( 'click', native );
		jest.advanceTimersByTime( 4999 );
		expect( native ).not.toHaveBeenCalled();
		jest.advanceTimersByTime( 1 );
		expect( native ).toHaveBeenCalledTimes( 1 );
		await start( 1, USED );
		island().dataset.islandState = 'failed';
		expect( click( '.hh-open' ) ).toBe( true );
	} );

	it( 'makes a swipe that came first a step to the next picture; a scroll is none', async () => {
		const page = USED.replace( '<input', '<button class="hh-open" data-hh-swipe="next">Next</button><input' ).replace( '<button class="hh-open">One</button>', '' );
		await start( 1, page );
		touch( 'touchstart', 300 );
		touch( 'touchend', 200 );
		expect( becomesReady() ).toHaveBeenCalledTimes( 1 );
		await start( 1, page );
		touch( 'touchstart', 300 );
		touch( 'touchend', 200, 200 );
		touch( 'touchstart', 300 );
		touch( 'touchcancel', 200 );
		expect( becomesReady() ).not.toHaveBeenCalled();
	} );
} );

describe( 'an island that waits until a visitor does anything on the page', () => {
	const WAITING = PAGE.replace( 'id="one"', 'id="one" data-island-until-interaction="hh_known"' );
	const isWatched = () => seen[ 0 ]?.observe.mock.calls.flat().some( ( { id } ) => id === 'one' );

	afterEach( () => {
		// The window stays, and what listens to it.
		window.dispatchEvent( new Event( 'scroll' ) );
		document.cookie = 'hh_known=; max-age=0';
		window.history.replaceState( null, '', '/' );
	} );

	it( 'is not woken by being in sight', async () => {
		await start( 1, WAITING );
		expect( isWatched() ).toBe( false );
		expect( running() ).toEqual( [] );
	} );

	it.each( [ 'scroll', 'pointermove', 'wheel', 'touchstart', 'keydown' ] )( 'is woken by %s anywhere', async ( type ) => {
		await start( 1, WAITING );
		window.dispatchEvent( new Event( type ) );
		await settle();
		expect( running() ).toEqual( [ '/react.js' ] );
	} );

	it( 'is woken as others are where it, the browser or the address remembers something', async () => {
		document.cookie = 'hh_known=1';
		await start( 1, WAITING );
		expect( isWatched() ).toBe( true );
		document.cookie = 'hh_known=; max-age=0';

		window.history.replaceState( null, '', '/?sort=guide' );
		await start( 1, WAITING );
		expect( isWatched() ).toBe( true );
		window.history.replaceState( null, '', '/auctions/cars/' );

		jest.spyOn( document, 'referrer', 'get' ).mockReturnValue( 'http://localhost/auctions/cars/lot/7/' );
		await start( 1, WAITING );
		expect( isWatched() ).toBe( true );
		jest.spyOn( document, 'referrer', 'get' ).mockReturnValue( 'http://localhost/auctions/vans/' );

		for ( const [ type, is ] of [ [ 'navigate', false ], [ 'reload', true ], [ 'back_forward', true ] ] as const ) {
			Object.assign( window.performance, { getEntriesByType: () => [ { type } ] } );
			await start( 1, WAITING );
			expect( [ type, isWatched() ] ).toEqual( [ type, is ] );
		}
		Object.assign( window.performance, { getEntriesByType: undefined } );
	} );
} );

export {};
