import { expectAccessible } from './support/axe';
import { expect, test } from './support/site';

test( '[SITE-12] from the news to an article, to who wrote it, to the next ones; axe', async ( { page, isMobile } ) => {
	test.skip( ! isMobile, 'A wide article is in every-page.spec.ts.' );
	await page.goto( '/news/' );
	await page.locator( '.hh-post', { has: page.getByRole( 'heading', { name: 'A Saturday in Cranbrook' } ) } ).getByRole( 'link' ).first().click();
	await expect( page.getByRole( 'heading', { level: 1, name: 'A Saturday in Cranbrook' } ) ).toBeVisible();
	await expect( page.getByRole( 'navigation', { name: 'Breadcrumb' } ).getByRole( 'link', { name: 'News' } ) ).toBeVisible();
	const next = page.getByRole( 'region', { name: 'Related articles' } );
	await expect( next.getByRole( 'article' ) ).toHaveCount( 3 );
	await expect( next ).not.toContainText( 'A Saturday in Cranbrook' );
	await expectAccessible( page );
	await page.locator( '.hh-byline a' ).click();
	await expect( page ).toHaveURL( /\/people\/eleanor-ashdown\/$/ );
} );

test( '[SITE-12] the newest piece of news leads; the others fill the width beside each other, and a phone has all under each other', async ( { page, isMobile } ) => {
	await page.goto( '/news/' );
	const boxes = await page.locator( '.hh-posts__list .hh-post' ).evaluateAll( ( all ) => all.map( ( one ) => one.getBoundingClientRect().toJSON() as DOMRect ) );
	const list = ( await page.locator( '.hh-posts__list' ).boundingBox() )!;
	const [ first, second, third, fourth ] = boxes as [ DOMRect, DOMRect, DOMRect, DOMRect ];
	expect( Math.abs( first.width - list.width ) ).toBeLessThan( 2 );
	if ( isMobile ) {
		boxes.forEach( ( box ) => expect( Math.abs( box.width - list.width ) ).toBeLessThan( 2 ) );
		return;
	}
	expect( [ third.top, fourth.top ] ).toEqual( [ second.top, second.top ] );
	expect( Math.abs( fourth.right - list.x - list.width ) ).toBeLessThan( 2 );
	const picture = ( await page.locator( '.hh-post__picture' ).first().boundingBox() )!;
	expect( picture.width ).toBeGreaterThan( list.width / 2 );
} );

test( '[LEAD-02] results of the site’s search: links lead to each kind, the words stand in one column, a further page is a target', async ( { page, isMobile } ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.goto( '/?s=house' );
	const kinds = page.getByRole( 'navigation', { name: 'Search results' } ).getByRole( 'link' );
	expect( await kinds.count() ).toBeGreaterThan( 2 );
	for ( const kind of await kinds.all() ) {
		const name = ( await kind.textContent() ) ?? '';
		expect( ( await kind.boundingBox() )!.height, name ).toBeGreaterThanOrEqual( 44 );
		// They lead to the same places on every width.
		if ( isMobile ) {
			await kind.click();
			await expect( page.getByRole( 'heading', { level: 2, name, exact: true } ) ).toBeInViewport();
		}
	}
	const edges = await page.locator( '.hh-post__text' ).evaluateAll( ( all ) => [ ...new Set( all.map( ( text ) => Math.round( text.getBoundingClientRect().left ) ) ) ] );
	expect( edges ).toHaveLength( 1 );
	const next = page.locator( '.hh-pages' ).getByRole( 'link', { name: 'Next' } );
	const box = ( await next.boundingBox() )!;
	expect( Math.min( box.width, box.height ) ).toBeGreaterThanOrEqual( 44 );
	if ( ! isMobile ) {
		expect( Math.abs( ( await page.locator( '.hh-pages .nav-links' ).evaluate( ( links ) => {
			const range = document.createRange();
			range.selectNodeContents( links );
			const { left, right } = range.getBoundingClientRect();
			return ( left + right ) / 2 - document.documentElement.clientWidth / 2;
		} ) ) ) ).toBeLessThan( 4 );
	}
	if ( isMobile ) {
		await next.click();
		await expect( page ).toHaveURL( /\/page\/2\// );
	}
} );
