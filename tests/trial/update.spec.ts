/** [OWN-05] A new version comes in by WordPress's own screens; one that was changed after it was signed does not. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { signIn } from '../e2e/support/staff';
import { runPhp } from '../e2e/support/wp';

const PLUGINS = 4;
const releases = process.env.HH_RELEASES ?? '';

/** Name of each plugin and of the theme, to its version. */
const versions = (): Record< string, string > => JSON.parse( runPhp( '../../trial/versions.php', {} ) );

/** WordPress asks for news of plugins once a minute at most, also where a person asks again. */
async function offer( page: Page, version: string, rows: number ): Promise< void > {
	writeFileSync( join( releases, 'newest' ), version );
	await expect( async () => {
		await page.goto( '/wp-admin/update-core.php' );
		await page.getByRole( 'link', { name: 'Check again' } ).click();
		await expect( page.locator( '#update-plugins-table tbody tr' ) ).toHaveCount( rows, { timeout: 5_000 } );
		await expect( page.locator( '#update-plugins-table' ).getByText( `Update to ${ version }` ) ).toHaveCount( rows, { timeout: 1_000 } );
	} ).toPass( { timeout: 80_000, intervals: [ 15_000 ] } );
}

async function update( page: Page, form: 'plugins' | 'themes', button: string ): Promise< string > {
	await page.getByRole( 'checkbox', { name: 'Select All' } ).and( page.locator( `#${ form }-select-all` ) ).check();
	await page.locator( `form[name="upgrade-${ form }"]` ).getByRole( 'button', { name: button } ).first().click();
	const frame = page.frameLocator( `iframe[title="Update progress"]` );
	await expect( frame.getByText( /All updates have been completed|updates? .*(?:failed|completed)/i ).last() ).toBeVisible( { timeout: 120_000 } );
	return frame.locator( 'body' ).innerText();
}

test( '[OWN-05] staff see a new version with its notes and install it; a forged one is refused with a sentence', async ( { page } ) => {
	await signIn( page );

	await test.step( 'nothing is offered while nothing is newer', async () => {
		await offer( page, '1.0.0', 0 );
		expect( [ ...new Set( Object.values( versions() ) ) ] ).toEqual( [ '1.0.0' ] );
	} );

	await test.step( 'the new version, its notes, and the update', async () => {
		await offer( page, '1.1.0', PLUGINS );
		const rows = page.locator( '#update-plugins-table tbody tr' );
		await rows.first().getByRole( 'link', { name: /View .*details/ } ).click();
		const details = page.frameLocator( '#TB_iframeContent' );
		await expect( details.getByText( 'What is new in 1.1.0.' ) ).toBeVisible( { timeout: 30_000 } );
		await page.keyboard.press( 'Escape' );
		await page.goto( '/wp-admin/update-core.php' );
		await update( page, 'plugins', 'Update Plugins' );
		await page.goto( '/wp-admin/update-core.php' );
		await update( page, 'themes', 'Update Themes' );
		expect( Object.entries( versions() ).filter( ( [ , version ] ) => version !== '1.1.0' ) ).toEqual( [] );
		const home = await page.goto( '/' );
		expect( home?.status() ).toBe( 200 );
		await expect( page.getByRole( 'banner' ) ).toBeVisible();
	} );

	await test.step( 'a package that was changed after it was signed', async () => {
		await offer( page, '1.2.0', PLUGINS );
		const said = await update( page, 'plugins', 'Update Plugins' );
		expect( said ).toContain( 'The downloaded file is not the one that the publisher signed.' );
		expect( said ).toContain( 'Nothing was changed.' );
		expect( Object.entries( versions() ).filter( ( [ , version ] ) => version !== '1.1.0' ) ).toEqual( [] );
		expect( ( await page.goto( '/' ) )?.status() ).toBe( 200 );
	} );
} );
