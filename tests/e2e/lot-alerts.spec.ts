/**
 * Email alerts for lots without JavaScript, from a catalogue through the email to the news, and out again; and where they are
 * offered. The dialog, and a catalogue that is published, are in sale-life.spec.ts.
 */
import type { Page } from '@playwright/test';
import { makeSale, type OwnSale } from './support/own-sale';
import { number, staff } from './support/saved-searches';
import { expect, islandIsAlive, test } from './support/site';
import { readCaughtMail, wpRest } from './support/staff';
import { expectFitsAllWidths } from './support/widths';
import { runPhp } from './support/wp';

const email = () => `e2e-alerts-${ Date.now() }-${ number() }@example.com`;
const worker = () => Promise.resolve( void runPhp( 'watch-worker.php', {} ) );

let admin: Page;
let sale: OwnSale;

// Limits are counted per address, browser and recipient: each test is somebody else.
test.beforeEach( ( { context } ) => context.setExtraHTTPHeaders( { 'X-Forwarded-For': `10.${ number() }.${ number() }.${ number() }` } ) );

/** Staff enter a car; the title is one that `sale.remove()` knows. */
async function newCar( lot: string, make: string, model: string ): Promise< void > {
	await wpRest( admin, 'POST', 'hh_lot', {
		title: `Car number ${ lot }`,
		status: 'publish',
		meta: { hh_lot_sale: sale.id, hh_lot_lot_number: lot, hh_lot_make: make, hh_lot_model: model, hh_lot_guide_low: 3000 },
	} );
}

function link( text: string, page: string ): string {
	const found = new RegExp( `https?://[^\\s<>"]+/watching/${ page }/[^\\s<>"]+` ).exec( text );
	expect( found, `a link to ${ page }` ).not.toBeNull();
	return found?.[ 0 ] ?? '';
}

/** From the letter's link to the news, and out by the link of that. */
async function confirmAndHear( page: Page, address: string ): Promise< void > {
	const letter = await readCaughtMail( admin, address, /Confirm your email alerts/ );
	await page.goto( link( letter.plain, 'confirm' ) );
	await expectFitsAllWidths( page );
	await page.getByRole( 'button', { name: 'Confirm my alerts' } ).click();
	await expect( page.getByRole( 'heading', { level: 1, name: 'Your alerts are set up' } ) ).toBeVisible();
	await newCar( '2', 'Ford', 'Focus' );
	await newCar( '3', 'Kia', 'Picanto' );
	const news = await readCaughtMail( admin, address, /1 new lot/, worker );
	expect( news.plain ).toContain( 'Car number 2' );
	expect( news.plain ).not.toContain( 'Car number 1' );
	expect( news.plain ).not.toContain( 'Car number 3' );
	expect( news.headers ).toContain( 'List-Unsubscribe-Post: List-Unsubscribe=One-Click' );
	await page.goto( link( news.plain, 'manage' ) );
	await expectFitsAllWidths( page );
	await page.getByRole( 'button', { name: /^Stop alerts/ } ).click();
	await expect( page.getByText( 'You’re not watching anything at the moment.' ) ).toBeVisible();
}

test.describe( 'of a sale of its own', () => {
	test.beforeEach( async ( { browser } ) => {
		admin = await staff( browser );
		sale = await makeSale( admin );
		await newCar( '1', 'Ford', 'Fiesta' );
	} );

	test.afterEach( async () => {
		await sale.remove();
		await admin.context().close();
	} );

	test( '[SALE-02] without JavaScript a page has the same form, also for all upcoming auctions', async ( { browser, contextOptions } ) => {
		const address = email();
		const context = await browser.newContext( { ...contextOptions, javaScriptEnabled: false, extraHTTPHeaders: { 'X-Forwarded-For': `10.${ number() }.${ number() }.${ number() }` } } );
		const page = await context.newPage();
		await page.goto( `/auctions/${ sale.slug }/?make=ford` );
		await page.getByRole( 'link', { name: 'Email me new lots' } ).click();
		await expect( page.getByRole( 'heading', { level: 1, name: 'Email alerts for lots' } ) ).toBeVisible();
		await page.getByRole( 'radio', { name: /^All upcoming/ } ).check();
		await page.getByRole( 'radio', { name: 'As it happens' } ).check();
		await page.getByLabel( 'Email address' ).fill( 'nobody@' );
		await page.locator( 'main form' ).evaluate( ( form ) => form.setAttribute( 'novalidate', '' ) );
		await page.getByRole( 'button', { name: 'Set up email alerts' } ).click();
		await expect( page.getByRole( 'radio', { name: /^All upcoming/ } ) ).toBeChecked();
		await page.getByLabel( 'Email address' ).fill( address );
		await page.getByRole( 'button', { name: 'Set up email alerts' } ).click();
		await expect( page.getByRole( 'heading', { level: 1, name: 'Check your email' } ) ).toBeVisible();
		await context.close();
		const alive = await browser.newContext( contextOptions );
		await confirmAndHear( await alive.newPage(), address );
		await alive.close();
	} );
} );

test( '[SALE-02] a make, a town and the upcoming lots offer it, for what the page shows', async ( { page } ) => {
	for ( const [ address, words, where ] of [
		[ '/car-auctions/ford/', 'Ford', 'All upcoming car auctions' ],
		[ '/auctions/lots/car-auctions/?make=ford', 'Ford', 'All upcoming car auctions' ],
	] as const ) {
		await page.goto( address );
		await islandIsAlive( page, 'lot-alerts' );
		await page.getByRole( 'button', { name: 'Email me new lots' } ).click();
		const dialog = page.getByRole( 'dialog', { name: 'Email alerts for lots' } );
		await expect( dialog.getByText( words, { exact: true } ) ).toBeVisible();
		await expect( dialog.getByText( where ) ).toBeVisible();
		await dialog.getByRole( 'button', { name: 'Close' } ).click();
	}
	await page.goto( '/parish/cranbrook/' );
	await page.getByRole( 'link', { name: 'Email me auction lots' } ).click();
	await expect( page.getByRole( 'heading', { level: 1, name: 'Email alerts for lots' } ) ).toBeVisible();
	await expect( page.getByRole( 'main' ).getByText( 'Cranbrook', { exact: true } ) ).toBeVisible();
	await expect( page.getByText( 'All upcoming property auctions' ) ).toBeVisible();
} );
