/**
 * A search that is saved from the map: what was drawn or looked at goes into the mail, and through it back to the map.
 */
import type { Page } from '@playwright/test';
import { mapIsStill } from './support/map';
import { button, email, link, number, postProperty, runWorker, staff } from './support/saved-searches';
import { expect, islandIsAlive, test } from './support/site';
import { readCaughtMail, wpRestDelete } from './support/staff';

/** Fields north of Battle. */
const HERE = { latitude: 50.93, longitude: 0.48 };
const BOUNDS = '50.90000,0.43000,50.96000,0.53000';

const map = ( page: Page ) => page.getByRole( 'region', { name: /^Map/ } );

test.slow();
test.beforeEach( async ( { context, page } ) => {
	// Limits are counted per address, browser and recipient: each test is somebody else.
	await context.setExtraHTTPHeaders( { 'X-Forwarded-For': `10.${ number() }.${ number() }.${ number() }` } );
	await page.route( /tile\.openstreetmap\.org/, ( route ) => route.abort() );
} );
test.afterEach( ( { complaints } ) => {
	complaints.splice( 0, complaints.length, ...complaints.filter( ( one ) => ! /net::ERR_FAILED/.test( one ) ) );
} );

async function open( page: Page, address: string ): Promise< void > {
	await page.goto( address );
	await islandIsAlive( page, 'property-map' );
	await expect( page.locator( '.hh-property-map__count' ) ).not.toBeEmpty();
}

/** Saves what is on the screen; answers with what was sent, to the real route, which takes it. */
async function save( page: Page, address: string, words: string | RegExp ): Promise< Record< string, string > > {
	await islandIsAlive( page, 'save-search' );
	await button( page ).click();
	const dialog = page.getByRole( 'dialog', { name: 'Email alerts for this search' } );
	await expect( dialog.getByText( words ) ).toBeVisible();
	await dialog.getByLabel( 'Email address' ).fill( address );
	await dialog.getByText( 'As it happens' ).click();
	const answered = page.waitForResponse( ( response ) => response.request().method() === 'POST' && /\/hpapi\/v1\/saved-searches$/.test( response.url() ) );
	await dialog.getByRole( 'button', { name: 'Set up email alerts' } ).click();
	const answer = await answered;
	expect( answer.status() ).toBe( 202 );
	await expect( page.getByText( 'We’ll send you an email.' ) ).toBeFocused();
	return ( answer.request().postDataJSON() as { search: Record< string, string > } ).search;
}

/** A triangle round the middle of the map, by keys. */
async function draw( page: Page ): Promise< void > {
	await page.getByRole( 'button', { name: 'Draw an area' } ).click();
	await expect( map( page ) ).toBeFocused();
	const corners = [ [ 'ArrowLeft', 'ArrowDown' ], [ 'ArrowRight', 'ArrowRight' ], [ 'ArrowLeft', 'ArrowUp', 'ArrowUp' ] ];
	for ( const [ index, keys ] of corners.entries() ) {
		for ( const key of keys ) {
			await page.keyboard.press( key );
			// The map glides; a corner is set where it has come to.
			await mapIsStill( page );
		}
		await page.keyboard.press( 'Enter' );
		await expect( page.locator( '.hh-property-map__told' ) ).toContainText( `${ index + 1 } point` );
	}
	await page.getByRole( 'button', { name: 'Finish' } ).click();
	await expect.poll( () => page.url() ).toContain( 'polygon=' );
}

test( 'a drawn area is saved as drawn, its news comes by mail, and the mail leads back to that area of the map', async ( { page, browser, isMobile } ) => {
	test.skip( isMobile, 'Once is enough; the other test draws with the phone.' );
	test.setTimeout( 480_000 );
	const address = email();
	const price = 2_000_000 + Math.floor( Math.random() * 900_000 );
	const [ inside, outside ] = [ `Inside House ${ price }`, `Outside House ${ price }` ];
	const admin = await staff( browser );

	await open( page, `/estate-agents/for-sale/?min_price=${ price }&max_price=${ price }&bounds=${ encodeURIComponent( BOUNDS ) }&view=map` );
	await draw( page );
	const polygon = new URL( page.url() ).searchParams.get( 'polygon' ) ?? '';
	const sent = await save( page, address, /drawn area/i );
	expect( sent.polygon ).toBe( polygon );

	const letter = await readCaughtMail( admin, address, /Confirm your/ );
	expect( letter.plain ).toMatch( /drawn area/i );
	await page.goto( link( letter.plain, 'confirm' ) );
	await page.getByRole( 'button', { name: 'Confirm my alerts' } ).click();
	await expect( page.getByRole( 'heading', { level: 1, name: 'Your search is saved' } ) ).toBeVisible();
	await expect( page.getByRole( 'main' ) ).toContainText( /drawn area/i );

	const made = [ await postProperty( admin, outside, price, { ...HERE, latitude: HERE.latitude + 0.3 } ), await postProperty( admin, inside, price, HERE ) ];
	const news = await readCaughtMail( admin, address, /1 new/, () => runWorker( admin ) );
	expect( news.plain ).toContain( inside );
	expect( news.plain ).not.toContain( outside );

	// Its list is that of the area, and so is its map.
	const list = new RegExp( 'https?://[^\\s<>"]+/estate-agents/for-sale/[^\\s<>"]*polygon=[^\\s<>"]+' ).exec( news.plain )?.[ 0 ] ?? '';
	expect( new URL( list ).searchParams.get( 'polygon' ) ).toBe( polygon );
	await page.goto( list );
	await expect( page.getByRole( 'main' ).getByRole( 'article' ) ).toHaveCount( 1 );
	await expect( page.getByRole( 'main' ).getByRole( 'article' ) ).toContainText( inside );
	await page.locator( 'a[data-hh-view-link="map"]' ).click();
	await islandIsAlive( page, 'property-map' );
	await expect( page.locator( '.hh-property-map__count' ) ).toHaveText( '1 property in the area you drew' );
	await expect( page.locator( '.hh-area' ) ).toBeVisible();

	await page.goto( link( news.headers, 'unsubscribe' ) );
	await page.getByRole( 'button', { name: 'Stop alerts' } ).click();
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'You’ve stopped alerts for this search' );
	await wpRestDelete( admin, made.map( ( id ) => `hpapi_property/${ id }` ) );
	await admin.context().close();
} );

test( 'what is saved from the map is the part that is shown; a ring drawn since replaces it', async ( { page, isMobile } ) => {
	test.skip( ! isMobile, 'What is sent has no width; the other test draws on a desktop.' );
	await open( page, '/estate-agents/for-sale/?view=map' );
	await map( page ).focus();
	await page.keyboard.press( '+' );
	await expect.poll( () => page.url() ).toContain( 'bounds=' );
	await mapIsStill( page );
	const here = () => new URL( page.url() ).searchParams;
	const moved = await save( page, email(), /map area/i );
	expect( moved.bounds ).toBe( here().get( 'bounds' ) );
	expect( moved.polygon ).toBeUndefined();
	await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Close' } ).click();

	await draw( page );
	const drawn = await save( page, email(), /drawn area/i );
	expect( drawn.polygon ).toBe( here().get( 'polygon' ) );
} );
