import { expectAccessible } from './support/axe';
import { expect, islandIsAlive, openEnquiry, test } from './support/site';
import { signIn } from './support/staff';

test( '[STAFF-08] the page says what is missing at every width, by keyboard, and a test mail tells how it went', async ( { page, isMobile } ) => {
	await signIn( page );
	await page.goto( '/wp-admin/' );
	if ( isMobile ) {
		await page.getByRole( 'menuitem', { name: 'Menu' } ).click();
	}
	// The bar at the top has the site's name, too.
	const menu = page.locator( '#adminmenu' );
	await menu.getByRole( 'link', { name: 'Hearth & Hammer' } ).first().click();
	if ( isMobile ) {
		// A finger opens what is below, as everywhere in WordPress's menu.
		await menu.getByRole( 'link', { name: 'Getting started' } ).click();
	}
	await expect( page.getByRole( 'heading', { name: 'Getting started', level: 1 } ) ).toBeVisible();
	const provider = page.getByRole( 'listitem' ).filter( { hasText: 'Valuation provider' } );
	await expect( provider ).toContainText( 'Missing' );
	await expect( page.getByRole( 'listitem' ).filter( { hasText: 'Privacy page' } ) ).toContainText( 'every form links to it' );
	await expectAccessible( page, '.hh-setup' );
	for ( const width of [ 1280, 782, 375 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		expect( await page.evaluate( () => document.documentElement.scrollWidth - window.innerWidth ), `${ width } px` ).toBeLessThanOrEqual( 0 );
	}
	await page.getByRole( 'button', { name: 'Send a test email' } ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( page.getByText( 'A test email is on its way to you.' ) ).toBeVisible();
	await provider.getByRole( 'link', { name: 'Go to valuation settings' } ).click();
	await expect( page ).toHaveURL( /caphpi/ );
} );

test( '[LOG-05] the privacy page says what the site keeps; who declines is not shown to a tile server before choosing the map', async ( { page } ) => {
	const tiles: string[] = [];
	page.on( 'request', ( request ) => {
		if ( /\/\d+\/\d+\/\d+\.png/.test( request.url() ) ) {
			tiles.push( request.url() );
		}
	} );
	await page.goto( '/' );
	await page.getByRole( 'link', { name: 'How we use cookies' } ).click();
	await expect( page.getByRole( 'heading', { name: 'Enquiries and viewings' } ) ).toBeVisible();
	await expect( page.getByText( '365 days' ).first() ).toBeVisible();
	// What axe finds on it is in every-page.spec.ts.
	await page.getByRole( 'button', { name: 'Decline' } ).click();
	for ( const path of [ '/', '/auctions/', '/property-for-sale/cranbrook/' ] ) {
		await page.goto( path );
		await page.evaluate( () => window.scrollTo( 0, document.body.scrollHeight ) );
		await page.waitForLoadState( 'networkidle' );
	}
	await page.getByRole( 'main' ).getByRole( 'article' ).first().getByRole( 'link' ).first().click();
	await islandIsAlive( page, 'property-enquiry' );
	await page.evaluate( () => window.scrollTo( 0, document.body.scrollHeight ) );
	await page.waitForLoadState( 'networkidle' );
	expect( tiles ).toEqual( [] );
	await openEnquiry( page );
	await expect( page.getByRole( 'form', { name: 'Book a viewing or ask a question' } ).getByRole( 'link', { name: 'How we use your data' } ) ).toBeVisible();
} );
