/**
 * By keyboard alone: the focus is seen at each stop and not covered (WCAG 2.4.7, 2.4.11), the order is
 * that of the page, and nothing holds it.
 */
import { tabTo } from './support/keys';
import { expect, islandIsAlive, test } from './support/site';
import { PATH, beSomebody } from './support/valuation';

test.describe.configure( { timeout: 180_000 } );

test.beforeEach( async ( { page, isMobile } ) => {
	test.skip( isMobile, 'A keyboard is a desk’s; the menu of a phone has a test of its own.' );
	await beSomebody( page );
	await page.goto( '/news/' );
	await page.getByRole( 'button', { name: 'Decline' } ).click();
} );

test( '[SITE-11] through the valuation of a vehicle, to the end of the page', async ( { page } ) => {
	await page.goto( PATH );
	await islandIsAlive( page, 'valuation-wizard' );
	await tabTo( page, /^input "Number plate/ );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByLabel( 'Number plate' ) ).toBeFocused();
	await expect( page.getByLabel( 'Number plate' ) ).toHaveAttribute( 'aria-invalid', 'true' );
	await page.keyboard.type( 'km21fjx' );
	await tabTo( page, /^input "Mileage/ );
	await page.keyboard.type( '45000' );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'heading', { name: /^Where should we send/ } ) ).toBeFocused();
	await tabTo( page, /^input "Email/ );
	await tabTo( page, /^button "Send my valuation/ );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByLabel( 'Email address' ) ).toBeFocused();
	await tabTo( page, null );
} );
