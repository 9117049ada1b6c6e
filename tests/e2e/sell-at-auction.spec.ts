/** 'Sell at our auction', on the pages of the businesses. */
import { expect, islandIsAlive, test } from './support/site';

const part = () => Math.floor( Math.random() * 250 ) + 2;
const email = () => `e2e-sell-${ Date.now() }-${ part() }@example.com`;

/** Limits are counted per address: each test is somebody else. */
test.beforeEach( async ( { context } ) => {
	await context.setExtraHTTPHeaders( { 'X-Forwarded-For': `10.${ part() }.${ part() }.${ part() }` } );
} );

// How the form looks with what is missing: open-forms.spec.ts.
test( 'a seller of a car is told what is missing, sends by keyboard alone, and is thanked', async ( { page } ) => {
	await page.goto( '/car-auctions/' );
	await islandIsAlive( page, 'sell-at-auction' );
	const form = page.getByRole( 'form', { name: 'Sell at auction' } );
	await form.getByRole( 'button', { name: 'Request an estimate' } ).click();
	await expect( form.getByLabel( 'Number plate' ) ).toBeFocused();
	await expect( form.getByLabel( 'Number plate' ) ).toHaveAccessibleDescription( 'Enter the number plate' );
	await page.keyboard.type( 'ab12 cde' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.type( '45,000' );
	await form.getByLabel( 'Name' ).fill( 'Jo Smith' );
	await form.getByLabel( 'Email address' ).fill( email() );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'heading', { name: 'Thank you, we’ve received your selling enquiry' } ) ).toBeFocused();
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a seller of a property checks what they wrote, sends it, and is thanked', async ( { page } ) => {
		await page.goto( '/property-auctions/' );
		const form = page.getByRole( 'form', { name: 'Sell at auction' } );
		await form.getByLabel( 'Property address' ).fill( '1 High Street, Cranbrook' );
		await form.getByLabel( 'Description' ).fill( 'A shop with a flat' );
		await form.getByLabel( 'Name' ).fill( 'Jo Smith' );
		await form.getByLabel( 'Email address' ).fill( email() );
		await form.getByRole( 'button', { name: 'Request an estimate' } ).click();
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Check your answers and send' );
		await page.getByRole( 'button', { name: 'Request an estimate' } ).click();
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Thank you, we’ve received your selling enquiry' );
	} );
} );
