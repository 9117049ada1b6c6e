import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { sendForm } from './support/forms';
import { cardLinks, expect, islandIsAlive, test } from './support/site';
import { openCaughtMail, signIn } from './support/staff';

/** A question of a visitor's about a property of the demo; tells who asked. */
async function ask( page: Page ): Promise< string > {
	const email = `visitor-${ randomBytes( 4 ).toString( 'hex' ) }@example.com`;
	await page.goto( ( await cardLinks( page, '/property-for-sale/cranbrook/' ) )[ 0 ] ?? '' );
	await islandIsAlive( page, 'property-enquiry' );
	await page.getByRole( 'link', { name: 'Ask about this property' } ).click();
	const form = page.getByRole( 'form', { name: 'Book a viewing or ask a question' } );
	await form.getByLabel( 'Your question' ).fill( 'Is the well still wet?' );
	await form.getByLabel( 'Name' ).fill( 'Jo Smith' );
	await form.getByLabel( 'Email address' ).fill( email );
	await form.getByRole( 'button', { name: 'Send my question' } ).click();
	await expect( page.getByRole( 'heading', { name: 'Thank you, we’ve received your question' } ) ).toBeVisible();
	return email;
}

test( '[STAFF-07] staff answer from the admin, by keyboard, and the visitor gets it by the outbox', async ( { page } ) => {
	const email = await ask( page );
	await signIn( page );
	await page.goto( '/wp-admin/edit.php?post_type=hpapi_property&page=hpapi-enquiries' );
	await page.getByRole( 'row' ).filter( { hasText: email } ).getByRole( 'link', { name: 'Jo Smith' } ).click();
	const answers = page.getByRole( 'region', { name: 'Replies' } );
	await expect( answers ).toContainText( 'Is the well still wet?' );

	// What is typed outlives the page.
	const field = page.getByLabel( `Your reply to ${ email }` );
	await field.fill( 'Dear Jo,\nonly in winter.' );
	await page.waitForLoadState();
	await page.reload();
	await expect( field ).toHaveValue( 'Dear Jo,\nonly in winter.' );

	// A colleague answers meanwhile, and WordPress asks the server what is new.
	expect( await sendForm( page, page.url(), '[data-hh-reply-form]', { hh_reply_body: 'I was first.', hh_reply_then: 'keep' } ) ).toContain( 'hh_reply=sent' );
	await page.evaluate( () => ( window as unknown as { wp: { heartbeat: { connectNow: () => void } } } ).wp.heartbeat.connectNow() );
	await expect( answers.locator( '[data-hh-reply-presence]' ) ).toContainText( 'Someone has replied since', { timeout: 40_000 } );

	await field.focus();
	for ( let presses = 0; presses < 5; presses++ ) {
		await page.keyboard.press( 'Tab' );
		if ( await page.getByRole( 'button', { name: 'Send reply' } ).evaluate( ( button ) => button === document.activeElement ) ) {
			break;
		}
	}
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'alert' ) ).toContainText( 'someone else replied while you were writing' );
	await expect( answers ).toContainText( 'I was first.' );
	await expect( field ).toHaveValue( 'Dear Jo,\nonly in winter.' );
	await page.getByRole( 'button', { name: 'Send and close' } ).click();
	await expect( page.getByText( 'Your reply has been saved and is on its way.' ) ).toBeVisible();
	await expect( answers ).toContainText( 'only in winter.' );
	await expect( page.locator( '.form-table' ) ).toContainText( 'Closed' );
	await expect( field ).toHaveValue( '' );
	await expectAccessible( page, '.hh-replies' );

	for ( const width of [ 1280, 782, 375 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		expect( await page.evaluate( () => document.documentElement.scrollWidth - window.innerWidth ), `${ width } px` ).toBeLessThanOrEqual( 0 );
	}

	await openCaughtMail( page, email, /Your question about/ );
	await expect( page.locator( 'pre' ).first() ).toContainText( 'Is the well still wet?' );
} );
