/**
 * Saved searches as a visitor has them: from a list through the mail to the news, and out again. The mails are those
 * that the site caught; staff's "Run now" stands for the minute's worker.
 */
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, islandIsAlive, test } from './support/site';
import { openCaughtMail, publish, signIn } from './support/staff';

const QUEUE = '/wp-admin/edit.php?post_type=hpapi_property&page=hpapi-saved-searches&tab=delivery';

const number = () => Math.floor( Math.random() * 250 ) + 2;
const email = () => `e2e-saved-${ Date.now() }-${ number() }@example.com`;
const button = ( page: Page ) => page.getByRole( 'button', { name: 'Get new ones by email' } );

test.beforeEach( async ( { context } ) => {
	// Limits are counted per address, browser and recipient: each test is somebody else.
	await context.setExtraHTTPHeaders( { 'X-Forwarded-For': `10.${ number() }.${ number() }.${ number() }` } );
} );

/** A page of staff's, in a browser of their own. */
async function staff( browser: Browser ): Promise< Page > {
	const page = await ( await browser.newContext( { viewport: { width: 1280, height: 900 } } ) ).newPage();
	await signIn( page );
	return page;
}

interface Mail {
	plain: string;
	headers: string;
	html: string;
}

/** The mail to an address whose subject holds these words, as soon as it is there. */
async function mail( admin: Page, address: string, subject: RegExp, before = async () => {} ): Promise< Mail > {
	await openCaughtMail( admin, address, subject, before );
	return {
		plain: ( await admin.locator( 'pre' ).first().textContent() ) ?? '',
		headers: ( await admin.locator( 'pre' ).last().textContent() ) ?? '',
		html: ( await admin.locator( 'iframe' ).getAttribute( 'srcdoc' ) ) ?? '',
	};
}

function link( text: string, page: string ): string {
	const found = new RegExp( `https?://[^\\s<>"]+/saved-searches/${ page }/[^\\s<>"]+` ).exec( text );
	expect( found, `a link to ${ page }` ).not.toBeNull();
	return found?.[ 0 ] ?? '';
}

/** A property that staff enter by hand. */
async function newProperty( admin: Page, title: string, price: number ): Promise< void > {
	await admin.goto( '/wp-admin/post-new.php?post_type=hpapi_property' );
	await admin.locator( '#title' ).fill( title );
	await admin.locator( '#hpapi-price' ).fill( String( price ) );
	await admin.locator( '#hpapi-bedrooms' ).fill( '4' );
	await admin.locator( '#hpapi-postcode' ).fill( 'TN33 0QT' );
	await admin.locator( '#hpapi-display_address' ).fill( title );
	await publish( admin );
	await expect( admin.getByText( /Property published/ ) ).toBeVisible();
}

async function expectNoSideways( page: Page ) {
	const [ wide, seen ] = await page.evaluate( () => [ document.documentElement.scrollWidth, window.innerWidth ] as const );
	expect( wide ).toBeLessThanOrEqual( seen );
}

