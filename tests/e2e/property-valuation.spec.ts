/** 'Request a valuation', from the menu to the office's list. What axe finds in its steps is in every-page.spec.ts and open-forms.spec.ts. */
import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectLinksLead } from './support/links';
import { expect, islandIsAlive, test } from './support/site';
import { readCaughtMail, signIn } from './support/staff';
import { networkAddress } from './support/valuation';
import { expectFitsAllWidths } from './support/widths';

const mailbox = () => `owner-${ randomBytes( 4 ).toString( 'hex' ) }@example.com`;
const form = ( page: Page ) => page.getByRole( 'form', { name: 'Request a valuation' } );
const noSidewaysScrolling = async ( page: Page ) =>
	expect( await page.evaluate( () => document.documentElement.scrollWidth - window.innerWidth ) ).toBeLessThanOrEqual( 0 );

// Limits are counted by network: each owner comes from one of their own.
test.beforeEach( ( { page } ) => page.context().setExtraHTTPHeaders( { 'X-Forwarded-For': networkAddress() } ) );

async function fillAddress( page: Page ): Promise< void > {
	await form( page ).getByLabel( 'Postcode' ).fill( 'TN17 3AA' );
	await form( page ).getByLabel( 'House name or number, and street' ).fill( '14 Mill Lane' );
}

async function fillPerson( page: Page, email: string ): Promise< void > {
	await form( page ).getByLabel( 'Name', { exact: true } ).fill( 'Ada Owner' );
	await form( page ).getByLabel( 'Email address' ).fill( email );
	await form( page ).getByLabel( 'Phone number' ).fill( '07700 900123' );
	await form( page ).getByRole( 'radio', { name: 'Visit me' } ).check();
	await form( page ).getByRole( 'checkbox', { name: 'Saturday' } ).check();
}

test( '[LEAD-01] [SITE-11] an owner comes by the menu, goes through three steps, loses nothing by reloading, and staff close and open the request again', async ( { page } ) => {
	const email = mailbox();
	await page.goto( '/' );
	const address = await page.getByRole( 'contentinfo' ).getByRole( 'link', { name: 'What is my property worth?' } ).getAttribute( 'href' );
	// The menu has it as well as the foot; under which words is the site's matter.
	expect( await page.locator( `nav a[href="${ address }"]` ).count() ).toBeGreaterThan( 1 );
	await page.goto( address ?? '' );
	await islandIsAlive( page, 'property-valuation' );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'What is my property worth?' );
	await expect( form( page ).getByLabel( 'Email address' ) ).toBeHidden();

	await form( page ).getByRole( 'button', { name: 'Continue' } ).click();
	await expect( form( page ).getByLabel( 'Postcode' ) ).toBeFocused();
	const place = page.waitForResponse( '**/hpapi/v1/enquiries/valuation/place**' );
	await fillAddress( page );
	expect( ( await place ).status() ).toBe( 200 );
	await expect( form( page ).getByRole( 'status' ) ).toContainText( 'looks after this postcode' );
	await page.keyboard.press( 'Enter' );
	await expect( form( page ).getByText( 'What kind of property is it?' ) ).toBeFocused();
	await noSidewaysScrolling( page );
	await form( page ).getByRole( 'radio', { name: 'Selling' } ).check();
	await form( page ).getByLabel( 'Property type' ).selectOption( 'Flat or maisonette' );
	await form( page ).getByLabel( 'Bedrooms' ).selectOption( '2' );
	await page.reload();
	await islandIsAlive( page, 'property-valuation' );
	await expect( form( page ).getByLabel( 'Bedrooms' ) ).toHaveValue( '2' );
	await form( page ).getByRole( 'button', { name: 'Continue' } ).click();
	await fillPerson( page, email );
	await noSidewaysScrolling( page );
	await form( page ).getByRole( 'button', { name: 'Request a valuation' } ).click();
	await expect( page.getByRole( 'heading', { name: 'Thank you for your request' } ) ).toBeFocused();
	await expectFitsAllWidths( page );
	await expectLinksLead( page.locator( '[data-island="property-valuation"]' ), 3 );
	await page.getByRole( 'link', { name: 'See what you sent' } ).click();
	await expect( page.getByText( '14 Mill Lane, Cranbrook, TN17 3AA' ).first() ).toBeVisible();
	await expectFitsAllWidths( page );
	await expectLinksLead( page.getByRole( 'main' ), 2 );

	await signIn( page );
	expect( ( await readCaughtMail( page, email, /We’ve received your valuation request: TN17 3AA/ ) ).plain ).not.toContain( 'Mill Lane' );
	await page.goto( `/wp-admin/edit.php?post_type=hpapi_property&page=hpapi-enquiries&s=${ encodeURIComponent( email ) }` );
	const row = page.getByRole( 'row' ).filter( { hasText: email } );
	await expect( row ).toContainText( 'Call to arrange a visit, then confirm the time' );
	await row.getByRole( 'link', { name: 'Ada Owner' } ).click();
	await expect( page.locator( '.form-table' ) ).toContainText( 'Saturday' );
	await page.getByRole( 'button', { name: 'Close', exact: true } ).click();
	await page.getByRole( 'button', { name: 'Reopen' } ).click();
	await expect( page.getByText( 'Reopened.' ) ).toBeVisible();
	await expect( page.locator( '.hpapi-history li' ) ).toHaveCount( 2 );
	// Nobody has to deal with what a test asked for.
	await page.getByRole( 'button', { name: 'Close', exact: true } ).click();
	await expect( page.getByRole( 'button', { name: 'Reopen' } ) ).toBeVisible();
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( '[LEAD-01] an owner sees all of the form at once, is told what is missing, checks, sends, and is thanked', async ( { page, complaints } ) => {
		await page.goto( '/sell/valuation/' );
		await fillAddress( page );
		await form( page ).getByRole( 'radio', { name: 'Letting' } ).check();
		await form( page ).getByLabel( 'Property type' ).selectOption( 'Flat or maisonette' );
		await fillPerson( page, mailbox() );
		await expect( form( page ).getByRole( 'button', { name: 'Continue' } ) ).toBeHidden();
		await form( page ).getByRole( 'button', { name: 'Request a valuation' } ).click();
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Check your answers and send' );
		await form( page ).getByRole( 'button', { name: 'Request a valuation' } ).click();
		await expect( page.getByRole( 'alert' ).first() ).toContainText( 'There’s 1 problem. Check your answers and try again.' );
		await expect( form( page ).getByLabel( 'Bedrooms' ) ).toHaveAccessibleDescription( 'Choose the number of bedrooms' );
		await expect( form( page ).getByLabel( 'Postcode' ) ).toHaveValue( 'TN17 3AA' );
		// The refusal itself, which the browser logs.
		expect( complaints.splice( 0 ) ).toEqual( [ expect.stringContaining( 'status of 400' ) ] );
		await form( page ).getByLabel( 'Bedrooms' ).selectOption( '1' );
		await form( page ).getByRole( 'button', { name: 'Request a valuation' } ).click();
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Thank you for your request' );
		await noSidewaysScrolling( page );
	} );
} );
