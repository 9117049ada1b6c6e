import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { press } from './support/forms';
import { expectLinksLead } from './support/links';
import { cardLinks, expect, islandIsAlive, openEnquiry, test } from './support/site';
import { openCaughtMail, readCaughtMail, signIn } from './support/staff';
import { isUncovered } from './support/still';
import { networkAddress } from './support/valuation';
import { expectFitsAllWidths } from './support/widths';

interface Day {
	label: string;
	slots: Array< { id: number; time: string } >;
}

const form = ( page: Page ) => page.getByRole( 'form', { name: 'Book a viewing or ask a question' } );
const mailbox = () => `visitor-${ randomBytes( 4 ).toString( 'hex' ) }@example.com`;

/** The property whose viewings the demo offers, once it is found. */
let offered = '';

/** Each visitor comes from a browser of their own. */
async function openProperty( page: Page, isAlive = true ): Promise< { url: string; id: number } > {
	// The demo offers times for property of Cranbrook.
	for ( const url of offered === '' ? await cardLinks( page, '/property-for-sale/cranbrook/' ) : [ offered ] ) {
		if ( offered !== '' || ( await daysOf( page, idOf( url ) ) ).length > 0 ) {
			offered = url;
			await page.goto( url );
			if ( isAlive ) {
				await islandIsAlive( page, 'property-enquiry' );
			}
			await openEnquiry( page );
			return { url, id: idOf( url ) };
		}
	}
	throw new Error( 'The demo has a property in Cranbrook with times for viewings.' );
}