test( 'from a list to the news: save, confirm by the mail’s button, a new property, and out with one click', async ( { page, browser, isMobile } ) => {
	test.skip( isMobile, 'Once is enough; the other tests look at the phone.' );
	test.setTimeout( 240_000 );
	const address = email();
	const price = 2_000_000 + Math.floor( Math.random() * 900_000 );
	const title = `Saved House ${ price }, Cranbrook`;
	const admin = await staff( browser );

	await page.goto( `/estate-agents/for-sale/?min_price=${ price }&max_price=${ price }` );
	await islandIsAlive( page, 'save-search' );
	await button( page ).click();
	const dialog = page.getByRole( 'dialog', { name: 'New properties by email' } );
	await dialog.getByLabel( 'Email address' ).fill( address );
	await dialog.getByText( 'As it happens' ).click();
	await dialog.getByRole( 'button', { name: 'Save this search' } ).click();
	await expect( page.getByText( 'We have sent you a mail.' ) ).toBeFocused();

	// Looking at the link is not confirming; its button is.
	const letter = await mail( admin, address, /Please confirm/ );
	await page.goto( link( letter.plain, 'confirm' ) );
	await expectAccessible( page );
	await page.reload();
	await page.getByRole( 'button', { name: 'Yes, write to me' } ).click();
	await expect( page.getByRole( 'heading', { level: 1, name: 'Your search is saved' } ) ).toBeVisible();
	await expectAccessible( page );

	await newProperty( admin, title, price );
	const run = async () => {
		await admin.goto( QUEUE );
		await admin.getByRole( 'button', { name: 'Run now' } ).click();
		await expect( admin.locator( '.notice' ).first() ).toBeVisible();
	};
	const news = await mail( admin, address, /1 new/, run );
	expect( news.plain ).toContain( title );
	expect( news.plain ).toContain( `£${ price.toLocaleString( 'en-GB' ) }` );
	expect( news.headers ).toContain( 'List-Unsubscribe-Post: List-Unsubscribe=One-Click' );

	await page.goto( link( news.plain, 'manage' ) );
	await page.getByLabel( 'How often' ).selectOption( 'weekly' );
	await page.getByRole( 'button', { name: 'Save changes' } ).click();
	await expect( page.getByRole( 'status' ) ).toHaveText( 'Your changes are saved.' );
	await expect( page.getByLabel( 'How often' ) ).toHaveValue( 'weekly' );
	await expectAccessible( page );
	await expectNoSideways( page );

	// As a mail program does it: a POST without cookies.
	const stop = link( news.headers, 'unsubscribe' );
	const clean = await browser.newContext();
	const answer = await clean.request.post( stop, { form: { 'List-Unsubscribe': 'One-Click' } } );
	expect( answer.status() ).toBe( 200 );
	expect( answer.headers()[ 'cache-control' ] ).toContain( 'no-store' );
	expect( answer.headers()[ 'referrer-policy' ] ).toBe( 'no-referrer' );
	await clean.close();
	await page.goto( stop );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'You will not hear from us again about this search' );

	// The demo stays as it was.
	await admin.goto( `/wp-admin/edit.php?post_type=hpapi_property&s=${ encodeURIComponent( title ) }` );
	const row = admin.getByRole( 'row' ).filter( { hasText: title } );
	await row.hover();
	await row.getByRole( 'link', { name: /Move .* to the Bin|Move .* to the Trash/ } ).click();
	await admin.context().close();
} );

test( 'the dialog: keyboard, an address that is none, axe, and the focus comes back', async ( { page } ) => {
	// axe looks at a whole list.
	test.setTimeout( 180_000 );
	await page.goto( '/estate-agents/for-sale/' );
	await islandIsAlive( page, 'save-search' );
	await button( page ).focus();
	await page.keyboard.press( 'Enter' );
	const field = page.getByLabel( 'Email address' );
	await expect( field ).toBeFocused();
	await expectAccessible( page );
	await expectNoSideways( page );
	await page.keyboard.type( 'nobody' );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByText( 'Please enter a valid email address' ) ).toBeVisible();
	await expect( field ).toBeFocused();
	await page.keyboard.press( 'Escape' );
	await expect( page.getByRole( 'dialog' ) ).toBeHidden();
	await expect( button( page ) ).toBeFocused();
} );

test( 'a link that is none of ours says so', async ( { page } ) => {
	const response = await page.goto( '/saved-searches/unsubscribe/abc.def/' );
	expect( response?.status() ).toBe( 404 );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'This link no longer works' );
	await expectAccessible( page );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the list leads to a plain form that does the same', async ( { page } ) => {
		await page.goto( '/estate-agents/to-rent/?min_beds=2' );
		await page.getByRole( 'link', { name: 'Get new ones by email' } ).click();
		await expect( page ).toHaveURL( /\/saved-searches\/new\/\?min_beds=2&trans_type=2$/ );
		await expect( page.getByText( 'Property to rent, at least 2 bedrooms' ) ).toBeVisible();
		await page.getByLabel( 'Email address' ).fill( email() );
		await page.getByRole( 'radio', { name: 'Once a week' } ).check();
		await page.getByRole( 'button', { name: 'Save this search' } ).click();
		await expect( page.getByRole( 'heading', { level: 1, name: 'Look into your mail' } ) ).toBeVisible();
		await expect( page.getByRole( 'link', { name: 'Back to the list' } ) ).toHaveAttribute( 'href', /to-rent\/\?min_beds=2$/ );
	} );
} );
