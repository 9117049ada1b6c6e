/**
 * The pages that mails about lots lead to, at three widths: watching (confirm, change, end), and asking to view a lot without
 * JavaScript. Those of legal packs, offers and sellers are in sale-life.spec.ts.
 */
import type { Browser, Page } from '@playwright/test';
import { expectLinksLead } from './support/links';
import { expect, test } from './support/site';
import { readCaughtMail, signIn } from './support/staff';
import { expectFitsAllWidths } from './support/widths';

const number = () => Math.floor( Math.random() * 250 ) + 2;
const email = () => `e2e-mails-${ Date.now() }-${ number() }@example.com`;

test.beforeEach( async ( { context } ) => {
	await context.setExtraHTTPHeaders( { 'X-Forwarded-For': `10.${ number() }.${ number() }.${ number() }` } );
} );

async function linkInMail( browser: Browser, address: string, about: RegExp, link: RegExp ): Promise< string > {
	const admin = await ( await browser.newContext( { viewport: { width: 1280, height: 900 } } ) ).newPage();
	await signIn( admin );
	const { plain } = await readCaughtMail( admin, address, about );
	await admin.context().close();
	return link.exec( plain )?.[ 0 ] ?? '';
}

/** A page as it should be at every width: its heading, nothing that sticks out sideways, nothing that axe finds. */
async function look( page: Page, heading: string | RegExp ): Promise< void > {
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( heading );
	await expectFitsAllWidths( page );
	await page.setViewportSize( { width: 768, height: 900 } );
	expect( await page.evaluate( () => document.documentElement.scrollWidth ), 'nothing sticks out' ).toBeLessThanOrEqual( 768 );
}

test( '[LOT-07] [SITE-11] watching by email: confirm, change and end, each on a page that says what it does', async ( { page, browser } ) => {
	const address = email();
	await page.goto( '/auctions/cars-fleet/lot/3/' );
	await page.getByRole( 'link', { name: 'Watch by email' } ).click();
	// How this form looks: every-page.spec.ts.
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Watch by email' );
	await page.getByLabel( 'Email address' ).fill( address );
	await page.getByRole( 'button', { name: 'Watch by email' } ).click();
	await look( page, 'Check your email' );

	await page.goto( await linkInMail( browser, address, /Confirm the lots/, /https?:\/\/\S+\/watching\/\S+/ ) );
	await expect( page.getByRole( 'button', { name: 'Confirm my alerts' } ) ).toBeVisible();
	await look( page, /./ );
	await page.getByRole( 'button', { name: 'Confirm my alerts' } ).click();
	await look( page, 'You’re now watching these' );
	await expectLinksLead( page.getByRole( 'main' ), 2 );

	await page.getByRole( 'link', { name: 'Manage watched lots' } ).click();
	await look( page, /./ );
	await page.getByRole( 'button', { name: /^Stop watching/ } ).click();
	await expect( page.getByText( 'You’re not watching anything at the moment.' ) ).toBeVisible();
	await look( page, /./ );

	await page.getByRole( 'link', { name: 'Stop all emails about lots' } ).click();
	await look( page, /./ );
	await page.locator( 'main button[name="stop"]' ).click();
	await look( page, /./ );
} );

test( '[LOT-09] a viewing asked for on the page that needs no JavaScript: the form, and what happens next', async ( { browser } ) => {
	const plain = await browser.newContext( { javaScriptEnabled: false, extraHTTPHeaders: { 'X-Forwarded-For': `10.${ number() }.${ number() }.${ number() }` } } );
	const alive = await browser.newContext();
	const page = await plain.newPage();
	await page.goto( '/auctions/property-weald/lot/3/' );
	const address = ( await page.locator( '[action*="/auction-enquiry/lot/"], [href*="/auction-enquiry/lot/"]' ).first().evaluate( ( one ) => one.getAttribute( 'action' ) ?? one.getAttribute( 'href' ) ) ) ?? '';
	const form = await alive.newPage();
	// How the empty form looks: every-page.spec.ts.
	await form.goto( address );
	await page.goto( address );
	await page.getByLabel( 'Request a viewing' ).check();
	await page.getByLabel( 'Name' ).fill( 'Ada Bidder' );
	await page.getByLabel( 'Email address' ).fill( email() );
	await page.getByLabel( 'Your message' ).fill( 'On Tuesday, please.' );
	await page.getByRole( 'button', { name: 'Request a viewing' } ).click();
	await expect( page.getByRole( 'status' ) ).toBeVisible();
	// What axe needs scripts for is looked at as it stands.
	await form.setContent( await page.content(), { waitUntil: 'domcontentloaded' } );
	await look( form, /./ );
	await plain.close();
	await alive.close();
} );
