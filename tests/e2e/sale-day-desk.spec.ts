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

test.beforeEach( async ( { page, isMobile } ) => {
	test.skip( isMobile, 'A desk is a laptop or a tablet.' );
	await signIn( page );
} );

test( '[STAFF-05] on a tablet all of it is in reach of a finger, nothing is wider than the screen', async ( { page } ) => {
	for ( const [ width, height ] of [ [ 768, 1024 ], [ 1024, 768 ] ] as const ) {
		await page.setViewportSize( { width, height } );
		await openDesk( page );
		for ( const name of [ 'Sold', 'Unsold', 'Referred', 'Withdrawn', 'Postponed', 'Undo' ] ) {
			const box = await page.getByRole( 'button', { name, exact: false } ).filter( { has: page.locator( 'kbd' ) } ).first().boundingBox();
			expect( box?.height, name ).toBeGreaterThanOrEqual( 44 );
			expect( ( box?.y ?? height ) + ( box?.height ?? 0 ), name ).toBeLessThanOrEqual( height );
		}
		expect( await page.evaluate( () => document.documentElement.scrollWidth <= window.innerWidth ) ).toBe( true );
	}
} );
