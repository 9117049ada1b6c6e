/** What screen readers are given on the ways of a bidder and of an owner, and where the focus goes. */
import type { Page } from '@playwright/test';
import { expect, islandIsAlive, test } from './support/site';

const CATALOGUE = '/auctions/cars-fleet/';
const lots = ( page: Page ) => page.locator( '.hh-lot-catalogue__lots' );

test( '[AUC-06] [AUC-12] after Next, a removed chip and Reset all the focus is at the lots, and the page is told', async ( { page } ) => {
	await page.goto( `${ CATALOGUE }?minPrice=1&ulez=yes` );
	await islandIsAlive( page, 'lot-catalogue' );
	const chips = page.getByRole( 'list', { name: 'Selected filters' } );
	await expect( chips ).toMatchAriaSnapshot( `
		- list "Selected filters":
		  - listitem:
		    - link /^Price.*\\(remove\\)$/
		  - listitem:
		    - link /^ULEZ. Yes.*\\(remove\\)$/
		  - listitem:
		    - link "Reset all"
	`.replaceAll( '\t', '' ) );
	await chips.getByRole( 'link', { name: /^ULEZ/ } ).press( 'Enter' );
	await expect( lots( page ) ).toBeFocused();
	await chips.getByRole( 'link', { name: 'Reset all' } ).press( 'Enter' );
	await expect( lots( page ) ).toBeFocused();
	await page.getByRole( 'navigation', { name: 'Pages' } ).getByRole( 'link', { name: 'Next' } ).press( 'Enter' );
	await expect( lots( page ) ).toBeFocused();
	await expect( page.locator( '.hh-lot-catalogue > [aria-live]' ) ).toHaveText( /^Page 2 of \d+$/ );
} );

test( '[LOT-04] [LOT-07] [LOT-10] a lot tells the sum alone, its watch button keeps its name, a form with errors has one alert, and its first field has the focus', async ( { page } ) => {
	await page.goto( CATALOGUE );
	await islandIsAlive( page, 'lot-catalogue' );
	await page.locator( '.hh-lot-catalogue__list .hh-lot-card__link' ).first().press( 'Enter' );
	await islandIsAlive( page, 'lot-enquiry' );
	const form = page.getByRole( 'form', { name: 'Enquire, view or bid' } );
	await form.getByRole( 'radio', { name: 'Ask a question' } ).press( 'Space' );
	await form.locator( 'button[type="submit"]' ).press( 'Enter' );
	await expect( form.getByLabel( 'Your message' ) ).toBeFocused();
	await expect( form.getByRole( 'alert' ) ).toMatchAriaSnapshot( '- alert: There are 3 problems. Check your answers and try again.' );

	const watch = page.getByRole( 'button', { name: 'Watch this lot' } );
	await watch.press( 'Enter' );
	await expect( watch ).toMatchAriaSnapshot( '- button "Watch this lot" [pressed]' );
	await watch.press( 'Enter' );
	await expect( watch ).toHaveAttribute( 'aria-pressed', 'false' );

	await page.goto( `${ page.url().split( '#' )[ 0 ] }#costs` );
	await islandIsAlive( page, 'lot-costs' );
	const costs = page.getByRole( 'form', { name: 'Total cost' } );
	await costs.getByLabel( 'Hammer price (£)' ).fill( '10000' );
	await expect( costs ).toMatchAriaSnapshot( `
		- textbox "Hammer price (£)"
		- table "Cost breakdown"
		- status: /^You would pay £[\\d,.]+$/
	`.replaceAll( '\t', '' ) );
} );

test( '[AUC-01] [AUC-17] [LIST-03] lists: no item is empty, a card begins with its heading, buttons name the property, the lots and the table of results have names', async ( { page } ) => {
	const expectNoEmptyItem = async ( address: string ) => {
		const empty = await page.locator( 'main li:visible' ).evaluateAll( ( items ) => items.filter( ( item ) => item.textContent?.trim() === '' && ! item.querySelector( 'img[alt]:not([alt=""]), [aria-label], input' ) ).map( ( item ) => item.outerHTML.slice( 0, 80 ) ) );
		expect( empty, address ).toEqual( [] );
	};
	for ( const address of [ '/auctions/', '/auctions/results/' ] ) {
		await page.goto( address );
		await expectNoEmptyItem( address );
	}
	await expect( page.getByRole( 'main' ) ).toMatchAriaSnapshot( '- table "Auction results"' );

	await page.goto( CATALOGUE );
	await expectNoEmptyItem( CATALOGUE );
	await islandIsAlive( page, 'lot-catalogue' );
	await expect( page.locator( '.hh-lot-catalogue__main' ) ).toMatchAriaSnapshot( `
		- heading "Lots" [level=2]
		- status: /^\\d+ lots$/
		- navigation "View as"
		- article:
		  - heading [level=3]
		- navigation "Pages"
	`.replaceAll( '\t', '' ) );
	await expect( page.locator( '.hh-lot-catalogue__list .hh-lot-card' ).first() ).toMatchAriaSnapshot( `
		- article:
		  - heading /./ [level=3]:
		    - link /./
		  - paragraph: /^Lot/
		  - button /^Watch lot /
	`.replaceAll( '\t', '' ) );

	await page.goto( '/estate-agents/for-sale/' );
	await expectNoEmptyItem( 'property for sale' );
	const card = page.locator( '.hh-card:has([data-hh-card-gallery])' ).first();
	const address = ( await card.getByRole( 'heading' ).innerText() ).trim();
	await card.hover();
	await expect( card.getByRole( 'button', { name: `Next photo of ${ address }`, includeHidden: true } ) ).toBeAttached();
	await expect( card.getByRole( 'button', { name: `Previous photo of ${ address }`, includeHidden: true } ) ).toBeAttached();
	await expect( card ).toMatchAriaSnapshot( `
		- article:
		  - heading /./ [level=2]:
		    - link /./
		  - paragraph: /£/
		  - button /^Save /
	`.replaceAll( '\t', '' ) );
} );
