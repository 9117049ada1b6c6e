import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Waits until the page has drawn so many times: whatever a scroll, a key or a finger brings about in a frame has come, on a
 * slow machine, too.
 *
 * @param page
 * @param count Two by default: in the first of them scripts hear of a scroll, and what they then do is drawn in the second.
 */
export async function frames( page: Page, count = 2 ): Promise< void > {
	await page.evaluate( async ( all ) => {
		for ( let frame = 0; frame < all; frame++ ) {
			await new Promise( ( done ) => requestAnimationFrame( done ) );
		}
	}, count );
}

/** Waits until no bar is in front of an element: what is at its upper edge and its middle is the element itself. */
export async function isUncovered( element: Locator ): Promise< void > {
	const isOnTop = () =>
		element.evaluate( ( node ) => {
			const { left, top, width, height } = node.getBoundingClientRect();
			return [ top + 1, top + height / 2 ].every( ( y ) => node.contains( document.elementFromPoint( left + width / 2, y ) ) );
		} );
	await expect.poll( isOnTop ).toBe( true );
}

/** Waits until an element and its children have come to rest: no transition runs, and in five frames nothing moves. */
export async function isStill( element: Locator ): Promise< void > {
	await expect( async () => {
		const moves = await element.evaluate( async ( node ) => {
			const places = () =>
				JSON.stringify(
					[ node, ...node.children ].map( ( part ) => {
						const { x, y, width, height } = part.getBoundingClientRect();
						return [ x, y, width, height, part.scrollLeft, part.scrollTop ];
					} )
				);
			const before = places();
			for ( let frame = 0; frame < 5; frame++ ) {
				await new Promise( ( done ) => requestAnimationFrame( done ) );
			}
			// What turns for ever (a wheel while something loads) never comes to rest.
			const runs = node.getAnimations( { subtree: true } ).some( ( one ) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity );
			return runs || before !== places();
		} );
		expect( moves ).toBe( false );
	} ).toPass();
}

/** Waits until the pictures in the window are there, and in twenty frames no part of the page has changed its place. */
export async function nothingMoves( page: Page ): Promise< void > {
	await expect( async () => {
		const state = await page.evaluate( async () => {
			const inWindow = ( node: Element ) => {
				const { top, bottom, width } = node.getBoundingClientRect();
				return width > 0 && bottom > 0 && top < innerHeight;
			};
			const places = () =>
				JSON.stringify(
					[ ...document.querySelectorAll( 'body > *, main > *, main > * > *, main > * > * > *' ) ].map( ( part ) => {
						const { x, y, width, height } = part.getBoundingClientRect();
						return [ x, y, width, height ].map( Math.round );
					} )
				);
			const before = places();
			for ( let frame = 0; frame < 20; frame++ ) {
				await new Promise( ( done ) => requestAnimationFrame( done ) );
			}
			return { isStill: before === places(), loading: [ ...document.images ].filter( ( one ) => ! one.complete && inWindow( one ) ).map( ( one ) => one.src ) };
		} );
		expect( state ).toEqual( { isStill: true, loading: [] } );
	} ).toPass( { timeout: 20_000, intervals: [ 50 ] } );
}

/** Waits until the browser has told its observers that so much of an element is in the window. */
export async function isSeen( element: Locator, ratio = 0.5 ): Promise< void > {
	await element.evaluate(
		( node, threshold ) =>
			new Promise< void >( ( done ) => {
				new IntersectionObserver(
					( entries, observer ) => {
						if ( entries.some( ( { isIntersecting, intersectionRatio } ) => isIntersecting && intersectionRatio >= threshold ) ) {
							observer.disconnect();
							done();
						}
					},
					{ threshold }
				).observe( node );
			} ),
		ratio
	);
	await frames( element.page() );
}
