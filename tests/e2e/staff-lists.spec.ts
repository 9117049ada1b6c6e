/** The lists of the office, asked for by hand as no link asks for them. */
import { expect, test } from '@playwright/test';
import { signIn } from './support/staff';

/** What an address may hold where a page's number is expected. */
const NUMBERS = [ '99999999999999999999', '-1x' ];

test( '[SEC-04] every screen of ours answers whatever its address says of the page', async ( { page, isMobile } ) => {
	test.skip( isMobile, 'The same PHP answers.' );
	await signIn( page );
	await page.goto( '/wp-admin/' );
	const screens = await page
		.locator( '#adminmenu a[href*="page="]' )
		.evaluateAll( ( links ) => [ ...new Set( links.map( ( link ) => ( link as HTMLAnchorElement ).href ) ) ].filter( ( address ) => /[?&]page=(hh|hpapi|caphpi|hearth)/.test( address ) ) );
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

test( '[STAFF-06] no screen of ours, and none where a property, lot, sale or person is edited, is wider than a phone', async ( { page, isMobile } ) => {
	test.skip( isMobile, 'The window is as narrow here.' );
	test.setTimeout( 400_000 );
	await signIn( page );
	await page.setViewportSize( { width: 375, height: 800 } );
	await page.goto( '/wp-admin/' );
	const screens = await page
		.locator( '#adminmenu a' )
		.evaluateAll( ( links ) => [ ...new Set( links.map( ( link ) => ( link as HTMLAnchorElement ).href ) ) ].filter( ( address ) => /[?&](page|post_type|taxonomy)=(hh|hpapi|caphpi|hearth)/.test( address ) ) );
	expect( screens.length ).toBeGreaterThan( 20 );
	for ( const type of [ 'hpapi_property', 'hpapi_staff', 'hh_sale', 'hh_lot' ] ) {
		await page.goto( `/wp-admin/edit.php?post_type=${ type }` );
		screens.push( await page.locator( '#the-list a.row-title' ).first().evaluate( ( link ) => ( link as HTMLAnchorElement ).href ) );
	}
	for ( const screen of screens ) {
		await page.goto( screen );
		for ( const width of [ 375, 320 ] ) {
			await page.setViewportSize( { width, height: 800 } );
			expect.soft( await page.evaluate( () => document.documentElement.scrollWidth - window.innerWidth ), `${ screen } at ${ width } px` ).toBeLessThanOrEqual( 0 );
		}
		// WordPress calls every kind of term a category where its labels are missing.
		if ( screen.includes( 'taxonomy=' ) ) {
			await expect.soft( page.locator( '#wpbody-content' ), screen ).not.toContainText( /categor/i );
		}
	}
} );
