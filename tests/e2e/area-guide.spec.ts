// Not the watching test of support/site.ts: the editor asks other sites for faces and fonts.
import { expect, test } from '@playwright/test';
import { signIn } from './support/staff';

const PLACE = 'Northiam';

test( '[BLK-01] on her first day an editor makes an area guide by the interface alone: pattern, title, parish once, publish', async ( { page, isMobile } ) => {
	test.skip( isMobile, 'The editor is for wide screens.' );
	test.setTimeout( 240_000 );
	await signIn( page );
	await page.goto( '/wp-admin/post-new.php?post_type=page' );
	const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
	// WordPress greets new editors, and offers the patterns of whole pages.
	const greeting = page.getByRole( 'dialog', { name: /Welcome/ } );
	const patterns = page.getByRole( 'dialog', { name: /pattern/i } );
	await expect( greeting.or( patterns ).first() ).toBeVisible( { timeout: 60_000 } );
	if ( await greeting.isVisible() ) {
		await greeting.getByRole( 'button', { name: 'Close' } ).click();
	}
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

	await page.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	await page.getByRole( 'region', { name: 'Editor publish' } ).getByRole( 'button', { name: 'Publish', exact: true } ).click();
	const link = page.getByRole( 'region', { name: 'Editor publish' } ).getByRole( 'link', { name: 'View Page' } );
	await expect( link ).toBeVisible( { timeout: 60_000 } );
	const id = await page.evaluate( () => ( window as unknown as { wp: { data: { select: ( store: string ) => { getCurrentPostId: () => number } } } } ).wp.data.select( 'core/editor' ).getCurrentPostId() );
	try {
		await page.goto( ( await link.getAttribute( 'href' ) ) ?? '' );
		await expect( page.getByRole( 'heading', { level: 1, name: `Living in ${ PLACE }` } ) ).toBeVisible();
		const guided = page.locator( '.hh-prose .hh-cards article' );
		await expect( guided.first() ).toBeVisible();
		for ( const card of await guided.all() ) {
			await expect( card ).toContainText( PLACE );
		}
	} finally {
		await page.goto( '/wp-admin/' );
		await page.evaluate( async ( post ) => {
			const { wp } = window as unknown as { wp?: { apiFetch?: ( options: object ) => Promise< unknown > } };
			const nonce = await ( await fetch( '/wp-admin/admin-ajax.php?action=rest-nonce' ) ).text();
			await ( wp?.apiFetch?.( { path: `/wp/v2/pages/${ post }?force=true`, method: 'DELETE' } ) ?? fetch( `/wp-json/wp/v2/pages/${ post }?force=true`, { method: 'DELETE', headers: { 'X-WP-Nonce': nonce } } ) );
		}, id );
	}
} );
