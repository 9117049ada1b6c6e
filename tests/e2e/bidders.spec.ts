import { expect, islandIsAlive, test } from './support/site';
import type { Page } from '@playwright/test';

const PHONE = { width: 375, height: 812 };
const LAPTOP = { width: 1440, height: 900 };
const HOMES = '/auctions/property-weald/';

/** Pixels from the top of the page. */
const top = ( page: Page, selector: string ) => page.locator( selector ).first().evaluate( ( element ) => element.getBoundingClientRect().top + window.scrollY );

test( 'on a phone the first lot of a catalogue is in the first screen and a half, and addenda are folded', async ( { page } ) => {
	await page.setViewportSize( PHONE );
	await page.goto( HOMES );
	await islandIsAlive( page, 'lot-catalogue' );
	expect( await top( page, '.hh-lot-catalogue__list .hh-lot-card' ) ).toBeLessThan( 1.5 * PHONE.height );
	await expect( page.locator( '.hh-addenda' ) ).toBeHidden();
	await page.getByText( 'Addenda: read before you bid' ).click();
	await expect( page.locator( '.hh-addenda' ) ).toBeVisible();
} );

test( 'the keyboard skips to the lots', async ( { page } ) => {
	await page.setViewportSize( LAPTOP );
	await page.goto( HOMES );
	await islandIsAlive( page, 'lot-catalogue' );
	const skip = page.getByRole( 'link', { name: 'Skip to lots' } );
	// A page out of the cache may ask for its lots anew, and has none to go to until they are there: then from the link again.
	await expect( async () => {
		await expect( page.locator( '.hh-lot-catalogue__lots' ) ).toHaveAttribute( 'aria-busy', 'false' );
		await skip.focus();
		await expect( skip ).toBeInViewport();
		await page.keyboard.press( 'Enter' );
		await page.keyboard.press( 'Tab' );
		await expect( page.locator( '.hh-lot-catalogue__list .hh-lot-card' ).first().locator( ':focus' ) ).toHaveCount( 1, { timeout: 1000 } );
	} ).toPass();
} );

test( 'a catalogue of property leads with addresses and is searched by postcode', async ( { page } ) => {
	await page.setViewportSize( LAPTOP );
	await page.goto( `${ HOMES }?postcode=TN17&radius=10` );
	await islandIsAlive( page, 'lot-catalogue' );
	await expect( page.locator( '.hh-lot-catalogue__chips' ) ).toContainText( 'Within 10 miles of TN17' );
	await expect( page.locator( '.hh-lot-catalogue__count' ) ).toHaveText( /^Showing \d+ of \d+ lots?$/ );
	await expect( page.locator( '.hh-lot-catalogue__list .hh-lot-card__title' ).first() ).toContainText( /, (Kent|East Sussex), / );
} );

test( 'a lot: on a phone its key facts come right after name and price; on a laptop price, Register to bid and Watch stay in sight; the header counts what is watched, and the page of what is saved shows it', async ( { page } ) => {
	await page.setViewportSize( PHONE );
	await page.goto( `${ HOMES }lot/1/` );
	const [ price, facts, panel ] = await Promise.all( [ top( page, '.hh-lot__price-line' ), top( page, '.hh-key-facts' ), top( page, '.hh-lot__side' ) ] );
	expect( price, 'the price before the facts' ).toBeLessThan( facts );
	expect( facts, 'the facts before the panel' ).toBeLessThan( panel );

	await page.setViewportSize( LAPTOP );
	await page.evaluate( () => window.scrollTo( { top: 1200, behavior: 'instant' } ) );
	const side = page.locator( '.hh-lot__side' );
	await expect( side.locator( '.hh-lot-price__price' ) ).toBeInViewport();
	await expect( side.getByRole( 'link', { name: 'Register to bid' } ) ).toBeInViewport();
	const watch = side.getByRole( 'button', { name: 'Watch this lot' } );
	await expect( watch ).toBeInViewport();

	await watch.click();
	await expect( page.locator( '[data-hh-saved-count]' ) ).toHaveText( '1' );
	await page.locator( '[data-hh-saved-link]' ).click();
	await expect( page.locator( '.hh-saved__lots .hh-lot-card' ) ).toHaveCount( 1 );
	await expect( page.locator( '.hh-saved__lots .hh-lot-card__sale' ) ).toContainText( /^Lot 1, property on / );
} );

test( 'an auction page begins with lots on a phone and on a laptop', async ( { page } ) => {
	await page.goto( '/property-auctions/' );
	for ( const size of [ PHONE, LAPTOP ] ) {
		await page.setViewportSize( size );
		expect( await top( page, '.hh-lot-card' ), `${ size.width } px` ).toBeLessThan( size.height );
		expect( await top( page, '.hh-lot-card' ), `${ size.width } px` ).toBeLessThan( await top( page, '.hh-sales' ) );
	}
} );
