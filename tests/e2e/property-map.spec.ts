import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { cards, expect, islandIsAlive, layoutShift, test } from './support/site';

const MAP = '/estate-agents/for-sale/?view=map';
const TILES = /tile\.openstreetmap\.org/;
const PIXEL = Buffer.from( 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64' );

const map = ( page: Page ) => page.getByRole( 'region', { name: /^Map/ } );
const pins = ( page: Page ) => page.locator( '.hh-pin' );
const marks = ( page: Page ) => page.locator( '.hh-pin, .hh-cluster' );
const count = ( page: Page ) => page.locator( '.hh-property-map__count' );

// No test asks the outside world for tiles: that they fail is what these pages are to bear.
test.beforeEach( ( { page } ) => page.route( TILES, ( route ) => route.abort() ) );
test.afterEach( ( { complaints } ) => {
	complaints.splice( 0, complaints.length, ...complaints.filter( ( one ) => ! /net::ERR_FAILED/.test( one ) ) );
} );

// The embedded site answers one request at a time.
test.slow();

async function open( page: Page, address = MAP ): Promise< void > {
	await page.goto( address );
	await islandIsAlive( page, 'property-map' );
	await expect( marks( page ).first() ).toBeVisible();
}

/** Zooms into clusters until a single property is to be seen. */
async function aPin( page: Page ) {
	for ( let step = 0; step < 12 && ( await pins( page ).count() ) === 0; step++ ) {
		await page.locator( '.hh-cluster' ).first().evaluate( ( button: HTMLElement ) => button.click() );
		await page.waitForTimeout( 500 );
		if ( await page.getByRole( 'dialog' ).isVisible() ) {
			await page.keyboard.press( 'Escape' );
		}
	}
	return pins( page ).first();
}

const property = ( index: number ) => ( {
	url: `https://example.com/property/${ index }/`,
	image: '',
	parish: 'Cranbrook',
	price_string: '£400,000',
	heading: '3 bedroom house for sale',
	status: 'For sale',
	latitude: 50.9 + ( ( index * 7919 ) % 5003 ) / 12000,
	longitude: 0.1 + ( ( index * 104729 ) % 5009 ) / 6000,
	map_marker_url: '/wp-content/plugins/hpapi/assets/map-marker-available.svg',
} );

test( '[LIST-04] all properties of the search on the map, clustered; a click shows a card, and 5,000 stay smooth', async ( { page } ) => {
	await open( page );
	const answer = await page.request.get( '/wp-json/hpapi/v1/estate-agents/map-properties?trans_type=1' );
	const { data } = ( await answer.json() ) as { data: unknown[] };
	await expect( count( page ) ).toHaveText( `${ data.length } properties in this area` );
	const marked = await marks( page ).evaluateAll( ( all ) => all.reduce( ( sum, one ) => sum + ( Number( one.textContent ) || 1 ), 0 ) );
	expect( marked ).toBe( data.length );

	const pin = await aPin( page );
	const name = ( await pin.getAttribute( 'aria-label' ) ) ?? '';
	expect( await pin.locator( 'img' ).getAttribute( 'src' ) ).toMatch( /map-marker-\w+\.svg$/ );
	await pin.evaluate( ( button: HTMLElement ) => button.click() );
	const card = page.getByRole( 'dialog', { name } );
	await expect( card ).toBeVisible();
	await expect( card.getByRole( 'link' ) ).toHaveAttribute( 'href', /\/property\/\d+\// );
	await card.getByRole( 'button', { name: 'Close' } ).click();
	await expect( card ).toBeHidden();

	await page.route( /map-properties/, ( route ) => route.fulfill( { json: { data: Array.from( { length: 5000 }, ( _, index ) => property( index ) ) } } ) );
	await open( page );
	await expect( count( page ) ).toHaveText( '5,000 properties in this area' );
	await map( page ).focus();
	const frames = page.evaluate(
		() =>
			new Promise< number[] >( ( resolve ) => {
				const times: number[] = [];
				let before = performance.now();
				const next = ( now: number ) => {
					times.push( now - before );
					before = now;
					if ( times.length < 90 ) {
						requestAnimationFrame( next );
					} else {
						resolve( times );
					}
				};
				requestAnimationFrame( next );
			} )
	);
	for ( const key of [ 'ArrowRight', 'ArrowRight', 'ArrowDown', '+', 'ArrowLeft', '+', 'ArrowUp' ] ) {
		await page.keyboard.press( key );
		await page.waitForTimeout( 120 );
	}
	const sorted = ( await frames ).sort( ( one, other ) => one - other );
	test.info().annotations.push( { type: 'frames', description: `median ${ sorted[ 45 ]?.toFixed( 1 ) } ms, 95th ${ sorted[ 85 ]?.toFixed( 1 ) } ms` } );
	// Only what is in view is in the document, whatever the number of properties.
	expect( await marks( page ).count() ).toBeLessThan( 400 );
	expect( await page.locator( '.hh-map-rows li' ).count() ).toBeLessThanOrEqual( 51 );
} );

test( 'everything works from the keyboard', async ( { page } ) => {
	await open( page );
	await aPin( page );
	const pin = pins( page ).first();
	await pin.focus();
	const name = ( await pin.getAttribute( 'aria-label' ) ) ?? '';
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'dialog', { name } ) ).toBeFocused();
	await page.keyboard.press( 'Escape' );
	await expect( page.getByRole( 'button', { name, exact: true } ).first() ).toBeFocused();
} );

