/**
 * SALE-09: what a finished sale says to others. Its press page, file and papers are in sale-life.spec.ts.
 */
import { expectAccessible } from './support/axe';
import { expect, test } from './support/site';

const SALE = '/auctions/property-coast/';

test( '[SALE-09] a sold lot says what the buyer does next, and a coming car what others like it made', async ( { page } ) => {
	await page.goto( `${ SALE }lot/1/` );
	const fold = page.locator( '#next-steps summary' );
	if ( await fold.isVisible() ) {
		await fold.click();
	}
	const steps = page.locator( '#next-steps' );
	await expect( steps.getByText( /Pay the balance by \w+day \d+ \w+ \d{4}/ ) ).toBeVisible();
	await expect( steps.getByRole( 'listitem' ) ).toHaveCount( 5 );
	const nearby = page.locator( '#history' );
	const near = nearby.locator( 'summary' );
	if ( await near.isVisible() ) {
		await near.click();
	}
	await expect( nearby.getByText( /^Sold for £/ ).first() ).toBeVisible();
	await expectAccessible( page );
	await nearby.getByRole( 'link', { name: 'Search our results' } ).click();
	await expect( page.getByRole( 'heading', { name: 'Past lots matching “Dover”' } ) ).toBeVisible();
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( '[SALE-09] the press page has its summary, prices and contact', async ( { page } ) => {
		await page.goto( `${ SALE }press/` );
		await expect( page.getByRole( 'button', { name: 'Copy summary' } ) ).toBeHidden();
		await expect( page.getByRole( 'link', { name: 'Download results (CSV)' } ) ).toBeVisible();
		await expect( page.getByRole( 'heading', { name: 'Press contact' } ) ).toBeVisible();
	} );
} );

test( '[AUC-19] a visitor who asks for the CSV of staff gets the site’s own page, not a bare message', async ( { page } ) => {
	expect( ( await page.goto( '/auctions/cars-fleet/catalogue.csv' ) )?.status() ).toBe( 404 );
	await expect( page.locator( '.hh-site-header' ) ).toBeVisible();
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeVisible();
} );
