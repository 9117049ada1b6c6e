/** Where one is on the site, on a phone, and what begins beside what. That header, title and footer begin at one edge is asked of each type of page in every-page.spec.ts. */
import { openPage, PAGE_TYPES } from './support/page-types';
import { expect, test } from './support/site';

test( 'what the firm has written, and each form, says where it stands', async ( { page } ) => {
	for ( const name of [ 'people', 'person', 'contact', 'about', 'fees', 'sell', 'news', 'article', 'privacy', 'accessibility', 'search' ] ) {
		await openPage( page, PAGE_TYPES[ 'the office' ]![ name ]! );
		await expect( page.getByRole( 'navigation', { name: 'Breadcrumb' } ).getByRole( 'link', { name: 'Home' } ), name ).toBeVisible();
	}
	for ( const [ part, names ] of [
		[ 'the estate agency', [ 'form of an enquiry', 'form of a saved search', 'form of a valuation visit', 'form of the newsletter', 'newsletter: on the list', 'saved properties' ] ],
		[ 'the auctions', [ 'form of a lot', 'form of a watcher', 'seller is thanked', 'watched lots' ] ],
	] as const ) {
		for ( const name of names ) {
			await openPage( page, PAGE_TYPES[ part ]![ name ]! );
			await expect( page.getByRole( 'navigation', { name: 'Breadcrumb' } ).getByRole( 'link', { name: 'Home' } ), name ).toBeVisible();
		}
	}
	for ( const path of [ '/terms/', '/complaints/' ] ) {
		await page.goto( path );
		await expect( page.getByRole( 'navigation', { name: 'Breadcrumb' } ).getByRole( 'link', { name: 'Home' } ), path ).toBeVisible();
	}
} );

test( 'an article shows the whole of its picture at every width, beside its title where there is room', async ( { page } ) => {
	await page.goto( '/news/reading-a-floorplan/' );
	const picture = page.locator( '.hh-page__beside img' );
	for ( const width of [ 320, 375, 768, 1000, 1440, 1920 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		await expect.poll( () => picture.evaluate( ( image: HTMLImageElement ) => image.complete && image.naturalWidth > 0 ) ).toBe( true );
		const { shown, own, isBeside } = await picture.evaluate( ( image: HTMLImageElement ) => {
			const [ box, title ] = [ image, document.querySelector( 'h1' )! ].map( ( one ) => one.getBoundingClientRect() ) as [ DOMRect, DOMRect ];
			return { shown: box.width / box.height, own: image.naturalWidth / image.naturalHeight, isBeside: box.left >= title.right - 1 && box.top < title.bottom };
		} );
		expect( Math.abs( shown / own - 1 ), `${ width }` ).toBeLessThan( 0.02 );
		expect( isBeside, `${ width }` ).toBe( width >= 768 );
		const lines = await page.locator( '.hh-page-head > .hh-aside' ).evaluate( ( day ) => day.getBoundingClientRect().height / parseFloat( getComputedStyle( day ).lineHeight ) );
		expect( lines, `${ width }: the day and how long ago, in one line` ).toBeCloseTo( 1, 0 );
	}
	await expect( page.getByRole( 'navigation', { name: 'Breadcrumb' } ).getByRole( 'link', { name: 'Home' } ), 'on a wide screen, too' ).toBeVisible();
} );
