/** [OWN-03] A site with Property Hive's properties: checked, moved in and checked again, by WordPress's screens. */
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { signIn } from '../e2e/support/staff';
import { runPhp } from '../e2e/support/wp';

/** The check, whose report is on the import screen. */
async function check( page: Page ): Promise< void > {
	await page.goto( '/wp-admin/edit.php?post_type=hpapi_property' );
	await page.getByRole( 'link', { name: 'Move in', exact: true } ).click();
	await expect( page.getByText( '40 properties found.' ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Check properties' } ).click();
	await expect( page.getByText( 'Nothing has been imported yet.' ) ).toBeVisible( { timeout: 300_000 } );
}

test( '[OWN-03] forty properties move in with their pictures, old addresses lead to them, and again nothing changes', async ( { page, request } ) => {
	const old: { path: string; price: string }[] = JSON.parse( runPhp( '../../trial/hive.php', { ROOT: join( __dirname, '..', '..' ) } ) );
	await signIn( page );
	await page.goto( '/wp-admin/options-permalink.php' );
	await page.getByRole( 'radio', { name: 'Post name' } ).click();
	await page.getByRole( 'button', { name: 'Save Changes' } ).click();

	await check( page );
	await expect( page.getByRole( 'row', { name: 'would be added 40' } ) ).toBeVisible();
	await page.getByRole( 'button', { name: /^Import (?:the rest )?now$/ } ).click();
	await expect( page.getByText( 'Feed imported.' ).first() ).toBeVisible( { timeout: 600_000 } );

	for ( const { path, price } of [ old[ 0 ], old[ 20 ], old[ 39 ] ] ) {
		const answer = await request.get( path, { maxRedirects: 0 } );
		expect( answer.status(), path ).toBe( 301 );
		await page.goto( path );
		await expect( page.getByRole( 'main' ) ).toContainText( `£${ price }` );
		await expect( page.getByRole( 'main' ).locator( 'img' ).first() ).toHaveJSProperty( 'complete', true );
		expect( await page.getByRole( 'main' ).locator( 'img' ).first().evaluate( ( picture: HTMLImageElement ) => picture.naturalWidth ) ).toBeGreaterThan( 100 );
	}

	await check( page );
	await expect( page.getByRole( 'row', { name: 'would stay the same 40' } ) ).toBeVisible();
} );
