import { expectAccessible } from './support/axe';
import { expect, islandIsAlive, layoutShift, test } from './support/site';
import { frames } from './support/still';
import type { Page, Request } from '@playwright/test';

const CATALOGUE = '/auctions/cars-fleet/';
const LOTS = '**/hpapi/v1/car-auctions/lots?**';

const count = ( page: Page ) => page.locator( '.hh-lot-catalogue__count' );
const lots = ( page: Page ) => page.locator( '.hh-lot-catalogue__list .hh-lot-card' );
const filters = ( page: Page ) => page.getByRole( 'search', { name: 'Lots' } );
const box = ( page: Page, name: RegExp ) => filters( page ).getByRole( 'checkbox', { name } );
const isNarrow = ( page: Page ) => ( page.viewportSize()?.width ?? 0 ) < 1100;

/** On a narrow screen the filters are behind a button. */
async function openFilters( page: Page ): Promise< void > {
	if ( isNarrow( page ) ) {
		await page.getByRole( 'button', { name: /^Filters/ } ).click();
	}
}

async function open( page: Page, address = CATALOGUE ): Promise< void > {
	await page.goto( address );
	await islandIsAlive( page, 'lot-catalogue' );
}

/** The first two makes of the catalogue that leave lots, as the page names them. */
async function makes( page: Page ): Promise< string[] > {
	return page.locator( 'details:has(summary span:text-is("Make")) .hh-lot-option:not(.is-none) .hh-lot-option__label' ).evaluateAll( ( labels ) => labels.slice( 1, 3 ).map( ( label ) => label.textContent ?? '' ) );
}

test.beforeEach( async ( { page } ) => {
	await page.setViewportSize( { width: 1440, height: 900 } );
} );

test( '[AUC-06] [AUC-07] [AUC-12] [SITE-12] a filter narrows the lots, lives in the address, and Back takes it away; several values, any, and Reset all', async ( { page } ) => {
	await open( page );
	await expect( count( page ) ).toHaveText( /^\d+ lots$/ );
	const all = await lots( page ).count();
	const [ make = '', second = '' ] = await makes( page );
	await box( page, new RegExp( `^${ make } ` ) ).check();
	await expect( count( page ) ).toHaveText( /^Showing \d+ of \d+ lots$/ );
	await expect( page ).toHaveURL( /\?make=[a-z-]+$/ );
	expect( await lots( page ).count() ).toBeLessThan( all );
	const shared = page.url();
	const shown = await lots( page ).locator( 'h3' ).allTextContents();
	await page.goBack();
	await expect( count( page ) ).toHaveText( /^\d+ lots$/ );
	await expect( page ).toHaveURL( new RegExp( `${ CATALOGUE }$` ) );
	// Whoever gets the address sees the same lots.
	await open( page, shared );
	expect( await lots( page ).locator( 'h3' ).allTextContents() ).toEqual( shown );
	await expect( box( page, new RegExp( `^${ make } ` ) ) ).toBeChecked();

	await box( page, new RegExp( `^${ second } ` ) ).check();
	await expect( page ).toHaveURL( /make=[a-z-]+,[a-z-]+$/ );
	await expect( box( page, /^Any make/ ) ).not.toBeChecked();
	await expect( box( page, /^Any make/ ) ).toBeEnabled();
	await box( page, /^Any make/ ).click();
	await expect( page ).toHaveURL( new RegExp( `${ CATALOGUE }$` ) );
	await expect( box( page, new RegExp( `^${ make } ` ) ) ).not.toBeChecked();
	await filters( page ).getByLabel( 'Mileage to' ).selectOption( { index: 3 } );
	await expect( page.getByRole( 'list', { name: 'Selected filters' } ) ).toContainText( 'Mileage: up to' );
	await page.getByRole( 'link', { name: 'Reset all' } ).click();
	await expect( count( page ) ).toHaveText( /^\d+ lots$/ );
	await expect( page.getByText( 'Reset all' ).first() ).toBeHidden();
} );

