import type { CDPSession, Page } from '@playwright/test';

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
		await page.waitForTimeout( 16 );
	}
	await session.send( 'Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] } );
	await session.detach();
}
