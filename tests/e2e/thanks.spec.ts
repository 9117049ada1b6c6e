/** What comes after a form is sent: where the thanks lead, and what they bring along. On a phone, and looked at in windows of a desktop, too. */
import { BothSweeps } from './support/both-sweeps';
import { expectLinksLead } from './support/links';
import { expect, islandIsAlive, openEnquiry, openSection, test } from './support/site';
import { ask, beSomebody, email, FIESTA, PATH, SENT, sendTo } from './support/valuation';

test.beforeEach( ( { page } ) => beSomebody( page ) );

test( '[SITE-11] [VAL-16] from the values of a vehicle to the next sales, and into one: nobody types their plate twice', async ( { page } ) => {
	const sweep = new BothSweeps( page );
	await page.goto( PATH );
	await islandIsAlive( page, 'valuation-wizard' );
	await ask( page, FIESTA );
	await sendTo( page, email() );
	await expect( page.getByRole( 'heading', { name: SENT } ) ).toBeFocused();
	await sweep.look( 'values', '[data-island="valuation-wizard"]' );
	const next = page.locator( '.hh-valuation__next' );
	await expectLinksLead( next, 2 );
	const sale = next.locator( '.hh-valuation__sales a' ).first();
	const day = ( await sale.textContent() ) ?? '';
	await sale.click();
	await expect( page.getByRole( 'main' ) ).toContainText( /\d{1,2} [A-Z][a-z]+/.exec( day )?.[ 0 ] ?? 'a day' );
	await expect( page.locator( '.hh-lot-card' ).first() ).toBeVisible();

	// Back comes to the values; a new visit is reminded of the vehicle.
	await page.goBack();
	await islandIsAlive( page, 'valuation-wizard' );
	await expect( page.getByRole( 'heading', { name: SENT } ) ).toBeVisible();
	await expect( page.locator( '.hh-valuation__values dd' ) ).toHaveText( [ /^£\d/, /^£\d/, /^£\d/ ] );
	await page.goto( PATH );
	await islandIsAlive( page, 'valuation-reminder' );
	await sweep.glance( 'reminder', '[data-island="valuation-reminder"]' );
	expect( sweep.faults ).toEqual( [] );
} );

test( '[VAL-16] Book it in brings plate, mileage and make along, and who asks; what is sent is what was valued, and is thanked for', async ( { page } ) => {
	const sweep = new BothSweeps( page );
	await page.goto( PATH );
	await islandIsAlive( page, 'valuation-wizard' );
	await ask( page, FIESTA );
	const address = email();
	await sendTo( page, address );
	await page.getByRole( 'link', { name: 'Book my vehicle in' } ).click();
	const form = page.getByRole( 'form', { name: 'Sell at auction' } );
	await expect( form.getByLabel( 'Number plate' ) ).toHaveValue( 'KM21FJX' );
	await expect( form.getByLabel( 'Mileage' ) ).toHaveValue( '45,000' );
	await expect( form.getByLabel( 'Make and model' ) ).toHaveValue( 'Ford Fiesta' );
	await sweep.glance( 'form of a seller, with a vehicle' );
	// Who asked is brought along by the browser, once, and stands in no address.
	await expect( form.getByLabel( 'Email address' ) ).toHaveValue( address );
	expect( decodeURIComponent( page.url() ) ).not.toContain( address );
	expect( await page.evaluate( () => Object.values( window.sessionStorage ).join() ) ).not.toContain( address );
	await form.getByLabel( 'Name' ).fill( 'Jo Smith' );
	await form.getByRole( 'button', { name: 'Request an estimate' } ).click();
	await expect( page ).toHaveURL( /\/auction-enquiry\/sell\/car-auctions\/thanks\/$/ );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Thank you, we’ve received your selling enquiry' );
	await expectLinksLead( page.getByRole( 'navigation', { name: 'Upcoming auctions' } ), 1 );
	// What axe finds on this page, and what of it is reached, is in every-page.spec.ts.
	await expectLinksLead( page.getByRole( 'main' ), 2 );
	expect( sweep.faults ).toEqual( [] );
} );

test( '[SITE-11] a registration to bid, a legal pack and a saved search are thanked for in their place', async ( { page } ) => {
	const sweep = new BothSweeps( page );
	await page.goto( '/auctions/property-weald/lot/2/' );
	await islandIsAlive( page, 'lot-enquiry' );
	await openEnquiry( page );
	const enquiry = page.getByRole( 'form', { name: 'Enquire, view or bid' } );
	await enquiry.getByRole( 'radio', { name: 'Register to bid' } ).check();
	await enquiry.getByLabel( 'Name' ).fill( 'Ada Bidder' );
	await enquiry.getByLabel( 'Email address' ).fill( email() );
	await enquiry.getByRole( 'checkbox', { name: /conditions of sale/ } ).check();
	await enquiry.getByRole( 'button', { name: 'Register to bid' } ).click();
	await expect( page.getByRole( 'heading', { name: 'Thank you, we’ve received your registration' } ) ).toBeFocused();
	await expectLinksLead( page.getByRole( 'navigation', { name: 'Upcoming auctions' } ), 1 );
	await islandIsAlive( page, 'lot-legal-pack' );
	await openSection( page, 'legal-pack' );
	const pack = page.locator( '[data-island="lot-legal-pack"]' );
	await pack.getByLabel( 'Name' ).fill( 'Ada Bidder' );
	await pack.getByLabel( 'Email address' ).fill( email() );
	await pack.getByRole( 'checkbox', { name: /accept/ } ).check();
	await pack.getByRole( 'button', { name: 'Send me the legal pack' } ).click();
	await expect( pack.getByRole( 'status' ) ).toBeVisible();
	await sweep.glance( 'registered, and a legal pack asked for' );

	await page.goto( '/estate-agents/for-sale/?min_beds=3' );
	await islandIsAlive( page, 'save-search' );
	await page.getByRole( 'button', { name: 'Email alerts for this search' } ).click();
	const dialog = page.getByRole( 'dialog' );
	await dialog.getByLabel( 'Email address' ).fill( email() );
	await dialog.getByRole( 'button', { name: 'Set up email alerts' } ).click();
	await expect( dialog.getByRole( 'heading', { name: 'Check your email' } ) ).toBeVisible();
	await sweep.dialog( 'search saved' );
	expect( sweep.faults ).toEqual( [] );
} );
