/** The make search, the pages of makes and the steps, on the demo's sales. */
import { expectAccessible } from './support/axe';
import { expect, islandIsAlive, test } from './support/site';

test( '[CAR-01] [CAR-02] [CAR-03] the make search: a tip for nothing, suggestions by keyboard, and a term leads to its page', async ( { page } ) => {
	await page.goto( '/car-auctions/' );
	await islandIsAlive( page, 'car-make-search' );
	const field = page.getByRole( 'combobox', { name: 'Make' } );
	await page.getByRole( 'button', { name: 'Find lots' } ).click();
	await expect( field ).toBeFocused();
	await expect( field ).toHaveAccessibleDescription( 'Enter a make, like Ford or Land Rover.' );
	await expectAccessible( page );
	await field.fill( 'vol' );
	await expect( field ).not.toHaveAttribute( 'aria-invalid' );
	await expect( page.getByRole( 'option' ).first() ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await field.fill( 'FORDS' );
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL( /\/car-auctions\/ford\/$/ );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Ford at auction' );
	// How this page looks: every-page.spec.ts.
	await expect( page.locator( '.hh-lot-card' ).first() ).toBeVisible();
} );

test( '[CAR-04] a make without lots has a way on and the steps; one that does not exist is not found', async ( { page } ) => {
	await page.goto( '/car-auctions/lotus/' );
	await expect( page.getByText( 'We have no Lotus lots in our upcoming auctions. New lots are added every week.' ) ).toBeVisible();
	await expect( page.getByRole( 'heading', { name: 'Selling at our auctions' } ) ).toBeVisible();
	await page.getByRole( 'link', { name: 'See all upcoming auctions' } ).click();
	await expect( page ).toHaveURL( /\/car-auctions\/$/ );
	expect( ( await page.request.get( '/car-auctions/wizzo/' ) ).status() ).toBe( 404 );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( '[CAR-02] [CAR-03] the server shows the tip and follows a term', async ( { page } ) => {
		await page.goto( '/car-auctions/' );
		await page.getByRole( 'button', { name: 'Find lots' } ).click();
		await expect( page.getByText( 'Enter a make, like Ford or Land Rover.' ) ).toBeVisible();
		await page.getByLabel( 'Make', { exact: true } ).fill( 'vans' );
		await page.getByRole( 'button', { name: 'Find lots' } ).click();
		await expect( page ).toHaveURL( /\/van-auctions\/$/ );
	} );
} );
