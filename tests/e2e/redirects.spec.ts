/**
 * Redirects from an old site's addresses: a CSV file, what it did, and where visitors end (Properties → Redirects).
 */
import { expectAccessible } from './support/axe';
import { expect, test } from './support/site';
import { signIn } from './support/staff';

const SCREEN = '/wp-admin/edit.php?post_type=hpapi_property&page=hpapi-redirects';

test( 'redirects from an old site: imported by CSV with bad lines told, followed by a visitor, downloaded and deleted', async ( { page, isMobile, request } ) => {
	test.skip( isMobile, 'A site is moved at a desk.' );
	await page.setViewportSize( { width: 1280, height: 900 } );
	await signIn( page );
	await page.goto( SCREEN );
	const csv = [ 'old address,new address', '/e2e-old/houses.html,/estate-agents/for-sale/', '"/e2e-old/show.php?id=1001",CRB_1001', '/e2e-old/bad,https://example.com/', '/e2e-old/houses.html,/again/' ].join( '\r\n' );
	await page.getByLabel( 'CSV file' ).setInputFiles( { name: 'old-site.csv', mimeType: 'text/csv', buffer: Buffer.from( csv ) } );
	await page.getByRole( 'button', { name: 'Import redirects' } ).click();
	await expect( page.getByText( /^\d added, \d replaced, 2 skipped\.$/ ) ).toBeVisible();
	await expect( page.getByRole( 'row' ).filter( { has: page.getByRole( 'rowheader', { name: '4', exact: true } ) } ) ).toContainText( 'is on another site (example.com)' );
	await expect( page.getByRole( 'row' ).filter( { has: page.getByRole( 'rowheader', { name: '5', exact: true } ) } ) ).toContainText( 'is already on line 2' );
	await expectAccessible( page, '.wrap' );

	// A visitor with an old bookmark.
	const answer = await request.get( '/e2e-old/houses.html?utm_source=mail', { maxRedirects: 0 } );
	expect( answer.status() ).toBe( 301 );
	await page.goto( '/e2e-old/houses.html' );
	await expect( page ).toHaveURL( /\/estate-agents\/for-sale\/$/ );
	await page.goto( '/e2e-old/show.php?id=1001' );
	await expect( page.locator( 'h1' ) ).toBeVisible();
	expect( page.url() ).not.toContain( 'e2e-old' );
	expect( ( await request.get( '/e2e-old/nothing.html' ) ).status() ).toBe( 404 );

	await page.goto( SCREEN );
	const download = page.waitForEvent( 'download' );
	await page.getByRole( 'link', { name: 'Download all as CSV' } ).click();
	expect( ( await download ).suggestedFilename() ).toMatch( /^redirects-\d{4}-\d\d-\d\d\.csv$/ );

	await page.getByRole( 'searchbox', { name: 'Search redirects' } ).fill( 'e2e-old' );
	await page.getByRole( 'button', { name: 'Search redirects' } ).click();
	for ( const address of [ '/e2e-old/houses.html', '/e2e-old/show.php?id=1001' ] ) {
		await page.getByLabel( `Select ${ address }`, { exact: true } ).check();
	}
	await page.locator( '#bulk-action-selector-top' ).selectOption( 'Delete' );
	await page.locator( '#doaction' ).click();
	await expect( page.getByText( '2 redirects were deleted.' ) ).toBeVisible();
	expect( ( await request.get( '/e2e-old/houses.html' ) ).status() ).toBe( 404 );
} );
