// Not the watching test of support/site.ts: the editor asks other sites for faces and fonts.
import { expect, test } from '@playwright/test';
import { openNewPage, publishPage } from './support/editor';
import { signIn, wpRest } from './support/staff';

test( '[OWN-02] an editor starts from the pattern, changes the heading of the hero and moves a section: visitors see both', async ( { page } ) => {
	await signIn( page );
	const { canvas, patterns } = await openNewPage( page );
	await patterns.getByRole( 'option', { name: 'Home page' } ).click();
	await canvas.getByRole( 'textbox', { name: 'Add title' } ).fill( 'A home page to try' );
	await canvas.locator( '[data-type="hearth-hammer/home-hero"]' ).click();
	const settings = page.getByRole( 'region', { name: 'Editor settings' } );
	await settings.getByRole( 'textbox', { name: 'Heading', exact: true } ).fill( 'Come home' );
	await expect( canvas.locator( '.hh-home-hero__title' ) ).toHaveText( /^Come home worth/ );
	await canvas.locator( '[data-type="hearth-hammer/how-we-work"]' ).click();
	await page.getByRole( 'button', { name: 'Move up' } ).click();

	// Another page is the home page meanwhile: other tests visit that.
	const { id, address } = await publishPage( page );
	try {
		await page.goto( address );
		await expect( page.locator( '.hh-home-hero__title' ) ).toHaveText( /^Come home worth/ );
		await expect( page.locator( '.hh-how + *, .wp-block-hearth-hammer-how-we-work + *' ).first() ).toHaveClass( /wp-block-hearth-hammer-areas/ );
	} finally {
		await wpRest( page, 'DELETE', `pages/${ id }?force=true` );
	}
} );
