import type { Page } from '@playwright/test';
import { cards, expect, islandIsAlive, test } from './support/site';

/** Screens that no link of the home page leads to. */
const OTHERS = [ '/estate-agents/for-sale/?view=map', '/estate-agents/for-sale/?view=list', '/property-for-sale/cranbrook/', '/?s=house' ];

/** Where the links of a page lead on this site, without what only moves within a page. */
const linksOf = ( page: Page ) =>
	page.locator( 'a[href]' ).evaluateAll( ( links ) => [
		...new Set(
			( links as HTMLAnchorElement[] )
				.filter( ( link ) => link.origin === window.location.origin && ! /\/wp-(admin|login|json|content)|\.(pdf|webp|jpe?g|png|ics)$/.test( link.pathname ) )
				.map( ( link ) => link.pathname + link.search )
		),
	] );

test( '[SITE-12] every screen has an address of its own, which a plain GET answers with the whole screen', async ( { page, request } ) => {
	test.slow();
	await page.goto( '/' );
	const addresses = new Set( [ ...( await linksOf( page ) ), ...OTHERS ] );
	for ( const list of [ '/estate-agents/for-sale/', '/auctions/', '/news/' ] ) {
		await page.goto( list );
		const found = await linksOf( page );
		found.slice( 0, 6 ).forEach( ( one ) => addresses.add( one ) );
		const items = await page.getByRole( 'main' ).locator( 'article a[href]' ).evaluateAll( ( links ) => ( links as HTMLAnchorElement[] ).map( ( link ) => link.pathname ) );
		items.slice( 0, 1 ).forEach( ( one ) => addresses.add( one ) );
	}
	expect( addresses.size ).toBeGreaterThan( 20 );
	const titles = new Map< string, string >();
	for ( const address of addresses ) {
		const answer = await request.get( address, { maxRedirects: 2 } );
		const html = await answer.text();
		expect( answer.status(), address ).toBe( 200 );
		expect( html.match( /<h1[\s>]/g )?.length, `${ address }: one heading of the page` ).toBe( 1 );
		expect( html, address ).toContain( '<main id="main"' );
		expect( html, `${ address }: no shell that waits for a script` ).toContain( '</footer>' );
		const path = new URL( answer.url() ).pathname;
		titles.set( path, /<title>([^<]*)<\/title>/.exec( html )?.[ 1 ] ?? '' );
	}
	expect( [ ...titles.values() ].filter( ( title ) => title === '' ) ).toEqual( [] );
	// Screens are told apart in tabs and histories.
	expect( new Set( titles.values() ).size ).toBeGreaterThan( titles.size * 0.9 );
} );

test( '[SITE-12] a link loads the next screen as a document, and Back the one before', async ( { page } ) => {
	await page.goto( '/estate-agents/for-sale/' );
	await islandIsAlive( page, 'search-form' );
	const isSame = () => page.evaluate( () => 'hhSameDocument' in window );
	await page.evaluate( () => Object.assign( window, { hhSameDocument: true } ) );
	await cards( page ).first().getByRole( 'link' ).first().click();
	await expect( page ).not.toHaveURL( /\/estate-agents\/for-sale\/$/ );
	await page.waitForLoadState();
	expect( await isSame() ).toBe( false );
	await page.goBack();
	await expect( page ).toHaveURL( /\/estate-agents\/for-sale\/$/ );
	await expect( cards( page ).first() ).toBeVisible();
} );
