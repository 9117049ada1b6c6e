/**
 * By keyboard alone, through whole ways: the focus is seen at each stop and not covered (WCAG 2.4.7, 2.4.11), the order
 * is that of the page, Escape closes and gives the focus back, and nothing holds it.
 */
import type { Page } from '@playwright/test';
import { lookAtFocus, tabTo } from './support/keys';
import { openPage, PAGE_TYPES } from './support/page-types';
import { expect, haveDeclined, islandIsAlive, test } from './support/site';
import { beSomebody, email, PATH, SENT } from './support/valuation';

test.beforeEach( async ( { page } ) => {
	await beSomebody( page );
	await haveDeclined( page );
} );

/** The gallery full screen: in, on, out, and the focus is where it was. */
async function throughTheGallery( page: Page ): Promise< void > {
	await tabTo( page, /^button ".*full screen/i );
	await page.keyboard.press( 'Enter' );
	const viewer = page.getByRole( 'dialog', { name: /^Photos of/ } );
	await expect( viewer.getByText( /^1 of \d+$/ ) ).toBeVisible();
	await page.keyboard.press( 'ArrowRight' );
	await expect( viewer.getByText( /^2 of \d+$/ ) ).toBeVisible();
	for ( let stops = 0; stops < 12; stops++ ) {
		await page.keyboard.press( 'Tab' );
		const stop = await lookAtFocus( page );
		// Behind the last comes the first again.
		expect( stop.fault.replace( 'comes after what follows it', '' ), stop.name ).toBe( '' );
		expect( stop.isOut || ( await viewer.evaluate( ( dialog ) => dialog.contains( document.activeElement ) ) ), stop.name ).toBe( true );
	}
	await page.keyboard.press( 'Escape' );
	await expect( viewer ).toBeHidden();
	// It shows the picture that was looked at last, by its name too.
	expect( ( await lookAtFocus( page ) ).name ).toMatch( /^button ".*full screen/i );
}

/** A field that the focus comes to, and what is typed into it. */
async function fill( page: Page, field: RegExp, text: string ): Promise< void > {
	await tabTo( page, field );
	await page.keyboard.type( text );
}

/** What is wrong has the focus, and is seen. */
async function expectFaultFocused( page: Page, label: string ): Promise< void > {
	await expect( page.getByLabel( label ).first() ).toBeFocused();
	await expect( page.getByLabel( label ).first() ).toHaveAttribute( 'aria-invalid', 'true' );
	expect( ( await lookAtFocus( page ) ).fault.replace( 'comes after what follows it', '' ) ).toBe( '' );
}

test( '[SITE-11] from the home page’s search by filter and order to a property, its pictures, and a viewing that is asked for', async ( { page } ) => {
	await page.goto( '/' );
	await islandIsAlive( page, 'search-form' );
	await fill( page, /^input "Location/, 'Cranbrook' );
	await expect( page.getByRole( 'option', { name: /^Cranbrook/ } ).first() ).toBeVisible();
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'listbox' ) ).toBeHidden();
	await tabTo( page, /^button "Search/ );
	await page.keyboard.press( 'Enter' );
	await page.waitForURL( /\/property-for-sale\/cranbrook\/$/ );
	await islandIsAlive( page, 'search-form' );

	await tabTo( page, /^select "Min beds/ );
	await page.keyboard.press( '2' );
	await tabTo( page, /^button "Search/ );
	await page.keyboard.press( 'Enter' );
	await page.waitForURL( /\/property-for-sale\/cranbrook\/.*2/ );
	await tabTo( page, /^select "Sort by/ );
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'Enter' );
	await page.waitForURL( /sort_by=/ );
	await tabTo( page, /^a "[^"]+, Cranbrook/ );
	await page.keyboard.press( 'Enter' );
	await page.waitForURL( /\/property\/\d+\// );
	await islandIsAlive( page, 'property-gallery' );
	await islandIsAlive( page, 'property-enquiry' );
	await throughTheGallery( page );

	await tabTo( page, /^a "Book a viewing/ );
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL( /#enquiry$/ );
	await tabTo( page, /^button ".*Request viewing/ );
	await page.keyboard.press( 'Enter' );
	const enquiry = page.getByRole( 'form', { name: 'Book a viewing or ask a question' } );
	await expect( enquiry.locator( '[aria-invalid="true"]' ).first() ).toBeVisible();
	expect( await enquiry.evaluate( ( form ) => form.contains( document.activeElement ) ) ).toBe( true );
	expect( ( await lookAtFocus( page ) ).fault.replace( 'comes after what follows it', '' ) ).toBe( '' );
	// Up from the first of the times is the last: none of them.
	await page.keyboard.press( 'ArrowUp' );
	await expect( enquiry.getByRole( 'radio', { name: 'I can’t make any of these' } ) ).toBeChecked();
	await fill( page, /When would suit you/, 'Saturday before noon' );
	await fill( page, /^input "Name/, 'Ada Visitor' );
	await fill( page, /^input "Email address/, email() );
	await tabTo( page, /^button ".*Request viewing/ );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'heading', { name: /^Thank you for your request/ } ) ).toBeFocused();
	await tabTo( page, /^a "See what you sent/ );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'heading', { level: 1, name: /^Thank you/ } ) ).toBeVisible();
	await tabTo( page, null );
} );

test( '[SITE-11] from a catalogue by filter to a lot, which is watched, and a registration to bid', async ( { page } ) => {
	await page.goto( '/auctions/cars-fleet/' );
	await islandIsAlive( page, 'lot-catalogue' );
	await tabTo( page, /^summary "Gearbox/ );
	await page.keyboard.press( 'Enter' );
	await tabTo( page, /^input "Manual/ );
	await page.keyboard.press( 'Space' );
	await expect( page.locator( '.hh-lot-catalogue__count' ) ).toHaveText( /^Showing \d+ of \d+ lots$/ );
	await tabTo( page, /^a "(?!Lot|Any)[^"]*(19|20)\d\d \(/ );
	await page.keyboard.press( 'Enter' );
	await page.waitForURL( /\/lot\/[^/]+\/\?.*gearbox=manual/ );
	await islandIsAlive( page, 'lot-enquiry' );
	await tabTo( page, /^button "Watch this lot/ );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'button', { name: 'Watch this lot' } ) ).toHaveAttribute( 'aria-pressed', 'true' );

	await tabTo( page, /^input "Ask a question/ );
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'ArrowDown' );
	await expect( page.getByRole( 'radio', { name: 'Register to bid' } ) ).toBeChecked();
	await tabTo( page, /^button ".*Register to bid/ );
	await page.keyboard.press( 'Enter' );
	await expectFaultFocused( page, 'Name' );
	await page.keyboard.type( 'Ada Bidder' );
	await fill( page, /^input "Email address/, email() );
	await tabTo( page, /^input "I have read the conditions/ );
	await page.keyboard.press( 'Space' );
	await tabTo( page, /^button ".*Register to bid/ );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'heading', { name: 'Thank you, we’ve received your registration' } ) ).toBeFocused();
	await tabTo( page, null );
} );

test( '[SITE-11] through the valuation of a vehicle to its values, and to the end of the page', async ( { page } ) => {
	await page.goto( PATH );
	await islandIsAlive( page, 'valuation-wizard' );
	await tabTo( page, /^input "Number plate/ );
	await page.keyboard.press( 'Enter' );
	await expectFaultFocused( page, 'Number plate' );
	await page.keyboard.type( 'km21fjx' );
	await fill( page, /^input "Mileage/, '45000' );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'heading', { name: /^Where should we send/ } ) ).toBeFocused();
	await tabTo( page, /^button "Send my valuation/ );
	await page.keyboard.press( 'Enter' );
	await expectFaultFocused( page, 'Email address' );
	await page.keyboard.type( email() );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'heading', { name: SENT } ) ).toBeFocused();
	await expect( page.locator( '.hh-valuation__values dd' ) ).toHaveText( [ /^£\d/, /^£\d/, /^£\d/ ] );
	await tabTo( page, /^a "Book my vehicle in/ );
	await tabTo( page, null );
} );

test.describe( 'in a contrast theme', () => {
	test.use( { contextOptions: { forcedColors: 'active' } } );

	for ( const [ name, island, address ] of [
		[ 'a list', 'search-form', '/property-for-sale/cranbrook/' ],
		[ 'a property', 'property-enquiry', PAGE_TYPES[ 'the estate agency' ]![ 'property for sale' ]! ],
		[ 'a catalogue', 'lot-catalogue', '/auctions/property-weald/' ],
		[ 'a lot', 'lot-enquiry', '/auctions/property-weald/lot/1/' ],
		[ 'the valuation', 'valuation-wizard', PATH ],
	] as const ) {
		test( `[SITE-11] the focus is seen at each stop of ${ name }`, async ( { page } ) => {
			test.slow();
			await openPage( page, address );
			expect( await page.evaluate( () => matchMedia( '(forced-colors: active)' ).matches ) ).toBe( true );
			await islandIsAlive( page, island );
			expect( await tabTo( page, null ), 'stops of the page' ).toBeGreaterThan( 20 );
		} );
	}
} );
