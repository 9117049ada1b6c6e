/**
 * By keyboard alone, through whole ways: the focus is seen at each stop and not covered (WCAG 2.4.7, 2.4.11), the order
 * is that of the page, Escape closes and gives the focus back, and nothing holds it.
 */
import type { Page } from '@playwright/test';
import { lookAtFocus, tabTo } from './support/keys';
import { expect, islandIsAlive, test } from './support/site';
import { beSomebody, email, PATH, SENT } from './support/valuation';

test.describe.configure( { timeout: 180_000 } );

test.beforeEach( async ( { page, isMobile } ) => {
	test.skip( isMobile, 'A keyboard is a desk’s; the menu of a phone has a test of its own.' );
	await beSomebody( page );
	await page.goto( '/news/' );
	await page.getByRole( 'button', { name: 'Decline' } ).click();
} );

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
	await expect( page.getByRole( 'button', { name: 'Watching this lot' } ) ).toHaveAttribute( 'aria-pressed', 'true' );

	await tabTo( page, /^input "Ask a question/ );
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'ArrowDown' );
	await expect( page.getByRole( 'radio', { name: 'Register to bid' } ) ).toBeChecked();
	await tabTo( page, /^button "Send"/ );
	await page.keyboard.press( 'Enter' );
	await expectFaultFocused( page, 'Name' );
	await page.keyboard.type( 'Ada Bidder' );
	await fill( page, /^input "Email address/, email() );
	await tabTo( page, /^input "I have read the conditions/ );
	await page.keyboard.press( 'Space' );
	await tabTo( page, /^button "Send"/ );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'heading', { name: 'Thank you, we have your registration' } ) ).toBeFocused( { timeout: 30_000 } );
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
	await tabTo( page, /^a "Book it in/ );
	await tabTo( page, null );
} );

test.describe( 'in a contrast theme', () => {
	test.use( { contextOptions: { forcedColors: 'active' } } );

	test( '[SITE-11] the focus is seen at each stop of a list, a property, a catalogue and the valuation', async ( { page } ) => {
		for ( const [ address, island ] of [ [ '/property-for-sale/cranbrook/', 'search-form' ], [ PATH, 'valuation-wizard' ], [ '/auctions/property-weald/lot/1/', 'lot-enquiry' ] ] as const ) {
			await page.goto( address );
			await islandIsAlive( page, island );
			await tabTo( page, null );
		}
	} );
} );
