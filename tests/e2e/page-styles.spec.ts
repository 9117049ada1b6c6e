/** A page brings the rules that it has a use for. That no other test's page lacks one, its fixture sees to. */
import { cards, expect, islandIsAlive, test } from './support/site';
import { missingRules } from './support/page-styles';

test( 'each kind of page has every rule that finds something on it, in its head', async ( { page } ) => {
	test.setTimeout( 180_000 );
	await page.goto( '/property-for-sale/cranbrook/' );
	const property = await cards( page ).first().getByRole( 'link' ).first().getAttribute( 'href' );
	await page.goto( '/auctions/property-weald/' );
	const lot = await page.locator( '.hh-lot-card a[href*="/lot"]' ).first().getAttribute( 'href' );
	const found = [];
	for ( const address of [ '/', '/estate-agents/for-sale/', '/estate-agents/for-sale/?view=map', '/estate-agents/to-rent/?min_price=90000000', property ?? '', '/parish/cranbrook/', '/auctions/', '/property-auctions/', '/auctions/property-weald/', lot ?? '', '/auctions/results/', '/instant-online-valuation-cars-and-vans/', '/sell/valuation/', '/privacy/', '/saved/', '/?s=mill', '/no-such-page/' ] ) {
		await page.goto( address, { waitUntil: 'domcontentloaded' } );
		await expect( page.locator( 'head > style[data-hh-sheet]' ), address ).toHaveCount( 2 );
		// The map's script fetches a sheet of its own.
		await expect( page.locator( 'link[href*="parts.css"], link[href*="print.css"], body link[rel="stylesheet"]' ), address ).toHaveCount( 0 );
		found.push( ...( await missingRules( page ) ).map( ( rule ) => `${ address } ${ rule }` ) );
	}
	expect( found ).toEqual( [] );
} );

test( 'a script’s names bring their rules, and a rule that is gone is missed', async ( { page } ) => {
	await page.goto( '/' );
	await islandIsAlive( page, 'search-form' );
	await page.getByRole( 'combobox', { name: 'Location' } ).fill( 'cran' );
	await expect( page.getByRole( 'option' ).first() ).toBeVisible();
	expect( await missingRules( page ) ).toEqual( [] );
	await page.evaluate( () => {
		const sheet = document.querySelector< HTMLStyleElement >( 'style#hearth-hammer-parts-css' )!.sheet!;
		const at = [ ...sheet.cssRules ].findIndex( ( rule ) => rule.cssText.startsWith( '.hh-combobox__option ' ) );
		sheet.deleteRule( at );
	} );
	expect( await missingRules( page ) ).toEqual( [ 'has no rule .hh-combobox__option' ] );
	// So that the fixture, which asks the same at each test's end, finds a whole page.
	await page.reload();
} );
