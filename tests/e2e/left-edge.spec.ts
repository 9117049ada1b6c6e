import { openPage, PAGE_TYPES } from './support/page-types';
import { expect, test } from './support/site';

/** What has no title of the site's own frame: the sheet for the printer. */
const WITHOUT = [ 'catalogue on paper' ];

/** Where the header's name, the breadcrumbs, the page's title (with the picture or the day beside it) and the footer begin. */
const edges = () =>
	Object.fromEntries(
		[ '.hh-wordmark', '.hh-breadcrumbs li', 'main h1', '.hh-footer :is(h2, p, a)' ].flatMap( ( selector ) => {
			const found = [ ...document.querySelectorAll( selector ) ].find( ( one ) => one.getBoundingClientRect().width > 1 );
			const head = selector === 'main h1' ? found?.closest( '.hh-wrap > :not(.hh-home-hero__panel)' ) ?? found : found;
			return head ? [ [ selector, Math.round( head.getBoundingClientRect().left ) ] ] : [];
		} )
	);

for ( const [ part, pages ] of Object.entries( PAGE_TYPES ) ) {
	test( `[SITE-12] ${ part }: header, breadcrumbs, title and footer of every page begin at one edge, on wide screens, too`, async ( { page, isMobile } ) => {
		test.skip( isMobile, 'A narrow window has one column.' );
		test.setTimeout( 180_000 );
		const wrong: string[] = [];
		for ( const [ name, address ] of Object.entries( pages ).filter( ( [ one ] ) => ! WITHOUT.includes( one ) ) ) {
			await page.setViewportSize( { width: 1920, height: 1080 } );
			await openPage( page, address );
			for ( const width of [ 1920, 1440 ] ) {
				await page.setViewportSize( { width, height: 1080 } );
				const found = await page.evaluate( edges );
				const all = Object.values( found );
				if ( Math.max( ...all ) - Math.min( ...all ) > 1 ) {
					wrong.push( `${ name }, ${ width }: ${ JSON.stringify( found ) }` );
				}
			}
		}
		expect( wrong ).toEqual( [] );
	} );
}

for ( const [ part, pages ] of Object.entries( PAGE_TYPES ) ) {
	test( `${ part }: at 320 px no page and no table of results scrolls sideways`, async ( { page, isMobile } ) => {
		test.skip( isMobile, 'The window of this test is as narrow.' );
		test.setTimeout( 180_000 );
		await page.setViewportSize( { width: 320, height: 720 } );
		const wide: string[] = [];
		for ( const [ name, address ] of Object.entries( pages ).filter( ( [ one ] ) => ! WITHOUT.includes( one ) ) ) {
			await openPage( page, address );
			const found = await page.evaluate( () => [ document.documentElement, ...document.querySelectorAll( '.hh-results' ) ].filter( ( one ) => one.scrollWidth > one.clientWidth ).map( ( one ) => `${ one.className || one.tagName } ${ one.scrollWidth }` ) );
			wide.push( ...found.map( ( one ) => `${ name }: ${ one }` ) );
		}
		expect( wide ).toEqual( [] );
	} );
}

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

test( 'an article shows the whole of its picture at every width, beside its title where there is room', async ( { page, isMobile } ) => {
	await page.goto( '/news/reading-a-floorplan/' );
	const picture = page.locator( '.hh-page__beside img' );
	for ( const width of isMobile ? [ 320, 375 ] : [ 768, 1000, 1440, 1920 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		await expect.poll( () => picture.evaluate( ( image: HTMLImageElement ) => image.complete && image.naturalWidth > 0 ) ).toBe( true );
		const { shown, own, isBeside } = await picture.evaluate( ( image: HTMLImageElement ) => {
			const [ box, title ] = [ image, document.querySelector( 'h1' )! ].map( ( one ) => one.getBoundingClientRect() ) as [ DOMRect, DOMRect ];
			return { shown: box.width / box.height, own: image.naturalWidth / image.naturalHeight, isBeside: box.left >= title.right - 1 && box.top < title.bottom };
		} );
		expect( Math.abs( shown / own - 1 ), `${ width }` ).toBeLessThan( 0.02 );
		expect( isBeside, `${ width }` ).toBe( ! isMobile );
		const lines = await page.locator( '.hh-page-head > .hh-aside' ).evaluate( ( day ) => day.getBoundingClientRect().height / parseFloat( getComputedStyle( day ).lineHeight ) );
		expect( lines, `${ width }: the day and how long ago, in one line` ).toBeCloseTo( 1, 0 );
	}
} );
