/** The newsletter as a visitor has it, on a site with the sandbox provider. */
import type { Browser, Page } from '@playwright/test';
import { tabTo } from './support/keys';
import { expectLinksLead } from './support/links';
import { expect, islandIsAlive, layoutShift, test } from './support/site';
import { readCaughtMail, signIn } from './support/staff';
import { expectFitsAllWidths } from './support/widths';

const part = () => Math.floor( Math.random() * 250 ) + 2;
/** Limits are counted per address, browser and recipient: each test is somebody else. */
const email = () => `e2e-news-${ Date.now() }-${ part() }@example.com`;
const band = ( page: Page ) => page.getByRole( 'region', { name: 'Sign up for our newsletter' } );
/** The rest of the page: every-page.spec.ts. */
const BAND = '.hh-newsletter-band';
const THANKS = /We’ll email you a link to confirm your address/;

test.beforeEach( async ( { context } ) => {
	await context.setExtraHTTPHeaders( { 'X-Forwarded-For': `10.${ part() }.${ part() }.${ part() }` } );
} );

/** What a caught mail to an address says, newest first, read by staff in a browser of their own. */
async function mailTo( browser: Browser, address: string, subject: RegExp ): Promise< string > {
	const staff = await browser.newContext( { baseURL: test.info().project.use.baseURL ?? '' } );
	const page = await staff.newPage();
	await signIn( page );
	const { plain, headers } = await readCaughtMail( page, address, subject );
	expect( plain ).toContain( '/newsletter/unsubscribe/' );
	await staff.close();
	return `${ plain }\n${ headers }`;
}

const link = ( mail: string, step: string ) => new RegExp( `(https?://\\S+/newsletter/${ step }/\\?key=[^\\s>]+)` ).exec( mail )?.[ 1 ] ?? '';

test( '[PROP-07] [SITE-11] the form asks again after a second, signs up, and the mail’s button confirms and unsubscribes', async ( { page, browser, complaints } ) => {
	const address = email();
	await page.goto( '/' );
	await islandIsAlive( page, 'newsletter' );
	await band( page ).scrollIntoViewIfNeeded();
	const before = await layoutShift( page );
	await expect( band( page ).getByText( 'Would you like to sign up, or sign up again?' ) ).toBeVisible();
	expect( ( await layoutShift( page ) ) - before, 'the question moves nothing' ).toBeLessThanOrEqual( 0.02 );
	await expectFitsAllWidths( page, BAND, BAND );
	await band( page ).scrollIntoViewIfNeeded();
	const asked = await layoutShift( page );
	await band( page ).getByLabel( 'Email address' ).fill( address );
	await page.keyboard.press( 'Enter' );
	await expect( band( page ).getByText( THANKS ) ).toBeFocused();
	await expect( band( page ).getByLabel( 'Email address' ) ).toBeHidden();
	expect( ( await layoutShift( page ) ) - asked, 'the thanks move nothing' ).toBeLessThanOrEqual( 0.02 );
	await expectFitsAllWidths( page, BAND, BAND );

	const mail = await mailTo( browser, address, /Confirm your/ );
	await page.goto( link( mail, 'confirm' ) );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Confirm your email address' );
	await expectFitsAllWidths( page );
	await page.getByRole( 'button', { name: 'Yes, send me the newsletter' } ).click();
	await expect( page ).toHaveURL( /\/newsletter\/confirmed\/$/ );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'You’re subscribed' );
	await expectLinksLead( page.getByRole( 'main' ), 3 );

	const welcome = await mailTo( browser, address, /You’re subscribed/ );
	await page.goto( link( welcome, 'unsubscribe' ) );
	await expectFitsAllWidths( page );
	// By keyboard alone, from the top of the page.
	await page.reload();
	await tabTo( page, /Unsubscribe/ );
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL( /\/newsletter\/unsubscribed\/$/ );
	await expectFitsAllWidths( page );
	await expectLinksLead( page.getByRole( 'main' ), 3 );
	await page.goto( link( mail, 'confirm' ) );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'This link has expired' );
	// The browser logs the page's 410, which this is about.
	expect( complaints.splice( 0 ) ).toEqual( [ expect.stringContaining( 'status of 410' ) ] );
} );

test( '[SITE-09] without a provider the visitor is unsubscribed at first, and unengaged after a second: the form asks again', async ( { page } ) => {
	await page.clock.install();
	await page.goto( '/' );
	await page.locator( '[data-island="newsletter"]' ).dispatchEvent( 'pointerover' );
	// The clock stands still but for what the test lets go by, and what wakes scripts needs some of it.
	await expect( async () => {
		await page.clock.runFor( 100 );
		await expect( page.locator( '[data-island="newsletter"][data-island-state="mounted"]' ) ).toBeAttached( { timeout: 500 } );
	} ).toPass();
	const question = band( page ).getByText( 'Would you like to sign up, or sign up again?' );
	await expect( question ).toBeHidden();
	await expect( band( page ).getByLabel( 'Email address' ) ).toBeVisible();
	await page.clock.runFor( 1000 );
	await expect( question ).toBeVisible();
	await expect( band( page ).getByLabel( 'Email address' ) ).toBeVisible();
} );

// Axe with the fault: open-forms.spec.ts.
test( 'what is no address is said beside the field; a mail program’s one click leaves the list, without cookies', async ( { page, browser, playwright } ) => {
	const address = email();
	await page.goto( '/' );
	await islandIsAlive( page, 'newsletter' );
	await band( page ).getByLabel( 'Email address' ).fill( 'jo@' );
	await band( page ).getByRole( 'button', { name: 'Sign up' } ).click();
	await expect( band( page ).getByRole( 'status' ) ).toHaveText( 'Enter an email address in the correct format, like name@example.com' );
	await expect( band( page ).getByLabel( 'Email address' ) ).toBeFocused();
	await band( page ).getByLabel( 'Email address' ).fill( address );
	await band( page ).getByRole( 'button', { name: 'Sign up' } ).click();
	await expect( band( page ).getByText( THANKS ) ).toBeVisible();
	const mail = await mailTo( browser, address, /Confirm your/ );
	const program = await playwright.request.newContext();
	const answer = await program.post( link( mail, 'unsubscribe' ), { form: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 } );
	expect( answer.status() ).toBe( 200 );
	expect( await answer.text() ).toContain( 'You’ve unsubscribed' );
	await program.dispose();
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the form lands on a page that asks once more, and signs up', async ( { page, browser } ) => {
		const address = email();
		await page.goto( '/' );
		await band( page ).getByLabel( 'Email address' ).fill( address );
		await band( page ).getByRole( 'button', { name: 'Sign up' } ).click();
		await expect( page ).toHaveURL( /\/newsletter\/$/ );
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Check your email address' );
		await expect( page.getByLabel( 'Email address' ) ).toHaveValue( address );
		await page.getByRole( 'button', { name: 'Sign up' } ).click();
		await expect( page ).toHaveURL( /\/newsletter\/sent\/$/ );
		await expect( page.getByText( THANKS ) ).toBeVisible();
		expect( link( await mailTo( browser, address, /Confirm your/ ), 'confirm' ) ).not.toBe( '' );
	} );
} );
