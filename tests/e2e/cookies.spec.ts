/** SITE-06: each cookie as a browser keeps it. Those of announcements, logos, views and consent are in the specs of their parts. */
import type { Page } from '@playwright/test';
import { expect, islandIsAlive, openSearch, searchForm, test } from './support/site';
import { ask, beSomebody, email, FIESTA, PATH, SENT, sendTo } from './support/valuation';

test.slow();

/** How many days a browser keeps it, to the hour. */
async function days( page: Page, name: string ): Promise< number > {
	const cookie = ( await page.context().cookies() ).find( ( one ) => one.name === name );
	expect( cookie, name ).toMatchObject( { path: '/', sameSite: 'Lax' } );
	return Math.round( ( ( cookie?.expires ?? 0 ) - Date.now() / 1000 ) / 3600 ) / 24;
}

test( '[SITE-06] [SRCH-01] [SRCH-13] the tab of the search is kept for 7 days and comes back; the last search is kept for one', async ( { page } ) => {
	await page.goto( '/' );
	await islandIsAlive( page, 'search-form' );
	await searchForm( page ).getByRole( 'radio', { name: /rent/i } ).check( { force: true } );
	expect( await days( page, 'hh_search_tab' ) ).toBe( 7 );
	await page.reload();
	await islandIsAlive( page, 'search-form' );
	await expect( searchForm( page ).getByRole( 'radio', { name: /rent/i } ) ).toBeChecked();
	await openSearch( page );
	await searchForm( page ).getByRole( 'button', { name: 'Search', exact: true } ).click();
	await expect( page ).toHaveURL( /\/estate-agents\/to-rent\// );
	expect( await days( page, 'hh_recent_search' ) ).toBe( 1 );
} );

test( '[SITE-06] [VAL-20] [REM-01] a valuation is counted for a day, and remembered for 21', async ( { page } ) => {
	await beSomebody( page );
	await page.goto( PATH );
	await islandIsAlive( page, 'valuation-wizard' );
	await ask( page, FIESTA );
	await page.getByLabel( 'Email address' ).waitFor();
	expect( await days( page, 'hh_valuation_count' ) ).toBe( 1 );
	expect( await days( page, 'hh_valuation_session' ) ).toBe( 21 );
	await sendTo( page, email() );
	await expect( page.getByRole( 'heading', { name: SENT } ) ).toBeVisible();
	expect( await days( page, 'hh_valuation_session' ) ).toBe( 21 );
} );
