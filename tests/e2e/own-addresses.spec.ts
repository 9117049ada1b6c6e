import type { Page } from '@playwright/test';
import { cards, expect, islandIsAlive, test } from './support/site';
import { siteOrigin } from './support/staff';

/** Screens that no link of the home page leads to. */
const OTHERS = [ '/estate-agents/for-sale/?view=map', '/estate-agents/for-sale/?view=list', '/property-for-sale/cranbrook/', '/?s=house' ];

/** Where the links of a page lead on this site, without what only moves within a page. */
const linksOf = ( page: Page, html: string, selector = 'a[href]' ) =>
	page.evaluate(
		( { text, base, chosen } ) => {
			const links = [ ...new DOMParser().parseFromString( text, 'text/html' ).querySelectorAll( chosen ) ].map( ( link ) => new URL( link.getAttribute( 'href' ) ?? '', base ) );
			const own = links.filter( ( { origin, pathname } ) => origin === new URL( base ).origin && ! /\/wp-(admin|login|json|content)|\.(pdf|webp|jpe?g|png|ics)$/.test( pathname ) );
			return [ ...new Set( own.map( ( { pathname, search } ) => pathname + search ) ) ];
		},
		{ text: html, base: siteOrigin(), chosen: selector }
	);

test( '[SITE-12] every screen has an address of its own, which a plain GET answers with the whole screen', async ( { page, request } ) => {
	test.slow();
	const htmlOf = async ( address: string ) => ( await request.get( address ) ).text();
	const addresses = new Set( [ ...( await linksOf( page, await htmlOf( '/' ) ) ), ...OTHERS ] );
	for ( const list of [ '/estate-agents/for-sale/', '/auctions/', '/news/' ] ) {
		const html = await htmlOf( list );
		const found = await linksOf( page, html );
		found.slice( 0, 6 ).forEach( ( one ) => addresses.add( one ) );
		const items = await linksOf( page, html, 'main article a[href]' );
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
