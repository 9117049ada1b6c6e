/**
 * A desk whose line is cut again and again, with a sale of the test's own: its lots come by CSV, and each result is kept once.
 * What visitors see meanwhile is in sale-life.spec.ts.
 */
import type { Page, Route } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { lotsCsv, makeSale, type OwnSale } from './support/own-sale';
import { expect, islandIsAlive, test } from './support/site';
import { signIn } from './support/staff';

const LOTS = 22;
const DESK = /\/hpapi\/v1\/auctions\/sale-day\/\d+/;

let sale: OwnSale;

test.beforeEach( async ( { page, isMobile } ) => {
	test.skip( isMobile, 'A desk is a laptop or a tablet.' );
	await signIn( page );
	sale = await makeSale( page );
} );

test.afterEach( async ( { page, isMobile } ) => {
	if ( ! isMobile ) {
		await page.unrouteAll( { behavior: 'ignoreErrors' } );
		await page.context().setOffline( false );
		await page.goto( 'about:blank' );
		await sale.remove();
		for ( const [ address, what ] of [ [ `/auctions/${ sale.slug }/`, 'its page' ], [ `/auctions/${ sale.slug }/lot/1/`, 'its lot' ] ] as const ) {
			expect( ( await page.request.get( address, { maxRedirects: 0 } ) ).status(), `${ what } is gone` ).toBe( 404 );
		}
	}
} );

/** The lots of the test by the platform's form, checked first and then imported. */
async function bringLots( page: Page ): Promise< void > {
	await page.getByLabel( 'File', { exact: true } ).setInputFiles( { name: 'lots.csv', mimeType: 'text/csv', buffer: lotsCsv( sale.slug, LOTS ) } );
	await page.getByRole( 'button', { name: 'Check file' } ).click();
	await expect( page.getByRole( 'heading', { name: /lots\.csv/ } ) ).toBeVisible();
	await expect( page.getByText( `${ LOTS }`, { exact: true } ).first() ).toBeVisible();
	await page.getByRole( 'button', { name: 'Apply changes' } ).click();
	await expect( page.getByRole( 'heading', { name: /lots\.csv: Done/ } ) ).toBeVisible();
}

async function openDesk( page: Page ): Promise< void > {
	await page.goto( `/wp-admin/edit.php?post_type=hh_sale&page=hh-sale-day&sale=${ sale.id }` );
	await islandIsAlive( page, 'sale-day-desk' );
	await expect( page.getByLabel( 'Hammer price' ) ).toBeFocused();
}

/** What the server has kept, lot after lot, as the public catalogue shows it. */
async function sold( page: Page ): Promise< string[] > {
	const html = await ( await page.request.get( `/auctions/${ sale.slug }/` ) ).text();
	// Without those of later sales, which are below.
	const selector = `#lots .hh-lot-card:has( a[href*="/auctions/${ sale.slug }/lot/"] )`;
	return page.evaluate( ( sought ) => [ ...new DOMParser().parseFromString( sought.html, 'text/html' ).querySelectorAll( sought.selector ) ].map( ( card ) => ( card.textContent ?? '' ).replace( /\s+/g, ' ' ) ), { html, selector } );
}

test( '[STAFF-05] [SYNC-08] lots by the CSV form; 20 results with the line cut again and again are all kept once, in order; axe finds nothing on the desk and its faults', async ( { page, context, complaints } ) => {
	await page.goto( '/wp-admin/edit.php?post_type=hh_sale&page=hh-auctions-sync' );
	await expectAccessible( page, '#wpbody-content' );
	await bringLots( page );
	await openDesk( page );
	await expectAccessible( page, '#wpbody-content' );
	const sent: Array< { client: string; entries: Array< { sequence: number } > } > = [];
	page.on( 'request', ( request ) => {
		if ( request.method() === 'POST' && DESK.test( request.url() ) ) {
			sent.push( request.postDataJSON() as ( typeof sent )[ number ] );
		}
	} );
	// Answers that get lost after the server has kept what came: the worst of all cuts.
	let swallow = false;
	await page.route( DESK, async ( route: Route ) => {
		if ( swallow && route.request().method() === 'POST' ) {
			await route.fetch().catch( () => null );
			await route.abort();
			return;
		}
		await route.continue();
	} );
	for ( let lot = 1; lot <= 20; lot++ ) {
		if ( [ 4, 9, 15 ].includes( lot ) ) {
			await context.setOffline( true );
		}
		swallow = [ 7, 12, 18 ].includes( lot );
		await expect( page.getByRole( 'heading', { level: 2 } ).first() ).toContainText( `Lot ${ lot }` );
		await page.keyboard.type( lot % 5 === 0 ? 'u' : `${ 3000 + lot }` );
		if ( lot % 5 !== 0 ) {
			await page.keyboard.press( 'Enter' );
		}
		if ( lot === 4 ) {
			await expect( page.getByRole( 'status' ).filter( { hasText: /Offline since \d/ } ) ).toBeVisible();
			await expectAccessible( page, '#wpbody-content' );
		}
		if ( [ 5, 10, 16 ].includes( lot ) ) {
			await context.setOffline( false );
		}
	}
	swallow = false;
	await page.getByRole( 'button', { name: 'Send now' } ).click( { timeout: 2000 } ).catch( () => {} );
	await expect( page.getByText( 'All saved' ) ).toBeVisible( { timeout: 60_000 } );
	await expect( page.getByText( /^20 of 22 lots done, 16 sold/ ) ).toBeVisible();
	const sequences = sent.flatMap( ( { entries } ) => entries.map( ( { sequence } ) => sequence ) );
	expect( new Set( sequences ).size ).toBe( 20 );
	expect( sequences.length, 'what was cut off was sent again' ).toBeGreaterThan( 20 );

	// The page anew: what the server says, and in which order.
	await page.unroute( DESK );
	await openDesk( page );
	await expect( page.getByText( /^20 of 22 lots done, 16 sold/ ) ).toBeVisible();
	const cards = await sold( page );
	expect( cards ).toHaveLength( LOTS );
	for ( let lot = 1; lot <= 20; lot++ ) {
		expect( cards[ lot - 1 ], `lot ${ lot }` ).toContain( lot % 5 === 0 ? 'Unsold' : `£${ ( 3000 + lot ).toLocaleString( 'en-GB' ) }` );
	}
	expect( cards[ 20 ] ).not.toMatch( /Sold|Unsold/ );
	// That the line was cut is what the test is about.
	complaints.splice( 0, complaints.length, ...complaints.filter( ( one ) => ! /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/.test( one ) ) );
} );
