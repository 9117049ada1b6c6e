import type { Page } from '@playwright/test';
import { axeFaults, expectAccessible } from './support/axe';
import { sendForm } from './support/forms';
import { openPage, PAGE_TYPES } from './support/page-types';
import { expect, test } from './support/site';
import { signIn, signInAs, siteOrigin } from './support/staff';

const SCREEN = '/wp-admin/admin.php?page=hh-brand';
const LOOKS = [ 'Harbour', 'Brick', 'Meadow' ];
/** Where each surface of the design is: buttons, cards, badges, maps, tables, forms, dark bands. */
const PAGES = {
	'the estate agency': [ 'home', 'list', 'map', 'property for sale', 'form of a saved search' ],
	'the office': [ 'sell', 'article' ],
	'the auctions': [ 'catalogue of cars', 'car that is a lot', 'sale that is running', 'valuation of a vehicle' ],
};
/** What axe asks of colours; a look changes nothing else. */
const COLOURS = [ 'color-contrast', 'link-in-text-block' ];
const NAVY = 'rgb(19, 35, 58)';

const status = ( page: Page ) => page.locator( '[data-hh-brand-faults]' );

async function wear( page: Page, look: string ): Promise< void > {
	await page.locator( '.hh-brand__looks' ).getByRole( 'link', { name: look, exact: true } ).click();
	await expect( page.getByLabel( 'Text colour', { exact: true } ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Save brand' } ).click();
	await expect( page.getByText( 'Brand saved.' ) ).toBeVisible();
}

/** The same by the form's HTML: what a look is, is read off its link. */
async function dress( page: Page, look: string ): Promise< void > {
	const html = await ( await page.request.get( SCREEN ) ).text();
	const address = await page.evaluate(
		( sought ) => [ ...new DOMParser().parseFromString( sought.html, 'text/html' ).querySelectorAll( '.hh-brand__looks a' ) ].find( ( link ) => link.textContent?.trim() === sought.look )?.getAttribute( 'href' ) ?? '',
		{ html, look }
	);
	expect( address, `the link of ${ look }` ).not.toBe( '' );
	expect( await sendForm( page, address, '[data-hh-brand-form]', {} ) ).toContain( 'saved=1' );
}

test( '[OWN-01] staff choose colours, see them, read which can’t be read, and change the site', async ( { page, browser, complaints } ) => {
	test.slow();
	await signIn( page );
	await page.goto( SCREEN );
	for ( const width of [ 320, 375, 768, 1440 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		expect( await page.evaluate( () => document.documentElement.scrollWidth - window.innerWidth ), `too wide at ${ width } px` ).toBeLessThanOrEqual( 0 );
	}
	await expectAccessible( page, '.hh-brand__form, .hh-brand__looks' );
	const frame = page.frameLocator( '[data-hh-brand-preview]' );
	await expect( frame.locator( 'body' ) ).toHaveCSS( 'background-color', 'rgb(247, 243, 234)' );
	await page.getByLabel( 'Text colour', { exact: true } ).fill( '#ffffff' );
	await page.getByLabel( 'Page background', { exact: true } ).fill( '#fff2a8' );
	await expect( status( page ) ).toContainText( 'Text colour can’t be read on Page background' );
	await expect( frame.locator( 'body' ) ).toHaveCSS( 'background-color', 'rgb(255, 242, 168)' );
	await page.getByLabel( 'Text colour', { exact: true } ).fill( 'navy' );
	await expect( status( page ) ).toContainText( 'Enter a colour like #14231b.' );
	await page.getByRole( 'button', { name: 'Save brand' } ).click();
	await expect( page.getByText( 'Not everything was saved.' ) ).toBeVisible();
	await expect( page.getByLabel( 'Text colour', { exact: true } ) ).toHaveValue( 'navy' );
	await expect( page.getByLabel( 'Page background', { exact: true } ) ).toHaveValue( '#fff2a8' );

	const visitor = await ( await browser.newContext( { baseURL: siteOrigin() } ) ).newPage();
	try {
		await wear( page, 'Harbour' );
		await visitor.goto( '/' );
		await expect( visitor.locator( 'body' ) ).toHaveCSS( 'background-color', 'rgb(246, 248, 250)' );
		await expect( visitor.locator( '.hh-footer' ) ).toHaveCSS( 'background-color', NAVY );
		await expect( visitor.locator( 'meta[name="theme-color"]' ) ).toHaveAttribute( 'content', '#13233a' );
		await expect( visitor.getByRole( 'button', { name: 'Search' } ).first() ).toHaveCSS( 'border-radius', '6px' );
		// The editor's canvas, which has only WordPress's own properties and what the site adds.
		await page.goto( '/wp-admin/post-new.php?post_type=page' );
		const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' ).locator( '.editor-styles-wrapper' );
		await expect( canvas ).toHaveCSS( 'background-color', 'rgb(246, 248, 250)' );
	} finally {
		await dress( page, 'Hearth & Hammer' );
	}
	await visitor.goto( '/' );
	await expect( visitor.locator( '#hearth-hammer-brand-css' ) ).toHaveCount( 0 );
	// The refused colour, and the picture of the account in staff's bar, which comes from another site.
	expect( complaints.splice( 0 ).filter( ( one ) => ! /brand-preview|status of 400|ERR_NAME_NOT_RESOLVED/.test( one ) ) ).toEqual( [] );
} );

test( '[OWN-01] Harbour, Brick, Meadow: pages of each kind can be read', async ( { page, browser } ) => {
	test.slow();
	await signIn( page );
	const visitor = await ( await browser.newContext( { baseURL: siteOrigin() } ) ).newPage();
	const style = visitor.locator( '#hearth-hammer-brand-css' );
	const faults: string[] = [];
	try {
		// All that a look gives a page is this style.
		const styles = new Map< string, string >();
		for ( const look of LOOKS ) {
			await dress( page, look );
			styles.set( look, /<style id="hearth-hammer-brand-css">([^<]+)</.exec( await ( await visitor.request.get( '/' ) ).text() )?.[ 1 ] ?? '' );
		}
		expect( new Set( styles.values() ).size, 'each look has a style of its own' ).toBe( LOOKS.length );
		expect( [ ...styles.values() ] ).not.toContain( '' );
		for ( const [ part, names ] of Object.entries( PAGES ) ) {
			for ( const name of names ) {
				await openPage( visitor, PAGE_TYPES[ part ]![ name ]! );
				for ( const [ look, css ] of styles ) {
					await style.evaluate( ( element, text ) => ( element.textContent = text ), css );
					faults.push( ...( await axeFaults( visitor, '', COLOURS ) ).map( ( fault ) => `${ look }, ${ name }: ${ fault }` ) );
				}
			}
		}
	} finally {
		await dress( page, 'Hearth & Hammer' );
	}
	expect( faults ).toEqual( [] );
} );

test( '[OWN-01] an editor may not change the brand', async ( { page } ) => {
	await signInAs( page, 'editor' );
	expect( ( await page.request.get( SCREEN ) ).status() ).toBe( 403 );
} );
