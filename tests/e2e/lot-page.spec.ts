import type { Page, Request } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, islandIsAlive, layoutShift, openSection, test } from './support/site';
import { isUncovered } from './support/still';
import { email, networkAddress } from './support/valuation';

/** A lot of the demo's car sale of tomorrow, and one of the property sale in three weeks. */
const CAR = '/auctions/cars-fleet/lot/2/';
const PROPERTY = '/auctions/property-weald/lot/1/';

const trail = ( page: Page ) => page.getByRole( 'navigation', { name: 'Catalogue' } );
const costs = ( page: Page ) => page.getByRole( 'form', { name: 'Total cost' } );

test( '[LOT-02] [LOT-03] number, price and the next step are in the first screen; what a guide is stands beside it; a wide screen folds neither the total cost nor the form', async ( { page, isMobile } ) => {
	test.skip( isMobile, 'sets its own widths' );
	for ( const address of [ CAR, PROPERTY ] ) {
		await page.goto( address );
		for ( const size of [ { width: 375, height: 740 }, { width: 1440, height: 900 } ] ) {
			await page.setViewportSize( size );
			await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeInViewport();
			await expect( page.locator( '.hh-lot__number' ) ).toBeInViewport();
			// The day of the sale, and how long it is until then.
			await expect( page.locator( '.hh-lot__when' ).getByRole( 'link' ) ).toBeInViewport();
			await expect( page.locator( '.hh-lot__when [data-hh-countdown-left]' ) ).toBeInViewport();
			await expect( page.locator( '.hh-lot__when' ) ).toContainText( /starts in \d/ );
			// At the side of a wide screen, in the bar at the foot of a phone's.
			const place = page.locator( size.width < 991 ? '.hh-lot-bar' : '.hh-lot__side' );
			await expect( place.locator( '.hh-price' ).first() ).toBeInViewport();
			await expect( place.getByRole( 'link', { name: 'Register to bid' } ) ).toBeInViewport();
			const panel = page.getByRole( 'complementary', { name: 'Price and auction' } );
			await expect( panel.getByText( /no more than 10% above a single guide price|within the guide range|no minimum price/ ) ).toBeVisible();
			expect( await page.evaluate( () => document.documentElement.scrollWidth ) ).toBe( size.width );
		}
		await expect( costs( page ), address ).toBeVisible();
		await expect( page.getByRole( 'form', { name: 'Enquire, view or bid' } ), address ).toBeVisible();
	}
} );

