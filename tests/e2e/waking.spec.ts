/** Scripts of islands that wait until they are used, and what a visitor does before they have come. */
import type { Page } from '@playwright/test';
import { expect, openPropertyWithPictures, test } from './support/site';
import { drag } from './support/touch';

const react = /\/react-dom(\.min)?\.js/;

/** React is on its way until the test lets it come. */
async function holdReact( page: Page ): Promise< () => void > {
	let come = () => {};
	const comes = new Promise< void >( ( done ) => ( come = done ) );
	await page.route( react, async ( route ) => {
		await comes;
		await route.continue();
	} );
	return come;
}

const gallery = ( page: Page ) => page.locator( '[data-island="property-gallery"]' );

test( 'a property’s page loads no React and no Swiper before a visitor turns to a part that needs them', async ( { page } ) => {
	const files: string[] = [];
	page.on( 'request', ( request ) => request.resourceType() === 'script' && files.push( request.url() ) );
	await openPropertyWithPictures( page, 4 );
	await page.waitForLoadState( 'networkidle' );
	expect( files.filter( ( file ) => react.test( file ) || /\/chunks\/(slides|map)/.test( file ) ) ).toEqual( [] );
	await gallery( page ).dispatchEvent( 'pointerover' );
	await expect( gallery( page ) ).toHaveAttribute( 'data-island-state', 'mounted' );
	expect( files.some( ( file ) => react.test( file ) ) ).toBe( true );
} );

test( 'the catalogue of a sale that is days ahead loads no React before a visitor does anything on the page', async ( { page } ) => {
	const files: string[] = [];
	page.on( 'request', ( request ) => request.resourceType() === 'script' && files.push( request.url() ) );
	await page.goto( '/auctions/property-weald/' );
	const catalogue = page.locator( '[data-island="lot-catalogue"]' );
	await expect( catalogue ).toHaveAttribute( 'data-island-until-interaction', 'hh_catalogue_view' );
	await page.waitForLoadState( 'networkidle' );
	expect( files.filter( ( file ) => react.test( file ) ) ).toEqual( [] );
	await page.evaluate( () => window.scrollBy( 0, 200 ) );
	await expect( catalogue ).toHaveAttribute( 'data-island-state', 'mounted' );
} );

test( '[PROP-01] a press on a photo before the script has come opens the whole screen once it has', async ( { page } ) => {
	const come = await holdReact( page );
	await openPropertyWithPictures( page, 4 );
	const address = page.url();
	await gallery( page ).getByRole( 'link', { name: /Show full screen$/ } ).click();
	await expect( page.getByRole( 'dialog', { name: /^Photos of/ } ) ).toBeHidden();
	come();
	await expect( page.getByRole( 'dialog', { name: /^Photos of/ } ) ).toBeVisible();
	expect( page.url() ).toBe( address );
} );

test.describe( 'with a mouse', () => {
	test.use( { hasTouch: false, isMobile: false, deviceScaleFactor: 1, viewport: { width: 1440, height: 900 } } );

	test( '[LOT-01] a mouse button that is down while the script comes still opens the film', async ( { page } ) => {
		const come = await holdReact( page );
		await page.goto( '/auctions/cars-day/lot/11/' );
		const film = page.getByRole( 'link', { name: 'Once round the car' } ).first();
		await film.hover();
		await page.mouse.down();
		come();
		await page.waitForFunction( () => performance.getEntriesByType( 'resource' ).some( ( { name } ) => name.includes( '/islands/lot-gallery.js' ) ) );
		// Enough for the island to take over, which it would if it did not wait.
		await page.evaluate( async () => {
			for ( let frame = 0; frame < 30; frame++ ) {
				await new Promise( requestAnimationFrame );
			}
		} );
		await page.mouse.up();
		await expect( page.getByRole( 'dialog', { name: 'Once round the car' } ).locator( 'video' ) ).toBeVisible();
		await expect( page.locator( '[data-island="lot-gallery"]' ) ).toHaveAttribute( 'data-island-state', 'mounted' );
	} );
} );

test( '[PROP-01] a swipe before the script has come shows the next photo', async ( { page } ) => {
	const come = await holdReact( page );
	await openPropertyWithPictures( page, 4 );
	const { x, y, width, height } = ( await gallery( page ).locator( '.hh-gallery__stage' ).boundingBox() )!;
	await drag( page, [ [ { x: x + width * 0.8, y: y + height / 2 }, { x: x + width * 0.2, y: y + height / 2 } ] ] );
	come();
	await expect( gallery( page ).getByText( /^2 of \d+$/ ) ).toBeVisible();
} );

test( 'what is typed and sent before the script has come is checked by it', async ( { page } ) => {
	const come = await holdReact( page );
	await openPropertyWithPictures( page, 4 );
	await page.locator( '#enquiry > details:not([open]) > summary' ).evaluateAll( ( lines ) => lines.forEach( ( line ) => ( line as HTMLElement ).click() ) );
	const form = page.locator( '[data-island="property-enquiry"]' );
	await form.getByLabel( 'Name', { exact: true } ).fill( 'Jo Bloggs' );
	await form.locator( 'button[type="submit"]' ).click();
	const address = page.url();
	come();
	await expect( form ).toHaveAttribute( 'data-island-state', 'mounted' );
	await expect( form.getByText( /^Enter your email address|^Enter an email address/ ).first() ).toBeVisible();
	await expect( form.getByLabel( 'Name', { exact: true } ) ).toHaveValue( 'Jo Bloggs' );
	expect( page.url() ).toBe( address );
} );