const idOf = ( url: string ) => Number( url.match( /\/property\/(\d+)\// )?.[ 1 ] );

async function daysOf( page: Page, id: number ): Promise< Day[] > {
	const answer = await page.request.get( `/wp-json/hpapi/v1/estate-agents/properties/${ id }/viewing-slots` );
	return ( ( await answer.json() ) as { data: { days: Day[] } } ).data.days;
}

async function fillPerson( of: Locator, email: string ): Promise< void > {
	await of.getByLabel( 'Name' ).fill( 'Ada Visitor' );
	await of.getByLabel( 'Email address' ).fill( email );
}

/** A caught mail as staff of the demo read it. */
async function readMail( page: Page, to: string ): Promise< string > {
	await signIn( page );
	await openCaughtMail( page, to );
	return page.locator( 'pre' ).first().innerText();
}

/** The link in the mail that a visitor gets; the one that the form's sender gets changes nothing. */
async function linkOfMail( page: Page, email: string ): Promise< string > {
	await signIn( page );
	const link = ( await readCaughtMail( page, email ) ).plain.match( /Confirm your viewing:\s+(\S+)/ )?.[ 1 ] ?? '';
	// Staff's toolbar is WordPress's own; visitors do not have it.
	await page.context().clearCookies( { name: /^wordpress/ } );
	return link;
}

/** Gives the times back that a test took: cancelling by hand is what other tests here are about. */
async function freeTimes( page: Page, ...emails: string[] ): Promise< void > {
	for ( const email of emails ) {
		expect( await press( page, await linkOfMail( page, email ), 'Cancel this viewing' ) ).toContain( 'Viewing cancelled' );
	}
}

// One network may keep few times: each visitor comes from one of their own.
test.beforeEach( ( { page } ) => page.context().setExtraHTTPHeaders( { 'X-Forwarded-For': networkAddress() } ) );

test( 'a question is sent, and its mail can be read', async ( { page } ) => {
	const email = mailbox();
	await openProperty( page );
	await page.getByRole( 'link', { name: 'Ask about this property' } ).click();
	const enquiry = form( page );
	await expect( enquiry.getByRole( 'radio', { name: 'Ask a question' } ) ).toBeChecked();
	await enquiry.getByRole( 'button', { name: 'Send my question' } ).click();
	await isUncovered( enquiry.getByText( 'Your question', { exact: true } ) );
	await enquiry.getByLabel( 'Your question' ).fill( 'Is the well still wet?' );
	await enquiry.getByLabel( 'More details by email' ).check();
	await fillPerson( enquiry, email );
	await enquiry.getByRole( 'button', { name: 'Send my question' } ).click();
	await expect( page.getByRole( 'heading', { name: 'Thank you, we’ve received your question' } ) ).toBeFocused();
	await expectAccessible( page, '#enquiry' );
	const mail = await readMail( page, email );
	expect( mail ).toContain( 'Hello Ada Visitor' );
	expect( mail ).not.toContain( 'well still wet' );
} );

test( '[SITE-11] a viewing is booked, goes into the calendar, and is cancelled by the button behind the mail’s link', async ( { page } ) => {
	const email = mailbox();
	const { id } = await openProperty( page );
	await page.getByRole( 'link', { name: 'Book a viewing' } ).click();
	const enquiry = form( page );
	const slot = ( await daysOf( page, id ) )[ 0 ]!.slots[ 0 ]!;
	await enquiry.locator( `input[name="slot"][value="${ slot.id }"]` ).check();
	await fillPerson( enquiry, email );
	await enquiry.getByRole( 'button', { name: 'Request viewing' } ).click();
	await expect( page.getByRole( 'heading', { name: 'Check your email to confirm your viewing' } ) ).toBeFocused();
	await expectFitsAllWidths( page, '#enquiry' );
	await expectLinksLead( page.locator( '#enquiry' ), 4 );
	expect( ( await daysOf( page, id ) ).flatMap( ( day ) => day.slots ).map( ( one ) => one.id ) ).not.toContain( slot.id );

	const file = await page.request.get( ( await page.getByRole( 'link', { name: 'Add to my calendar' } ).getAttribute( 'href' ) ) ?? '' );
	expect( file.headers()[ 'content-type' ] ).toContain( 'text/calendar' );
	expect( file.headers()[ 'cache-control' ] ).toContain( 'no-store' );
	expect( await file.text() ).toMatch( /^BEGIN:VCALENDAR\r\n[\s\S]+STATUS:TENTATIVE\r\n[\s\S]+END:VCALENDAR\r\n$/ );

	await page.goto( await linkOfMail( page, email ) );
	await expectFitsAllWidths( page );
	await page.getByRole( 'button', { name: 'Confirm my viewing' } ).click();
	await expect( page.getByRole( 'button', { name: 'Confirm my viewing' } ) ).toHaveCount( 0 );
	await page.getByRole( 'button', { name: 'Cancel this viewing' } ).click();
	await expect( page.getByRole( 'heading', { name: 'Viewing cancelled' } ) ).toBeVisible();
	await expectFitsAllWidths( page );
	await expectLinksLead( page.getByRole( 'main' ), 1 );
	expect( ( await daysOf( page, id ) ).flatMap( ( day ) => day.slots ).map( ( one ) => one.id ) ).toContain( slot.id );
} );

test( 'the time was taken meanwhile: the visitor is told, what was typed stays, and another time does', async ( { page, browser, complaints } ) => {
	const { url, id } = await openProperty( page );
	const enquiry = form( page );
	const days = await daysOf( page, id );
	const [ first, second ] = days.flatMap( ( day ) => day.slots );
	// The form has its times by now.
	await enquiry.locator( `input[name="slot"][value="${ first!.id }"]` ).check();
	const [ ourEmail, theirEmail ] = [ mailbox(), mailbox() ];
	await fillPerson( enquiry, ourEmail );

	const other = await ( await browser.newContext( { extraHTTPHeaders: { 'X-Forwarded-For': networkAddress() } } ) ).newPage();
	await other.goto( url );
	await islandIsAlive( other, 'property-enquiry' );
	await openEnquiry( other );
	await form( other ).locator( `input[name="slot"][value="${ first!.id }"]` ).check();
	await fillPerson( form( other ), theirEmail );
	await form( other ).getByRole( 'button', { name: 'Request viewing' } ).click();
	await expect( other.getByRole( 'heading', { name: /Check your email to confirm your viewing/ } ) ).toBeVisible();

	await enquiry.getByRole( 'button', { name: 'Request viewing' } ).click();
	await expect( enquiry.getByText( 'That time has just been booked. Choose another.' ) ).toBeVisible();
	// The browser complains about the 409, which is what this test is about.
	expect( complaints.splice( 0 ).filter( ( one ) => ! one.includes( '409' ) ) ).toEqual( [] );
	await expect( enquiry.getByLabel( 'Name' ) ).toHaveValue( 'Ada Visitor' );
	await expect( enquiry.locator( `input[name="slot"][value="${ first!.id }"]` ) ).toHaveCount( 0 );
	await enquiry.locator( `input[name="slot"][value="${ second!.id }"]` ).check();
	await enquiry.getByRole( 'button', { name: 'Request viewing' } ).click();
	await expect( page.getByRole( 'heading', { name: /Check your email to confirm your viewing/ } ) ).toBeVisible();
	// Whoever sent it sees it, and can change nothing by that.
	await page.goto( ( await page.getByRole( 'link', { name: 'See what you sent' } ).getAttribute( 'href' ) ) ?? '' );
	await expect( page.getByRole( 'heading', { level: 1, name: /Check your email to confirm your viewing/ } ) ).toBeVisible();
	await expect( page.getByRole( 'button', { name: 'Cancel this viewing' } ) ).toHaveCount( 0 );
	await freeTimes( other, theirEmail, ourEmail );
	await other.context().close();
} );

test( 'the keyboard alone books a viewing', async ( { page } ) => {
	await openProperty( page );
	const enquiry = form( page );
	await enquiry.getByRole( 'radio', { name: 'Book a viewing' } ).focus();
	await page.keyboard.press( 'Tab' );
	// The first time of the group; an arrow key goes on and chooses.
	await page.keyboard.press( 'ArrowDown' );
	await expect( enquiry.locator( 'input[name="slot"]:checked' ) ).toBeFocused();
	const email = mailbox();
	for ( const [ label, text ] of [
		[ 'Anything we should know?', 'We come by train.' ],
		[ 'Name', 'Ada Visitor' ],
		[ 'Email address', email ],
	] as const ) {
		for ( let presses = 0; presses < 4 && ! ( await enquiry.getByLabel( label ).evaluate( ( field ) => field === document.activeElement ) ); presses++ ) {
			await page.keyboard.press( 'Tab' );
		}
		await expect( enquiry.getByLabel( label ) ).toBeFocused();
		await page.keyboard.type( text );
	}
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'heading', { name: /Check your email to confirm your viewing/ } ) ).toBeFocused();
	await freeTimes( page, email );
} );

