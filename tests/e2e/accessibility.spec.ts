import { expectAccessible } from './support/axe';
import { aParish, cards, expect, islandIsAlive, openSearch, searchForm, test } from './support/site';

test.describe( '[SITE-11] axe finds nothing', () => {
	test( 'on the home page, with the suggestions open', async ( { page } ) => {
		await page.goto( '/' );
		await islandIsAlive( page, 'search-form' );
		await expectAccessible( page );
		await searchForm( page ).getByRole( 'combobox', { name: 'Location' } ).click();
		await expect( page.getByRole( 'option' ).first() ).toBeVisible();
		await expectAccessible( page );
	} );

	test( 'on a list, with all filters', async ( { page } ) => {
		await page.goto( '/estate-agents/for-sale/' );
		await islandIsAlive( page, 'search-form' );
		await expectAccessible( page );
		await openSearch( page );
		await searchForm( page ).getByRole( 'button', { name: /filters/ } ).click();
		await expectAccessible( page );
	} );

	test( 'on a list without results', async ( { page } ) => {
		await page.goto( '/estate-agents/for-sale/?min_price=90000000' );
		await expectAccessible( page );
	} );

	test( 'on a property, with the pictures full screen', async ( { page } ) => {
		await page.goto( '/estate-agents/for-sale/' );
		await cards( page ).first().getByRole( 'link' ).first().click();
		await islandIsAlive( page, 'property-gallery' );
		await expectAccessible( page );
		await page.getByRole( 'button', { name: /Show full screen/ } ).click();
		await expect( page.getByRole( 'dialog' ) ).toBeVisible();
		await expectAccessible( page );
	} );

	test( 'on a parish', async ( { page } ) => {
		await page.goto( '/' );
		const parish = page.locator( 'a[href*="/parish/"]' ).first();
		const address = ( await parish.count() ) > 0 ? await parish.getAttribute( 'href' ) : `/parish/${ ( await aParish( page ) ).toLowerCase().replaceAll( ' ', '-' ) }/`;
		const response = await page.goto( address ?? '' );
		expect( response?.status() ).toBe( 200 );
		await expectAccessible( page );
	} );

	test( 'on the vehicle valuation', async ( { page } ) => {
		await page.goto( '/instant-online-valuation-cars-and-vans/' );
		await islandIsAlive( page, 'valuation-wizard' );
		await expectAccessible( page );
	} );

	test( 'on the site’s own search', async ( { page } ) => {
		await page.goto( '/?s=house' );
		await expectAccessible( page );
	} );

	test( 'on a page that is not there', async ( { page } ) => {
		const response = await page.goto( '/no-such-page/' );
		expect( response?.status() ).toBe( 404 );
		await expectAccessible( page );
	} );
} );

test( 'the menu on a phone opens, holds the links and closes with Escape', async ( { page, isMobile } ) => {
	test.skip( ! isMobile, 'The wide header shows its links.' );
	await page.goto( '/' );
	const toggle = page.locator( 'summary', { hasText: 'Menu' } );
	await toggle.click();
	const menu = page.getByRole( 'navigation', { name: 'Main' } );
	await expect( menu.getByRole( 'link' ).first() ).toBeVisible();
	await expectAccessible( page );
	await page.keyboard.press( 'Escape' );
	await expect( menu ).toBeHidden();
} );
