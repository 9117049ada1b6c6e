/**
 * The reminder of a valuation as a visitor who comes back has it.
 */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, islandIsAlive, layoutShift, test } from './support/site';
import { ask, beSomebody, email, expectRefusal, FIESTA, PATH, SENT, sendTo, session } from './support/valuation';

const HEADING = 'Still Wanting to Sell Your Ford Fiesta?';

const reminder = ( page: Page ) => page.getByRole( 'region', { name: HEADING } );
const wizard = ( page: Page ) => page.locator( '[data-island="valuation-wizard"]' );

/** Looks the vehicle up, and with an address has its valuation sent. */
async function beginValuation( page: Page, address?: string ) {
	await page.goto( PATH );
	await islandIsAlive( page, 'valuation-wizard' );
	await ask( page, FIESTA );
	await page.getByLabel( 'Email address' ).waitFor();
	if ( address ) {
		await sendTo( page, address );
		await expect( page.getByRole( 'heading', { name: SENT } ) ).toBeVisible();
	}
}

async function comeBack( page: Page, path = PATH ) {
	await page.goto( path );
	await islandIsAlive( page, 'valuation-reminder' );
}

test.beforeEach( ( { page } ) => beSomebody( page ) );

// Axe looks at the hero in thanks.spec.ts.
test( '[REM-03] [REM-05] hero in the place of the form, and re-sent to the address that the server keeps', async ( { page } ) => {
	await beginValuation( page, `ann${ email() }` );
	expect( await session( page ) ).toMatchObject( { step: 'user' } );

	await comeBack( page );
	expect( await layoutShift( page ) ).toBeLessThanOrEqual( 0.02 );
	await expect( reminder( page ) ).toContainText( 'KM21 FJX' );
	await expect( reminder( page ) ).toContainText( 'Call us on' );
	await expect( wizard( page ) ).toBeHidden();
	await expect( page.getByRole( 'button', { name: "Don't remind me again" } ) ).toHaveCount( 0 );

	const answer = page.waitForResponse( '**/caphpi/v1/valuation/send' );
	await page.getByRole( 'button', { name: 'Re-send my valuation' } ).click();
	expect( ( await answer ).status() ).toBe( 202 );
	const alert = page.getByRole( 'alertdialog' );
	// It has just gone: re-sent is said only when it was.
	await expect( alert ).toContainText( 'We sent your valuation for KM21 FJX to a***@example.com a moment ago' );
	await expectAccessible( page );
	await alert.getByRole( 'button', { name: 'OK' } ).click();
	await expect( page.getByRole( 'button', { name: 'Re-send my valuation' } ) ).toBeFocused();
	expect( await session( page ) ).toMatchObject( { step: 'user' } );
} );

test( '[REM-02] [REM-03] a vehicle that was only looked up: the visitor goes on where they were, from the home page, too', async ( { page } ) => {
	await beginValuation( page );
	await comeBack( page, '/' );
	await page.getByRole( 'button', { name: 'Re-send my valuation' } ).click();
	const heading = page.getByRole( 'heading', { name: 'Where should we send your Ford Fiesta’s valuation?' } );
	await expect( heading ).toBeFocused();
	await page.reload();
	await expect( heading ).toBeVisible();
	await sendTo( page, email() );
	await expect( page.getByRole( 'heading', { name: SENT } ) ).toBeVisible();
	expect( await session( page ) ).toMatchObject( { step: 'user' } );
} );

// Without JavaScript there is none: valuation-wizard.spec.ts.
test( '[REM-03] [REM-05] the form comes where the reminder’s script does not, and where the server knows the browser no more: its cookie goes', async ( { page, context, complaints } ) => {
	await beginValuation( page, email() );
	await page.route( '**/islands/valuation-reminder.js*', ( route ) => route.abort() );
	await page.goto( PATH );
	await expect( page.getByRole( 'button', { name: 'Find my vehicle' } ) ).toBeVisible();
	await expect( reminder( page ) ).toBeHidden();
	expect( complaints.splice( 0 ).every( ( complaint ) => complaint.includes( 'ERR_FAILED' ) ) ).toBe( true );
	await page.unroute( '**/islands/valuation-reminder.js*' );

	await context.clearCookies( { name: 'hh_browser' } );
	await comeBack( page );
	await page.getByRole( 'button', { name: 'Re-send my valuation' } ).click();
	await expect( page.getByRole( 'alertdialog' ) ).toContainText( 'Sorry, we couldn’t re-send your valuation.' );
	await page.keyboard.press( 'Escape' );
	await expect( page.getByLabel( 'Number plate', { exact: true } ) ).toBeFocused();
	await expect( reminder( page ) ).toHaveCount( 0 );
	expect( await session( page ) ).toBeNull();
	expectRefusal( complaints, 401 );
} );

test( '[REM-02] [REM-06] [VAL-20] a vehicle that was only looked up: a reload comes to the step, which no reminder covers; the page’s own address begins again, with a new valuation', async ( { page } ) => {
	await beginValuation( page );
	expect( await session( page ) ).toMatchObject( { step: 'vehicle' } );
	await page.getByLabel( 'Email address' ).fill( 'jo@exam' );
	await expect.poll( () => page.evaluate( () => JSON.stringify( window.history.state ) ) ).toContain( 'jo@exam' );
	await page.reload();
	await expect( page.getByLabel( 'Email address' ) ).toHaveValue( 'jo@exam' );
	await expect( reminder( page ) ).toBeHidden();

	await page.evaluate( ( path ) => window.location.assign( path ), PATH );
	await islandIsAlive( page, 'valuation-reminder' );
	await expect( reminder( page ) ).toContainText( 'haven’t told us where to send the valuation' );
	await page.getByRole( 'link', { name: 'Start a New Valuation' } ).click();
	await expect( page.getByLabel( 'Number plate', { exact: true } ) ).toBeFocused();
	await expect( page.getByRole( 'button', { name: 'Find my vehicle' } ) ).toBeVisible();
	expect( await session( page ) ).toBeNull();

	await page.reload();
	await islandIsAlive( page, 'valuation-reminder' );
	await expect( reminder( page ) ).toHaveCount( 0 );
} );

test( '[REM-03] [REM-06] standard on the home page: begins anew on the page of the form, and "Don\'t remind me again"', async ( { page } ) => {
	await beginValuation( page );
	await comeBack( page, '/' );
	await expect( reminder( page ) ).toBeVisible();
	await expect( page.getByRole( 'button', { name: 'Value my vehicle' } ) ).toBeVisible();
	await expectAccessible( page );
	await page.getByRole( 'link', { name: 'Start a New Valuation' } ).click();
	await page.waitForURL( `**${ PATH }?start=new` );
	await expect( page.getByRole( 'button', { name: 'Find my vehicle' } ) ).toBeVisible();
	expect( await session( page ) ).toBeNull();

	await islandIsAlive( page, 'valuation-wizard' );
	await ask( page, FIESTA );
	await page.getByLabel( 'Email address' ).waitFor();
	await comeBack( page, '/' );
	await page.getByRole( 'button', { name: "Don't remind me again" } ).click();
	await expect( reminder( page ) ).toHaveCount( 0 );
	expect( await session( page ) ).toBeNull();
	await comeBack( page );
	await expect( reminder( page ) ).toHaveCount( 0 );
	await expect( page.getByRole( 'button', { name: 'Find my vehicle' } ) ).toBeVisible();
} );
