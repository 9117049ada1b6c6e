/** The lists of the office, asked for by hand as no link asks for them. */
import { expect, test, type Page } from '@playwright/test';
import { signIn } from './support/staff';

/** What an address may hold where a page's number is expected. */
const NUMBERS = [ '99999999999999999999', '-1x' ];

/** Where the menu of the admin leads, by its HTML alone. */
async function menuLinks( page: Page, ours: RegExp ): Promise< string[] > {
	const answer = await page.request.get( '/wp-admin/' );
	const links = await page.evaluate(
		( html ) => [ ...new DOMParser().parseFromString( html, 'text/html' ).querySelectorAll( '#adminmenu a' ) ].map( ( link ) => link.getAttribute( 'href' ) ?? '' ),
		await answer.text()
	);
	return [ ...new Set( links.map( ( link ) => new URL( link, answer.url() ).href ) ) ].filter( ( address ) => ours.test( address ) );
}

test( '[SEC-04] every screen of ours answers whatever its address says of the page', async ( { page } ) => {
	await signIn( page );
	const screens = await menuLinks( page, /[?&]page=(hh|hpapi|caphpi|hearth)/ );
	expect( screens.length ).toBeGreaterThan( 8 );
	for ( const screen of screens ) {
		for ( const number of NUMBERS ) {
			const answer = await page.request.get( `${ screen }&paged=${ number }` );
			expect( answer.status(), `${ screen } ${ number }` ).toBe( 200 );
			expect( await answer.text(), `${ screen } ${ number }` ).toContain( '</html>' );
		}
	}
	for ( const type of [ 'hpapi_property', 'hpapi_parish', 'hpapi_staff', 'hh_sale', 'hh_lot' ] ) {
		for ( const order of [ 'hh_sale_date', "hh_sale_date'", '0', 'title,(select 1)' ] ) {
			const answer = await page.request.get( `/wp-admin/edit.php?post_type=${ type }&orderby=${ encodeURIComponent( order ) }&order=desc&paged=${ NUMBERS[ 0 ] }` );
			expect( answer.status(), `${ type } ${ order }` ).toBe( 200 );
			expect( await answer.text(), `${ type } ${ order }` ).toContain( '</html>' );
		}
	}
} );

test( '[STAFF-06] no screen of ours, and none where a property, lot, sale or person is edited, is wider than a phone', async ( { page } ) => {
	test.setTimeout( 400_000 );
	await signIn( page );
	const screens = await menuLinks( page, /[?&](page|post_type|taxonomy)=(hh|hpapi|caphpi|hearth)/ );
	expect( screens.length ).toBeGreaterThan( 20 );
	const edited = new Set( [ 'hpapi_property', 'hpapi_staff', 'hh_sale', 'hh_lot' ] );
	// A screen is opened at the width at which the last one was left.
	const widths = [ 375, 320 ];
	await page.setViewportSize( { width: 375, height: 800 } );
	// The list grows by the first row of some of its screens.
	for ( const screen of screens ) {
		await page.goto( screen );
		for ( const width of widths ) {
			await page.setViewportSize( { width, height: 800 } );
			expect.soft( await page.evaluate( () => document.documentElement.scrollWidth - window.innerWidth ), `${ screen } at ${ width } px` ).toBeLessThanOrEqual( 0 );
		}
		widths.reverse();
		// WordPress calls every kind of term a category where its labels are missing.
		if ( screen.includes( 'taxonomy=' ) ) {
			await expect.soft( page.locator( '#wpbody-content' ), screen ).not.toContainText( /categor/i );
		}
		const type = /\/edit\.php\?post_type=(\w+)$/.exec( screen )?.[ 1 ] ?? '';
		if ( edited.delete( type ) ) {
			screens.push( await page.locator( '#the-list a.row-title' ).first().evaluate( ( link ) => ( link as HTMLAnchorElement ).href ) );
		}
	}
	expect( [ ...edited ], 'lists that the menu does not lead to' ).toEqual( [] );
} );
