/** What staff do with a lot on its page: clear the cache of its pictures, and see and start its sync. */
import { expect, test } from './support/site';
import { signIn } from './support/staff';

/** The address of a lot with a picture that the demo brings. */
async function aLot( ask: ( path: string ) => Promise< string > ): Promise< string > {
	const html = await ask( '/wp-json/hpapi/v1/car-auctions/lots' );
	const card = html.split( '<article' ).find( ( one ) => one.includes( '<img' ) ) ?? '';
	const found = /href="([^"]+\/lot\/[^"]+)"/.exec( card )?.[ 1 ];
	expect( found, 'the demo has a car with a picture' ).toBeTruthy();
	return new URL( found!.replace( /&amp;/g, '&' ), 'http://example.com' ).pathname;
}

test( '[PURGE-01] [PURGE-05] [STAFF-01] visitors see no tools; staff clear a lot’s pictures and look into its sync', async ( { page, request } ) => {
	const lot = await aLot( async ( path ) => ( await request.get( path ) ).text() );
	expect( await ( await request.get( `${ lot }?canManageCache=1&canManageA365=1` ) ).text() ).not.toMatch( /hh-lot-tools|data-hh-purge/ );

	await signIn( page );
	await page.goto( lot );
	await page.getByRole( 'button', { name: 'Purge image cache' } ).focus();
	await page.keyboard.press( 'Enter' );
	const told = page.getByRole( 'alertdialog', { name: 'Cache clear complete!' } );
	await expect( told ).toBeVisible();
	await expect( told.getByRole( 'listitem' ).first() ).toContainText( /^SUCCESS .+: \d+ sizes? regenerated\.|^SUCCESS .+: This image has no other sizes\./ );
	await page.keyboard.press( 'Enter' );
	await expect( told ).toBeHidden();

	await page.locator( '.hh-lot-tools__panel > summary' ).click();
	const panel = page.locator( '.hh-lot-panel' );
	await expect( panel ).toContainText( /Last synced \d+ \w+ \d{4}/ );
	await panel.getByRole( 'button', { name: 'Sync again' } ).click();
	await expect( panel ).toContainText( 'Synced.' );
} );
