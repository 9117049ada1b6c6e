import { expect, type Page } from '@playwright/test';
import { axeFaults } from './axe';
import { unreachable } from './targets';

/**
 * Fails where axe finds something at 320 or 1440 px, or something of a part cannot be reached there: for pages that a test
 * comes to once, such as what the link of a mail opens. Leaves the window as it was.
 *
 * @param page
 * @param within Where the controls are that are looked at; an open dialog where it is empty.
 * @param part   What axe looks at, where the rest of the page is looked at elsewhere.
 */
export async function expectFitsAllWidths( page: Page, within = '#main', part = '' ): Promise< void > {
	const before = page.viewportSize();
	const faults: string[] = [];
	for ( const width of [ 1440, 320 ] ) {
		await page.setViewportSize( { width, height: 720 } );
		// Where the page begins no bar has half of a button below it, which axe would take for a small one.
		await page.evaluate( () => window.scrollTo( { top: 0, behavior: 'instant' } ) );
		const found = [ ...( await axeFaults( page, part ) ), ...( await unreachable( page, within ) ) ];
		faults.push( ...found.map( ( fault ) => `${ width }: ${ fault }` ) );
	}
	if ( before ) {
		await page.setViewportSize( before );
	}
	expect( faults ).toEqual( [] );
}
