import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/site';
import { signIn, siteOrigin, wpRest } from './support/staff';

const WIDTHS = [ 320, 375, 768, 1200, 1280, 1920 ];

interface Post {
	id: number;
	link: string;
}

const content = () => {
	const picture = `data:image/svg+xml,${ encodeURIComponent( '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1067"><rect width="1600" height="1067" fill="#8a9a7b"/></svg>' ) }`;
	return readFileSync( join( __dirname, 'fixtures/editor-content.html' ), 'utf8' ).replaceAll( 'PICTURE', picture );
};

/** What reaches over an edge of the window, and is not inside something that scrolls or clips by itself. */
const outside = ( page: Page ) =>
	page.evaluate( () => {
		const width = document.documentElement.clientWidth;
		const isKept = ( element: Element ): boolean => {
			for ( let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement ) {
				if ( getComputedStyle( parent ).overflowX !== 'visible' ) {
					return true;
				}
			}
			return false;
		};
		return [ ...document.querySelectorAll( 'main *' ) ]
			.filter( ( element ) => {
				const { left, right, width: own } = element.getBoundingClientRect();
				return own > 1 && ( left < -0.5 || right > width + 0.5 ) && ! isKept( element );
			} )
			.map( ( element ) => `${ element.tagName }.${ element.className } ${ Math.round( element.getBoundingClientRect().right ) }` );
	} );

const box = ( page: Page, alt: string ) =>
	page.getByAltText( alt, { exact: true } ).evaluate( ( element ) => {
		const { left, right, width } = element.closest( 'figure' )!.getBoundingClientRect();
		return { left: Math.round( left ), right: Math.round( right ), width: Math.round( width ), window: document.documentElement.clientWidth };
	} );

test( 'what an editor can place is never wider than its window, and stands where it was aligned', async ( { page } ) => {
	await signIn( page );
	const title = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung and other long words';
	const made = await wpRest< Post >( page, 'POST', 'pages', { title, content: content(), status: 'publish' } );
	await page.context().clearCookies();
	try {
		await page.goto( made.link );
		for ( const width of WIDTHS ) {
			await page.setViewportSize( { width, height: 900 } );
			expect( await page.evaluate( () => document.documentElement.scrollWidth - document.documentElement.clientWidth ), `at ${ width } px the page scrolls sideways` ).toBe( 0 );
			expect( await outside( page ), `at ${ width } px` ).toEqual( [] );
			const full = await box( page, 'Full' );
			expect( [ full.left, full.right ], `full at ${ width } px` ).toEqual( [ 0, full.window ] );
			const wide = await box( page, 'Wide' );
			expect( wide.left, `wide at ${ width } px` ).toBeGreaterThan( 0 );
			expect( Math.abs( wide.window - wide.right - wide.left ), 'wide is in the middle' ).toBeLessThanOrEqual( 1 );
			const text = ( await page.getByText( 'An address without a break' ).boundingBox() )!;
			if ( width >= 1200 ) {
				expect( wide.width ).toBeGreaterThan( text.width * 1.4 );
			}
			if ( width >= 768 ) {
				expect( Math.round( ( await box( page, 'Left' ) ).left ) ).toBe( Math.round( text.x ) );
				expect( Math.abs( ( await box( page, 'Right' ) ).right - Math.round( text.x + text.width ) ) ).toBeLessThanOrEqual( 1 );
			}
			const centre = await page.getByAltText( 'Centre', { exact: true } ).boundingBox();
			expect( Math.abs( centre!.x + centre!.width / 2 - ( text.x + text.width / 2 ) ), `centred at ${ width } px` ).toBeLessThanOrEqual( 1 );
			expect( ( await page.getByText( 'words for screen readers' ).boundingBox() )!.width ).toBeLessThanOrEqual( 1 );
		}
		await page.setViewportSize( { width: 375, height: 900 } );
		await expectAccessible( page );
	} finally {
		await signIn( page );
		await wpRest( page, 'DELETE', `pages/${ made.id }?force=true` );
	}
} );

test( '[SITE-02] a menu of two levels opens by finger, mouse and keys, on a phone and in the bar', async ( { page } ) => {
	await signIn( page );
	const before = await wpRest< { menu: number } >( page, 'GET', 'menu-locations/primary' );
	const menu = await wpRest< Post >( page, 'POST', 'menus', { name: 'Made by a test', locations: [ 'primary' ] } );
	const add = ( title: string, parent = 0 ) => wpRest< Post >( page, 'POST', 'menu-items', { title, url: `${ siteOrigin() }/?${ title }`, parent, menus: menu.id, status: 'publish' } );
	try {
		const selling = await add( 'Selling' );
		await add( 'By-auction', selling.id );
		await add( 'Letting' );
		await page.context().clearCookies();
		await page.setViewportSize( { width: 1440, height: 900 } );
		await page.goto( '/' );
		const bar = page.getByRole( 'navigation', { name: 'Main' } );
		const under = bar.getByRole( 'link', { name: 'By-auction' } );
		await expect( under ).toBeHidden();
		await bar.locator( 'summary' ).click();
		await expect( under ).toBeInViewport();
		await page.keyboard.press( 'Escape' );
		await expect( under ).toBeHidden();
		await expect( bar.locator( 'summary' ) ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await page.keyboard.press( 'Tab' );
		await expect( under ).toBeFocused();
		await expectAccessible( page );
		await page.keyboard.press( 'Escape' );
		await page.setViewportSize( { width: 375, height: 700 } );
		await page.locator( '[data-site-menu] > summary' ).click();
		await expect( under ).toBeHidden();
		await page.locator( '[data-site-menu] .hh-submenu summary' ).click();
		await expect( page.locator( '[data-site-menu]' ).getByRole( 'link', { name: 'By-auction' } ) ).toBeInViewport();
		await expect( page.locator( '[data-site-menu]' ).getByRole( 'link', { name: 'Letting' } ) ).toBeInViewport();
		await page.screenshot( { path: test.info().outputPath( 'menu.png' ) } );
	} finally {
		await signIn( page );
		await wpRest( page, 'DELETE', `menus/${ menu.id }?force=true` );
		if ( before.menu > 0 ) {
			await wpRest( page, 'POST', `menus/${ before.menu }`, { locations: [ 'primary' ] } );
		}
	}
} );
