/**
 * Saved searches as a visitor has them: from a list through the mail to the news, and out again. The mails are those
 * that the site caught; staff's "Run now" stands for the minute's worker.
 */
import type { Page } from '@playwright/test';
import { expectLinksLead } from './support/links';
import { button, email, link, number, postProperty, runNow, staff } from './support/saved-searches';
import { expect, islandIsAlive, test } from './support/site';
import { readCaughtMail, wpRest } from './support/staff';
import { expectFitsAllWidths } from './support/widths';
import { runPhp } from './support/wp';

test.beforeEach( async ( { context } ) => {
	// Limits are counted per address, browser and recipient: each test is somebody else.
	await context.setExtraHTTPHeaders( { 'X-Forwarded-For': `10.${ number() }.${ number() }.${ number() }` } );
} );

async function expectNoSideways( page: Page ) {
	const [ wide, seen ] = await page.evaluate( () => [ document.documentElement.scrollWidth, window.innerWidth ] as const );
	expect( wide ).toBeLessThanOrEqual( seen );
}

test( '[SITE-11] from a list to the news: save, confirm by the mail’s button, a new property, and out with one click', async ( { page, browser } ) => {
	const address = email();
	const price = 2_000_000 + Math.floor( Math.random() * 900_000 );
	const title = `Saved House ${ price }, Cranbrook`;
	const admin = await staff( browser );

	await page.goto( `/estate-agents/for-sale/?min_price=${ price }&max_price=${ price }` );
	await islandIsAlive( page, 'save-search' );
	await button( page ).click();
	const dialog = page.getByRole( 'dialog', { name: 'Email alerts for this search' } );
	await dialog.getByLabel( 'Email address' ).fill( address );
	await dialog.getByText( 'As it happens' ).click();
	await dialog.getByRole( 'button', { name: 'Set up email alerts' } ).click();
	await expect( page.getByText( 'We’ll send you an email.' ) ).toBeFocused();

	// Looking at the link is not confirming; its button is.
	const letter = await readCaughtMail( admin, address, /Confirm your/ );
	await page.goto( link( letter.plain, 'confirm' ) );
	await expectFitsAllWidths( page );
	await page.reload();
	await page.getByRole( 'button', { name: 'Confirm my alerts' } ).click();
	await expect( page.getByRole( 'heading', { level: 1, name: 'Your search is saved' } ) ).toBeVisible();
	await expectFitsAllWidths( page );
	await expectLinksLead( page.getByRole( 'main' ), 2 );

	const property = await postProperty( admin, title, price );
	runPhp( 'settled-events.php', {} );
	const news = await readCaughtMail( admin, address, /1 new/, () => runNow( admin ) );
	expect( news.plain ).toContain( title );
	expect( news.plain ).toContain( `£${ price.toLocaleString( 'en-GB' ) }` );
	expect( news.headers ).toContain( 'List-Unsubscribe-Post: List-Unsubscribe=One-Click' );

	await page.goto( link( news.plain, 'manage' ) );
	await page.getByLabel( 'How often' ).selectOption( 'weekly' );
	await page.getByRole( 'button', { name: 'Save changes' } ).click();
	await expect( page.getByRole( 'status' ) ).toHaveText( 'Changes saved.' );
	await expect( page.getByLabel( 'How often' ) ).toHaveValue( 'weekly' );
	await expectFitsAllWidths( page );

	// As a mail program does it: a POST without cookies.
	const stop = link( news.headers, 'unsubscribe' );
	const clean = await browser.newContext();
	const answer = await clean.request.post( stop, { form: { 'List-Unsubscribe': 'One-Click' } } );
	expect( answer.status() ).toBe( 200 );
	expect( answer.headers()[ 'cache-control' ] ).toContain( 'no-store' );
	expect( answer.headers()[ 'referrer-policy' ] ).toBe( 'no-referrer' );
	await clean.close();
	await page.goto( stop );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'You’ve stopped alerts for this search' );
	await expectFitsAllWidths( page );

	await wpRest( admin, 'DELETE', `hpapi_property/${ property }?force=true` );
	await admin.context().close();
} );

// Axe and every target of it, with its fault, too: open-states.spec.ts.
test( 'the dialog: keyboard, an address that is none, and the focus comes back', async ( { page } ) => {
	await page.goto( '/estate-agents/for-sale/' );
	await islandIsAlive( page, 'save-search' );
	await button( page ).focus();
	await page.keyboard.press( 'Enter' );
	const field = page.getByLabel( 'Email address' );
	await expect( field ).toBeFocused();
	await expectNoSideways( page );
	await page.setViewportSize( { width: 375, height: 720 } );
	await expectNoSideways( page );
	await page.keyboard.type( 'nobody' );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByText( 'Enter an email address in the correct format, like name@example.com' ) ).toBeVisible();
	await expect( field ).toBeFocused();
	await page.keyboard.press( 'Escape' );
	await expect( page.getByRole( 'dialog' ) ).toBeHidden();
	await expect( button( page ) ).toBeFocused();
} );

test( 'a link that is none of ours says so', async ( { page } ) => {
	// How its page looks: every-page.spec.ts.
	const answer = await page.request.get( '/saved-searches/unsubscribe/abc.def/' );
	expect( answer.status() ).toBe( 404 );
	expect( await answer.text() ).toMatch( /<h1[^>]*>\s*This link no longer works\s*<\/h1>/ );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the list leads to a plain form that does the same', async ( { page } ) => {
		await page.goto( '/estate-agents/to-rent/?min_beds=2' );
		await page.getByRole( 'link', { name: 'Email alerts for this search' } ).click();
		await expect( page ).toHaveURL( /\/saved-searches\/new\/\?min_beds=2&trans_type=2$/ );
		await expect( page.getByText( 'Property to rent, at least 2 bedrooms' ) ).toBeVisible();
		await page.getByLabel( 'Email address' ).fill( email() );
		await page.getByRole( 'radio', { name: 'Once a week' } ).check();
		await page.getByRole( 'button', { name: 'Set up email alerts' } ).click();
		await expect( page.getByRole( 'heading', { level: 1, name: 'Check your email' } ) ).toBeVisible();
		await expect( page.getByRole( 'link', { name: 'Back to results' } ) ).toHaveAttribute( 'href', /to-rent\/\?min_beds=2$/ );
	} );
} );
