/**
 * SALE-04, SALE-06, SALE-07: an auctioneer enters a reserve, takes the sale, closes it from the desk and offers the unsold
 * lots again; a bidder on a phone finds the results and is led on. Both sales are the test's own.
 */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { makeSale, uploadLots, type OwnSale } from './support/own-sale';
import { expect, islandIsAlive, test } from './support/site';
import { publish, signIn, signInAs, wpRest } from './support/staff';
import { expectFitsAllWidths } from './support/widths';

const WEEK = 7 * 86_400;

let sale: OwnSale;
let next: OwnSale;

test.beforeEach( async ( { page, isMobile } ) => {
	test.skip( isMobile, 'A desk is a laptop or a tablet; the bidder’s phone is set here.' );
	test.setTimeout( 300_000 );
	await signIn( page );
	sale = await makeSale( page );
	next = await makeSale( page );
	await wpRest( page, 'POST', `hh_sale/${ next.id }`, { meta: { hh_sale_status: 'catalogue', hh_sale_starts_at: Math.floor( Date.now() / 1000 ) + WEEK } } );
	await uploadLots( page, sale.slug, 4 );
	await page.getByRole( 'button', { name: 'Apply changes' } ).click();
	await expect( page.getByText( 'All changes applied.' ) ).toBeVisible();
} );

test.afterEach( async ( { page, isMobile } ) => {
	if ( ! isMobile ) {
		await page.goto( 'about:blank' );
		await page.context().clearCookies();
		await signIn( page );
		await next.remove();
		await sale.remove();
	}
} );

/** Nothing of the page or of a part of it is wider than the window. */
async function expectFits( page: Page, widths: number[] ): Promise< void > {
	for ( const width of widths ) {
		await page.setViewportSize( { width, height: 900 } );
		expect( await page.evaluate( () => document.documentElement.scrollWidth ), `at ${ width } px` ).toBeLessThanOrEqual( width );
	}
}

