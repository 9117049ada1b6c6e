/** The map of a catalogue of property: kept in the address, by finger, by key and for screen readers. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { mapIsStill } from './support/map';
import { expect, islandIsAlive, test } from './support/site';
import { expectReachable } from './support/targets';

const SALE = '/auctions/property-weald/';

const map = ( page: Page ) => page.getByRole( 'region', { name: /^Map of lots/ } );
const marks = ( page: Page ) => page.locator( '.hh-lot-map .hh-pin, .hh-lot-map .hh-cluster' );
const inView = ( page: Page ) => marks( page ).evaluateAll( ( all ) => all.map( ( mark ) => mark.getAttribute( 'aria-label' ) ?? mark.textContent ).sort() );

test.beforeEach( ( { page } ) => page.route( /\/\d+\/\d+\/\d+\.png$/, ( route ) => route.abort() ) );
test.slow();

async function open( page: Page, address: string ): Promise< void > {
	await page.goto( address );
	await islandIsAlive( page, 'lot-catalogue' );
	await expect( marks( page ).first() ).toBeVisible();
	await mapIsStill( page );
}

test( '[AUC-02] the map and the part in view are in the address: they outlive a reload, and Back returns to the list', async ( { page, isMobile } ) => {
	test.skip( ! isMobile, 'the same on every width' );
	await page.goto( SALE );
	await islandIsAlive( page, 'lot-catalogue' );
	await page.getByRole( 'button', { name: 'Show Map' } ).click();
	await expect( page ).toHaveURL( /[?&]view=map$/ );
	await expect( marks( page ).first() ).toBeVisible();
	await mapIsStill( page );
	await page.getByRole( 'button', { name: 'Zoom in' } ).click();
	await expect( page ).toHaveURL( /[?&]view=map&bounds=[\d.,-]+$/ );
	await mapIsStill( page );
	const before = await inView( page );
	const address = page.url();

	await open( page, address );
	expect( await inView( page ) ).toEqual( before );
	expect( page.url(), 'A map that nobody moved says nothing new.' ).toBe( address );

	await page.goBack();
	await expect( page.locator( '.hh-lot-map' ) ).toHaveCount( 0 );
	await expect( page.locator( '.hh-lot-catalogue__list' ).first() ).toBeVisible();
	expect( page.url() ).not.toContain( 'view=map' );
} );

test( '[AUC-02] the keyboard opens the map, moves it, opens a lot’s card and comes back', async ( { page, isMobile } ) => {
	test.skip( isMobile, 'Phones have no keys.' );
	await page.goto( SALE );
	await islandIsAlive( page, 'lot-catalogue' );
	await page.getByRole( 'button', { name: 'Show Map' } ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( marks( page ).first() ).toBeVisible();
	await expect( page.getByRole( 'button', { name: 'Show list' } ) ).toBeFocused();
	await mapIsStill( page );
	await map( page ).focus();
	await page.keyboard.press( 'ArrowRight' );
	await mapIsStill( page );
	await expect( page ).toHaveURL( /bounds=/ );
	await page.keyboard.press( 'ArrowLeft' );
	await mapIsStill( page );

	const isPin = async () => ( await page.locator( '.hh-lot-map .hh-pin' ).count() ) > 0;
	for ( let step = 0; step < 8 && ! ( await isPin() ); step++ ) {
		await page.locator( '.hh-lot-map .hh-cluster' ).first().focus();
		await page.keyboard.press( 'Enter' );
		await mapIsStill( page );
	}
	const pin = page.locator( '.hh-lot-map .hh-pin' ).first();
	await pin.focus();
	const name = await pin.getAttribute( 'aria-label' );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'dialog' ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
	await expect( page.locator( '.hh-lot-map .hh-pin:focus' ) ).toHaveAttribute( 'aria-label', name! );
} );

test( '[AUC-02] axe finds nothing on the map of a catalogue, with and without a card; a finger reaches everything', async ( { page, isMobile } ) => {
	test.skip( ! isMobile, 'sets its own widths' );
	const [ narrow, wide ] = [ page.viewportSize()!, { width: 1440, height: 900 } ];
	const lookAt = async ( size: typeof wide ) => {
		await page.setViewportSize( size );
		await mapIsStill( page );
		await expectAccessible( page );
	};
	await open( page, `${ SALE }?view=map` );
	await lookAt( narrow );
	await lookAt( wide );
	await page.setViewportSize( narrow );
	await mapIsStill( page );
	for ( let step = 0; step < 8 && ( await page.locator( '.hh-lot-map .hh-pin' ).count() ) === 0; step++ ) {
		await page.locator( '.hh-lot-map .hh-cluster' ).first().evaluate( ( button: HTMLElement ) => button.click() );
		await mapIsStill( page );
	}
	await page.locator( '.hh-lot-map .hh-pin' ).first().evaluate( ( button: HTMLElement ) => button.click() );
	await expect( page.getByRole( 'dialog' ) ).toBeVisible();
	await lookAt( wide );
	await expect( page.getByRole( 'dialog' ) ).toBeVisible();
	await lookAt( narrow );
	await expect( page.getByRole( 'dialog' ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expectReachable( page );
	expect( await page.evaluate( () => document.documentElement.scrollWidth ) ).toBeLessThanOrEqual( narrow.width );
} );
