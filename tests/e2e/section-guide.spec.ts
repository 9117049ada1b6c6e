/** The section guide and the tools on lots, as staff have them. */
import { expect, test } from './support/site';
import { signIn } from './support/staff';

test( '[STAFF-03] nothing of the guide is in a visitor’s page; staff turn it on by keyboard, read of a part, and find it on in the next page', async ( { page, request } ) => {
	const html = await ( await request.get( '/' ) ).text();
	expect( html ).not.toMatch( /hh-guide|section-guide/ );

	await signIn( page );
	await page.goto( '/' );
	const button = page.getByRole( 'button', { name: 'Section guide' } );
	await expect( button ).toHaveAttribute( 'aria-pressed', 'false' );
	await expect( page.locator( '.hh-guide' ) ).toHaveCount( 0 );
	await button.focus();
	await page.keyboard.press( 'Enter' );
	await expect( button ).toHaveAttribute( 'aria-pressed', 'true' );
	const label = page.locator( '.hh-guide__label--island', { hasText: 'search-form' } );
	await expect( label ).toBeVisible();
	await label.focus();
	await page.keyboard.press( 'Enter' );
	const details = page.getByRole( 'dialog', { name: /search-form/ } );
	await expect( details ).toContainText( 'src/islands/search-form' );
	await expect( details.getByRole( 'link', { name: 'Properties' } ) ).toHaveAttribute( 'href', /post_type=hpapi_property/ );
	await page.keyboard.press( 'Escape' );
	await expect( details ).toBeHidden();
	await expect( label ).toBeFocused();

	await page.goto( '/estate-agents/for-sale/' );
	await expect( page.locator( '.hh-guide__label--part', { hasText: 'parts/card' } ).first() ).toBeVisible();
	await page.getByRole( 'button', { name: 'Section guide' } ).click();
	await expect( page.locator( '.hh-guide' ) ).toHaveCount( 0 );
} );

test( '[STAFF-03] on a phone the guide is in the bar, its labels open by finger, and nothing is wider than the screen', async ( { page } ) => {
	await page.setViewportSize( { width: 375, height: 740 } );
	await signIn( page );
	await page.goto( '/auctions/cars-fleet/lot/2/' );
	const button = page.getByRole( 'button', { name: 'Section guide' } );
	await expect( button ).toBeInViewport();
	await button.click();
	const label = page.locator( '.hh-guide__label', { hasText: 'lot-facts' } ).first();
	// Islands that wake put elements of their own in the place of the server's, and the labels with them.
	await expect( () => label.scrollIntoViewIfNeeded() ).toPass();
	await expect( label ).toBeInViewport();
	await label.click();
	const details = page.getByRole( 'dialog', { name: /lot-facts/ } );
	await expect( details ).toBeInViewport();
	const box = await details.boundingBox();
	expect( box?.x ?? -1 ).toBeGreaterThanOrEqual( 0 );
	expect( ( box?.x ?? 0 ) + ( box?.width ?? 999 ) ).toBeLessThanOrEqual( 375 );
	expect( await page.evaluate( () => document.documentElement.scrollWidth ) ).toBe( 375 );
	await page.screenshot( { path: test.info().outputPath( 'guide.png' ) } );
	await page.keyboard.press( 'Escape' );
	await expect( details ).toBeHidden();
	await button.click();
	await expect( page.locator( '.hh-guide' ) ).toHaveCount( 0 );
} );
