// Not the watching test of support/site.ts: the editor asks other sites for faces and fonts.
import { expect, test } from '@playwright/test';
import { openNewPage, publishPage } from './support/editor';
import { signIn, wpRest } from './support/staff';

const PLACE = 'Northiam';

test( '[BLK-01] on her first day an editor makes an area guide by the interface alone: pattern, title, parish once, publish', async ( { page, isMobile } ) => {
	test.skip( isMobile, 'The editor is for wide screens.' );
	test.setTimeout( 240_000 );
	await signIn( page );
	const { canvas, patterns } = await openNewPage( page );
	await patterns.getByRole( 'option', { name: 'Area guide' } ).click();
	await canvas.getByRole( 'textbox', { name: 'Add title' } ).fill( `Living in ${ PLACE }` );

	// The first part of a place says that it wants one; the settings beside it take the name.
	await canvas.locator( '[data-type="hearth-hammer/parish-features"]' ).click();
	const settings = page.getByRole( 'region', { name: 'Editor settings' } );
	const parish = settings.getByRole( 'combobox', { name: 'Parish' } );
	await parish.fill( PLACE );
	await settings.getByRole( 'option', { name: PLACE, exact: true } ).click();
	await settings.getByRole( 'button', { name: 'Use it in every part of this page' } ).click();
	await expect( settings.getByRole( 'button', { name: 'Use it in every part of this page' } ) ).toBeHidden();
	await expect( canvas.locator( '[data-type="hearth-hammer/property-map"]' ) ).toContainText( 'Visitors see the map of these properties here' );
	await expect( canvas.locator( '[data-type="hearth-hammer/property-list"] article' ).first() ).toContainText( PLACE, { timeout: 30_000 } );

	const { id, address } = await publishPage( page );
	try {
		await page.goto( address );
		await expect( page.getByRole( 'heading', { level: 1, name: `Living in ${ PLACE }` } ) ).toBeVisible();
		const guided = page.locator( '.hh-prose .hh-cards article' );
		await expect( guided.first() ).toBeVisible();
		for ( const card of await guided.all() ) {
			await expect( card ).toContainText( PLACE );
		}
	} finally {
		await wpRest( page, 'DELETE', `pages/${ id }?force=true` );
	}
} );