test( '[AUC-08] [AUC-18] sorting asks anew and is in the address; grid and list: the cookie remembers for the next page', async ( { page } ) => {
	await open( page );
	await page.getByLabel( 'Sort by' ).selectOption( 'price-asc' );
	await expect( page ).toHaveURL( /\?sort=price-asc$/ );
	await expect( count( page ) ).toHaveText( /^\d+ lots$/ );
	await page.getByLabel( 'Sort by' ).selectOption( 'lot-number' );
	await expect( count( page ) ).toHaveText( /^\d+ lots$/ );
	const numbers = await lots( page ).evaluateAll( ( cards ) => cards.map( ( card ) => parseInt( ( card as HTMLElement ).dataset.lotNumber ?? '', 10 ) ) );
	expect( numbers ).toEqual( [ ...numbers ].sort( ( a, b ) => a - b ) );

	await page.getByRole( 'navigation', { name: 'View as' } ).getByRole( 'link', { name: 'List' } ).click();
	await expect( page.locator( '.hh-lot-catalogue__list .hh-lot-list' ) ).toHaveClass( /hh-lot-list--list/ );
	const cookie = ( await page.context().cookies() ).find( ( one ) => one.name === 'hh_catalogue_view' );
	expect( Math.round( ( ( cookie?.expires ?? 0 ) - Date.now() / 1000 ) / 86400 ) ).toBe( 30 );
	await open( page );
	await expect( page.locator( '.hh-lot-catalogue__list .hh-lot-list' ) ).toHaveClass( /hh-lot-list--list/ );
	expect( await layoutShift( page ) ).toBeLessThan( 0.02 );
} );

test( '[AUC-02] back from a lot, the catalogue is where it was', async ( { page } ) => {
	await open( page );
	await filters( page ).getByLabel( 'Mileage to' ).selectOption( { index: 8 } );
	await expect( count( page ) ).toHaveText( /^Showing/ );
	const lot = lots( page ).nth( 8 );
	await lot.scrollIntoViewIfNeeded();
	const scrolled = await page.evaluate( () => window.scrollY );
	await lot.getByRole( 'link' ).first().click();
	await expect( page ).toHaveURL( /\/lot\/[^/]+\/\?maxMileage=/ );
	await page.goBack();
	await expect( count( page ) ).toHaveText( /^Showing/ );
	await expect.poll( () => page.evaluate( () => window.scrollY ) ).toBeGreaterThan( scrolled - 150 );
} );

test( '[AUC-12] a slow answer never overwrites a newer one', async ( { page } ) => {
	await open( page );
	const [ make = '' ] = await makes( page );
	let release = () => {};
	const held = new Promise< void >( ( resolve ) => ( release = resolve ) );
	await page.route( LOTS, async ( route ) => {
		if ( route.request().url().includes( 'make=' ) ) {
			await held;
		}
		await route.continue().catch( () => undefined );
	} );
	const isHeld = ( request: Request ) => request.url().includes( 'make=' ) && /\/lots\b/.test( request.url() );
	const over = Promise.race( [ page.waitForEvent( 'requestfinished', isHeld ), page.waitForEvent( 'requestfailed', isHeld ) ] );
	await box( page, new RegExp( `^${ make } ` ) ).check();
	await expect( count( page ) ).toHaveText( 'Searching catalogue...' );
	await page.goBack();
	await expect( count( page ) ).toHaveText( /^\d+ lots$/ );
	release();
	await over;
	await frames( page );
	await expect( count( page ) ).toHaveText( /^\d+ lots$/ );
	await expect( box( page, new RegExp( `^${ make } ` ) ) ).not.toBeChecked();
} );

test.describe( 'where the lots do not come', () => {
	// The browser logs the failed call itself.
	test( '[AUC-09] [AUC-10] that is said, and what makes no sense without them goes', async ( { page, complaints } ) => {
		await open( page );
		await page.route( '**/hpapi/v1/car-auctions/**', ( route ) => route.fulfill( { status: 503, contentType: 'application/json', body: '{}' } ) );
		const [ make = '' ] = await makes( page );
		// Not check(): the filters may have gone before it could look whether the box is ticked.
		await box( page, new RegExp( `^${ make } ` ) ).click();
		const alert = page.getByRole( 'alertdialog' );
		await expect( alert ).toContainText( 'Sorry! there was an error loading the lots for this auction catalogue. Please try again later.' );
		await expectAccessible( page );
		await alert.getByRole( 'button', { name: 'OK' } ).click();
		await expect( count( page ) ).toBeHidden();
		await expect( lots( page ).first() ).toBeHidden();
		await expect( page.locator( '.hh-lot-catalogue__future' ) ).toHaveCount( 0 );
		await page.unroute( '**/hpapi/v1/car-auctions/**' );
		await page.getByRole( 'button', { name: 'Try again' } ).click();
		await expect( count( page ) ).toHaveText( /^Showing/ );
		complaints.length = 0;
	} );
} );

