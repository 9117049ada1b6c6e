// Not the watching test of support/site.ts: here the page is meant to complain.
import { expect, test, type Page } from '@playwright/test';
import { searchForm } from './support/site';

/** Its script is fetched when a visitor turns to it. */
const turnToForm = ( page: Page ): Promise< void > => searchForm( page ).locator( 'input:visible' ).first().focus();

test( 'an island that fails leaves the server’s form, with every field in sight, and reports it', async ( { page } ) => {
	await page.route( '/', async ( route ) => {
		const response = await route.fetch();
		const body = await response.text();
		await route.fulfill( { response, body: body.replace( /(data-island="search-form" data-props=")/, '$1broken' ) } );
	} );
	const reported = page.waitForResponse( ( response ) => response.url().endsWith( '/wp-admin/admin-ajax.php' ) );
	await page.goto( '/' );
	await turnToForm( page );
	const report = await reported;
	expect( report.status() ).toBe( 204 );
	expect( report.request().postData() ).toContain( 'search-form' );
	await expect( page.locator( '[data-island="search-form"]' ) ).toHaveAttribute( 'data-island-state', 'failed' );
	const form = searchForm( page );
	await expect( form.getByLabel( 'Search radius' ) ).toBeVisible();
	await form.getByLabel( 'Min beds' ).selectOption( '2' );
	await form.getByRole( 'button', { name: 'Search' } ).click();
	await expect( page ).toHaveURL( /\/estate-agents\/for-sale\/\?min_beds=2$/ );
} );

for ( const script of [ '**/islands/search-form.js*', '**/wp-includes/js/dist/element*.js*' ] ) {
	test( `where ${ script } never comes, every field of the server’s form shows`, async ( { page } ) => {
		await page.route( script, ( route ) => route.abort() );
		await page.goto( '/' );
		await turnToForm( page );
		const form = searchForm( page );
		await expect( form.getByLabel( 'Search radius' ) ).toBeVisible();
		await form.getByLabel( 'Min beds' ).selectOption( '2' );
		await form.getByRole( 'button', { name: 'Search' } ).click();
		await expect( page ).toHaveURL( /\/estate-agents\/for-sale\/\?min_beds=2$/ );
	} );
}
