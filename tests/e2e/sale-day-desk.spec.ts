/**
 * The sale-day desk on a tablet at the rostrum (STAFF-05). Lost connections and two desks are tested in the island's own
 * tests and in plugins/auctions/tests/integration/SaleDay.
 */
import type { Page } from '@playwright/test';
import { expect, islandIsAlive, test } from './support/site';
import { signIn } from './support/staff';

const CHOOSE = '/wp-admin/edit.php?post_type=hh_sale&page=hh-sale-day';

/** Opens the desk of a sale that has lots to be offered. */
async function openDesk( page: Page ): Promise< void > {
	await page.goto( CHOOSE );
	await page.getByRole( 'row' ).filter( { hasText: /Catalogue open|Live now/ } ).first().getByRole( 'link' ).click();
	await islandIsAlive( page, 'sale-day-desk' );
	await expect( page.getByLabel( 'Hammer price' ) ).toBeFocused();
}

test( '[STAFF-05] on a tablet all of it is in reach of a finger, nothing is wider than the screen', async ( { page } ) => {
	await signIn( page );
	await page.setViewportSize( { width: 768, height: 1024 } );
	await openDesk( page );
	// Held upright, and turned.
	for ( const [ width, height ] of [ [ 768, 1024 ], [ 1024, 768 ] ] as const ) {
		await page.setViewportSize( { width, height } );
		await page.evaluate( () => window.scrollTo( { top: 0, behavior: 'instant' } ) );
		for ( const name of [ 'Sold', 'Unsold', 'Referred', 'Withdrawn', 'Postponed', 'Undo' ] ) {
			const box = await page.getByRole( 'button', { name, exact: false } ).filter( { has: page.locator( 'kbd' ) } ).first().boundingBox();
			expect( box?.height, name ).toBeGreaterThanOrEqual( 44 );
			expect( ( box?.y ?? height ) + ( box?.height ?? 0 ), name ).toBeLessThanOrEqual( height );
		}
		expect( await page.evaluate( () => document.documentElement.scrollWidth <= window.innerWidth ) ).toBe( true );
	}
} );
