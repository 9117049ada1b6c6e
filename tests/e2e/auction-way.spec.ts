/**
 * The way of somebody who buys at auction: catalogue, filter, lot, next lot, watch it, and the mail that says so.
 */
import type { Browser, Page } from '@playwright/test';
import { expect, islandIsAlive, test } from './support/site';
import { readCaughtMail, signIn } from './support/staff';

const CATALOGUE = '/auctions/cars-fleet/';

const number = () => Math.floor( Math.random() * 250 ) + 2;
const email = () => `e2e-lots-${ Date.now() }-${ number() }@example.com`;

test.beforeEach( async ( { context } ) => {
	// Limits are counted per address, browser and recipient: each test is somebody else.
	await context.setExtraHTTPHeaders( { 'X-Forwarded-For': `10.${ number() }.${ number() }.${ number() }` } );
} );

/** The plain text of the mail to an address, as staff see what the demo caught. */
async function mailTo( browser: Browser, address: string, about: RegExp ): Promise< string > {
	const admin = await ( await browser.newContext( { viewport: { width: 1280, height: 900 } } ) ).newPage();
	await signIn( admin );
	const { plain } = await readCaughtMail( admin, address, about );
	await admin.context().close();
	return plain;
}

/** From the catalogue to the second lot of a selection, however this browser does it. */
async function toNextLot( page: Page, go: ( name: RegExp ) => Promise< void > ): Promise< string > {
	await expect( page ).toHaveURL( /\/auctions\/cars-fleet\/\?.*gearbox=manual/ );
	await page.locator( '.hh-lot-card__link' ).first().focus();
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL( /\/lot\/[^/]+\/\?.*gearbox=manual/ );
	const first = await page.locator( '.hh-lot__number' ).textContent();
	await go( /^Next: lot/ );
	await expect( page.locator( '.hh-lot__number' ) ).not.toHaveText( first ?? '' );
	await expect( page ).toHaveURL( /gearbox=manual/ );
	return ( await page.getByRole( 'heading', { level: 1 } ).textContent() ) ?? '';
}

/** How its pages look: every-page.spec.ts and lot-mails.spec.ts. */
async function watchByEmail( page: Page, browser: Browser, address: string, submit: () => Promise< void > ): Promise< void > {
	await expect( page.getByRole( 'heading', { level: 1, name: 'Watch by email' } ) ).toBeVisible();
	await page.getByLabel( 'Email address' ).fill( address );
	await submit();
	await expect( page.getByRole( 'heading', { level: 1, name: 'Check your email' } ) ).toBeVisible();
	const mail = await mailTo( browser, address, /Confirm the lots/ );
	const link = /https?:\/\/\S+\/watching\/\S+/.exec( mail )?.[ 0 ] ?? '';
	await page.goto( link );
	await page.getByRole( 'button', { name: 'Confirm my alerts' } ).press( 'Enter' );
	await expect( page.getByRole( 'heading', { level: 1, name: 'You’re now watching these' } ) ).toBeVisible();
}

test( '[LOT-07] [LOT-12] [AUC-12] from the catalogue to a watched lot, with the keyboard alone', async ( { page, browser } ) => {
	await page.goto( CATALOGUE );
	await islandIsAlive( page, 'lot-catalogue' );
	const filters = page.getByRole( 'button', { name: /^Filters/ } );
	if ( await filters.isVisible() ) {
		await filters.press( 'Enter' );
	}
	const gearbox = page.locator( 'details:has(summary span:text-is("Gearbox"))' ).first();
	if ( ! ( await gearbox.evaluate( ( element ) => ( element as HTMLDetailsElement ).open ) ) ) {
		await gearbox.locator( 'summary' ).press( 'Enter' );
	}
	await gearbox.getByRole( 'checkbox', { name: /^Manual/ } ).press( 'Space' );
	await expect( page.locator( '.hh-lot-catalogue__count' ) ).toHaveText( /^Showing \d+ of \d+ lots$/ );
	if ( await page.getByRole( 'dialog' ).isVisible() ) {
		await page.keyboard.press( 'Escape' );
	}
	const title = await toNextLot( page, async ( name ) => page.getByRole( 'navigation', { name: 'Catalogue' } ).getByRole( 'link', { name } ).first().press( 'Enter' ) );
	await page.getByRole( 'button', { name: 'Watch this lot' } ).press( 'Enter' );
	await expect( page.getByRole( 'button', { name: 'Watch this lot' } ) ).toHaveAttribute( 'aria-pressed', 'true' );
	await page.getByRole( 'link', { name: /^Watched lots/ } ).first().press( 'Enter' );
	await expect( page.getByRole( 'main' ) ).toContainText( title.trim() );
	await page.goBack();
	await page.getByRole( 'link', { name: 'Watch by email' } ).press( 'Enter' );
	await watchByEmail( page, browser, email(), async () => page.getByRole( 'button', { name: 'Watch by email' } ).press( 'Enter' ) );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( '[AUC-12] [LOT-07] the same way on the same addresses', async ( { page } ) => {
		await page.goto( CATALOGUE );
		const gearbox = page.locator( 'details:has(summary span:text-is("Gearbox"))' ).first();
		if ( null === ( await gearbox.getAttribute( 'open' ) ) ) {
			await gearbox.locator( 'summary' ).click();
		}
		await gearbox.getByRole( 'checkbox', { name: /^Manual/ } ).check();
		await page.getByRole( 'search', { name: 'Lots' } ).getByRole( 'button', { name: /^(Show|Apply|Search|Find)/ } ).first().click();
		await toNextLot( page, async ( name ) => page.getByRole( 'navigation', { name: 'Catalogue' } ).getByRole( 'link', { name } ).first().click() );
		await page.getByRole( 'link', { name: 'Watch by email' } ).click();
		await page.getByLabel( 'Email address' ).fill( email() );
		await page.getByRole( 'button', { name: 'Watch by email' } ).click();
		await expect( page.getByRole( 'heading', { level: 1, name: 'Check your email' } ) ).toBeVisible();
	} );
} );
