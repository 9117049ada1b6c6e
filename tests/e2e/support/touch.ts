import type { CDPSession, Page } from '@playwright/test';
import { frames } from './still';

export interface Spot {
	x: number;
	y: number;
}

/**
 * Fingers on the screen, by the browser's own input: pages see pointer and touch events as on a phone.
 *
 * @param page
 * @param fingers For each where it begins and where it ends.
 * @param steps   Into how many moves the way is cut.
 */
export async function drag( page: Page, fingers: ReadonlyArray< readonly [ Spot, Spot ] >, steps = 10 ): Promise< void > {
	const session: CDPSession = await page.context().newCDPSession( page );
	const at = ( part: number ) =>
		fingers.map( ( [ from, to ], id ) => ( { id, x: from.x + ( to.x - from.x ) * part, y: from.y + ( to.y - from.y ) * part } ) );
	await session.send( 'Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at( 0 ) } );
	for ( let step = 1; step <= steps; step++ ) {
		await session.send( 'Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at( step / steps ) } );
		await frames( page, 1 );
	}
	await session.send( 'Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] } );
	await session.detach();
}

/**
 * Two taps that count as one double tap however slow the machine is: for the page no time goes by between them.
 *
 * @param page
 * @param at
 * @param at.x
 * @param at.y
 * @param when The page's time at which they happen; a second pair needs a later one, or all four are one series.
 */
export async function doubleTap( page: Page, { x, y }: Spot, when: Date ): Promise< void > {
	await page.clock.setFixedTime( when );
	await page.touchscreen.tap( x, y );
	await page.touchscreen.tap( x, y );
}
