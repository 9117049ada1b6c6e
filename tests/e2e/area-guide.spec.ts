// Not the watching test of support/site.ts: the editor asks other sites for faces and fonts.
import { expect, test } from '@playwright/test';
import { openNewPage, publishPage } from './support/editor';
import { signIn, wpRest } from './support/staff';

const PLACE = 'Northiam';

test( '[BLK-01] on her first day an editor makes an area guide by the interface alone: pattern, title, parish once, publish', async ( { page } ) => {
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
	await settings.getByRole( 'button', { name: 'Use it for the whole page' } ).click();
	await expect( settings.getByRole( 'button', { name: 'Use it for the whole page' } ) ).toBeHidden();
	await expect( canvas.locator( '[data-type="hearth-hammer/property-map"]' ) ).toContainText( 'Visitors see the map of these properties here' );
	await expect( canvas.locator( '[data-type="hearth-hammer/property-list"] article' ).first() ).toContainText( PLACE );

	const { id, address } = await publishPage( page );
	try {
		await page.goto( address );
		await expect( page.getByRole( 'heading', { level: 1, name: `Living in ${ PLACE }` } ) ).toBeVisible();
		const guided = page.locator( '.hh-prose .hh-cards article' );
		await expect( guided.first() ).toBeVisible();
		// Not one by one: a script that wakes may draw them again meanwhile.
		await expect( guided.filter( { hasNotText: PLACE } ) ).toHaveCount( 0 );
	} finally {
		await wpRest( page, 'DELETE', `pages/${ id }?force=true` );
	}
} );

test( '[BLK-01] or from nothing: each part is found by “village”, and the later ones take the parish of the first at a click', async ( { page } ) => {
	await signIn( page );
	const { canvas, patterns } = await openNewPage( page );
	await patterns.getByRole( 'button', { name: 'Close' } ).click();
	await canvas.getByRole( 'textbox', { name: 'Add title' } ).fill( `At home in ${ PLACE }` );
	await page.getByRole( 'button', { name: 'Block Inserter' } ).click();
	const library = page.getByRole( 'region', { name: 'Block Library' } );
	const settings = page.getByRole( 'region', { name: 'Editor settings' } );
	await library.getByRole( 'searchbox' ).fill( 'village' );

	await library.getByRole( 'option', { name: 'Parish features' } ).click();
	await settings.getByRole( 'combobox', { name: 'Parish' } ).fill( PLACE );
	await settings.getByRole( 'option', { name: PLACE, exact: true } ).click();
	for ( const part of [ 'Property list', 'Property map', 'News carousel' ] ) {
		await library.getByRole( 'option', { name: part } ).click();
		const take = settings.getByRole( 'button', { name: `Use ${ PLACE }, as elsewhere on this page` } );
		await expect( take ).toBeVisible();
		const [ frame, button ] = [ await settings.boundingBox(), await take.boundingBox() ];
		expect( button!.x + button!.width, `${ part }: its button has room` ).toBeLessThanOrEqual( frame!.x + frame!.width );
		await take.click();
		await expect( settings.getByRole( 'combobox', { name: 'Parish' } ), part ).toHaveValue( PLACE );
	}
	await expect( canvas.locator( '[data-type="hearth-hammer/property-list"] article' ).first() ).toContainText( PLACE );

	const { id, address } = await publishPage( page );
	try {
		await page.goto( address );
		const cards = page.locator( '.hh-prose .hh-cards article' );
		await expect( cards.first() ).toBeVisible();
		await expect( cards.filter( { hasNotText: PLACE } ) ).toHaveCount( 0 );
	} finally {
		await wpRest( page, 'DELETE', `pages/${ id }?force=true` );
	}
} );
