/**
 * BLK-01: an editor on her first day makes a page for sellers: from a pattern, with a part that she looks for by her own
 * word, a colleague whom she picks, and a client's words. It is counted what she has to do.
 */
// Not the watching test of support/site.ts: the editor asks other sites for faces and fonts.
import { expect, test, type Locator } from '@playwright/test';
import { openNewPage, publishPage } from './support/editor';
import { signIn, wpRest } from './support/staff';

/** Clicks and typed fields from the empty page to the published one. */
const STEPS = 18;

test( '[BLK-01] an editor makes a page for sellers by the interface alone, in few steps: pattern, colleague, a review found by her word, publish', async ( { page } ) => {
	let steps = 0;
	const click = async ( what: Locator ) => {
		steps++;
		await what.click();
	};
	const fill = async ( what: Locator, words: string ) => {
		steps++;
		await what.fill( words );
	};
	await signIn( page );
	const { canvas, patterns } = await openNewPage( page );
	await click( patterns.getByRole( 'option', { name: 'Sell with us' } ) );
	await fill( canvas.getByRole( 'textbox', { name: 'Add title' } ), 'Selling by the sea' );

	// Whose word it is: picked by name.
	const settings = page.getByRole( 'region', { name: 'Editor settings' } );
	await click( canvas.locator( '[data-type="hearth-hammer/valuer-quote"]' ) );
	const staff = settings.getByLabel( 'Member of staff' );
	await expect.poll( () => staff.locator( 'option' ).count() ).toBeGreaterThan( 2 );
	const name = ( await staff.locator( 'option' ).nth( 1 ).textContent() ) ?? '';
	steps++;
	await staff.selectOption( { label: name } );
	await expect( canvas.locator( '[data-type="hearth-hammer/valuer-quote"]' ) ).toContainText( name );

	// A client's words, looked for by the editor's own.
	await click( page.getByRole( 'button', { name: 'Block Inserter', exact: true } ) );
	const library = page.getByRole( 'region', { name: 'Block Library' } );
	const search = library.getByRole( 'searchbox', { name: 'Search' } );
	const offered = ( part: string ) => library.getByRole( 'option' ).filter( { has: page.getByText( part, { exact: true } ) } );
	for ( const [ word, part ] of [ [ 'team', 'People' ], [ 'map', 'Property map' ], [ 'fees', 'Tenants’ and landlords’ fees' ] ] as const ) {
		await search.fill( word );
		await expect( offered( part ) ).toBeVisible();
	}
	await fill( search, 'reviews' );
	await click( offered( 'Testimonial' ) );
	await click( canvas.locator( '[data-type="hearth-hammer/testimonial"]' ) );
	await fill( settings.getByLabel( 'Quote' ), 'They rang in week nine, as they had said.' );
	await fill( settings.getByLabel( 'Name' ), 'Mrs Harmer' );
	await expect( canvas.locator( '[data-type="hearth-hammer/testimonial"]' ) ).toContainText( 'They rang in week nine' );
	await expect( canvas.locator( '[data-type="hearth-hammer/property-valuation"] form' ) ).toBeVisible();

	const { id, address } = await publishPage( page, click );
	try {
		expect( steps ).toBeLessThanOrEqual( STEPS );
		await page.goto( address );
		await expect( page.getByRole( 'heading', { level: 1, name: 'Selling by the sea' } ) ).toBeVisible();
		await expect( page.locator( 'main' ) ).toContainText( name );
		await expect( page.locator( 'main' ) ).toContainText( 'They rang in week nine, as they had said.' );
		await expect( page.getByRole( 'form', { name: 'Request a valuation' } ) ).toBeVisible();
	} finally {
		await wpRest( page, 'DELETE', `pages/${ id }?force=true` );
	}
} );