test( '[LOT-02] [LOT-09] the sections have plain names, the same as a property’s, and no two of them touch; a viewing time comes with a calendar file', async ( { page, request, isMobile } ) => {
	test.skip( ! isMobile, 'sets its own widths' );
	await page.goto( PROPERTY );
	const names = await page.getByRole( 'navigation', { name: 'On this page' } ).getByRole( 'link' ).allTextContents();
	expect( names ).toEqual( expect.arrayContaining( [ 'Photos', 'Description', 'Property details', 'Costs', 'Location' ] ) );
	await expect( page.locator( '#description' ).getByRole( 'heading', { name: 'Key features' } ) ).toBeVisible();
	for ( const name of names ) {
		await expect( page.locator( '.hh-on-page' ).getByRole( 'link', { name, exact: true } ) ).toHaveAttribute( 'href', /^#[a-z-]+$/ );
	}
	expect( await page.locator( '.hh-on-page a' ).evaluateAll( ( links ) => links.filter( ( link ) => ! document.getElementById( link.getAttribute( 'href' )!.slice( 1 ) ) ).length ) ).toBe( 0 );
	const sections = page.locator( '.hh-property__main > section' );
	expect( await sections.count() ).toBeGreaterThan( 5 );
	await expect( page.locator( '.hh-property__main > section.hh-addenda' ) ).toHaveCount( 1 );
	for ( const width of [ 375, 1440 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		const touching = await sections.evaluateAll( ( all ) => all.filter( ( one ) => one.getBoundingClientRect().top - ( one.previousElementSibling?.getBoundingClientRect().bottom ?? -100 ) < 15 ).map( ( one ) => one.id || one.className ) );
		expect( touching, `${ width } px` ).toEqual( [] );
	}

	const link = page.getByRole( 'link', { name: /^Add to calendar/ } ).first();
	const answer = await request.get( ( await link.getAttribute( 'href' ) ) ?? '' );
	expect( answer.headers()[ 'content-type' ] ).toContain( 'text/calendar' );
	expect( await answer.text() ).toContain( 'SUMMARY:Viewing: lot 1' );
} );

test( '[LOT-12] the next lot and the way back keep the selection that the visitor came from', async ( { page, isMobile } ) => {
	test.skip( isMobile, 'the same on every width' );
	await page.goto( `${ CAR }?minPrice=1&sort=mileage` );
	await expect( trail( page ).getByRole( 'link', { name: 'Back to your results' } ) ).toHaveAttribute( 'href', /\?(?=.*minPrice=1)(?=.*sort=mileage)/ );
	const onward = trail( page ).getByRole( 'link', { name: /^(Next|Previous): lot/ } ).first();
	await onward.focus();
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL( /\/auctions\/cars-fleet\/lot\/[^/]+\/\?(?=.*minPrice=1)(?=.*sort=mileage)/ );
	await expect( page.locator( 'link[rel="canonical"]' ) ).toHaveAttribute( 'href', /\/lot\/[^/?]+\/$/ );
} );

test( '[LOT-04] the calculator counts while one types, and with the keyboard alone', async ( { page, isMobile } ) => {
	test.skip( ! isMobile, 'the same on every width' );
	await page.goto( CAR );
	await islandIsAlive( page, 'lot-costs' );
	await openSection( page, 'costs' );
	const field = costs( page ).getByLabel( 'Hammer price (£)' );
	await field.focus();
	await page.keyboard.press( 'Control+A' );
	await page.keyboard.type( '0' );
	const none = await costs( page ).locator( '.hh-calculator__result' ).locator( '.hh-calculator__answer' ).textContent();
	await page.keyboard.press( 'Control+A' );
	await page.keyboard.type( '£10,000' );
	await expect( costs( page ).getByRole( 'row', { name: /^Hammer price £10,000$/ } ) ).toBeVisible();
	expect( await costs( page ).locator( '.hh-calculator__result' ).locator( '.hh-calculator__answer' ).textContent() ).not.toBe( none );
	await page.goto( PROPERTY );
	await islandIsAlive( page, 'lot-costs' );
	await openSection( page, 'costs' );
	await costs( page ).getByLabel( 'Hammer price (£)' ).fill( '180000' );
	await costs( page ).getByLabel( 'You are buying' ).selectOption( 'additional' );
	await expect( costs( page ).getByRole( 'row', { name: 'Stamp Duty Land Tax £10,100' } ) ).toBeVisible();
} );

test( '[LOT-02] a page on a phone is as short as a property’s; a link opens what it leads to, and turns the form to what it asks for', async ( { page, isMobile } ) => {
	test.skip( ! isMobile, 'A wide screen folds nothing.' );
	await page.setViewportSize( { width: 375, height: 720 } );
	for ( const address of [ PROPERTY, CAR ] ) {
		await page.goto( address );
		await islandIsAlive( page, 'lot-gallery' );
		await page.evaluate( () => document.fonts.ready.then( () => undefined ) );
		expect( await page.evaluate( () => document.documentElement.scrollHeight ), address ).toBeLessThanOrEqual( 6200 );
	}
	const form = page.getByRole( 'form', { name: 'Enquire, view or bid' } );
	await expect( form ).toBeHidden();
	// Where "Register to bid" leads of a sale without a bidding platform.
	await page.evaluate( () => ( window.location.hash = 'enquiry-register' ) );
	await islandIsAlive( page, 'lot-enquiry' );
	await expect( form.getByRole( 'radio', { name: 'Register to bid' } ) ).toBeChecked();
	await expect( form ).toBeInViewport();
	await form.getByLabel( 'Name' ).fill( 'Ada Bidder' );
	await page.getByRole( 'group', { name: 'Price and next step' } ).getByRole( 'link', { name: 'Ask' } ).click();
	await expect( form.getByRole( 'radio', { name: 'Ask a question' } ) ).toBeChecked();
	await expect( form.getByLabel( 'Name' ) ).toHaveValue( 'Ada Bidder' );
	await expect( costs( page ) ).toBeHidden();
	await page.getByRole( 'complementary', { name: 'Price and auction' } ).getByRole( 'link', { name: 'Total cost' } ).click();
	await expect( costs( page ) ).toBeVisible();
} );

test( 'a field that is wrong and the thanks for the form are not behind the two lines of links of a wide screen', async ( { page, context, isMobile } ) => {
	test.skip( isMobile, 'On a phone the links do not stay.' );
	await context.setExtraHTTPHeaders( { 'X-Forwarded-For': networkAddress() } );
	await page.goto( `${ PROPERTY }#enquiry-ask` );
	await islandIsAlive( page, 'lot-enquiry' );
	const form = page.getByRole( 'form', { name: 'Enquire, view or bid' } );
	await form.getByRole( 'button', { name: 'Send my question' } ).click();
	await expect( form.getByText( 'Enter your question', { exact: true } ) ).toBeVisible();
	await isUncovered( form.getByText( 'Your message', { exact: true } ) );
	await form.getByLabel( 'Your message' ).fill( 'Is the roof sound?' );
	await form.getByLabel( 'Name' ).fill( 'Ada Bidder' );
	await form.getByLabel( 'Email address' ).fill( email() );
	await form.getByRole( 'button', { name: 'Send my question' } ).click();
	await isUncovered( page.getByRole( 'heading', { name: /^Thank you/ } ) );
} );

test( '[LOT-08] each fact of a vehicle has its word, and its plate is a plate; the printed sheet holds number, price and fees, on one page', async ( { page, isMobile } ) => {
	test.skip( ! isMobile, 'A wide screen folds fewer of the facts.' );
	await page.goto( CAR );
	await expect( page.locator( '.hh-lot__plate .hh-plate' ) ).toHaveText( /^[A-Z0-9]{2,4} [A-Z0-9]{1,4}$/ );
	const facts = page.locator( '#facts dl.hh-facts' );
	await expect( facts ).toHaveCount( 3 );
	await expect( facts.first() ).toBeVisible();
	const folded = page.locator( '#facts > details:not([open]) > summary' );
	for ( let left = await folded.count(); left > 0; left-- ) {
		await folded.first().click();
		await expect( folded ).toHaveCount( left - 1 );
	}
	for ( const label of [ 'Mileage', 'Previous keepers', 'V5C logbook', 'MOT', 'VAT', 'London ULEZ' ] ) {
		await expect( page.locator( '#facts' ).getByText( label, { exact: true } ) ).toBeVisible();
	}

	await page.emulateMedia( { media: 'print' } );
	const sheet = page.locator( '.hh-sheet' );
	await expect( sheet ).toBeVisible();
	await expect( sheet.getByText( /^Lot 2: / ) ).toBeVisible();
	await expect( sheet.getByText( /^Payable on top of the hammer price/ ) ).toBeVisible();
	await expect( page.locator( '.hh-lot__side' ) ).toBeHidden();
} );

test( '[LOT-09] [PROP-03] the map of a property lot comes with the button, on a wide screen by itself; no tile is asked for before', async ( { page, complaints, isMobile } ) => {
	const asked: string[] = [];
	await page.route( /tile\.openstreetmap\.org/, ( route ) => route.abort() );
	page.on( 'request', ( request ) => /tile\.openstreetmap|\/loader\/|chunks\/map/.test( request.url() ) && asked.push( request.url() ) );
	await page.goto( PROPERTY );
	await islandIsAlive( page, 'lot-location' );
	const show = page.getByRole( 'button', { name: 'Show Map' } );
	if ( isMobile ) {
		await show.scrollIntoViewIfNeeded();
		expect( asked ).toEqual( [] );
		await show.focus();
		await page.keyboard.press( 'Enter' );
	} else {
		await page.locator( '#location' ).scrollIntoViewIfNeeded();
	}
	await expect( page.getByRole( 'region', { name: /^Map/ } ) ).toBeVisible();
	expect( asked.filter( ( url ) => /tile/.test( url ) && ! isMobile ) ).toEqual( [] );
	await expect( page.locator( '.hh-location-circle, .hh-location-pin' ).first() ).toBeVisible();
	expect( asked.filter( ( url ) => /\/loader\/lot-map\/\d+\/$/.test( url ) ) ).toHaveLength( 1 );
	await expectAccessible( page, '#location' );
	await page.getByRole( 'button', { name: 'Hide Map' } ).click();
	await expect( page.getByRole( 'region', { name: /^Map/ } ) ).toHaveCount( 0 );
	complaints.splice( 0, complaints.length, ...complaints.filter( ( one ) => ! /net::ERR_FAILED/.test( one ) ) );
} );

// On a phone their whole screen is in open-states.spec.ts.
test( '[LOT-01] a lot’s pictures fill the screen, zoom by keys, and close by Escape', async ( { page, isMobile } ) => {
	test.skip( isMobile, 'a keyboard' );
	await page.goto( CAR );
	const gallery = page.getByRole( 'region', { name: 'Photos' } );
	test.skip( ( await gallery.count() ) === 0, 'The demo has no pictures of this lot yet.' );
	await islandIsAlive( page, 'lot-gallery' );
	await gallery.getByRole( 'button', { name: /Show full screen/ } ).click();
	const viewer = page.getByRole( 'dialog', { name: /^Photos of/ } );
	await expect( viewer ).toBeVisible();
	await page.keyboard.press( '+' );
	await expect( viewer.locator( '.is-zoomed' ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( viewer ).toBeHidden();
} );

test( '[SALE-07] a visitor who does something on the page is told to the site once, without a cookie', async ( { page, isMobile } ) => {
	test.skip( isMobile, 'the same on every width' );
	// As a browser that no program drives.
	await page.addInitScript( () => Object.defineProperty( Navigator.prototype, 'webdriver', { get: () => false } ) );
	const views: Request[] = [];
	page.on( 'request', ( request ) => /\/auctions\/lots\/\d+\/view$/.test( request.url() ) && views.push( request ) );
	await page.goto( CAR );
	expect( views ).toHaveLength( 0 );
	await page.keyboard.press( 'Tab' );
	await expect.poll( () => views.length ).toBe( 1 );
	await page.keyboard.press( 'Tab' );
	expect( ( await views[ 0 ]!.response() )?.status() ).toBe( 200 );
	expect( await views[ 0 ]!.headerValue( 'cookie' ) ).toBeNull();
	expect( views ).toHaveLength( 1 );
} );

test( '[AUC-15] [LOT-01] the lot is sold while its film plays: the price is renewed behind it, and closing gives the focus back', async ( { page, complaints, isMobile } ) => {
	test.skip( ! isMobile, 'the same on every width' );
	let version = 0;
	// A running sale, as the desk would have it: the demo's lots stay as they are.
	const lot = () => page.locator( '[data-hh-lot]' ).getAttribute( 'data-hh-lot' );
	await page.route( '**/lots/live*', async ( route ) => {
		const lots = version++ === 0 ? [] : [ { id: Number( await lot() ), said: 'Lot 11 is sold for £4,321.' } ];
		await route.fulfill( { json: { version, sale_status: 'running', lots } } );
	} );
	await page.route( '**/auctions/cars-day/lot/11/', async ( route ) => {
		if ( route.request().resourceType() !== 'fetch' ) {
			return route.fallback();
		}
		const fresh = await route.fetch();
		return route.fulfill( { response: fresh, body: ( await fresh.text() ).replace( /(data-hh-live="price"[^>]*>)/, '$1<p>Sold for £4,321</p>' ) } );
	} );
	await page.goto( '/auctions/cars-day/lot/11/' );
	await expect.poll( () => version ).toBe( 1 );
	await islandIsAlive( page, 'lot-gallery' );
	const film = page.getByRole( 'link', { name: 'Once round the car' } ).first();
	await film.focus();
	await page.keyboard.press( 'Enter' );
	const dialog = page.getByRole( 'dialog', { name: 'Once round the car' } );
	await expect( dialog.locator( 'video' ) ).toBeVisible();
	// The page asks at once when somebody comes back to its tab; else every 15 seconds.
	await page.evaluate( () => document.dispatchEvent( new Event( 'visibilitychange' ) ) );
	await expect( page.locator( '[data-hh-live="price"]' ) ).toContainText( 'Sold for £4,321' );
	await expect( page.locator( '[data-hh-lot-said]' ) ).toHaveText( 'Lot 11 is sold for £4,321.' );
	await expect( dialog, 'the film plays on' ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toBeHidden();
	await expect( page.getByRole( 'link', { name: 'Once round the car' } ).first() ).toBeFocused();
	await page.unrouteAll( { behavior: 'ignoreErrors' } );
	complaints.splice( 0, complaints.length, ...complaints.filter( ( one ) => ! /net::ERR_(FAILED|ABORTED)/.test( one ) ) );
} );

test( '[LOT-02] a lot that is sold says so, and leads on', async ( { page, isMobile } ) => {
	await page.goto( '/auctions/property-coast/lot/1/' );
	const side = page.getByRole( 'complementary', { name: 'Price and auction' } );
	await expect( side.getByText( /^(Sold|Unsold|This lot was withdrawn|The highest bid)/ ).first() ).toBeVisible();
	await expect( side.getByRole( 'link', { name: 'See upcoming lots' } ) ).toBeVisible();
	// On a phone the bar at the foot of the window leads on, too.
	const bar = page.getByRole( 'group', { name: 'Price and next step' } );
	await expect( bar.getByRole( 'link', { name: 'See upcoming lots' } ) ).toHaveCount( isMobile ? 1 : 0 );
	await expect( page.getByRole( 'link', { name: 'See upcoming lots' } ) ).toHaveCount( isMobile ? 2 : 1 );
	await expect( page.getByRole( 'link', { name: 'Register to bid' } ) ).toHaveCount( 0 );
} );

test( 'nothing jumps on the page of a lot, the heading is below the photos before its side has come, and axe finds nothing in the costs', async ( { page, isMobile } ) => {
	for ( const address of [ CAR, PROPERTY, '/auctions/property-coast/lot/1/' ] ) {
		await page.goto( address );
		await islandIsAlive( page, 'lot-costs' );
		expect( await layoutShift( page ), address ).toBeLessThanOrEqual( 0.01 );
		// While the page is arriving the column beside it is not there yet.
		const [ photos = 0, heading = 0 ] = await page.locator( '.hh-property__gallery, .hh-lot__head' ).evaluateAll( ( parts ) => {
			document.querySelector( '.hh-property__side' )!.remove();
			return parts.map( ( part ) => Math.round( part.getBoundingClientRect().left ) );
		} );
		expect( heading - photos, `${ address }: the heading is below the photos` ).toBeLessThan( 40 );
		// On a phone the calculator is folded, and the rest of these pages is in every-page.spec.ts.
		if ( ! isMobile ) {
			await expectAccessible( page, '#costs' );
		}
	}
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( '[LOT-04] the calculator answers by the address, and the catalogue’s selection stays', async ( { page, isMobile } ) => {
		test.skip( ! isMobile, 'the same on every width' );
		await page.goto( `${ CAR }?minPrice=1` );
		await openSection( page, 'costs' );
		await costs( page ).getByLabel( 'Hammer price (£)' ).fill( '10000' );
		await costs( page ).getByRole( 'button', { name: 'Calculate' } ).click();
		await expect( page ).toHaveURL( /minPrice=1.*hammer=10000/ );
		await expect( costs( page ).getByRole( 'row', { name: /^Hammer price £10,000$/ } ) ).toBeVisible();
		await expect( trail( page ).getByRole( 'link', { name: 'Back to your results' } ) ).toBeVisible();
		await page.getByText( 'All fees for this auction' ).click();
		await expect( page.getByRole( 'columnheader', { name: 'Fee', exact: true } ).first() ).toBeVisible();
	} );
} );
