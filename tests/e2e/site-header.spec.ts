import type { Page } from '@playwright/test';
import { cardLinks, expect, islandIsAlive, test } from './support/site';

const top = ( page: Page, selector: string ) => page.locator( selector ).evaluate( ( element ) => Math.round( element.getBoundingClientRect().top ) );

/** Of the article, at whose end the bar has its own place. */
const toMiddle = ( page: Page ) =>
	page.getByRole( 'article' ).first().evaluate( ( article ) => {
		const { top: begin, height } = article.getBoundingClientRect();
		window.scrollTo( { top: window.scrollY + begin + height / 2, behavior: 'instant' } );
	} );

async function openProperty( page: Page ): Promise< void > {
	await page.goto( ( await cardLinks( page, '/estate-agents/for-sale/' ) )[ 0 ] ?? '' );
	await islandIsAlive( page, 'property-gallery' );
}

test( '[SITE-02] [SITE-04] the bars become fixed on scroll, and come unstuck where the window is low', async ( { page } ) => {
	await openProperty( page );
	await toMiddle( page );
	await expect.poll( () => top( page, '.hh-header' ) ).toBe( 0 );
	await expect( page.locator( '.hh-header' ) ).toHaveClass( /is-fixed/ );

	// 1280 by 1024 at 400%.
	await page.setViewportSize( { width: 320, height: 256 } );
	await toMiddle( page );
	await expect.poll( () => top( page, '.hh-header' ) ).toBeLessThan( -100 );
	// No bar keeps its place over the text: each goes with the page, wherever that happens to stand.
	const [ bars, kept ] = await page.evaluate( () => {
		const all = [ ...document.querySelectorAll( '.hh-header, .hh-property-bar' ) ].filter( ( bar ) => bar.getClientRects().length > 0 );
		const before = all.map( ( bar ) => bar.getBoundingClientRect().top );
		window.scrollBy( { top: 60, behavior: 'instant' } );
		return [ all.length, all.filter( ( bar, index ) => Math.abs( ( before[ index ] ?? 0 ) - 60 - bar.getBoundingClientRect().top ) > 1 ).map( ( bar ) => bar.className ) ] as const;
	} );
	expect( bars ).toBeGreaterThan( 0 );
	expect( kept ).toEqual( [] );
} );

test( 'the menu works where the window is low', async ( { page, isMobile } ) => {
	test.skip( ! isMobile, 'sets its own width' );
	await page.setViewportSize( { width: 320, height: 256 } );
	await page.goto( '/' );
	await page.locator( 'summary', { hasText: /^\s*Menu/ } ).click();
	const last = page.getByRole( 'navigation', { name: 'Main' } ).getByRole( 'link' ).filter( { visible: true } ).last();
	await last.scrollIntoViewIfNeeded();
	await expect( last ).toBeInViewport();
	await page.keyboard.press( 'Escape' );
	await expect( last ).toBeHidden();
} );

test( 'a firm with a long name keeps its menu in the window, and its footer', async ( { page, isMobile } ) => {
	test.skip( ! isMobile, 'sets its own widths' );
	await page.goto( '/contact/' );
	await page.locator( '.hh-wordmark, .hh-footer__small p' ).evaluateAll( ( names ) => names.forEach( ( name ) => ( name.textContent = 'Featherstonehaugh, Cholmondeley & Marjoribanks' ) ) );
	for ( const width of [ 320, 375, 768, 992, 1440 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		expect( await page.evaluate( () => document.documentElement.scrollWidth ), `${ width } px` ).toBeLessThanOrEqual( width );
	}
} );
