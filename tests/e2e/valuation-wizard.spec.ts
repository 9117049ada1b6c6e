/**
 * The vehicle valuation as a visitor has it, on a site with the sandbox provider (its plates: docs/valuation.md).
 */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, islandIsAlive, layoutShift, test } from './support/site';
import {
	ask,
	beSomebody,
	DOWN_PLATE,
	email,
	expectRefusal,
	FIESTA,
	NO_VALUE_PLATE,
	PATH,
	refuseLog,
	SENT,
	sendTo,
	session,
	UNKNOWN_PLATE,
} from './support/valuation';

const LIMIT = "You've reached your valuation limit for today. Please come back in 24 hours and try again.";

async function expectNoSideways( page: Page ) {
	const [ wide, seen ] = await page.evaluate( () => [ document.documentElement.scrollWidth, window.innerWidth ] as const );
	expect( wide ).toBeLessThanOrEqual( seen );
}

test.describe( 'the wizard', () => {
	test.beforeEach( async ( { page } ) => {
		await beSomebody( page );
		await page.goto( PATH );
		await islandIsAlive( page, 'valuation-wizard' );
	} );

	test( '[VAL-01] [VAL-02] [VAL-16] [SITE-11] plate, owner, thank-you, by keyboard alone', async ( { page } ) => {
		await page.getByLabel( 'Number plate' ).focus();
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Enter' );
		await expect( page.getByLabel( 'Number plate' ) ).toBeFocused();
		await expect( page.getByText( 'Please enter a valid number plate' ) ).toBeVisible();

		await page.keyboard.type( FIESTA );
		await expect( page.getByLabel( 'Number plate' ) ).toHaveValue( 'KM21FJX' );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.type( '45000' );
		await page.keyboard.press( 'Enter' );
		await expect( page.getByRole( 'heading', { name: 'Where should we send your Ford Fiesta’s valuation?' } ) ).toBeFocused();
		await expect( page.locator( '.hh-valuation' ) ).toContainText( 'KM21 FJX' );
		const top = await page.locator( '.hh-valuation' ).evaluate( ( form ) => form.getBoundingClientRect().top );
		expect( top ).toBeGreaterThanOrEqual( 49 );
		expect( top ).toBeLessThan( 120 );

		await page.keyboard.press( 'Tab' );
		await expect( page.getByRole( 'link', { name: 'Try another plate' } ) ).toBeFocused();
		await page.keyboard.press( 'Tab' );
		const address = email();
		await page.keyboard.type( address );
		await page.keyboard.press( 'Enter' );
		await expect( page.getByRole( 'heading', { name: SENT } ) ).toBeFocused();
		await expect( page.getByText( `We’ll email the valuation of your Ford Fiesta to ${ address }.` ) ).toBeVisible();
	} );

	test( '[VAL-16] [VAL-05] the values stand on the thank-you, and a mistyped address is put right there', async ( { page } ) => {
		await ask( page, 'km21-fjx', '45' );
		await expect( page.getByRole( 'group', { name: 'Has it really done 45 miles?' } ) ).toBeFocused();
		const asked = page.waitForRequest( '**/caphpi/v1/valuation?**' );
		await page.getByRole( 'button', { name: 'No, 45,000 miles' } ).click();
		expect( new URL( ( await asked ).url() ).searchParams.get( 'mileage' ) ).toBe( '45' );
		await expect( page.locator( '.hh-valuation__facts' ) ).toContainText( '1.0T EcoBoost Titanium 5dr' );
		await expect( page.locator( '.hh-valuation__facts' ) ).toContainText( 'Manual' );

		const right = email();
		await sendTo( page, `wrong-${ right }` );
		await expect( page.locator( '.hh-valuation__values dd' ) ).toHaveText( [ /^£\d/, /^£\d/, /^£\d/ ] );
		await page.getByRole( 'button', { name: 'Change email address' } ).click();
		await expect( page.getByLabel( 'New email address' ) ).toBeFocused();
		await page.getByLabel( 'New email address' ).fill( right );
		const corrected = page.waitForResponse( '**/caphpi/v1/valuation/send' );
		await page.getByRole( 'button', { name: 'Send to this address' } ).click();
		expect( ( await corrected ).status() ).toBe( 202 );
		await expect( page.getByText( `We’ll email the valuation of your Ford Fiesta to ${ right }.` ) ).toBeVisible();
		await expectNoSideways( page );
		await expectAccessible( page );
	} );

	test( '[VAL-14] [VAL-18] no value: an apology, a phone number, a thank-you', async ( { page } ) => {
		await ask( page, NO_VALUE_PLATE );
		await expect( page.getByRole( 'heading', { name: /^Sorry, we can’t put a price on your/ } ) ).toBeFocused();
		await page.getByLabel( 'Phone number' ).fill( '123' );
		await page.getByRole( 'button', { name: 'Request a call' } ).click();
		await expect( page.getByText( 'Please enter a valid phone number' ) ).toBeVisible();
		await page.getByLabel( 'Phone number' ).fill( '+44 (0)1632 960123' );
		await page.getByRole( 'button', { name: 'Request a call' } ).click();
		await expect( page.getByText( /^A team member will contact you/ ) ).toBeVisible();
		await expect( page.getByLabel( 'Phone number' ) ).toHaveCount( 0 );
	} );

	test( "[VAL-15] worth it and near: the managing director's note", async ( { page } ) => {
		await ask( page, FIESTA );
		await sendTo( page, email(), 'tn17 3ab' );
		// How the note looks at all widths is in open-forms.spec.ts.
		await expect( page.getByRole( 'heading', { name: 'A personal note from our managing director' } ) ).toBeFocused();
		await page.getByLabel( 'Mobile number' ).fill( '07700 900123' );
		await page.getByRole( 'button', { name: 'Request a call' } ).click();
		await expect( page.getByRole( 'heading', { name: 'Thank you', exact: true } ) ).toBeFocused();
	} );

	test( '[VAL-12] [VAL-25] an answer without data, and a provider that is down: an alert of our own, the plate stays, and the focus comes back', async ( { page, complaints } ) => {
		await page.route( '**/caphpi/v1/valuation?**', ( route ) => route.fulfill( { json: { data: {} } } ) );
		await ask( page, FIESTA );
		const alert = page.getByRole( 'alertdialog' );
		await expect( alert.getByText( 'Sorry, there was an error getting your valuation', { exact: true } ) ).toBeVisible();
		await alert.getByRole( 'button', { name: 'OK' } ).click();
		await expect( page.getByRole( 'button', { name: 'Find my vehicle' } ) ).toBeEnabled();
		await expect( page.getByLabel( 'Number plate' ) ).toHaveValue( 'KM21 FJX' );
		await page.unroute( '**/caphpi/v1/valuation?**' );

		await ask( page, DOWN_PLATE );
		await expect( alert ).toContainText( 'Sorry, there was an error getting your valuation 2' );
		await page.keyboard.press( 'Escape' );
		await expect( alert ).toHaveCount( 0 );
		await expect( page.getByRole( 'button', { name: 'Find my vehicle' } ) ).toBeFocused();
		await expect( page.getByLabel( 'Number plate' ) ).toHaveValue( 'TE57 DWN' );
		expectRefusal( complaints, 503 );
	} );

	test( '[VAL-13] [VAL-17] not written into the spreadsheet, staff are told: the thank-you', async ( { page, complaints } ) => {
		await refuseLog( page );
		await ask( page, FIESTA );
		await page.getByLabel( 'Email address' ).waitFor();
		const told = page.waitForResponse( '**/caphpi/v1/valuation/save-error' );
		// Worth a call, but what failed comes first.
		await sendTo( page, email(), 'tn17 3ab' );
		expect( ( await told ).status() ).toBe( 202 );
		await expect( page.getByRole( 'heading', { name: SENT } ) ).toBeFocused();
		expect( await session( page ) ).toMatchObject( { step: 'user', make: 'FORD', model: 'FIESTA', name: null } );
		expectRefusal( complaints, 502 );
	} );

	test( '[VAL-17] sending failed, staff are told: the thank-you', async ( { page, complaints } ) => {
		await page.route( '**/caphpi/v1/valuation/send', ( route ) => route.fulfill( { status: 503, json: {} } ) );
		await ask( page, FIESTA );
		await sendTo( page, email() );
		await expect( page.getByRole( 'heading', { name: SENT } ) ).toBeFocused();
		expectRefusal( complaints, 503 );
	} );

	test( '[VAL-17] neither written nor told: an error, and the phone number', async ( { page, complaints } ) => {
		await refuseLog( page );
		await page.route( '**/caphpi/v1/valuation/save-error', ( route ) => route.fulfill( { status: 503, json: {} } ) );
		await ask( page, FIESTA );
		await sendTo( page, email() );
		await expect( page.getByRole( 'heading', { name: 'Sorry, there was an error' } ) ).toBeFocused();
		const words = page.getByText( 'Call us and we’ll value your vehicle over the phone' );
		await expect( words.getByRole( 'link' ) ).toHaveAttribute( 'href', /^tel:\+44/ );
		await expectAccessible( page );
		expectRefusal( complaints, 502, 503 );
	} );

	test( '[VAL-11] [VAL-20] a plate that is not known, and another one; two a day, and the server counts for itself', async ( { page, context, complaints } ) => {
		for ( const again of [ 1, 2 ] ) {
			await ask( page, UNKNOWN_PLATE, `${ again }0,000` );
			await expect( page.getByRole( 'heading', { name: "Sorry, we couldn't find an online valuation for that vehicle" } ) ).toBeFocused();
			await expect( page.getByLabel( 'Email address' ) ).toHaveCount( 0 );
			await expect( page.getByRole( 'link', { name: 'Contact the auctioneers' } ) ).toHaveAttribute( 'href', /.+/ );
			await page.getByRole( 'link', { name: 'Try another plate' } ).click();
			await expect( page.getByLabel( 'Number plate' ) ).toBeFocused();
			await expect( page.getByLabel( 'Number plate' ) ).toHaveValue( '' );
		}
		let asked = 0;
		page.on( 'request', ( request ) => {
			asked += request.url().includes( 'caphpi/v1/valuation' ) ? 1 : 0;
		} );
		await ask( page, FIESTA );
		await expect( page.getByRole( 'alertdialog' ) ).toContainText( LIMIT );
		expect( asked ).toBe( 0 );

		await context.clearCookies( { name: 'hh_valuation_count' } );
		await page.reload();
		await ask( page, FIESTA );
		await expect( page.getByRole( 'alertdialog' ) ).toContainText( LIMIT );
		expect( asked ).toBe( 1 );
		expectRefusal( complaints, 429 );
	} );

	// The other steps, their faults and the alerts are in open-forms.spec.ts, the first step in every-page.spec.ts.
	test( '[SITE-11] axe finds nothing while a vehicle is looked up', async ( { page } ) => {
		let go: () => void = () => {};
		const held = new Promise< void >( ( resolve ) => {
			go = resolve;
		} );
		await page.route( '**/caphpi/v1/valuation?**', async ( route ) => {
			await held;
			await route.continue();
		} );
		await ask( page, FIESTA );
		await expect( page.locator( '.hh-valuation' ).getByRole( 'status' ) ).toHaveText( 'Finding Your Vehicle' );
		await expect( page.getByRole( 'button', { name: 'Find my vehicle' } ) ).toBeFocused();
		await expectAccessible( page );
		go();
		await page.getByLabel( 'Email address' ).waitFor();
	} );

	test( '[VAL-02] the wizard looks as the page the server printed: nothing moves', async ( { page, context } ) => {
		expect( await layoutShift( page ) ).toBeLessThan( 0.02 );
		const places = () =>
			[ ...document.querySelectorAll( '.hh-valuation *' ) ]
				.filter( ( element ) => ! element.closest( 'noscript, [role="status"]' ) )
				.map( ( element ) => {
					const { top, left, width, height } = element.getBoundingClientRect();
					return [ element.tagName, top + window.scrollY, left, width, height ].join( ' ' );
				} );
		const alive = await page.evaluate( places );

		const printed = await context.newPage();
		await printed.route( '**/islands/valuation-wizard.js*', ( route ) => route.abort() );
		await printed.goto( PATH );
		await printed.evaluate( () => document.fonts.ready );
		expect( await printed.evaluate( places ) ).toEqual( alive );
	} );
} );