// Both tabs, and the faults of a question, are in open-states.spec.ts; that nothing jumps, in property-gallery.spec.ts.
test( 'axe finds nothing in the faults of a viewing; another time is asked for in words, and a question asks for none', async ( { page } ) => {
	await openProperty( page );
	const enquiry = form( page );
	await enquiry.getByRole( 'button', { name: 'Request viewing' } ).click();
	await expect( enquiry.getByText( 'Choose a time, or tell us when would suit you' ) ).toBeVisible();
	await expectAccessible( page, '#enquiry' );
	await enquiry.getByText( 'I can’t make any of these' ).click();
	await expect( enquiry.getByLabel( 'When would suit you?' ) ).toBeVisible();
	expect( await page.evaluate( () => document.documentElement.scrollWidth - window.innerWidth ) ).toBeLessThanOrEqual( 0 );
	await enquiry.getByText( 'Ask a question', { exact: true } ).click();
	await expect( enquiry.getByLabel( 'When would suit you?' ) ).toBeHidden();
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a question goes by way of a page to check it; faults keep what was typed; a resend is the same', async ( { page, complaints } ) => {
		const email = mailbox();
		await openProperty( page, false );
		let enquiry = form( page );
		await enquiry.getByText( 'Ask a question', { exact: true } ).click();
		await enquiry.getByLabel( 'Your question' ).fill( 'Is the <b>well</b> wet?' );
		await fillPerson( enquiry, email );
		await enquiry.getByLabel( 'Name' ).fill( 'evil.example' );
		await enquiry.getByRole( 'button', { name: 'Send my question' } ).click();
		await expect( page.getByRole( 'heading', { level: 1, name: 'Check your answers and send' } ) ).toBeVisible();
		await expectNotSent( page, email );
		enquiry = form( page );
		await expect( enquiry.getByLabel( 'Your question' ) ).toHaveValue( 'Is the <b>well</b> wet?' );
		await enquiry.getByRole( 'button', { name: 'Send my question' } ).click();
		await expect( enquiry.getByText( 'Your name must not include links' ) ).toBeVisible();
		// The page with the faults is a 400, which the browser logs.
		expect( complaints.splice( 0 ).filter( ( one ) => ! one.includes( '400' ) ) ).toEqual( [] );
		await expect( enquiry.getByLabel( 'Your question' ) ).toHaveValue( 'Is the <b>well</b> wet?' );
		await enquiry.getByLabel( 'Name' ).fill( 'Ada Visitor' );
		await enquiry.getByRole( 'button', { name: 'Send my question' } ).click();
		await expect( page ).toHaveURL( /\/enquiry\/[0-9a-f]{32}\/\?token=/ );
		await expect( page.getByRole( 'heading', { level: 1, name: 'Thank you, we’ve received your question' } ) ).toBeVisible();
		// The address of the thanks is one to load again.
		await page.reload();
		await expect( page.getByRole( 'heading', { level: 1, name: 'Thank you, we’ve received your question' } ) ).toBeVisible();
	} );

	test( 'a viewing is booked, and cancelled by the mail', async ( { page } ) => {
		const { id } = await openProperty( page, false );
		const slot = ( await daysOf( page, id ) )[ 0 ]!.slots[ 0 ]!;
		await form( page ).locator( `input[name="slot"][value="${ slot.id }"]` ).check();
		const email = mailbox();
		await fillPerson( form( page ), email );
		await form( page ).getByRole( 'button', { name: 'Request viewing' } ).click();
		await form( page ).getByRole( 'button', { name: 'Request viewing' } ).click();
		await expect( page.getByRole( 'heading', { level: 1, name: 'Check your email to confirm your viewing' } ) ).toBeVisible();
		await expect( page.getByRole( 'link', { name: 'Add to my calendar' } ) ).toBeVisible();
		await page.goto( await linkOfMail( page, email ) );
		await page.getByRole( 'button', { name: 'Cancel this viewing' } ).click();
		await expect( page.getByRole( 'heading', { name: 'Viewing cancelled' } ) ).toBeVisible();
		await expect( page.getByRole( 'button', { name: 'Cancel this viewing' } ) ).toHaveCount( 0 );
	} );
} );

/** The page to check only shows; nothing has been kept that could have an address of its own. */
async function expectNotSent( page: Page, email: string ): Promise< void > {
	await expect( page ).toHaveURL( /\/enquiry\/property\/\d+\/$/ );
	await expect( form( page ).getByLabel( 'Email address' ) ).toHaveValue( email );
}
