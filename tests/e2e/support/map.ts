import { expect, type Page } from '@playwright/test';

/** Waits until the map has come to rest: nothing glides, and neither its place, its marks nor the address change any more. */
export async function mapIsStill( page: Page ): Promise< void > {
	let before = '';
	await expect( async () => {
		const was = before;
		before = await page.evaluate( () => {
			const pane = document.querySelector< HTMLElement >( '.leaflet-map-pane' );
			const marks = [ ...document.querySelectorAll( '.hh-pin, .hh-cluster' ) ].map( ( mark ) => mark.getAttribute( 'aria-label' ) ?? mark.textContent );
			return JSON.stringify( [ window.location.href, pane?.className, pane?.style.transform, marks ] );
		} );
		expect( before ).not.toMatch( /leaflet-(pan|zoom)-anim\b(?!-)/ );
		expect( before ).toBe( was );
	} ).toPass( { intervals: [ 250 ], timeout: 30_000 } );
}
