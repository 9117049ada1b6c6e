/** The banner, and what waits for it. What axe finds where it is asked, and asked again, is in every-page.spec.ts and open-states.spec.ts. */
import type { Page } from '@playwright/test';
import { expect, islandIsAlive, test } from './support/site';
import { isSeen } from './support/still';

const banner = ( page: Page ) => page.getByRole( 'region', { name: 'Cookies on this site' } );
const dataLayer = ( page: Page ) => page.evaluate( () => window.dataLayer ?? null );

async function cookieNames( page: Page ): Promise< string[] > {
	return ( await page.context().cookies() ).map( ( cookie ) => cookie.name );
}

async function expectNothingCovered( page: Page ) {
	const [ isInFlow, hasShift ] = await banner( page ).evaluate( ( element ) => {
		const below = document.querySelector( '.hh-topbar' )?.getBoundingClientRect();
		return [ getComputedStyle( element ).position === 'static', below !== undefined && below.top >= element.getBoundingClientRect().bottom - 1 ];
	} );
	expect( [ isInFlow, hasShift ] ).toEqual( [ true, true ] );
	const [ wide, seen ] = await page.evaluate( () => [ document.documentElement.scrollWidth, window.innerWidth ] as const );
	expect( wide ).toBeLessThanOrEqual( seen );
}

test( '[SITE-13] nothing tracks before the visitor allows it; accepting lets the events go', async ( { page } ) => {
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( request.url() ) );
	await page.context().addCookies( [ { name: 'hubspotutk', value: 'a'.repeat( 32 ), url: test.info().project.use.baseURL ?? '' } ] );
	await page.goto( '/' );
	await islandIsAlive( page, 'newsletter' );
	await expect( banner( page ) ).toBeVisible();
	await expectNothingCovered( page );

	await page.locator( '.hh-newsletter-band' ).scrollIntoViewIfNeeded();
	await isSeen( page.locator( '.hh-newsletter-band' ) );
	expect( await dataLayer( page ) ).toBeNull();
	expect( ( await cookieNames( page ) ).filter( ( name ) => name !== 'hubspotutk' ) ).toEqual( [] );
	expect( asked.filter( ( url ) => ! url.startsWith( new URL( '/', page.url() ).href ) && ! url.startsWith( 'data:' ) ) ).toEqual( [] );
	expect( asked.filter( ( url ) => url.includes( 'lead/profile' ) ) ).toEqual( [] );

	await banner( page ).getByRole( 'button', { name: 'Accept' } ).click();
	await expect( banner( page ) ).toBeHidden();
	await expect.poll( () => dataLayer( page ) ).toEqual( expect.arrayContaining( [ { event: 'HH_PageLoad', path: '/' }, { event: 'HH_View', target: 'newsletter' } ] ) );
	const kept = ( await page.context().cookies() ).find( ( cookie ) => cookie.name === 'hh_consent' );
	expect( decodeURIComponent( kept?.value ?? '' ) ).toBe( '["statistics","marketing"]' );
	expect( Math.round( ( ( kept?.expires ?? 0 ) - Date.now() / 1000 ) / 86400 ) ).toBe( 180 );
	// SITE-06: the window's width waits for the same answer.
	const width = ( await page.context().cookies() ).find( ( cookie ) => cookie.name === 'hh_window_width' );
	expect( width?.value ).toBe( String( page.viewportSize()?.width ) );
	expect( Math.round( ( ( width?.expires ?? 0 ) - Date.now() / 1000 ) / 86400 ) ).toBe( 365 );

	await page.reload();
	await islandIsAlive( page, 'newsletter' );
	await expect( banner( page ) ).toBeHidden();
} );

test( '[SITE-10] [SITE-13] the lead provider’s contact is asked for by its cookie, on the real route, only after the visitor allows it, and once', async ( { page } ) => {
	// As on a site with a provider that tracks; the demo's does not.
	await page.route( '/', async ( route ) => {
		const response = await route.fetch();
		await route.fulfill( { response, body: ( await response.text() ).replace( /(data-island="newsletter" data-props="[^"]*&quot;tracks&quot;:)false/, '$1true' ) } );
	} );
	const asked: string[] = [];
	page.on( 'request', ( request ) => /\/lead\/profile/.test( request.url() ) && asked.push( request.url() ) );
	await page.context().addCookies( [ { name: 'hubspotutk', value: 'a'.repeat( 32 ), url: test.info().project.use.baseURL ?? '' } ] );
	await page.goto( '/' );
	await islandIsAlive( page, 'newsletter' );
	const props = await page.locator( '[data-island="newsletter"]' ).getAttribute( 'data-props' );
	expect( JSON.parse( props ?? '{}' ) ).toMatchObject( { tracks: true } );
	await page.locator( '.hh-newsletter-band' ).scrollIntoViewIfNeeded();
	await isSeen( page.locator( '.hh-newsletter-band' ) );
	expect( asked ).toEqual( [] );
	const answered = page.waitForResponse( /\/lead\/profile/ );
	await banner( page ).getByRole( 'button', { name: 'Accept' } ).click();
	const answer = await answered;
	expect( answer.status() ).toBe( 200 );
	expect( ( ( await answer.json() ) as { state: string } ).state ).toMatch( /^(subscribed|unengaged|unsubscribed)$/ );
	expect( answer.headers()[ 'cache-control' ] ).toContain( 'no-store' );
	// What else waited for the answer has come, too, and seeing the form again asks nobody.
	await expect.poll( () => dataLayer( page ) ).toEqual( expect.arrayContaining( [ { event: 'HH_View', target: 'newsletter' } ] ) );
	await page.evaluate( () => window.scrollTo( { top: 0, behavior: 'instant' } ) );
	await page.locator( '.hh-newsletter-band' ).scrollIntoViewIfNeeded();
	await isSeen( page.locator( '.hh-newsletter-band' ) );
	expect( asked ).toHaveLength( 1 );
} );

