/**
 * STAFF-04: the tasks of the roles that come with the plugin (docs/auctions.md, Staff), done by somebody who has that role
 * alone. Both share the tasks of the auctioneer, who has fewer rights and does them here; that a manager may do each of them,
 * too, is asked in plugins/auctions/tests/integration (Staff/RolesTest, EditScreens/AdminListsTest). The sale is the test's own.
 */
import type { Page } from '@playwright/test';
import { pictures, uploadInDialog } from './support/media';
import { lotsCsv, makeSale, type OwnSale } from './support/own-sale';
import { expect, islandIsAlive, test } from './support/site';
import { publish, signIn, signInAs, wpRest } from './support/staff';

let sale: OwnSale | null = null;

test.beforeEach( async ( { page } ) => {
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

/** Lots that are there before the test begins: who makes them does not matter to it. */
async function makeLots( page: Page, count: number ): Promise< number > {
	let last = 0;
	for ( let number = 1; number <= count; number++ ) {
		const meta = { hh_lot_sale: sale!.id, hh_lot_lot_number: String( number ), hh_lot_status: 'available', hh_lot_guide_low: 3000, hh_lot_make: 'Ford', hh_lot_model: 'Fiesta' };
		last = ( await wpRest< { id: number } >( page, 'POST', 'hh_lot', { title: `Car number ${ number }`, status: 'publish', meta } ) ).id;
	}
	return last;
}

test( '[STAFF-04] an auctioneer adds a lot, changes the sale, imports lots and takes the sale; what a manager may do is not theirs', async ( { page } ) => {
	await signInAs( page, 'hh_auctioneer' );

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
	expect( await page.locator( '#delete-action a' ).count() ).toBe( 0 );

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
	await expect( page.getByRole( 'button', { name: 'Purge image cache' } ) ).toHaveCount( 0 );

	// Departments are the manager's to make.
	const departments = await page.request.get( '/wp-admin/edit-tags.php?taxonomy=hh_department&post_type=hh_sale' );
	expect( departments.status() ).toBe( 403 );
	// The blog is neither's.
	expect( ( await page.request.get( '/wp-admin/post-new.php' ) ).status() ).toBe( 403 );
} );

test( '[STAFF-06] an auctioneer finds a lot in its list, duplicates it and marks one as withdrawn; the lists fit a phone', async ( { page } ) => {
	await makeLots( page, 2 );
	await signInAs( page, 'hh_auctioneer' );

	// From the sale, found by its state, to its lots.
	await page.goto( '/wp-admin/edit.php?post_type=hh_sale' );
	await page.getByLabel( 'All statuses' ).selectOption( 'running' );
	await page.getByRole( 'button', { name: 'Filter' } ).click();
	const ownSale = page.locator( `#post-${ sale!.id }` );
	await expect( ownSale.locator( '.column-hh_status' ) ).toHaveText( 'Live now' );
	await ownSale.hover();
	await expect( ownSale.getByRole( 'link', { name: 'Sale-day desk' } ) ).toBeVisible();
	await ownSale.locator( '.column-hh_lots a' ).click();
	await expect( page.getByLabel( 'All sales' ) ).toHaveValue( String( sale!.id ) );
	const rows = page.locator( '#the-list tr' );
	await expect( rows ).toHaveCount( 2 );
	await expect( rows.first().locator( '.column-hh_number' ) ).toHaveText( '1' );
	await expect( rows.first().locator( '.column-hh_guide' ) ).toContainText( '£3,000' );

	// Withdrawn, after a question.
	await rows.first().hover();
	await rows.first().getByRole( 'link', { name: 'Mark as withdrawn' } ).click();
	await expect( rows.first().locator( '.column-hh_status' ) ).toHaveText( 'Available' );
	await page.getByRole( 'button', { name: 'Mark as withdrawn' } ).click();
	await expect( page.getByText( 'Lot 1, Car number 1 is marked as withdrawn.' ) ).toBeVisible();
	await expect( page.getByLabel( 'All sales' ) ).toHaveValue( String( sale!.id ) );
	await expect( rows.first().locator( '.column-hh_status' ) ).toHaveText( 'Withdrawn' );

	// Copied.
	await rows.nth( 1 ).hover();
	await rows.nth( 1 ).getByRole( 'link', { name: 'Duplicate' } ).click();
	await expect( page.locator( '#title' ) ).toHaveValue( 'Car number 2' );
	await expect( page.locator( '#hh-fields' ).getByLabel( 'Lot number, as printed' ) ).toHaveValue( '' );
	await expect( page.locator( '#post-status-display' ) ).toHaveText( 'Draft' );

	await page.setViewportSize( { width: 375, height: 800 } );
	for ( const type of [ 'hh_sale', 'hh_lot' ] ) {
		await page.goto( `/wp-admin/edit.php?post_type=${ type }` );
		expect( await page.evaluate( () => document.documentElement.scrollWidth - window.innerWidth ), type ).toBeLessThanOrEqual( 0 );
		await page.locator( '#the-list .toggle-row' ).first().click();
		await expect( page.locator( '#the-list .column-hh_status' ).first() ).toBeVisible();
	}
} );

test( '[STAFF-04] an auction manager may delete a lot, clears its pictures, makes a department and gives it a photo from the media library', async ( { page } ) => {
	const lot = await makeLots( page, 1 );
	await signInAs( page, 'hh_auction_manager' );
	// What is theirs alone.
	await page.goto( `/wp-admin/post.php?post=${ lot }&action=edit` );
	await expect( page.locator( '#delete-action a' ) ).toHaveCount( 1 );
	await page.goto( `/auctions/${ sale!.slug }/lot/1/` );
	await expect( page.getByText( 'Platform', { exact: true } ) ).toBeVisible();
	await expect( page.getByRole( 'button', { name: 'Purge image cache' } ) ).toHaveCount( 1 );
	// The blog is not.
	expect( ( await page.request.get( '/wp-admin/post-new.php' ) ).status() ).toBe( 403 );

	await page.goto( '/wp-admin/edit-tags.php?taxonomy=hh_department&post_type=hh_sale' );
	const name = `Barn finds ${ sale!.id }`;
	await page.locator( '#tag-name' ).fill( name );
	await page.getByRole( 'button', { name: 'Add new department' } ).click();
	const edit = page.locator( '#the-list' ).getByRole( 'link', { name, exact: true } );
	await edit.click();
	await page.waitForURL( /tag_ID=/ );
	try {
		await page.getByRole( 'button', { name: 'Choose photo' } ).click();
		await uploadInDialog( page, pictures( 1 ), 'Use this photo' );
		await expect( page.locator( '[data-hh-photo-shown] img' ) ).toBeVisible();
		await page.getByRole( 'button', { name: 'Update' } ).click();
		await expect( page.locator( '#message' ) ).toBeVisible();
		await expect( page.locator( '[data-hh-photo-shown] img' ) ).toBeVisible();
		expect( await page.locator( 'input[name=hh_photo]' ).inputValue() ).toMatch( /^\d+$/ );

		// And away again.
		// The button is on the page before its script.
		await expect( async () => {
			await page.getByRole( 'button', { name: 'Remove photo' } ).click();
			await expect( page.locator( '[data-hh-photo-shown] img' ) ).toBeHidden( { timeout: 2000 } );
		} ).toPass();
		await page.getByRole( 'button', { name: 'Update' } ).click();
		await expect( page.locator( '#message' ) ).toBeVisible();
		await expect( page.locator( '[data-hh-photo-shown] img' ) ).toBeHidden();
	} finally {
		page.once( 'dialog', ( dialog ) => void dialog.accept() );
		await page.locator( '#delete-link a' ).click();
		await expect( page.getByRole( 'heading', { name: 'Add new department' } ) ).toBeVisible();
		await expect( edit ).toHaveCount( 0 );
	}
} );