test( '[VAL-01] a plate in the address is filled in, and nothing is asked', async ( { page } ) => {
	await beSomebody( page );
	await page.goto( `${ PATH }?vrm=${ FIESTA }` );
	await islandIsAlive( page, 'valuation-wizard' );
	await expect( page.getByLabel( 'Number plate' ) ).toHaveValue( 'KM21 FJX' );
	await expect( page.getByRole( 'button', { name: 'Find my vehicle' } ) ).toBeVisible();
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( '[VAL-21] [REM-03] the page says how to get a valuation, and there is no reminder', async ( { page } ) => {
		await page.goto( PATH );
		await expect( page.locator( '.hh-reminder' ) ).toBeHidden();
		await expect( page.getByLabel( 'Number plate' ) ).toBeVisible();
		// Playwright looks for no text inside `noscript`.
		const notice = page.locator( '.hh-valuation__no-script' );
		await expect( notice ).toBeVisible();
		const words = await notice.evaluate( ( element ) => element.textContent );
		expect( words ).toContain( 'Turn on JavaScript to use the online valuation' );
		expect( words ).toContain( 'Monday to Friday 9am to 5pm' );
		await expect( notice.locator( 'a' ) ).toHaveAttribute( 'href', /^tel:/ );
		await expect( page.getByRole( 'button', { name: 'Find my vehicle' } ) ).toHaveCount( 1 );
		await expect( page.getByRole( 'button', { name: 'Find my vehicle' } ) ).toBeDisabled();
	} );
} );

test.describe( 'on a phone', () => {
	test.use( { viewport: { width: 375, height: 667 } } );

	test( '[VAL-01] the whole first step is on the first screen once cookies are answered, and both fields before', async ( { page } ) => {
		await beSomebody( page );
		await page.goto( PATH );
		await islandIsAlive( page, 'valuation-wizard' );
		const bottom = ( name: string ) => page.locator( name ).evaluate( ( part ) => part.getBoundingClientRect().bottom );
		expect( await bottom( '.hh-valuation [name="mileage"]' ) ).toBeLessThanOrEqual( 667 );
		const decline = page.getByRole( 'button', { name: 'Decline' } );
		await decline.click();
		await expect( decline ).toBeHidden();
		expect( await bottom( '.hh-valuation__submit--live, .hh-valuation__submit' ) ).toBeLessThanOrEqual( 667 );
		for ( const field of [ 'vrm', 'mileage' ] ) {
			const box = await page.locator( `.hh-valuation [name="${ field }"]` ).boundingBox();
			expect( box?.height ).toBeGreaterThanOrEqual( 44 );
		}
		await expectNoSideways( page );
	} );
} );
