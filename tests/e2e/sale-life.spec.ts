/**
 * Two sales from draft to archive, played by people with accounts of their own (office, auctioneer) and by people without one
 * (bidders, watchers, sellers by their link). What no person has to click is prepared in support/sale-life.php; every email
 * is read, and its links followed.
 */
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { linkTo, SaleLife } from './support/sale-life';
import { expect, islandIsAlive, openSection, test } from './support/site';
import { publish, signInAs } from './support/staff';
import { expectFitsAllWidths } from './support/widths';

const DESK = '/wp-admin/edit.php?post_type=hh_sale&page=hh-sale-day';
const pdf = ( name: string ) => ( { name, mimeType: 'application/pdf', buffer: Buffer.from( `%PDF-1.7 ${ name }` ) } );

/** What a field for date and time takes, in the house's zone. */
const local = ( seconds: number ) => new Date( seconds * 1000 ).toLocaleString( 'sv-SE', { timeZone: 'Europe/London' } ).slice( 0, 16 ).replace( ' ', 'T' );
const now = () => Math.floor( Date.now() / 1000 );

let life: SaleLife;
let office: Page;

test.beforeEach( async ( { page, browser } ) => {
	test.setTimeout( 1_800_000 );
	life = new SaleLife( browser );
	office = await staff( browser, 'hh_auction_manager' );
	await signInAs( page, 'hh_auctioneer' );
} );

test.afterEach( async ( { page } ) => {
	// A page that is open goes on asking for news.
	await page.goto( 'about:blank' );
	await office.context().close();
	await life.end();
	expect( life.complaints ).toEqual( [] );
} );

async function staff( browser: Browser, role: string ): Promise< Page > {
	const page = await ( await browser.newContext( { viewport: { width: 1440, height: 900 } } ) ).newPage();
	await signInAs( page, role );
	return page;
}

