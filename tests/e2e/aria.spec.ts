/** What screen readers are given of the cards of lots and properties. */
import { expect, islandIsAlive, test } from './support/site';

test.describe.configure( { timeout: 300_000 } );

const CATALOGUE = '/auctions/cars-fleet/';

test( '[AUC-01] the lots have a heading of their own, and a card begins with its own', async ( { page } ) => {
	await page.goto( CATALOGUE );
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
} );

test( '[LIST-03] a property’s card begins with its heading, and its buttons name the property', async ( { page } ) => {
	await page.goto( '/estate-agents/for-sale/' );
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
