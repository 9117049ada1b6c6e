import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { cards, expect, islandIsAlive, openSearch, searchForm, test } from './support/site';

const LIST = '/estate-agents/for-sale/';
const field = ( page: Page ) => searchForm( page ).getByRole( 'combobox', { name: 'Location' } );
/** On a phone what is suggested lies over the button. */
const search = async ( page: Page ) => {
	await field( page ).press( 'Escape' );
	await expect( page.getByRole( 'listbox', { name: 'Location' } ) ).toBeHidden();
	await searchForm( page ).getByRole( 'button', { name: 'Search', exact: true } ).click();
};
const heading = ( page: Page ) => page.getByRole( 'heading', { level: 1 } );
const note = ( page: Page ) => page.locator( '.hh-list__meant' );

async function open( page: Page, address = '/' ): Promise< void > {
	await page.goto( address );
	await islandIsAlive( page, 'search-form' );
	await openSearch( page );
}

test( '[SRCH-03] [SRCH-05] [LEAD-02] places as visitors write them, one after the other: Cranbrook, Kent; a postcode without matches; a town that is no parish of ours', async ( { page } ) => {
	await open( page );
	await field( page ).fill( 'Cranbrook, Kent' );
	await search( page );
	await expect( page ).toHaveURL( /\/property-for-sale\/cranbrook\/$/ );
	await expect( heading( page ) ).toContainText( 'Cranbrook' );

	await islandIsAlive( page, 'search-form' );
	await field( page ).fill( 'TN17 2' );
	await search( page );
	await expect( note( page ) ).toContainText( 'Nothing matches in TN17 2 itself. These properties are within 3 miles of it.' );
	expect( await cards( page ).count() ).toBeGreaterThan( 0 );
	await expectAccessible( page );

	await islandIsAlive( page, 'search-form' );
	await field( page ).fill( 'Sissinghurst' );
	await search( page );
	await expect( heading( page ) ).toContainText( 'within 3 miles of Sissinghurst' );
	expect( await cards( page ).count() ).toBeGreaterThan( 0 );
} );

test( '[SRCH-03] [LEAD-02] a suggested street says that it is one, and is searched for, whatever the filters; a reference is suggested with its address, and finds its property alone', async ( { page } ) => {
	await open( page );
	await field( page ).fill( 'stone st' );
	const option = page.getByRole( 'option', { name: /^Stone Street, Cranbrook/ } );
	await expect( option ).toContainText( 'Street' );
	await expectAccessible( page );
	await option.click();
	await search( page );
	await expect( page ).toHaveURL( /keyword=%22Stone\+Street%22/ );
	await expect( cards( page ).first() ).toContainText( 'Stone Street' );
	await open( page, `${ LIST }?max_price=100000` );
	await field( page ).fill( 'stone st' );
	await page.getByRole( 'option', { name: /^Stone Street, Cranbrook/ } ).click();
	await search( page );
	await expect( page ).toHaveURL( /keyword=%22Stone\+Street%22/ );
	await expect( note( page ) ).toHaveCount( 0 );

	await open( page );
	await field( page ).fill( 'crb_1001' );
	const reference = page.getByRole( 'option', { name: /^CRB_1001, Stone Street/ } );
	await expect( reference ).toContainText( 'Reference' );
	await reference.click();
	await search( page );
	await expect( page ).toHaveURL( /keyword=%22CRB\+1001%22/ );
	await expect( cards( page ) ).toHaveCount( 1 );
} );

test( 'of several places streets are not offered, and the button is beside the field', async ( { page } ) => {
	await open( page, `${ LIST }?location=Cranbrook%3BRye` );
	await field( page ).fill( 'stone st' );
	await page.waitForResponse( /locations\?.*stone/ );
	await expect( page.getByRole( 'option', { name: /^Stone Street/ } ) ).toHaveCount( 0 );
	await page.keyboard.press( 'Escape' );
	const [ input, button ] = await Promise.all( [ field( page ).boundingBox(), searchForm( page ).getByRole( 'button', { name: 'Search', exact: true } ).boundingBox() ] );
	expect( Math.abs( input!.y + input!.height - button!.y - button!.height ) ).toBeLessThanOrEqual( 1 );
} );

test( 'the search of the site finds properties, areas and lots, told apart, with price and picture', async ( { page } ) => {
	await page.goto( '/?s=CRB_1001' );
	await expect( page.getByRole( 'heading', { name: 'Property for sale' } ) ).toBeVisible();
	await expect( cards( page ).first() ).toContainText( /Guide price\s+£485,000/ );
	await expect( cards( page ).first().locator( 'img' ).first() ).toBeVisible();
	await page.goto( '/?s=cranbrook' );
	await expect( page.locator( '.hh-post__kind', { hasText: 'Area' } ).first() ).toBeVisible();
	// Its parts are those of the search that every-page.spec.ts looks at.
	expect( await page.evaluate( () => document.documentElement.scrollWidth - window.innerWidth ) ).toBeLessThanOrEqual( 0 );
	await page.getByRole( 'link', { name: /^See (all )?[\d,]+ propert(y|ies)$/ } ).first().click();
	await expect( page ).toHaveURL( /\/property-for-sale\/cranbrook\/$/ );
	await page.goto( '/?s=audi' );
	await expect( page.getByRole( 'heading', { name: /: lots$/ } ) ).toBeVisible();
} );
