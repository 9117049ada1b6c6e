import type { Page } from '@playwright/test';
import { expect, layoutShift, test } from './support/site';
import { signIn, siteOrigin } from './support/staff';
import { expectFitsAllWidths } from './support/widths';

const SCREEN = '/wp-admin/options-general.php?page=hh-announcements';
const TEXT = 'E2E: our offices are closed from Christmas Eve to the second of January';

async function write( page: Page, first: string, second: string ): Promise< void > {
	await page.goto( SCREEN );
	await page.getByLabel( 'Text', { exact: true } ).nth( 0 ).fill( first );
	await page.getByLabel( 'Link', { exact: true } ).nth( 0 ).fill( first === '' ? '' : new URL( '/news/', page.url() ).href );
	await page.getByLabel( 'Text', { exact: true } ).nth( 1 ).fill( second );
	await page.getByRole( 'button', { name: 'Save Changes' } ).click();
	await expect( page.getByText( 'Settings saved.' ) ).toBeVisible();
}

test( '[SITE-03] [SITE-11] staff announce, a visitor puts it away for 7 days, and nothing jumps', async ( { page, browser, isMobile } ) => {
	test.skip( isMobile, 'It stands on every page of the site: once is enough. Narrow windows are below.' );
	test.slow();
	await signIn( page );
	await write( page, TEXT, 'E2E: a second one' );
	try {
		const visitor = await ( await browser.newContext( { baseURL: siteOrigin() } ) ).newPage();
		await visitor.goto( '/news/' );
		const banner = visitor.getByRole( 'region', { name: 'Announcements' } );
		await expect( banner ).toContainText( TEXT );
		await expect( banner.getByRole( 'link', { name: 'Read more' } ) ).toHaveAttribute( 'href', /\/news\/$/ );
		await expectFitsAllWidths( visitor, '[aria-label="Announcements"]' );
		await visitor.setViewportSize( { width: 768, height: 800 } );
		expect( await visitor.evaluate( () => document.documentElement.scrollWidth <= window.innerWidth ) ).toBe( true );
		await banner.getByRole( 'button', { name: `Dismiss: ${ TEXT }` } ).press( 'Enter' );
		await expect( banner.getByText( TEXT, { exact: true } ) ).toBeHidden();
		await expect( banner.getByRole( 'button', { name: 'Dismiss: E2E: a second one' } ) ).toBeFocused();
		const cookie = ( await visitor.context().cookies() ).find( ( { name } ) => name === 'hh_dismissed' );
		expect( Math.round( ( ( cookie?.expires ?? 0 ) - Date.now() / 1000 ) / 86400 ) ).toBe( 7 );

		await visitor.goto( '/news/' );
		expect( await layoutShift( visitor ) ).toBeLessThan( 0.01 );
		await expect( banner ).toBeVisible();
		await expect( banner.getByText( TEXT, { exact: true } ) ).toBeHidden();
		await banner.getByRole( 'button' ).click();
		await expect( banner ).toBeHidden();
		await visitor.goto( '/news/' );
		await expect( visitor.getByRole( 'main' ) ).toBeVisible();
		await expect( banner ).toBeHidden();

		const plain = await ( await browser.newContext( { baseURL: siteOrigin(), javaScriptEnabled: false } ) ).newPage();
		await plain.goto( '/news/' );
		await expect( plain.getByRole( 'region', { name: 'Announcements' } ) ).toContainText( TEXT );
		await expect( plain.getByRole( 'region', { name: 'Announcements' } ).getByRole( 'button' ) ).toHaveCount( 0 );
		await plain.context().close();
		await visitor.context().close();
	} finally {
		await write( page, '', '' );
	}
} );