test( 'the part of the map goes into the address, and a reload shows it again', async ( { page } ) => {
	await open( page );
	expect( page.url() ).not.toContain( 'bounds=' );
	await map( page ).focus();
	await page.keyboard.press( '+' );
	await expect.poll( () => page.url() ).toContain( 'bounds=' );
	await page.waitForTimeout( 600 );
	const [ address, said ] = [ page.url(), await count( page ).innerText() ];
	expect( await page.locator( 'a[data-hh-view-link="grid"]' ).getAttribute( 'href' ) ).toContain( 'bounds=' );
	await page.reload();
	await islandIsAlive( page, 'property-map' );
	await expect( count( page ) ).toHaveText( said );
	expect( page.url() ).toBe( address );
} );

test( 'an area is drawn with the keyboard, filters on the server too, and is cleared', async ( { page } ) => {
	await open( page );
	await page.getByRole( 'button', { name: 'Draw an area' } ).click();
	await expect( map( page ) ).toBeFocused();
	for ( const way of [ 'ArrowLeft', 'ArrowUp', 'ArrowRight' ] ) {
		await page.keyboard.press( way );
		await page.waitForTimeout( 500 );
		await page.keyboard.press( 'Enter' );
	}
	const asked = page.waitForRequest( /map-properties\?.*polygon=/ );
	await page.getByRole( 'button', { name: 'Finish' } ).click();
	await asked;
	await expect.poll( () => page.url() ).toContain( 'polygon=' );
	await expect( page.locator( '.hh-area' ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Clear the area' } ).first().click();
	await expect.poll( () => page.url() ).not.toContain( 'polygon=' );
} );

test( '[LIST-05] where the data of the map do not come, the list is there and nothing is said', async ( { page, complaints } ) => {
	await page.route( /map-properties/, ( route ) => route.abort() );
	await page.goto( MAP );
	await expect( page.locator( '[data-island="property-map"][data-island-state="failed"]' ) ).toBeAttached();
	await expect( cards( page ).first() ).toBeVisible();
	await expect( page.getByRole( 'alert' ) ).toHaveCount( 0 );
	// The browser's own log, and React's.
	complaints.splice( 0 );
} );

test( 'tiles are shown where they can be had, and our own places where they cannot', async ( { page } ) => {
	await open( page );
	await expect( page.locator( '.hh-map.is-plain' ) ).toBeVisible( { timeout: 15_000 } );
	await expect( page.locator( '.hh-place' ).first() ).toBeAttached();
	await expect( page.getByText( /Street map not available/ ) ).toBeVisible();
	await page.unroute( TILES );
	await page.route( TILES, ( route ) => route.fulfill( { body: PIXEL, contentType: 'image/png' } ) );
	await open( page );
	await expect( page.locator( '.leaflet-tile-loaded' ).first() ).toBeAttached();
	await expect( page.getByRole( 'link', { name: 'OpenStreetMap contributors' } ) ).toBeVisible();
	await expect( page.locator( '.hh-map.is-plain' ) ).toHaveCount( 0 );
} );

test( 'axe finds nothing on the map, with a card open and while drawing; the page does not jump', async ( { page } ) => {
	await open( page );
	expect( await layoutShift( page ) ).toBeLessThanOrEqual( 0.02 );
	await expectAccessible( page );
	const pin = await aPin( page );
	await pin.evaluate( ( button: HTMLElement ) => button.click() );
	await expectAccessible( page );
	await page.keyboard.press( 'Escape' );
	await page.getByRole( 'button', { name: 'Draw an area' } ).click();
	await expectAccessible( page );
} );

test.describe( 'the map of a property', () => {
	test.beforeEach( async ( { page } ) => {
		await page.goto( '/estate-agents/for-sale/' );
		await cards( page ).first().getByRole( 'link' ).first().click();
		await islandIsAlive( page, 'property-location' );
	} );

	test( '[PROP-03] comes with the button and goes with it; where it fails that is said, and the button is as before', async ( { page, complaints } ) => {
		for ( const broken of [ /chunks\/map\.[^/]*js/, /\/loader\/property-map\// ] ) {
			await page.route( broken, ( route ) => route.abort() );
			await page.getByRole( 'button', { name: 'Show Map' } ).click();
			await expect( page.getByText( 'Sorry, error loading the map', { exact: true } ) ).toBeVisible();
			await expect( page.getByRole( 'button', { name: 'Show Map' } ) ).toBeVisible();
			await page.unroute( broken );
		}
		complaints.splice( 0 );

		const panel = page.waitForResponse( /\/loader\/property-map\/\d+\/$/ );
		await page.getByRole( 'button', { name: 'Show Map' } ).click();
		expect( ( await panel ).headers()[ 'x-robots-tag' ] ).toBe( 'noindex' );
		await expect( map( page ) ).toBeVisible();
		await expect( page.getByText( 'Sorry, error loading the map' ) ).toHaveCount( 0 );
		await expect( page.locator( '.hh-location-circle, .hh-location-pin' ) ).toBeVisible();
		await expectAccessible( page );
		await page.getByRole( 'button', { name: 'Hide Map' } ).click();
		await expect( map( page ) ).toHaveCount( 0 );
		await expect( page.getByRole( 'button', { name: 'Show Map' } ) ).toBeVisible();
	} );
} );
