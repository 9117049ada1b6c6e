/**
 * SALE-01 and SALE-05: a bidder on a phone makes an offer before the auction, an auctioneer accepts it and the lot is sold
 * prior; another withdraws theirs by the link of the acknowledgement; unsold lots are on a page of their own. The sale is
 * the test's own.
 */
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { lotsCsv, makeSale, type OwnSale } from './support/own-sale';
import { expect, islandIsAlive, openSection, test } from './support/site';
import { openCaughtMail, signIn, signInAs, wpRest } from './support/staff';
import { expectFitsAllWidths } from './support/widths';

const number = () => Math.floor( Math.random() * 250 ) + 2;
const stranger = () => ( { extraHTTPHeaders: { 'X-Forwarded-For': `10.${ number() }.${ number() }.${ number() }` } } );
const pdf = { name: 'bank letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from( '%PDF-1.7 proof of funds' ) };

let sale: OwnSale | null = null;

test.beforeEach( async ( { page, isMobile } ) => {
	test.skip( isMobile, 'The bidder’s phone is set here; the admin is looked at on one screen.' );
	test.setTimeout( 300_000 );
	await signIn( page );
	sale = await makeSale( page );
	await wpRest( page, 'POST', `hh_sale/${ sale.id }`, { meta: { hh_sale_status: 'catalogue', hh_sale_starts_at: Math.floor( Date.now() / 1000 ) + 7 * 86_400 } } );
	await page.goto( '/wp-admin/edit.php?post_type=hh_sale&page=hh-auctions-sync' );
	await page.getByLabel( 'File', { exact: true } ).setInputFiles( { name: 'lots.csv', mimeType: 'text/csv', buffer: lotsCsv( sale.slug, 1 ) } );
	await page.getByRole( 'button', { name: 'Check file' } ).click();
	await page.getByRole( 'button', { name: 'Apply changes' } ).click();
	await expect( page.getByText( 'All changes applied.' ) ).toBeVisible();
} );

test.afterEach( async ( { page } ) => {
	if ( sale ) {
		await page.goto( 'about:blank' );
		await page.context().clearCookies();
		await signIn( page );
		await sale.remove();
		sale = null;
	}
} );

/** By REST: an edit screen that somebody else has open is locked. */
async function takeOffers( page: Page ): Promise< void > {
	const lots = await wpRest< Array< { id: number; meta: { hh_lot_sale: number } } > >( page, 'GET', 'hh_lot?context=edit&per_page=100&search=Car%20number' );
	const lot = lots.find( ( { meta } ) => meta.hh_lot_sale === sale!.id );
	expect( lot ).toBeTruthy();
	await wpRest( page, 'POST', `hh_lot/${ lot!.id }`, { meta: { hh_lot_prior_offers: 'yes' } } );
}

/** The edit screen of the sale's one lot, as whoever is signed in. */
async function editLot( page: Page ): Promise< void > {
	await page.goto( `/wp-admin/edit.php?post_type=hh_lot&hh_of_sale=${ sale!.id }` );
	await page.locator( '#the-list .row-title', { hasText: 'Car number 1' } ).first().click();
	await expect( page.locator( '#hh-fields' ) ).toBeVisible();
}

async function offer( browser: Browser, amount: string, email: string, javaScriptEnabled = true ): Promise< void > {
	const context = await browser.newContext( { ...stranger(), viewport: { width: 375, height: 812 }, javaScriptEnabled } );
	const page = await context.newPage();
	await page.goto( `/auctions/${ sale!.slug }/lot/1/` );
	if ( javaScriptEnabled ) {
		await page.getByRole( 'link', { name: 'Make an offer before the auction' } ).click();
		await islandIsAlive( page, 'lot-enquiry' );
	} else {
		await openSection( page, 'enquiry' );
		await page.getByText( 'Make an offer', { exact: true } ).click();
	}
	const form = page.locator( '.hh-lot-enquiry' );
	await expect( form.getByRole( 'radio', { name: 'Make an offer' } ) ).toBeChecked();
	await expect( form.getByLabel( 'Your maximum bid (£)' ) ).toBeHidden();
	const fill = async ( file: boolean ) => {
		await form.getByLabel( 'Your offer (£)' ).fill( amount );
		await form.getByLabel( 'How you’ll pay' ).selectOption( 'cash' );
		await form.getByLabel( 'Your solicitor' ).fill( 'Ann Law, Law & Co' );
		if ( file ) {
			await form.getByLabel( 'Proof of funds' ).setInputFiles( pdf );
		}
		await form.getByLabel( 'Name', { exact: true } ).fill( 'Ada Bidder' );
		await form.getByLabel( 'Email address' ).fill( email );
		await form.getByLabel( 'Phone number' ).fill( '07700 900123' );
	};
	if ( javaScriptEnabled ) {
		// What is missing is said at its field.
		await form.getByRole( 'button', { name: 'Send my offer' } ).click();
		await expect( form.getByText( 'Enter your offer in pounds' ) ).toBeVisible();
		await expectAccessible( page );
		expect( await page.evaluate( () => document.documentElement.scrollWidth ) ).toBeLessThanOrEqual( 375 );
		await fill( true );
		await form.getByRole( 'button', { name: 'Send my offer' } ).click();
		await expect( page.getByRole( 'heading', { name: 'Thank you, we’ve received your offer' } ) ).toBeVisible();
	} else {
		await fill( false );
		await form.getByRole( 'button', { name: 'Send my offer' } ).click();
		await expect( page.getByRole( 'heading', { level: 1, name: 'Check your answers and send' } ) ).toBeVisible();
		await form.getByLabel( 'Proof of funds' ).setInputFiles( pdf );
		await form.getByRole( 'button', { name: 'Send my offer' } ).click();
		await expect( page.getByRole( 'heading', { level: 1, name: 'Thank you, we’ve received your offer' } ) ).toBeVisible();
	}
	await context.close();
}

test( '[SALE-01] a bidder on a phone makes an offer with proof of funds, an auctioneer accepts it beside another, and the lot shows Sold prior', async ( { page, browser } ) => {
	const [ first, second ] = [ `e2e-offer-${ Date.now() }@example.com`, `e2e-other-${ Date.now() }@example.com` ];
	await takeOffers( page );

	await offer( browser, '£3,250', first );
	await offer( browser, '2900', second, false );

	await signInAs( page, 'hh_auctioneer' );
	await editLot( page );
	const box = page.locator( '#hh-offers' );
	await expect( box.locator( 'tbody tr' ) ).toHaveCount( 2 );
	await expect( box.locator( 'tbody tr' ).first() ).toContainText( '£3,250' );
	await expect( box.locator( 'tbody tr' ).nth( 1 ) ).toContainText( '£2,900' );
	const download = page.waitForEvent( 'download' );
	await box.getByRole( 'link', { name: 'Download' } ).first().click();
	expect( ( await download ).suggestedFilename() ).toBe( 'proof-of-funds.pdf' );
	await box.getByRole( 'link', { name: /^Accept offer/ } ).first().click();
	await expect( page.getByText( 'Accept the offer of £3,250 from Ada Bidder?' ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Accept offer' } ).click();
	await expect( page.getByText( 'Offer accepted. The lot is marked as sold, and emails are on their way.' ) ).toBeVisible();
	await expect( box.locator( 'tbody tr' ).first() ).toContainText( 'Accepted' );
	await expect( box.locator( 'tbody tr' ).nth( 1 ) ).toContainText( 'Declined' );

	const visitor = await browser.newContext( { ...stranger(), viewport: { width: 375, height: 812 } } );
	const lot = await visitor.newPage();
	await lot.goto( `/auctions/${ sale!.slug }/lot/1/` );
	await expect( lot.getByRole( 'main' ) ).toContainText( 'Sold prior' );
	await expect( lot.getByRole( 'main' ) ).not.toContainText( '3,250' );
	await expect( lot.getByRole( 'radio', { name: 'Make an offer' } ) ).toHaveCount( 0 );
	await visitor.close();

	await page.context().clearCookies();
	await signIn( page );
	await openCaughtMail( page, first, /Your offer has been accepted/ );
	await openCaughtMail( page, second, /sold to another buyer/ );
	await expect( page.locator( 'pre' ).first() ).not.toContainText( '3,250' );
} );

test( '[SALE-01] a bidder withdraws an offer by the link of the acknowledgement, on a page that fits every width', async ( { page, browser } ) => {
	const email = `e2e-withdraw-${ Date.now() }@example.com`;
	await takeOffers( page );
	await offer( browser, '3000', email );
	await openCaughtMail( page, email, /received your offer/ );
	const link = /https?:\/\/\S+\/auction-enquiry\/offer\/\S+/.exec( ( await page.locator( 'pre' ).first().textContent() ) ?? '' )?.[ 0 ] ?? '';
	const context = await browser.newContext( stranger() );
	const own = await context.newPage();
	await own.goto( link );
	await expect( own.getByRole( 'heading', { level: 1, name: 'Your offer' } ) ).toBeVisible();
	await expectFitsAllWidths( own );
	await own.getByRole( 'button', { name: 'Withdraw my offer' } ).click();
	await expect( own.getByRole( 'heading', { level: 1, name: 'Your offer has been withdrawn' } ) ).toBeVisible();
	await expectFitsAllWidths( own );
	await context.close();
	await editLot( page );
	await expect( page.locator( '#hh-offers tbody tr' ) ).toContainText( 'Withdrawn by the bidder' );
} );

test( '[SALE-05] unsold lots are available now, found from the home page, with the way to make an offer', async ( { page } ) => {
	// What the admin's page still asks for would be refused without its cookies.
	await page.goto( 'about:blank' );
	await page.context().clearCookies();
	await page.goto( '/' );
	await page.getByRole( 'link', { name: 'See lots available now' } ).click();
	await expect( page.getByRole( 'heading', { level: 1, name: 'Available now' } ) ).toBeVisible();
	await expectFitsAllWidths( page );
	await page.setViewportSize( { width: 1440, height: 900 } );
	await page.getByRole( 'link', { name: /^Make an offer/ } ).first().click();
	await islandIsAlive( page, 'lot-enquiry' );
	await expect( page ).toHaveURL( /#enquiry-offer$/ );
	await expect( page.getByRole( 'radio', { name: 'Make an offer' } ) ).toBeChecked();
	await expect( page.getByRole( 'heading', { name: 'Enquire or make an offer' } ) ).toBeVisible();
} );
