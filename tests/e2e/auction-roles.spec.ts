/**
 * STAFF-04: each task of the roles that come with the plugin (docs/auctions.md, Staff), done by somebody who has that role
 * alone. The sale is the test's own.
 */
import { lotsCsv, makeSale, type OwnSale } from './support/own-sale';
import { expect, islandIsAlive, test } from './support/site';
import { publish, signIn, signInAs } from './support/staff';

let sale: OwnSale | null = null;

test.beforeEach( async ( { page, isMobile } ) => {
	test.skip( isMobile, 'The admin is looked at on one screen.' );
	test.setTimeout( 300_000 );
	await signIn( page );
	sale = await makeSale( page );
} );

test.afterEach( async ( { page } ) => {
	if ( sale ) {
		await page.goto( 'about:blank' );
		await page.context().clearCookies();
		await signIn( page );
		await sale.remove();
		sale = null;
	}
} );

for ( const [ role, label ] of [ [ 'hh_auctioneer', 'auctioneer' ], [ 'hh_auction_manager', 'auction manager' ] ] as const ) {
	test( `[STAFF-04] an ${ label } adds a lot, changes the sale, imports lots and takes the sale; what else they may do is theirs alone`, async ( { page } ) => {
		const isManager = role === 'hh_auction_manager';
		await signInAs( page, role );

		// A lot, from the menu.
		await page.goto( '/wp-admin/edit.php?post_type=hh_sale' );
		await page.locator( '#adminmenu' ).getByRole( 'link', { name: 'Add new lot' } ).click();
		await expect( page.getByRole( 'heading', { level: 1, name: 'Add new lot' } ) ).toBeVisible();
		await page.locator( '#title' ).fill( 'Car number 7, typed in' );
		const box = page.locator( '#hh-fields' );
		await box.getByLabel( 'Sale', { exact: true } ).selectOption( String( sale!.id ) );
		await box.getByLabel( 'Lot number, as printed' ).fill( '7' );
		await box.getByLabel( 'Guide price, or lower guide price (£)' ).fill( '3000' );
		await publish( page );
		await expect( page.locator( '#message' ) ).toBeVisible();
		expect( ( await page.request.get( `/auctions/${ sale!.slug }/lot/7/` ) ).status() ).toBe( 200 );
		expect( await page.locator( '#delete-action a' ).count() ).toBe( isManager ? 1 : 0 );

		// The sale.
		await page.goto( `/wp-admin/post.php?post=${ sale!.id }&action=edit` );
		await page.getByLabel( 'Venue', { exact: true } ).fill( 'The Old Market Hall' );
		await publish( page );
		await expect( page.getByLabel( 'Venue', { exact: true } ) ).toHaveValue( 'The Old Market Hall' );

		// Lots of a spreadsheet.
		await page.goto( '/wp-admin/edit.php?post_type=hh_sale&page=hh-auctions-sync' );
		await page.getByLabel( 'File', { exact: true } ).setInputFiles( { name: 'lots.csv', mimeType: 'text/csv', buffer: lotsCsv( sale!.slug, 2 ) } );
		await page.getByRole( 'button', { name: 'Check file' } ).click();
		await page.getByRole( 'button', { name: 'Apply changes' } ).click();
		await expect( page.getByText( 'All changes applied.' ) ).toBeVisible();

		// Enquiries and legal packs.
		for ( const screen of [ 'hh-auction-enquiries', 'hh-legal-packs' ] ) {
			const href = await page.locator( `#adminmenu a[href*="${ screen }"]` ).first().getAttribute( 'href' );
			expect( ( await page.request.get( `/wp-admin/${ href }` ) ).status(), screen ).toBe( 200 );
		}

		// The sale itself.
		await page.goto( `/wp-admin/edit.php?post_type=hh_sale&page=hh-sale-day&sale=${ sale!.id }` );
		await islandIsAlive( page, 'sale-day-desk' );
		await page.getByLabel( 'Hammer price' ).fill( '3100' );
		await page.keyboard.press( 'Enter' );
		await expect( page.getByText( 'All saved' ) ).toBeVisible();
		await expect( page.locator( '.hh-desk__lot--sold' ) ).toHaveCount( 1 );

		// The lot's tools on its page.
		await page.goto( `/auctions/${ sale!.slug }/lot/7/` );
		await expect( page.getByText( 'Platform', { exact: true } ) ).toBeVisible();
		await expect( page.getByRole( 'button', { name: 'Purge image cache' } ) ).toHaveCount( isManager ? 1 : 0 );

		// Sales and departments are the manager's to make.
		const departments = await page.request.get( '/wp-admin/edit-tags.php?taxonomy=hh_department&post_type=hh_sale' );
		expect( departments.status() ).toBe( isManager ? 200 : 403 );
		// The blog is neither's.
		expect( ( await page.request.get( '/wp-admin/post-new.php' ) ).status() ).toBe( 403 );
	} );
}