test( 'declining is as easy, is kept, and leaves a site that works; the footer asks again', async ( { page } ) => {
	await page.goto( '/estate-agents/for-sale/' );
	const buttons = await banner( page ).getByRole( 'button' ).all();
	const sizes = await Promise.all( buttons.map( ( button ) => button.boundingBox() ) );
	expect( sizes ).toHaveLength( 2 );
	expect( Math.round( sizes[ 0 ]?.width ?? 0 ) ).toBe( Math.round( sizes[ 1 ]?.width ?? 1 ) );
	expect( sizes[ 0 ]?.height ).toBeGreaterThanOrEqual( 44 );
	await banner( page ).getByRole( 'button', { name: 'Decline' } ).click();
	await page.goto( '/' );
	await islandIsAlive( page, 'search-form' );
	await expect( banner( page ) ).toBeHidden();
	expect( await dataLayer( page ) ).toBeNull();

	await page.getByRole( 'button', { name: 'Cookies' } ).click();
	await expect( banner( page ) ).toBeInViewport();
	await expect( page.getByRole( 'heading', { name: 'Cookies on this site' } ) ).toBeFocused();
	await banner( page ).getByRole( 'button', { name: 'Accept' } ).click();
	await expect( page.getByRole( 'button', { name: 'Cookies' } ) ).toBeFocused();
	// What had waited went with the refusal; what happens from now on counts.
	expect( await dataLayer( page ) ).toBeNull();
	await page.reload();
	await expect.poll( () => dataLayer( page ) ).toEqual( expect.arrayContaining( [ { event: 'HH_PageLoad', path: '/' } ] ) );
} );

test( 'the banner is there when the page is painted first: it pushes nothing down', async ( { page } ) => {
	await page.goto( '/newsletter/' );
	await expect( banner( page ) ).toBeVisible();
	const pushed = await page.evaluate(
		() =>
			new Promise< number >( ( resolve ) => {
				let found = 0;
				new PerformanceObserver( ( list ) => {
					for ( const entry of list.getEntries() as Array< PerformanceEntry & { sources: Array< { node: Node | null; previousRect: DOMRect } > } > ) {
						found += entry.sources.filter( ( { node, previousRect } ) => node instanceof Element && node.matches( '.hh-topbar' ) && previousRect.top === 0 ).length;
					}
				} ).observe( { type: 'layout-shift', buffered: true } );
				setTimeout( () => resolve( found ), 500 );
			} )
	);
	expect( pushed ).toBe( 0 );
} );

test( 'by keyboard: behind the skip link, before the page, and no trap', async ( { page } ) => {
	await page.goto( '/' );
	await expect( banner( page ) ).toBeVisible();
	await page.keyboard.press( 'Tab' );
	await expect( page.getByRole( 'link', { name: 'Skip to main content' } ) ).toBeFocused();
	await page.keyboard.press( 'Tab' );
	await expect( banner( page ).getByRole( 'link', { name: 'How we use cookies' } ) ).toBeFocused();
	await page.keyboard.press( 'Tab' );
	await expect( banner( page ).getByRole( 'button', { name: 'Accept' } ) ).toBeFocused();
	await page.keyboard.press( 'Tab' );
	await expect( banner( page ).getByRole( 'button', { name: 'Decline' } ) ).toBeFocused();
	await page.keyboard.press( 'Tab' );
	expect( await banner( page ).evaluate( ( element ) => element.contains( document.activeElement ) ) ).toBe( false );
	await page.keyboard.press( 'Shift+Tab' );
	await page.keyboard.press( 'Enter' );
	await expect( banner( page ) ).toBeHidden();
	expect( await cookieNames( page ) ).toContain( 'hh_consent' );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'there is no banner and no tracking', async ( { page } ) => {
		await page.goto( '/' );
		await expect( banner( page ) ).toBeHidden();
		await expect( page.getByRole( 'button', { name: 'Cookies' } ) ).toBeHidden();
		expect( await cookieNames( page ) ).toEqual( [] );
	} );
} );
