import { expectAccessible } from './support/axe';
import { aParish, cards, expect, islandIsAlive, layoutShift, openSearch, searchForm, test } from './support/site';

const LIST = '/estate-agents/for-sale/';
const views = ( page: import( '@playwright/test' ).Page ) => page.getByRole( 'navigation', { name: 'Show as' } );

test( '[LIST-01] the grid and the map are views of one server-rendered list, and so is the list of rows', async ( { page } ) => {
	const response = await page.goto( LIST );
	const names = await cards( page ).getByRole( 'heading' ).allTextContents();
	expect( await response?.text() ).toContain( 'data-hh-view-link="map"' );
	await views( page ).getByRole( 'link', { name: 'Map' } ).click();
	await expect( page ).toHaveURL( /\?view=map$/ );
	await expect( views( page ).getByRole( 'link', { name: 'Map' } ) ).toHaveAttribute( 'aria-current', 'page' );
	// The map has rows of its own; the cards are in the page all the same, for whoever has no map.
	await islandIsAlive( page, 'property-map' );
	await expect( page.getByText( /\d+ properties in this area/ ).first() ).toBeVisible();
	const served = await ( await page.request.get( `${ LIST }?view=map` ) ).text();
	expect( names.length ).toBeGreaterThan( 3 );
	expect( names.filter( ( name ) => ! served.includes( name ) ) ).toEqual( [] );
	await views( page ).getByRole( 'link', { name: 'List' } ).click();
	await expect( page ).toHaveURL( /\?view=list$/ );
	await expect( page.locator( '[data-island="property-map"]' ) ).toHaveCount( 0 );
	await views( page ).getByRole( 'link', { name: 'Grid' } ).click();
	await expect( page ).toHaveURL( /\/for-sale\/$/ );
} );

test( 'choosing another view keeps the place on the page, the focus and the filters', async ( { page } ) => {
	await page.goto( `${ LIST }?min_beds=2` );
	await page.evaluate( () => window.scrollTo( { top: 120, behavior: 'instant' } ) );
	const top = () => views( page ).evaluate( ( nav ) => Math.round( nav.getBoundingClientRect().top ) );
	for ( const view of [ 'Map', 'List', 'Grid' ] ) {
		const before = await top();
		const link = views( page ).getByRole( 'link', { name: view } );
		await link.focus();
		await page.keyboard.press( 'Enter' );
		await expect( link ).toHaveAttribute( 'aria-current', 'page' );
		await page.waitForLoadState( 'load' );
		if ( view === 'Map' ) {
			await islandIsAlive( page, 'property-map' );
		}
		await expect( link ).toBeFocused();
		await expect.poll( async () => Math.abs( ( await top() ) - before ) ).toBeLessThanOrEqual( 2 );
		expect( page.url() ).toContain( 'min_beds=2' );
		expect( page.url() ).not.toContain( '#' );
	}
} );

test( 'a view stays through sorting, paging and a new search', async ( { page } ) => {
	await page.goto( `${ LIST }?view=list` );
	await islandIsAlive( page, 'search-form' );
	await page.getByLabel( 'Sort by' ).and( page.locator( '#hh-sort' ) ).selectOption( 'price_asc' );
	await expect( page ).toHaveURL( /sort_by=price_asc&view=list/ );
	await page.getByRole( 'navigation', { name: 'Pages' } ).getByRole( 'link', { name: 'Next' } ).click();
	await expect( page ).toHaveURL( /page\/2\/\?sort_by=price_asc&view=list/ );
	await islandIsAlive( page, 'search-form' );
	await openSearch( page );
	await searchForm( page ).getByRole( 'combobox', { name: 'Location' } ).fill( await aParish( page ) );
	await searchForm( page ).getByRole( 'button', { name: 'Search' } ).click();
	await expect( page ).toHaveURL( /\/property-for-sale\/[a-z-]+\/\?sort_by=price_asc&view=list/ );
} );

test( 'the list view shows the beginning of each text, with nothing jumping', async ( { page } ) => {
	await page.goto( `${ LIST }?view=list` );
	await expect( cards( page ).first().locator( '.hh-card__summary' ) ).toBeVisible();
	expect( await layoutShift( page ) ).toBeLessThan( 0.02 );
	expect( await page.evaluate( () => document.documentElement.scrollWidth - window.innerWidth ) ).toBeLessThanOrEqual( 0 );
} );

for ( const view of [ 'list', 'map' ] ) {
	test( `axe finds nothing in the view ${ view }`, async ( { page } ) => {
		await page.goto( `${ LIST }?view=${ view }` );
		await expectAccessible( page );
	} );
}

test( 'an empty list leads on: each way tells how many it finds, and finds them', async ( { page } ) => {
	const parish = ( await aParish( page ) ).toLowerCase().replaceAll( ' ', '-' );
	await page.goto( `/property-for-sale/${ parish }/?min_price=90000000` );
	const ways = page.locator( '.hh-empty__links a' );
	const told = Number( ( await ways.first().locator( '.hh-empty__count' ).innerText() ).replace( /\D/g, '' ) );
	expect( told ).toBeGreaterThan( 0 );
	await expectAccessible( page );
	await ways.first().click();
	await expect( page.locator( '.hh-list__count' ) ).toHaveText( new RegExp( `${ told } propert` ) );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the views are links, and a search keeps the view', async ( { page } ) => {
		await page.goto( LIST );
		await views( page ).getByRole( 'link', { name: 'List' } ).click();
		await expect( page ).toHaveURL( /\?view=list(#results)?$/ );
		await openSearch( page );
		await searchForm( page ).getByRole( 'textbox', { name: 'Location' } ).or( searchForm( page ).getByRole( 'combobox', { name: 'Location' } ) ).fill( 'Rye' );
		await searchForm( page ).getByRole( 'button', { name: 'Search' } ).click();
		await expect( page ).toHaveURL( /\/property-for-sale\/rye\/\?view=list$/ );
		await expect( page.locator( '.hh-save' ).first() ).toBeHidden();
	} );
} );

test( '[LIST-03] the pictures of a card in sight play by themselves, and not where less motion is preferred', async ( { page } ) => {
	await page.goto( '/estate-agents/for-sale/' );
	const shown = cards( page ).first().locator( '.hh-card-slide img[src]' );
	await cards( page ).first().scrollIntoViewIfNeeded();
	await expect( shown.first() ).toBeVisible();
	await expect.poll( () => shown.first().evaluate( ( image ) => getComputedStyle( image.parentElement! ).opacity ) ).toBe( '1' );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.reload();
	await page.waitForTimeout( 1500 );
	await expect( page.locator( '.hh-card-slides' ) ).toHaveCount( 0 );
} );
