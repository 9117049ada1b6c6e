/** The visitor's sync, on the demo's sales and their sandbox platform. */
import { expectAccessible } from './support/axe';
import { expect, islandIsAlive, test } from './support/site';

const SALE = '/auctions/property-weald/';
const LOT = '/auctions/property-weald/lot/1/';

const part = () => Math.floor( Math.random() * 250 ) + 2;

/** Limits are counted per address: each test is somebody else. */
test.beforeEach( async ( { context } ) => {
	await context.setExtraHTTPHeaders( { 'X-Forwarded-For': `10.${ part() }.${ part() }.${ part() }` } );
} );

for ( const [ what, path, button ] of [
	[ 'a sale', SALE, 'Sync this sale' ],
	[ 'a lot', LOT, 'Sync this lot' ],
] as const ) {
	test( `[SYNC-01] [SYNC-02] [SYNC-04] [API-07] ${ what }: the overlay stands under the platform’s name, the real route answers, the page reloads`, async ( { page } ) => {
		await page.goto( path );
		await islandIsAlive( page, 'sync-overlay' );
		const asked: string[] = [];
		let look: () => void = () => {};
		const looked = new Promise< void >( ( resolve ) => {
			look = resolve;
		} );
		// The real route, held back for so long that the overlay can be looked at.
		await page.route( '**/auction/sync?**', async ( route ) => {
			await looked;
			await route.continue();
		} );
		page.on( 'request', ( request ) => request.url().includes( '/auction/sync' ) && asked.push( request.method() ) );
		const answered = page.waitForResponse( ( response ) => response.url().includes( '/auction/sync?' ) );
		const loaded = page.waitForEvent( 'load', { timeout: 100_000 } );
		await page.getByRole( 'button', { name: button } ).focus();
		await page.keyboard.press( 'Enter' );
		const overlay = page.getByRole( 'dialog', { name: 'Syncing with BidJS' } );
		await expect( overlay ).toBeVisible();
		await expect( page.getByRole( 'heading', { name: 'Syncing with BidJS' } ) ).toBeFocused();
		await page.keyboard.press( 'Escape' );
		await page.keyboard.press( 'Tab' );
		await expect( overlay ).toBeVisible();
		expect( await overlay.evaluate( ( element ) => Math.round( element.getBoundingClientRect().width ) ) ).toBe( page.viewportSize()?.width );
		look();
		const answer = await answered;
		expect( answer.status() ).toBe( 200 );
		expect( answer.headers()[ 'cache-control' ] ).toContain( 'no-store' );
		await loaded;
		await expect( page.getByRole( 'button', { name: button } ) ).toBeVisible();
		await expect( overlay ).toHaveCount( 0 );
		expect( asked.slice( 0, 2 ) ).toEqual( [ 'POST', 'GET' ] );
		await expect( page.getByText( /Last synced at \d{1,2}(:\d\d)?[ap]m on/ ).first() ).toBeVisible();
	} );
}

test( '[SYNC-05] what goes wrong is said, and the overlay goes', async ( { page, complaints } ) => {
	await page.goto( SALE );
	await islandIsAlive( page, 'sync-overlay' );
	await page.route( '**/auction/sync?**', ( route ) => route.fulfill( { status: 502, contentType: 'application/json', body: JSON.stringify( { code: 'sync_failed', message: 'x', data: { status: 502 } } ) } ) );
	const logged = page.waitForEvent( 'console', ( message ) => message.text().includes( 'answered with status 502' ) );
	await page.getByRole( 'button', { name: 'Sync this sale' } ).click();
	await expect( page.getByRole( 'alertdialog' ) ).toContainText( 'There was an error!' );
	await expectAccessible( page, '[role="alertdialog"]' );
	await logged;
	await page.getByRole( 'button', { name: 'OK', exact: true } ).click();
	await page.unroute( '**/auction/sync?**' );
	await page.route( '**/auction/sync?**', ( route ) => route.abort() );
	await page.getByRole( 'button', { name: 'Sync this sale' } ).click();
	await expect( page.getByRole( 'alertdialog' ) ).toContainText( 'There was an error syncing the sale' );
	expect( complaints.splice( 0 ).filter( ( one ) => ! one.includes( '502' ) && ! one.includes( 'ERR_FAILED' ) ) ).toEqual( [] );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( '[SYNC-01] the button is a form, and leads back to the catalogue', async ( { page } ) => {
		await page.goto( SALE );
		await page.getByRole( 'button', { name: 'Sync this sale' } ).click();
		await expect( page ).toHaveURL( new RegExp( `${ SALE }$` ) );
		await expect( page.getByText( /Last synced at/ ) ).toBeVisible();
	} );
} );
