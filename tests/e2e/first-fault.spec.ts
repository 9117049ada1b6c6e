/** An empty form on a phone: its first error is read without scrolling. */
import type { Locator } from '@playwright/test';
import { expect, islandIsAlive, openEnquiry, propertyWith, test } from './support/site';

test.use( { viewport: { width: 375, height: 667 } } );

/** The first error below its heading, and the field with the focus: all in the window, and nothing covers the error. */
async function expectFirstFault( form: Locator, heading: string, error: string ): Promise< void > {
	const fault = form.locator( '.hh-field__error:visible' ).first();
	await expect( fault ).toHaveText( error );
	const frame = fault.locator( 'xpath=ancestor::*[contains(concat(" ", @class, " "), " hh-field ")][1]' );
	const [ title, focused ] = [ frame.locator( 'legend, label' ).first(), frame.locator( ':focus' ) ];
	await expect( title ).toContainText( heading );
	await expect( focused ).toHaveCount( 1 );
	for ( const part of [ title, fault, focused ] ) {
		await expect( part ).toBeInViewport( { ratio: 1 } );
	}
	const [ above, box ] = [ ( await title.boundingBox() )!, ( await fault.boundingBox() )! ];
	expect( box.y ).toBeGreaterThanOrEqual( above.y + above.height - 1 );
	expect( await fault.evaluate( ( element ) => {
		const { left, top, height } = element.getBoundingClientRect();
		return element.contains( document.elementFromPoint( left + 4, top + height / 2 ) );
	} ) ).toBe( true );
}

test( '[SITE-11] an empty request for a viewing shows its first error under its heading', async ( { page } ) => {
	await page.goto( await propertyWith( page, /<fieldset[^>]*hh-enquiry__slots/, '/property-for-sale/cranbrook/' ) );
	await islandIsAlive( page, 'property-enquiry' );
	await openEnquiry( page );
	const form = page.getByRole( 'form', { name: 'Book a viewing or ask a question' } );
	await form.getByRole( 'button', { name: 'Request viewing' } ).click();
	await expectFirstFault( form, 'Choose a time', 'Choose a time, or tell us when would suit you' );
	await form.getByText( 'Ask a question', { exact: true } ).click();
	await form.getByRole( 'button', { name: 'Send my question' } ).click();
	await expectFirstFault( form, 'Your question', 'Enter your question, or choose what you’d like' );
} );

test( '[SITE-11] [LEAD-01] each empty step of the valuation shows its first error under its heading', async ( { page } ) => {
	await page.goto( '/sell/valuation/' );
	await islandIsAlive( page, 'property-valuation' );
	const form = page.getByRole( 'form', { name: 'Request a valuation' } );
	const onward = form.getByRole( 'button', { name: 'Continue' } );
	await onward.click();
	await expectFirstFault( form, 'Postcode', 'Enter a full postcode, like TN17 3AA' );
	await form.getByLabel( 'Postcode' ).fill( 'TN17 3AA' );
	await form.getByLabel( 'House name or number, and street' ).fill( '14 Mill Lane' );
	await expect( form.getByRole( 'status' ) ).toContainText( 'looks after this postcode' );
	await onward.click();
	await expect( form.getByText( 'What kind of property is it?' ) ).toBeFocused();
	await onward.click();
	await expectFirstFault( form, 'Are you thinking of selling or letting?', 'Choose selling, letting or either' );
	await form.getByRole( 'radio', { name: 'Selling' } ).check();
	await form.getByLabel( 'Property type' ).selectOption( 'Flat or maisonette' );
	await form.getByLabel( 'Bedrooms' ).selectOption( '2' );
	await onward.click();
	await form.getByRole( 'button', { name: 'Request a valuation' } ).click();
	await expectFirstFault( form, 'Name', 'Enter your name' );
} );

test( '[SITE-11] an empty email alert shows its error under its heading', async ( { page } ) => {
	await page.goto( '/estate-agents/for-sale/' );
	await islandIsAlive( page, 'save-search' );
	await page.getByRole( 'button', { name: 'Email alerts for this search' } ).click();
	const form = page.getByRole( 'dialog', { name: 'Email alerts for this search' } );
	await form.getByRole( 'button', { name: 'Set up email alerts' } ).click();
	await expectFirstFault( form, 'Email address', 'Enter an email address in the correct format, like name@example.com' );
} );