/** Nothing is wider than the window. */
async function expectFits( page: Page ): Promise< void > {
	for ( const width of [ 375, 768, 1440 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		expect( await page.evaluate( () => document.documentElement.scrollWidth ), `at ${ width } px` ).toBeLessThanOrEqual( width );
	}
}

/** On the edit screen of a sale. */
async function setStatus( page: Page, sale: number, status: string ): Promise< void > {
	await page.goto( `/wp-admin/post.php?post=${ sale }&action=edit` );
	await page.getByLabel( 'Status', { exact: true } ).selectOption( { label: status } );
	await publish( page );
	await expect( page.getByText( 'Sale updated.' ) ).toBeVisible();
}

/** Fills in the form of an offer, on the page of a lot where it is open. */
async function offer( page: Page, amount: string, who: string, email: string, file = true ): Promise< void > {
	const form = page.locator( '.hh-lot-enquiry' );
	await expect( form.getByRole( 'radio', { name: 'Make an offer' } ) ).toBeChecked();
	await form.getByLabel( 'Your offer (£)' ).fill( amount );
	await form.getByLabel( 'How you’ll pay' ).selectOption( 'cash' );
	await form.getByLabel( 'Your solicitor' ).fill( 'Ann Law, Law & Co' );
	if ( file ) {
		await form.getByLabel( 'Proof of funds' ).setInputFiles( pdf( 'bank letter.pdf' ) );
	}
	await form.getByLabel( 'Name', { exact: true } ).fill( who );
	await form.getByLabel( 'Email address' ).fill( email );
	await form.getByLabel( 'Phone number' ).fill( '07700 900123' );
	await form.getByRole( 'button', { name: 'Send my offer' } ).click();
}

async function acceptOffer( page: Page, amount: string, who: string ): Promise< void > {
	await page.locator( '#hh-offers' ).getByRole( 'link', { name: `Accept offer ${ amount }, ${ who }` } ).click();
	await expect( page.getByText( `Accept the offer of ${ amount } from ${ who }?` ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Accept offer' } ).click();
	await expect( page.getByText( 'Offer accepted. The lot is marked as sold, and emails are on their way.' ) ).toBeVisible();
}

async function openDesk( page: Page, sale: number ): Promise< void > {
	await page.goto( `${ DESK }&sale=${ sale }` );
	await islandIsAlive( page, 'sale-day-desk' );
	await expect( page.getByLabel( 'Hammer price' ) ).toBeFocused();
}

/** Opens the panel at the desk that closes the sale. */
async function closing( page: Page ) {
	await page.getByRole( 'button', { name: 'Close the sale' } ).press( 'Enter' );
	const panel = page.getByRole( 'region', { name: 'Close the sale' } );
	return { panel, close: () => panel.getByRole( 'button', { name: 'Close the sale' } ).press( 'Enter' ) };
}

test( '[SALE-01] [SALE-02] [SALE-03] [SALE-04] [SALE-06] [SALE-07] [SALE-08] [SALE-09] [LOT-05] [LOT-07] [AUC-15] [AUC-16] [STAFF-05] [SITE-11] a property sale from draft to archive: hidden, announced, catalogue with alerts, offers, legal pack and addendum; the day with a lost connection; closed in one step, results, papers, and offered again', async ( { page, complaints } ) => {
	const bidder = await life.visitor( 375 );
	const watcher = await life.visitor( 1440 );
	const seller = await life.visitor( 768 );

	// The office publishes a sale too early, and is told why visitors do not see it.
	await office.goto( '/wp-admin/post-new.php?post_type=hh_sale' );
	await office.locator( '#title' ).fill( `March homes ${ life.tag }` );
	await publish( office );
	await expect( office.locator( '#hh-sale-hidden' ) ).toContainText( /Visitors can’t see this sale yet\..*date.*department|Visitors can’t see this sale yet\..*department.*date/ );
	await expect( office.getByText( 'Sale published.' ) ).toBeVisible();
	const sale = Number( new URL( office.url() ).searchParams.get( 'post' ) );
	const address = `/auctions/march-homes-${ life.tag }/`;
	for ( const hidden of [ address, `/?post_type=hh_sale&p=${ sale }` ] ) {
		const answer = await watcher.request.get( hidden );
		expect( answer.status(), hidden ).toBe( 404 );
		expect( await answer.text(), 'the site’s own page' ).toContain( 'hh-site-header' );
	}
	await office.getByRole( 'checkbox', { name: 'Property auctions' } ).first().check();
	await office.getByRole( 'checkbox', { name: 'Live in the room' } ).first().check();
	await office.getByLabel( 'Status', { exact: true } ).selectOption( { label: 'Announced' } );
	await office.getByLabel( 'Starts (UK time)' ).fill( local( now() + 5 * 86_400 ) );
	await office.getByLabel( 'Venue', { exact: true } ).fill( 'The Corn Exchange' );
	await office.getByLabel( 'Deposit (%)' ).fill( '10' );
	await publish( office );
	await expect( office.locator( '#hh-sale-hidden' ) ).toHaveCount( 0 );

	// Lot 1, from the sale: its sale and number are known.
	await office.getByRole( 'link', { name: 'Add lot to this sale' } ).click();
	await office.locator( '#title' ).fill( `Mill Cottage ${ life.tag }` );
	const fields = office.locator( '#hh-fields' );
	await expect( fields.getByLabel( 'Sale', { exact: true } ) ).toHaveValue( String( sale ) );
	await expect( fields.getByLabel( 'Lot number, as printed' ) ).toHaveValue( '1' );
	await fields.getByLabel( 'Guide price, or lower guide price (£)' ).fill( '150,000' );
	await fields.getByLabel( 'Offers before the auction, or after it if unsold' ).selectOption( { label: 'Yes' } );
	await fields.getByLabel( 'Town', { exact: true } ).fill( 'Cranbrook' );
	await fields.getByLabel( 'Postcode', { exact: true } ).fill( 'TN17 3DA' );
	const box = office.locator( '#hh-seller' );
	await box.getByLabel( 'Name', { exact: true } ).fill( 'Mia Miller' );
	await box.getByLabel( 'Email', { exact: true } ).fill( life.address( 'mia' ) );
	await box.getByLabel( 'Reserve (£)' ).fill( '155,000.50' );
	await publish( office );
	await expect( office.getByText( 'Lot published.' ) ).toBeVisible();
	await expect( box.getByLabel( 'Reserve (£)' ) ).toHaveValue( '155,000.50' );
	const lot1 = Number( new URL( office.url() ).searchParams.get( 'post' ) );
	await life.mails( seller, [ 'mia: Your lot is entered in our auction: Mill Cottage' ] );
	const stock = life.php< Record< 'next' | 'lot2' | 'lot3', number > >( 'property', { SALE: sale } );

	// Ann asks for alerts about the announced sale; when its catalogue is published she hears so.
	await watcher.goto( address );
	await islandIsAlive( watcher, 'lot-alerts' );
	await watcher.getByRole( 'button', { name: 'Email me new lots' } ).click();
	const dialog = watcher.getByRole( 'dialog', { name: 'Email alerts for lots' } );
	await dialog.getByLabel( 'Email address' ).fill( life.address( 'ann' ) );
	await dialog.getByText( 'As it happens' ).click();
	await dialog.getByRole( 'button', { name: 'Set up email alerts' } ).click();
	await expect( watcher.getByText( 'We’ll send you an email.' ) ).toBeFocused();
	let mails = await life.mails( watcher, [ 'ann: Confirm your email alerts for lots' ] );
	await watcher.goto( linkTo( mails[ 'ann: Confirm your email alerts for lots' ], 'watching/confirm' ) );
	await expectFitsAllWidths( watcher );
	await watcher.getByRole( 'button', { name: 'Confirm my alerts' } ).click();
	await expect( watcher.getByRole( 'heading', { level: 1, name: 'Your alerts are set up' } ) ).toBeVisible();
	await setStatus( office, sale, 'Catalogue open' );
	mails = await life.mails( watcher, [ 'ann: Catalogue published: March homes', 'bea: Your lot is in the catalogue: Lot 2, Cranbrook, TN17 3DA (The Barn)', 'mia: Your lot is in the catalogue: Lot 1, Cranbrook, TN17 3DA (Mill Cottage)', 'sam: Your lot is in the catalogue: Lot 3, Cranbrook, TN17 3DA (Oast House)' ] );
	const alert = mails[ 'ann: Catalogue published: March homes' ];
	expect( alert?.plain ).toContain( '5 lots match' );
	expect( alert?.headers ).toContain( 'List-Unsubscribe-Post: List-Unsubscribe=One-Click' );
	await watcher.goto( linkTo( alert, 'watching/manage' ) );
	await expectFitsAllWidths( watcher );
	await watcher.getByRole( 'button', { name: /^Stop alerts/ } ).click();
	await expect( watcher.getByText( 'You’re not watching anything at the moment.' ) ).toBeVisible();
	const samsPage = linkTo( mails[ 'sam: Your lot is in the catalogue: Lot 3, Cranbrook, TN17 3DA (Oast House)' ], 'auction-seller' );

	// Wendy watches the whole sale by email.
	await watcher.goto( address );
	await watcher.getByRole( 'link', { name: 'Watch by email' } ).first().click();
	await watcher.getByLabel( 'Email address' ).fill( life.address( 'wendy' ) );
	await watcher.getByRole( 'radio', { name: 'As it happens' } ).check();
	await watcher.getByRole( 'button', { name: 'Watch by email' } ).click();
	await expect( watcher.getByRole( 'heading', { level: 1, name: 'Check your email' } ) ).toBeVisible();
	mails = await life.mails( watcher, [ 'wendy: Confirm the lots you want to watch' ] );
	await watcher.goto( linkTo( mails[ 'wendy: Confirm the lots you want to watch' ], 'watching/confirm' ) );
	await watcher.getByRole( 'button', { name: 'Confirm my alerts' } ).click();
	await expect( watcher.getByRole( 'heading', { level: 1, name: 'You’re now watching these' } ) ).toBeVisible();

	// Bob offers on his phone, Cat without JavaScript.
	await bidder.goto( `${ address }lot/1/` );
	await bidder.getByRole( 'link', { name: 'Make an offer before the auction' } ).click();
	await islandIsAlive( bidder, 'lot-enquiry' );
	await bidder.getByRole( 'button', { name: 'Send my offer' } ).click();
	await expect( bidder.getByText( 'Enter your offer in pounds' ) ).toBeVisible();
	await expectAccessible( bidder );
	await offer( bidder, '£160,000', 'Bob Bidder', life.address( 'bob' ) );
	await expect( bidder.getByRole( 'heading', { name: 'Thank you, we’ve received your offer' } ) ).toBeVisible();
	const plain = await life.visitor( 375, false );
	await plain.goto( `${ address }lot/1/` );
	await openSection( plain, 'enquiry' );
	await plain.getByText( 'Make an offer', { exact: true } ).click();
	await offer( plain, '155000', 'Cat Second', life.address( 'cat' ), false );
	await expect( plain.getByRole( 'heading', { level: 1, name: 'Check your answers and send' } ) ).toBeVisible();
	await plain.getByLabel( 'Proof of funds' ).setInputFiles( pdf( 'bank letter.pdf' ) );
	await plain.getByRole( 'button', { name: 'Send my offer' } ).click();
	await expect( plain.getByRole( 'heading', { level: 1, name: 'Thank you, we’ve received your offer' } ) ).toBeVisible();
	const lot = 'Lot 1, Cranbrook, TN17 3DA (Mill Cottage)';
	mails = await life.mails( page, [ `bob: Thank you, we’ve received your offer: ${ lot }`, `cat: Thank you, we’ve received your offer: ${ lot }`, `hello: Offer: ${ lot }`, `hello: Offer: ${ lot }`, `mia: We’ve received an offer for your lot: ${ lot }`, `mia: We’ve received an offer for your lot: ${ lot }` ] );
	expect( mails[ `mia: We’ve received an offer for your lot: ${ lot }` ]?.plain ).not.toMatch( /Bob|Cat|bob|cat/ );

	// The auctioneer comes by the link of the mail, compares, reads the proof and accepts one.
	await page.goto( linkTo( mails[ `hello: Offer: ${ lot }` ], 'wp-admin' ) );
	await page.getByRole( 'link', { name: 'See all offers for this lot' } ).click();
	const rows = page.locator( '#hh-offers tbody tr' );
	await expect( rows ).toHaveText( [ /£160,000.*Bob Bidder.*Cash.*Law & Co/s, /£155,000.*Cat Second/s ] );
	const download = page.waitForEvent( 'download' );
	await rows.first().getByRole( 'link', { name: 'Download' } ).click();
	expect( ( await download ).suggestedFilename() ).toBe( 'proof-of-funds.pdf' );
	await acceptOffer( page, '£160,000', 'Bob Bidder' );
	await expect( rows ).toHaveText( [ /Accepted/, /Declined/ ] );
	mails = await life.mails( bidder, [ `bob: Your offer has been accepted: ${ lot }`, `cat: This lot has been sold to another buyer: ${ lot }`, `mia: Your lot has been sold for £160,000: ${ lot }`, `wendy: ${ lot }: Sold prior` ] );
	expect( mails[ `cat: This lot has been sold to another buyer: ${ lot }` ]?.plain + String( mails[ `wendy: ${ lot }: Sold prior` ]?.plain ) ).not.toContain( '160,000' );
	await bidder.goto( `${ address }lot/1/` );
	await expect( bidder.getByRole( 'main' ) ).toContainText( 'Sold prior' );
	await expect( bidder.getByRole( 'main' ) ).not.toContainText( '160,000' );
	await expect( bidder.getByRole( 'radio', { name: 'Make an offer' } ) ).toHaveCount( 0 );

	// The letter and the memorandum have what the site knows: the buyer, the price and the deposit.
	await page.getByRole( 'link', { name: 'Memorandum of sale' } ).evaluate( ( link ) => link.removeAttribute( 'target' ) );
	await page.getByRole( 'link', { name: 'Memorandum of sale' } ).click();
	await expect( page.getByRole( 'textbox', { name: 'Buyer’s name and address' } ) ).toHaveText( 'Bob Bidder' );
	await expect( page.getByRole( 'textbox', { name: 'Price' } ) ).toHaveText( '£160,000' );
	await expect( page.getByRole( 'textbox', { name: 'Deposit', exact: true } ) ).toHaveText( '£16,000' );
	await expectAccessible( page, 'main' );
	await page.emulateMedia( { media: 'print' } );
	await expect( page.getByText( 'Type in the marked places' ) ).toBeHidden();
	for ( const kind of [ 'Letter to the buyer', 'Memorandum of sale' ] ) {
		await page.emulateMedia( { media: null } );
		// The printer does not wait for a page that is still coming.
		const loaded = page.waitForEvent( 'load' );
		await page.getByRole( 'link', { name: kind } ).click();
		await loaded;
		const print = ( await page.pdf( { preferCSSPageSize: true } ) ).toString( 'latin1' );
		expect( print.match( /\/Type\s*\/Page\b/g ), kind ).toHaveLength( 1 );
		expect( print, 'A4' ).toMatch( /\/MediaBox\s*\[0 0 (594|595|596)[\d.]* (841|842)/ );
	}
	for ( const kind of [ 'memorandum', 'letter' ] ) {
		expect( ( await bidder.request.get( `/auction-papers/${ lot1 }/${ kind }/` ) ).status(), 'a visitor' ).toBe( 404 );
	}

	// A legal pack and an addendum for lot 2.
	await page.goto( `/wp-admin/post.php?post=${ stock.lot2 }&action=edit` );
	await page.getByLabel( 'Add documents' ).setInputFiles( [ pdf( 'Title register.pdf' ), pdf( 'Special conditions.pdf' ) ] );
	await page.getByRole( 'button', { name: 'Save legal pack' } ).click();
	await expect( page.getByText( 'Legal pack saved.' ) ).toBeVisible();
	await page.getByLabel( 'New addendum' ).fill( 'The tenant has left.' );
	await page.getByRole( 'checkbox', { name: /^I have checked it/ } ).check();
	await page.getByRole( 'button', { name: 'Publish addendum' } ).click();
	await expect( page.getByText( 'Addendum published.' ) ).toBeVisible();
	mails = await life.mails( bidder, [ 'wendy: Lot 2, Cranbrook, TN17 3DA (The Barn): Addendum 1: The tenant has left.' ] );

	// Bob gets the documents by the mail's link, one by one or all; once the office opens them at once, without it.
	const askForPack = async () => {
		await bidder.goto( `${ address }lot/2/` );
		await expect( bidder.getByRole( 'main' ) ).toContainText( 'The tenant has left.' );
		await islandIsAlive( bidder, 'lot-legal-pack' );
		await openSection( bidder, 'legal-pack' );
		const pack = bidder.locator( '#legal-pack' );
		await pack.getByLabel( 'Name' ).fill( 'Bob Bidder' );
		await pack.getByLabel( 'Email address' ).fill( life.address( 'bob' ) );
		await pack.getByRole( 'checkbox', { name: /accept/ } ).check();
		await pack.getByRole( 'button', { name: /legal pack|documents/ } ).last().click();
		return pack;
	};
	await expect( ( await askForPack() ).getByRole( 'status' ) ).toContainText( 'Check your email' );
	mails = await life.mails( bidder, [ 'bob: Legal pack: Lot 2, Cranbrook, TN17 3DA (The Barn)' ] );
	await bidder.goto( linkTo( Object.values( mails )[ 0 ], 'legal-pack' ) );
	await bidder.getByRole( 'button', { name: 'View the documents' } ).click();
	await expect( bidder.getByRole( 'link', { name: /Title register/ } ) ).toBeVisible();
	await expectFitsAllWidths( bidder );
	const file = await bidder.request.get( ( await bidder.getByRole( 'link', { name: /Special conditions/ } ).first().getAttribute( 'href' ) ) ?? '' );
	expect( [ file.headers()[ 'content-type' ], ( await file.body() ).subarray( 0, 5 ).toString() ] ).toEqual( [ 'application/pdf', '%PDF-' ] );
	const all = await bidder.request.get( ( await bidder.getByRole( 'link', { name: /^Download all \(ZIP, / } ).getAttribute( 'href' ) ) ?? '' );
	expect( [ all.headers()[ 'content-type' ], ( await all.body() ).subarray( 0, 4 ).toString() ] ).toEqual( [ 'application/zip', 'PK\x03\x04' ] );
	await bidder.getByRole( 'button', { name: 'Stop emails about this pack' } ).click();
	await expect( bidder.getByText( 'We’ve stopped emailing you about this legal pack.' ) ).toBeVisible();
	await office.goto( '/wp-admin/edit.php?post_type=hh_sale&page=hh-legal-packs' );
	await office.getByLabel( 'Open documents at once' ).check();
	await office.getByRole( 'button', { name: 'Save changes' } ).last().click();
	await expect( office.getByText( 'Settings saved.' ) ).toBeVisible();
	await askForPack();
	await expect( bidder.getByRole( 'link', { name: /Title register/ } ) ).toBeVisible();
	await expect( bidder ).toHaveURL( /\/legal-pack\// );
	await life.mails( bidder, [ 'bob: Legal pack: Lot 2, Cranbrook, TN17 3DA (The Barn)' ] );

	// The day. The auctioneer starts the sale at the desk; every open page hears so, and of each result.
	life.php( 'day', { SALE: sale } );
	await openDesk( page, sale );
	await page.getByRole( 'button', { name: 'Start the sale' } ).click();
	await expect( page.getByText( 'The sale is live. Visitors see which lot is being sold.' ) ).toBeVisible();
	const open = async ( path: string ) => {
		const own = await watcher.context().newPage();
		await own.goto( path );
		await own.evaluate( () => Object.assign( window, { hhSamePage: true } ) );
		return own;
	};
	const catalogue = await open( address );
	const lotPage = await open( `${ address }lot/3/` );
	const list = await open( `${ address }run-list/` );
	const screen = await open( `${ address }screen/` );
	await islandIsAlive( catalogue, 'lot-catalogue' );
	await bidder.goto( '/' );
	await expect( bidder.getByRole( 'link', { name: 'Now at lot 2', exact: true } ) ).toBeVisible();
	for ( const own of [ list, catalogue, lotPage ] ) {
		await expect( own.getByRole( 'link', { name: 'Now at lot 2', exact: true } ) ).toBeVisible();
	}
	await expect( lotPage.getByText( /^This lot is expected around \d+(:\d\d)?[ap]m$/ ) ).toBeVisible();
	await expect( list.getByRole( 'row', { name: /^2 / } ).getByText( 'Now', { exact: true } ) ).toBeVisible();
	await expect( screen.locator( 'main :is(a, button, input)' ) ).toHaveCount( 0 );
	for ( const [ width, height ] of [ [ 1920, 1080 ], [ 1280, 720 ], [ 768, 1024 ] ] as const ) {
		await screen.setViewportSize( { width, height } );
		expect( await screen.evaluate( () => [ document.documentElement.scrollWidth - window.innerWidth, document.documentElement.scrollHeight - window.innerHeight ] ), `${ width } × ${ height }` ).toEqual( [ 0, 0 ] );
		await expect( screen.getByText( 'Guide price' ) ).toBeInViewport( { ratio: 1 } );
		await expectAccessible( screen );
	}

	// The line is cut: what is typed meanwhile arrives once.
	await page.bringToFront();
	await page.getByLabel( 'Hammer price' ).focus();
	await page.context().setOffline( true );
	await page.keyboard.type( '205000' );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'heading', { level: 2 } ) ).toContainText( 'Lot 3' );
	await page.keyboard.type( '290000r' );
	await expect( page.getByRole( 'status' ).filter( { hasText: /2 entries waiting\. Offline since \d/ } ) ).toBeVisible();
	await expectAccessible( page, '#wpbody-content' );
	await page.context().setOffline( false );
	await expect( page.getByText( 'All saved' ) ).toBeVisible( { timeout: 60_000 } );
	complaints.splice( 0, complaints.length, ...complaints.filter( ( one ) => ! /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/.test( one ) ) );
	for ( const own of [ list, catalogue, lotPage ] ) {
		await own.bringToFront();
		await expect( own.getByRole( 'link', { name: 'Now at lot 4', exact: true } ) ).toBeVisible();
		expect( await own.evaluate( () => 'hhSamePage' in window ), 'without a reload' ).toBe( true );
	}
	await expect( list.getByRole( 'row', { name: /^2 / } ) ).toContainText( 'Sold for £205,000' );
	await expectFitsAllWidths( list );
	await screen.bringToFront();
	await expect( screen.getByRole( 'heading', { name: `Cranbrook, TN17 3DA` } ) ).toBeVisible();
	await expect( screen.getByText( /^Lot 3, .*: provisional/i ) ).toBeVisible();
	await catalogue.bringToFront();
	await expect( catalogue.locator( '#lots .hh-lot-card' ).nth( 1 ) ).toContainText( '£205,000' );
	await catalogue.goto( 'about:blank' );
	await screen.close();

	// A price far from the guide is asked twice; the last lot is forgotten.
	await page.bringToFront();
	await expect( page.getByRole( 'heading', { level: 2 } ) ).toContainText( 'Lot 4' );
	await page.keyboard.type( '325' );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByText( /a long way from the guide price/ ) ).toBeVisible();
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'heading', { level: 2 } ) ).toContainText( 'Lot 5' );
	await expect( page.getByText( 'All saved' ) ).toBeVisible();
	const { panel, close } = await closing( page );
	await expect( panel.getByRole( 'heading', { name: '1 lot without a result' } ) ).toBeVisible();
	await expect( panel.getByText( 'Sold for £205,000, below the reserve of £210,000.50.' ) ).toBeVisible();
	await expect( panel.getByText( /£325 is a long way/ ) ).toBeVisible();
	await expect( panel.getByRole( 'row', { name: /Lot 3.*£290,000.*£310,000.*Would take £295,000/ } ) ).toBeVisible();
	await close();
	await expect( panel.getByRole( 'alert' ) ).toContainText( 'Some lots have no result' );
	// The refusal is an answer of the server that browsers note.
	expect( complaints.splice( 0 ).filter( ( complaint ) => ! complaint.includes( '409' ) ) ).toEqual( [] );
	await expectAccessible( page, '.hh-desk' );
	await expectFits( page );
	await panel.getByLabel( 'Mark this 1 lot as unsold' ).press( 'Space' );
	await panel.getByLabel( /I’ve checked these/ ).press( 'Space' );
	await close();
	await expect( page.getByRole( 'heading', { name: 'The sale is closed' } ) ).toBeFocused();
	await expectAccessible( page, '.hh-desk' );
	await expectFits( page );
	mails = await life.mails( bidder, [ 'bea: Your lot has been sold for £205,000: Lot 2, Cranbrook, TN17 3DA (The Barn)', 'sam: We have a bid for your lot to discuss: Lot 3, Cranbrook, TN17 3DA (Oast House)', 'wendy: Changes to 4 items you’re watching' ] );
	expect( mails[ 'sam: We have a bid for your lot to discuss: Lot 3, Cranbrook, TN17 3DA (Oast House)' ]?.plain ).toContain( 'We’ll call you about the highest bid' );
	const results = mails[ 'wendy: Changes to 4 items you’re watching' ];
	expect( results?.plain ).toContain( 'Sold for £205,000' );
	expect( results?.plain.match( /still available|still for sale/gi ) ?? [], 'Lots 3 and 5.' ).toHaveLength( 2 );

	// The results: on the page, for the press, as a file.
	await page.getByRole( 'link', { name: 'View the results' } ).click();
	await expect( page.getByRole( 'main' ) ).toContainText( '£205,325' );
	await expect( page.getByRole( 'main' ) ).toContainText( /60\s*%/ );
	await watcher.bringToFront();
	await watcher.goto( address );
	await watcher.getByRole( 'link', { name: 'Results for the press' } ).click();
	await expect( watcher.getByText( /sold 3 of 5 lots \(60%\) at .+, and raised £205,325\./ ) ).toBeVisible();
	await expectFitsAllWidths( watcher );
	await watcher.context().grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
	await watcher.getByRole( 'button', { name: 'Copy summary' } ).click();
	await expect( watcher.getByText( 'Summary copied.' ) ).toBeVisible();
	expect( await watcher.evaluate( () => navigator.clipboard.readText() ) ).toMatch( /raised £[\d,]+\.\s+The highest price was for lot 2/ );
	const [ csv ] = await Promise.all( [ watcher.waitForEvent( 'download' ), watcher.getByRole( 'link', { name: 'Download results (CSV)' } ).click() ] );
	expect( csv.suggestedFilename() ).toBe( `march-homes-${ life.tag }-results.csv` );
	const lines = ( await readFile( await csv.path(), 'utf8' ) ).trimEnd().split( '\r\n' );
	expect( lines[ 0 ] ).toBe( '\u{FEFF}Lot,Title,Address,"Guide price from","Guide price to",Result,"Hammer price","Web address"' );
	expect( lines ).toHaveLength( 6 );
	expect( lines.join() ).not.toMatch( /160,?000|155,?000|210,?000|Miller|sam-/ );

	// The lots that were not sold, in the next sale: by ticks, with numbers that are proposed.
	await page.goto( '/wp-admin/edit.php?post_type=hh_sale&page=hh-offer-again' );
	await page.getByRole( 'row' ).filter( { has: page.locator( `a[href*="from=${ sale }"]` ) } ).getByRole( 'link' ).click();
	await page.getByLabel( 'Offer them again in' ).selectOption( String( stock.next ) );
	await page.getByRole( 'button', { name: 'Continue' } ).click();
	await page.getByRole( 'checkbox', { name: /Oast House/ } ).check();
	await page.getByRole( 'checkbox', { name: /Old Forge/ } ).check();
	await expect( page.getByLabel( /^New lot number: Lot 3/ ) ).toHaveValue( '1' );
	await expect( page.getByLabel( /^Lower guide price: Lot 3/ ) ).toHaveValue( '300000' );
	await page.getByLabel( /^New lot number: Lot 5/ ).fill( '1' );
	await page.getByRole( 'button', { name: 'Offer these lots again' } ).click();
	await expect( page.getByText( 'Lot number: 1 is on this page twice.' ) ).toBeVisible();
	await page.getByLabel( /^New lot number: Lot 5/ ).fill( '13' );
	await page.getByLabel( /^Lower guide price: Lot 3/ ).fill( '280,000' );
	await expectFits( page );
	await page.getByRole( 'button', { name: 'Offer these lots again' } ).click();
	await expect( page.getByText( '2 lots are offered again in this sale.' ) ).toBeVisible();
	await life.mails( bidder, [ 'sam: We’re offering your lot again: Lot 1, Cranbrook, TN17 3DA (Oast House)', 'wendy: Changes to 2 items you’re watching' ] );

	// The old address leads on, the archive stays, and the seller's page has both.
	await bidder.goto( `${ address }lot/3/` );
	await expect( bidder.getByText( /Offered again as lot 1 on/ ).first() ).toBeVisible();
	await expectFitsAllWidths( bidder );
	await bidder.getByRole( 'complementary' ).getByRole( 'link', { name: 'See lot 1' } ).click();
	await expect( bidder ).toHaveURL( new RegExp( `/auctions/april-homes-${ life.tag }/lot/1/$` ) );
	await expect( bidder.getByRole( 'main' ) ).toContainText( '£280,000' );
	await expect( bidder.getByRole( 'main' ) ).not.toContainText( /Sam Seller|310,000/ );
	expect( await ( await bidder.request.get( '/auctions/available/' ) ).text() ).not.toContain( `${ address }lot/` );
	expect( await ( await bidder.request.get( '/auctions/results/' ) ).text() ).toContain( `March homes ${ life.tag }` );
	await seller.goto( samsPage );
	await expect( seller.getByRole( 'main' ) ).toContainText( /Lot 1, .*Lot 3, /s );
	await expect( seller.getByRole( 'main' ) ).toContainText( '£310,000' );
	await expectFitsAllWidths( seller );
} );

test( '[SALE-01] [SALE-03] [SALE-04] [SALE-05] [SALE-07] a timed van sale from catalogue to archive: an end that is extended on open pages, closed and reopened, what is left found from the home page, an offer withdrawn by its link and another accepted', async ( { page, complaints } ) => {
	const bidder = await life.visitor( 375 );
	const seller = await life.visitor( 768 );
	const stock = life.php< Record< 'sale' | 'lot1' | 'lot2', number > >( 'vans' );
	const address = `/auctions/evening-vans-${ life.tag }/`;
	const lot = 'Lot 2, Ford Transit Custom';
	await setStatus( office, stock.sale, 'Catalogue open' );
	await life.mails( seller, [ `vic: Your lot is in the catalogue: ${ lot }` ] );

	// Bidding is open. The auctioneer starts the sale and gives a lot more time after a late bid.
	life.php( 'day', { SALE: stock.sale, ENDS: now() + 7200 } );
	await openDesk( page, stock.sale );
	await page.getByRole( 'button', { name: 'Start the sale' } ).click();
	await expect( page.getByText( 'The sale is live.', { exact: false } ) ).toBeVisible();
	await bidder.goto( `${ address }lot/1/` );
	const countdown = bidder.locator( '[data-hh-countdown]' ).first();
	await expect( countdown ).toHaveText( /1 hour 5\d minutes/ );
	await expect( bidder.getByText( /^Now at lot/ ) ).toHaveCount( 0 );
	await page.goto( `/wp-admin/post.php?post=${ stock.lot1 }&action=edit` );
	await page.locator( '#hh-field-ends_at' ).fill( local( now() + 3 * 3600 ) );
	await publish( page );
	await bidder.bringToFront();
	await expect( countdown ).toHaveText( /2 hours 5\d minutes|3 hours/ );

	// Results before the end are asked about; a closed sale takes none until it is reopened.
	await page.bringToFront();
	await openDesk( page, stock.sale );
	await page.keyboard.type( '8450' );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'heading', { level: 2 } ) ).toContainText( 'Lot 2' );
	await page.keyboard.type( 'u' );
	await expect( page.getByText( 'All saved' ) ).toBeVisible();
	const { panel, close } = await closing( page );
	await expect( panel.getByText( 'The sale hasn’t reached its end time yet.' ) ).toBeVisible();
	await panel.getByLabel( /I’ve checked these/ ).check();
	await close();
	await expect( page.getByRole( 'heading', { name: 'The sale is closed' } ) ).toBeFocused();
	await page.getByRole( 'button', { name: /Back to the lots/ } ).click();
	await page.keyboard.type( 'u' );
	await expect( page.getByText( 'This sale is closed. Reopen it to change a result.' ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Results and reopening' } ).click();
	await page.getByRole( 'button', { name: 'Reopen the sale' } ).click();
	await expect( page.getByRole( 'heading', { level: 2, name: 'Close the sale' } ) ).toBeVisible();
	await page.getByRole( 'button', { name: /Back to the lots/ } ).click();
	await page.locator( '.hh-desk__lot' ).first().click();
	await page.getByLabel( 'Hammer price' ).fill( '8500' );
	await page.keyboard.press( 'Enter' );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByText( 'All saved' ) ).toBeVisible();
	await expect( page.getByText( /^2 of 2 lots done, 1 sold, £8,500 total$/ ) ).toBeVisible();
	const again = await closing( page );
	await again.panel.getByLabel( /I’ve checked these/ ).check();
	await again.close();
	await expect( page.getByRole( 'heading', { name: 'The sale is closed' } ) ).toBeVisible();
	expect( complaints.splice( 0 ) ).toEqual( [] );
	await life.mails( seller, [ `vic: Your lot was not sold: ${ lot }` ] );

	// From the home page to what is left, and an offer that is withdrawn by the link of its mail.
	await bidder.goto( '/' );
	await bidder.getByRole( 'link', { name: 'See lots available now' } ).click();
	await expect( bidder.getByRole( 'heading', { level: 1, name: 'Available now' } ) ).toBeVisible();
	await expectFitsAllWidths( bidder );
	await bidder.getByRole( 'link', { name: new RegExp( `^Make an offer.*Transit Custom ${ life.tag }` ) } ).click();
	await islandIsAlive( bidder, 'lot-enquiry' );
	await expect( bidder ).toHaveURL( new RegExp( `${ address }lot/2/#enquiry-offer$` ) );
	await expect( bidder.getByRole( 'heading', { name: 'Enquire or make an offer' } ) ).toBeVisible();
	await offer( bidder, '9000', 'Eve Early', life.address( 'eve' ) );
	await expect( bidder.getByRole( 'heading', { name: 'Thank you, we’ve received your offer' } ) ).toBeVisible();
	let mails = await life.mails( page, [ `eve: Thank you, we’ve received your offer: ${ lot }`, `hello: Offer: ${ lot }`, `vic: We’ve received an offer for your lot: ${ lot }` ] );
	await bidder.goto( linkTo( mails[ `eve: Thank you, we’ve received your offer: ${ lot }` ], 'auction-enquiry/offer' ) );
	await expect( bidder.getByRole( 'heading', { level: 1, name: 'Your offer' } ) ).toBeVisible();
	await expectFitsAllWidths( bidder );
	await bidder.getByRole( 'button', { name: 'Withdraw my offer' } ).click();
	await expect( bidder.getByRole( 'heading', { level: 1, name: 'Your offer has been withdrawn' } ) ).toBeVisible();
	await life.mails( page, [ `hello: Offer withdrawn: ${ lot }` ] );

	// Another is accepted; its seller sees it on the page of their link.
	const dan = await life.visitor( 1440 );
	await dan.goto( `${ address }lot/2/#enquiry-offer` );
	await islandIsAlive( dan, 'lot-enquiry' );
	await offer( dan, '£11,600', 'Dan Driver', life.address( 'dan' ) );
	await expect( dan.getByRole( 'heading', { name: 'Thank you, we’ve received your offer' } ) ).toBeVisible();
	mails = await life.mails( page, [ `dan: Thank you, we’ve received your offer: ${ lot }`, `hello: Offer: ${ lot }`, `vic: We’ve received an offer for your lot: ${ lot }` ] );
	await seller.goto( linkTo( mails[ `vic: We’ve received an offer for your lot: ${ lot }` ], 'auction-seller' ) );
	await expect( seller.getByText( /£11,600 on .*: waiting for your answer/ ) ).toBeVisible();
	await expect( seller.getByRole( 'main' ) ).not.toContainText( 'Dan' );
	await page.goto( `/wp-admin/post.php?post=${ stock.lot2 }&action=edit` );
	await expect( page.locator( '#hh-offers tbody tr' ).nth( 1 ) ).toContainText( 'Withdrawn by the bidder' );
	await acceptOffer( page, '£11,600', 'Dan Driver' );
	mails = await life.mails( seller, [ `dan: Your offer has been accepted: ${ lot }`, `vic: Your lot has been sold for £11,600: ${ lot }` ] );
	expect( mails[ `dan: Your offer has been accepted: ${ lot }` ]?.plain ).toContain( 'payment and collection' );
	await dan.goto( `${ address }lot/2/` );
	await expect( dan.getByRole( 'main' ) ).toContainText( 'Sold after' );
	await expect( dan.getByRole( 'main' ) ).not.toContainText( '11,600' );
	expect( await ( await dan.request.get( '/auctions/available/' ) ).text() ).not.toContain( `${ address }lot/2/` );
	expect( await ( await dan.request.get( '/auctions/results/' ) ).text() ).toContain( `Evening vans ${ life.tag }` );
} );