test( '[AUC-13] the panel of filters on a phone: opens, keeps the keyboard inside, closes with Escape', async ( { page } ) => {
	await page.setViewportSize( { width: 375, height: 720 } );
	await open( page );
	await expect( filters( page ) ).toBeHidden();
	const button = page.getByRole( 'button', { name: /^Filters/ } );
	await button.click();
	const panel = page.getByRole( 'dialog', { name: 'Filter lots' } );
	await expect( panel ).toBeVisible();
	for ( let i = 0; i < 40; i++ ) {
		await page.keyboard.press( 'Tab' );
		expect( await panel.evaluate( ( element ) => element.contains( document.activeElement ) ) ).toBe( true );
	}
	await page.keyboard.press( 'Escape' );
	await expect( panel ).toBeHidden();
	await expect( button ).toBeFocused();
	await openFilters( page );
	const [ make = '' ] = await makes( page );
	await box( page, new RegExp( `^${ make } ` ) ).check();
	await page.getByRole( 'button', { name: /^Show \d+ lots?$/ } ).click();
	await expect( panel ).toBeHidden();
	await expect( count( page ) ).toHaveText( /^Showing/ );
	expect( await page.evaluate( () => document.documentElement.scrollWidth - window.innerWidth ) ).toBeLessThanOrEqual( 0 );
} );

test( 'with the keyboard alone: a filter, with the focus where it was', async ( { page } ) => {
	await open( page );
	const [ make = '' ] = await makes( page );
	await box( page, new RegExp( `^${ make } ` ) ).focus();
	await page.keyboard.press( 'Space' );
	await expect( count( page ) ).toHaveText( /^Showing/ );
	await expect( box( page, new RegExp( `^${ make } ` ) ) ).toBeFocused();
	await filters( page ).getByRole( 'combobox', { name: 'Search' } ).focus();
	await page.keyboard.type( make.slice( 0, 4 ) );
	await page.keyboard.press( 'Escape' );
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL( /search=/ );
} );

// At the widths of phones and desktops axe looks at it in every-page.spec.ts.
test( 'nothing jumps and nothing overflows at 375, 768 and 1440 px, and at 768 px all of it is in order', async ( { page } ) => {
	for ( const width of [ 375, 1440, 768 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		await open( page );
		expect( await layoutShift( page ), `${ width } px` ).toBeLessThan( 0.02 );
		expect( await page.evaluate( () => document.documentElement.scrollWidth - window.innerWidth ), `${ width } px` ).toBeLessThanOrEqual( 0 );
	}
	await expectAccessible( page );
} );

// The auctions' other pages are in every-page.spec.ts, and the sheet for the printer with property on it.
for ( const [ address, part ] of [ [ '/auctions/cars-fleet/print/', '.hh-print__lot:first-child' ], [ '/auctions/cars-day/screen/', '' ] ] as const ) {
	test( `axe finds nothing at ${ address }`, async ( { page, isMobile } ) => {
		test.skip( isMobile, 'Paper and the screen of a saleroom are wide.' );
		await page.goto( address );
		await expectAccessible( page, part );
	} );
}

test( '[AUC-16] a sale is a calendar file, and so are all', async ( { page } ) => {
	for ( const address of [ '/auctions/calendar.ics', `${ CATALOGUE }catalogue.ics` ] ) {
		const answer = await page.request.get( address );
		expect( answer.headers()[ 'content-type' ] ).toContain( 'text/calendar' );
		expect( await answer.text() ).toContain( 'BEGIN:VEVENT' );
	}
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( '[AUC-12] lots, filters, sort and views are a form and links', async ( { page } ) => {
		await page.goto( CATALOGUE );
		expect( await lots( page ).count() ).toBeGreaterThan( 10 );
		const [ make = '' ] = await page.locator( 'details:has(summary span:text-is("Make")) .hh-lot-option__label' ).allTextContents().then( ( names ) => names.slice( 1 ) );
		await box( page, new RegExp( `^${ make } ` ) ).check();
		await page.getByLabel( 'Sort by' ).selectOption( 'price-desc' );
		await filters( page ).getByRole( 'button', { name: /^Show/ } ).click();
		await expect( page ).toHaveURL( /\?make=[a-z-]+&sort=price-desc$/ );
		await expect( count( page ) ).toHaveText( /^Showing/ );
		await page.getByRole( 'navigation', { name: 'View as' } ).getByRole( 'link', { name: 'List' } ).click();
		await expect( page.locator( '.hh-lot-catalogue__list .hh-lot-list' ) ).toHaveClass( /hh-lot-list--list/ );
		await page.getByRole( 'link', { name: 'Reset all' } ).click();
		await expect( count( page ) ).toHaveText( /^\d+ lots$/ );
	} );
} );
