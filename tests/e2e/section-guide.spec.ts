/** The section guide and the tools on lots, as staff have them. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/site';
import { signIn } from './support/staff';

test( '[STAFF-03] nothing of the guide is in a visitor’s page; staff turn it on by keyboard, read of a part, and find it on in the next page', async ( { page, request } ) => {
	const html = await ( await request.get( '/' ) ).text();
	expect( html ).not.toMatch( /hh-guide|section-guide/ );

	await signIn( page );
	await page.goto( '/' );
	const button = page.getByRole( 'button', { name: 'Section guide' } );
	await expect( button ).toHaveAttribute( 'aria-pressed', 'false' );
	await expect( page.locator( '.hh-guide' ) ).toHaveCount( 0 );
	await button.focus();
	await page.keyboard.press( 'Enter' );
	await expect( button ).toHaveAttribute( 'aria-pressed', 'true' );
	const label = page.locator( '.hh-guide__label--island', { hasText: 'Property search' } );
	await expect( label ).toBeVisible();
	await expect( label ).toHaveAttribute( 'title', 'search-form' );
	await label.focus();
	await page.keyboard.press( 'Enter' );
	const details = page.getByRole( 'dialog', { name: 'Island: Property search' } );
	await expect( details ).toContainText( 'Slug: search-form' );
	await expect( details ).toContainText( 'src/islands/search-form' );
	await expect( details.getByRole( 'link', { name: 'Properties' } ) ).toHaveAttribute( 'href', /post_type=hpapi_property/ );
	await page.keyboard.press( 'Escape' );
	await expect( details ).toBeHidden();
	await expect( label ).toBeFocused();

	await page.goto( '/estate-agents/for-sale/' );
	await expect( page.locator( '.hh-guide__label--part', { hasText: 'Property card' } ).first() ).toBeVisible();
	await page.getByRole( 'button', { name: 'Section guide' } ).click();
	await expect( page.locator( '.hh-guide' ) ).toHaveCount( 0 );
} );

test( '[STAFF-03] on a phone the guide is in the bar, its labels open by finger, and nothing is wider than the screen', async ( { page } ) => {
	await page.setViewportSize( { width: 375, height: 740 } );
	await signIn( page );
	await page.goto( '/auctions/cars-fleet/lot/2/' );
	const button = page.getByRole( 'button', { name: 'Section guide' } );
	await expect( button ).toBeInViewport();
	await button.click();
	const label = page.locator( '.hh-guide__label', { hasText: /^Lot details$/ } ).first();
	// Islands that wake put elements of their own in the place of the server's, and the labels with them.
	await expect( () => label.scrollIntoViewIfNeeded() ).toPass();
	await expect( label ).toBeInViewport();
	await label.click();
	const details = page.getByRole( 'dialog', { name: 'Block: Lot details' } );
	await expect( details ).toBeInViewport();
	const box = await details.boundingBox();
	expect( box?.x ?? -1 ).toBeGreaterThanOrEqual( 0 );
	expect( ( box?.x ?? 0 ) + ( box?.width ?? 999 ) ).toBeLessThanOrEqual( 375 );
	expect( await page.evaluate( () => document.documentElement.scrollWidth ) ).toBe( 375 );
	await page.screenshot( { path: test.info().outputPath( 'guide.png' ) } );
	await page.keyboard.press( 'Escape' );
	await expect( details ).toBeHidden();
	await button.click();
	await expect( page.locator( '.hh-guide' ) ).toHaveCount( 0 );
} );

/**
 * Points of the logo that something of the guide covers, at steps down the page. The page walks, not the test: what a
 * request from here to the browser takes depends on the machine.
 *
 * @param page
 */
function coveredPoints( page: Page ): Promise< string[] > {
	return page.locator( '.hh-site-header .hh-wordmark' ).evaluate( async ( logo ) => {
		const covered: string[] = [];
		const end = Math.min( document.documentElement.scrollHeight, 4000 );
		for ( let down = 0; down < end; down += 97 ) {
			window.scrollTo( { top: down, behavior: 'instant' } );
			// The scroll is told before the frame's callbacks, and the guide's own, which comes behind this one, before any task.
			await new Promise( ( drawn ) => window.requestAnimationFrame( () => window.setTimeout( drawn ) ) );
			const { left, top, width, height } = logo.getBoundingClientRect();
			for ( let x = 1; x < width; x += 6 ) {
				for ( let y = 1; y < height; y += 6 ) {
					const hit = document.elementFromPoint( left + x, top + y );
					if ( hit && ! logo.contains( hit ) ) {
						covered.push( `${ down } px down at ${ x }, ${ y }: ${ hit.className } ${ hit.textContent }` );
					}
				}
			}
		}
		window.scrollTo( { top: 0, behavior: 'instant' } );
		return covered;
	} );
}

test( '[STAFF-03] at 375, 768 and 1440 px no label of the guide lies on the logo, at the top or further down the page', async ( { page } ) => {
	await signIn( page );
	for ( const path of [ '/', '/estate-agents/for-sale/', '/auctions/cars-fleet/lot/2/' ] ) {
		await page.goto( path );
		const button = page.getByRole( 'button', { name: 'Section guide' } );
		for ( const [ width, height ] of [ [ 375, 740 ], [ 768, 1024 ], [ 1440, 900 ] ] as const ) {
			const at = `${ path } at ${ width } px`;
			await page.setViewportSize( { width, height } );
			// Its labels are placed as they are when the page comes.
			if ( ( await button.getAttribute( 'aria-pressed' ) ) === 'true' ) {
				await button.click();
				await expect( page.locator( '.hh-guide' ) ).toHaveCount( 0 );
			}
			await button.click();
			const labels = page.locator( '.hh-guide__label:visible' );
			await expect( labels.filter( { hasText: /^Header$/ } ) ).toBeVisible();
			expect( ( await labels.allTextContents() ).filter( ( text ) => /[-/_]|^[a-z]/.test( text ) ), `slugs at ${ at }` ).toEqual( [] );

			const logo = ( await page.locator( '.hh-site-header .hh-wordmark' ).boundingBox() )!;
			const boxes = await labels.evaluateAll( ( all ) => all.map( ( label ) => ( { text: label.textContent, ...label.getBoundingClientRect().toJSON() } ) ) );
			const on = boxes.filter( ( box ) => box.left < logo.x + logo.width && box.right > logo.x && box.top < logo.y + logo.height && box.bottom > logo.y );
			expect( on, `labels on the logo of ${ at }` ).toEqual( [] );
			const covered = boxes.filter( ( box, index ) => boxes.slice( 0, index ).some( ( other ) => box.left < other.right - 1 && other.left < box.right - 1 && box.top < other.bottom - 1 && other.top < box.bottom - 1 ) );
			expect( covered, `labels on other labels of ${ at }` ).toEqual( [] );
			const line = ( await page.locator( '.hh-topbar' ).boundingBox() )!;
			expect( boxes.filter( ( box ) => box.top < line.y + line.height && box.bottom > line.y ), `labels on the line above the header of ${ at }` ).toEqual( [] );
			expect( boxes.filter( ( box ) => box.right > width + 1 && box.left < width ), `labels that the edge cuts of ${ at }` ).toEqual( [] );

			expect( await coveredPoints( page ), `what covers the logo of ${ at }` ).toEqual( [] );
		}
	}
} );