test( '[SALE-04] [SALE-06] [SALE-07] a sale is closed from the desk in one step, its results are on the website, and its unsold lots are offered again', async ( { page, browser, complaints } ) => {
	await signInAs( page, 'hh_auctioneer' );

	// The reserve of lot 1.
	await page.goto( `/wp-admin/edit.php?post_type=hh_lot&hh_of_sale=${ sale.id }` );
	await page.locator( '#the-list .row-title', { hasText: 'Car number 1' } ).first().click();
	const seller = page.locator( '#hh-seller' );
	await seller.getByLabel( 'Name', { exact: true } ).fill( 'Ann Seller' );
	await seller.getByLabel( 'Email', { exact: true } ).fill( 'ann.seller@example.com' );
	await seller.getByLabel( 'Reserve (£)' ).fill( '3,200.50' );
	await publish( page );
	await expect( seller.getByLabel( 'Reserve (£)' ) ).toHaveValue( '3,200.50' );

	// The sale: one below its reserve, one far from its guide, one referred, one without a result.
	await page.goto( `/wp-admin/edit.php?post_type=hh_sale&page=hh-sale-day&sale=${ sale.id }` );
	await islandIsAlive( page, 'sale-day-desk' );
	await expect( page.getByLabel( 'Hammer price' ) ).toBeFocused();
	await page.keyboard.type( '3100' );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'heading', { level: 2 } ) ).toContainText( 'Lot 2' );
	await page.keyboard.type( '325' );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByText( /a long way from the guide price/ ) ).toBeVisible();
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'heading', { level: 2 } ) ).toContainText( 'Lot 3' );
	await page.keyboard.type( '2500r' );
	await expect( page.getByRole( 'heading', { level: 2 } ) ).toContainText( 'Lot 4' );
	await expect( page.getByText( 'All saved' ) ).toBeVisible();

	// Closing it, by keyboard.
	await page.getByRole( 'button', { name: 'Close the sale' } ).press( 'Enter' );
	const panel = page.getByRole( 'region', { name: 'Close the sale' } );
	await expect( panel.getByRole( 'heading', { name: '1 lot without a result' } ) ).toBeVisible();
	await expect( panel.getByText( 'Sold for £3,100, below the reserve of £3,200.50.' ) ).toBeVisible();
	await expect( panel.getByText( /£325 is a long way/ ) ).toBeVisible();
	await expect( panel.getByRole( 'row', { name: /Lot 3.*£2,500/ } ) ).toBeVisible();
	await panel.getByRole( 'button', { name: 'Close the sale' } ).press( 'Enter' );
	await expect( panel.getByRole( 'alert' ) ).toContainText( 'Some lots have no result' );
	// The refusal is an answer of the server that browsers note.
	expect( complaints.splice( 0 ).filter( ( complaint ) => ! complaint.includes( '409' ) ) ).toEqual( [] );
	await expectAccessible( page, '.hh-desk' );
	await expectFits( page, [ 375, 768, 1440 ] );
	await panel.getByLabel( 'Mark this 1 lot as unsold' ).press( 'Space' );
	await panel.getByLabel( /I’ve checked these/ ).press( 'Space' );
	await panel.getByRole( 'button', { name: 'Close the sale' } ).press( 'Enter' );
	await expect( page.getByRole( 'heading', { name: 'The sale is closed' } ) ).toBeFocused();
	await expectAccessible( page, '.hh-desk' );
	await expectFits( page, [ 375, 768, 1440 ] );

	// The results.
	await page.getByRole( 'link', { name: 'View the results' } ).click();
	await expect( page.getByRole( 'main' ) ).toContainText( '£3,425' );
	await expect( page.getByRole( 'main' ) ).toContainText( /50\s*%/ );

	// The unsold lots in the next sale.
	await page.goto( '/wp-admin/edit.php?post_type=hh_sale&page=hh-offer-again' );
	await page.getByRole( 'row' ).filter( { has: page.locator( `a[href*="from=${ sale.id }"]` ) } ).getByRole( 'link' ).click();
	await expect( page.getByText( /2 lots in Own sale .* were not sold/ ) ).toBeVisible();
	await page.getByLabel( 'Offer them again in' ).selectOption( String( next.id ) );
	await page.getByRole( 'button', { name: 'Continue' } ).click();
	await page.getByRole( 'checkbox', { name: /Car number 3/ } ).check();
	await page.getByRole( 'checkbox', { name: /Car number 4/ } ).check();
	await page.getByLabel( /^New lot number: Lot 3/ ).fill( '12' );
	await page.getByLabel( /^New lot number: Lot 4/ ).fill( '12' );
	await page.getByRole( 'button', { name: 'Offer these lots again' } ).click();
	await expect( page.getByText( 'Lot number: 12 is on this page twice.' ) ).toBeVisible();
	await page.getByLabel( /^New lot number: Lot 4/ ).fill( '13' );
	await page.getByLabel( /^Lower guide price: Lot 4/ ).fill( '2,200' );
	await expectFits( page, [ 375, 768, 1440 ] );
	await page.getByRole( 'button', { name: 'Offer these lots again' } ).click();
	await expect( page.getByText( '2 lots are offered again in this sale.' ) ).toBeVisible();
	await expect( page.locator( '#the-list .row-title' ) ).toHaveCount( 2 );

	// A bidder on a phone has the old address.
	const context = await browser.newContext( { viewport: { width: 375, height: 812 } } );
	const phone = await context.newPage();
	await phone.goto( `/auctions/${ sale.slug }/lot/4/` );
	await expect( phone.getByText( /Offered again as lot 13 on/ ).first() ).toBeVisible();
	await expectFitsAllWidths( phone );
	await phone.getByRole( 'complementary' ).getByRole( 'link', { name: 'See lot 13' } ).click();
	await expect( phone ).toHaveURL( new RegExp( `/auctions/${ next.slug }/lot/13/$` ) );
	await expect( phone.getByRole( 'main' ) ).toContainText( '£2,200' );
	await expect( phone.getByRole( 'main' ) ).not.toContainText( 'Ann Seller' );
	await phone.goto( `/auctions/${ sale.slug }/` );
	expect( await phone.evaluate( () => document.documentElement.scrollWidth ) ).toBeLessThanOrEqual( 375 );
	await phone.goto( '/auctions/available/' );
	await expect( phone.locator( `a[href*="/auctions/${ sale.slug }/lot/"]` ) ).toHaveCount( 0 );
	await context.close();
} );

test( '[SALE-04] a closed sale takes no results at the desk until it is reopened, and then goes on', async ( { page } ) => {
	await signInAs( page, 'hh_auctioneer' );
	await page.goto( `/wp-admin/edit.php?post_type=hh_sale&page=hh-sale-day&sale=${ sale.id }` );
	await islandIsAlive( page, 'sale-day-desk' );
	await page.getByRole( 'button', { name: 'Close the sale' } ).click();
	await page.getByLabel( 'Mark these 4 lots as unsold' ).check();
	await page.getByRole( 'region', { name: 'Close the sale' } ).getByRole( 'button', { name: 'Close the sale' } ).click();
	await expect( page.getByRole( 'heading', { name: 'The sale is closed' } ) ).toBeVisible();
	await page.getByRole( 'button', { name: /Back to the lots/ } ).click();
	await page.keyboard.type( '3000' );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByText( 'This sale is closed. Reopen it to change a result.' ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Results and reopening' } ).click();
	await page.getByRole( 'button', { name: 'Reopen the sale' } ).click();
	await expect( page.getByRole( 'heading', { level: 2, name: 'Close the sale' } ) ).toBeVisible();
	await page.getByRole( 'button', { name: /Back to the lots/ } ).click();
	await page.locator( '.hh-desk__lot' ).first().click();
	await page.getByLabel( 'Hammer price' ).fill( '3000' );
	await page.keyboard.press( 'Enter' );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByText( 'All saved' ) ).toBeVisible();
	await expect( page.locator( '.hh-desk__lot--sold' ) ).toHaveCount( 1 );
} );
