import type { Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectFitsAllWidths } from './support/widths';
import { expect, test } from './support/site';

/** Axe, targets and edges of the others: every-page.spec.ts. */
const ELSEWHERE = [ '/about/', '/sell/', '/contact/', '/people/' ];

/** Of each section with a heading by itself: where its words are, and how far it is from the middle of the window. */
const sections = ( page: Page ) =>
	page.locator( '.hh-blocks > .wp-block-columns' ).evaluateAll( ( all ) =>
		all
			.filter( ( section ) => section.querySelector( ':scope > .wp-block-column:first-child > h2:only-child' ) )
			.map( ( section ) => {
				const [ heading, words ] = [ ...section.children ].map( ( column ) => column.getBoundingClientRect() ) as [ DOMRect, DOMRect ];
				const box = section.getBoundingClientRect();
				return { isBeside: words.left >= heading.right && Math.abs( words.top - heading.top ) < 2, isBelow: words.top >= heading.bottom && words.left === heading.left, room: innerWidth - box.left - box.right };
			} )
	);

/** What parts of a page say, or an attribute of theirs, by its HTML alone. */
async function textsOf( page: Page, address: string, selector: string, attribute = '' ): Promise< string[] > {
	const html = await ( await page.request.get( address ) ).text();
	return page.evaluate(
		( sought ) => [ ...new DOMParser().parseFromString( sought.html, 'text/html' ).querySelectorAll( sought.selector ) ].map( ( part ) => ( sought.attribute ? part.getAttribute( sought.attribute ) : part.textContent )?.trim() ?? '' ),
		{ html, selector, attribute }
	);
}

test( '[SITE-12] the firm’s pages fill their width: a heading by itself is beside its words, and below a narrow window’s; three properties fill their row', async ( { page } ) => {
	for ( const path of [ ...ELSEWHERE, '/let-with-us/' ] ) {
		await page.goto( path );
		for ( const [ width, height ] of [ [ 1440, 900 ], [ 375, 720 ] ] as const ) {
			await page.setViewportSize( { width, height } );
			const found = await sections( page );
			expect( found.length, path ).toBeGreaterThan( 0 );
			for ( const section of found ) {
				expect( width === 375 ? section.isBelow : section.isBeside, `${ path } at ${ width } px` ).toBe( true );
				// As far from the right edge as from the left.
				expect( Math.abs( section.room ), `${ path } at ${ width } px` ).toBeLessThan( 20 );
			}
		}
	}
	await expectFitsAllWidths( page );
	// On the widest screens, too.
	for ( const width of [ 1440, 1920 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		const gap = await page.locator( '.hh-blocks .hh-cards' ).evaluate( ( grid ) => grid.getBoundingClientRect().right - grid.lastElementChild!.getBoundingClientRect().right );
		expect( Math.abs( gap ), `${ width }` ).toBeLessThan( 2 );
	}
} );

test( '[SITE-02] the bar underlines the item that a page is below', async ( { page } ) => {
	for ( const [ path, item ] of [ [ '/contact/', 'About' ], [ '/fees/', 'Rent' ], [ '/about/', 'About' ] ] as const ) {
		await page.goto( path );
		const lines = await page.locator( '.hh-nav__list > li > a' ).evaluateAll( ( all ) => all.filter( ( link ) => getComputedStyle( link, '::after' ).transform === 'none' ).map( ( link ) => link.textContent ) );
		expect( lines, path ).toEqual( [ item ] );
	}
} );

test( 'about shows what the firm has sold, and its offices have hours and people of their own, as many as it says', async ( { page } ) => {
	await page.goto( '/about/' );
	const sold = page.locator( '.hh-blocks .hh-cards .hh-card' );
	await expect( sold ).toHaveCount( 3 );
	for ( const card of await sold.all() ) {
		await expect( card ).toContainText( /Sold/ );
	}
	const [ number = '' ] = ( await page.getByRole( 'heading', { name: / offices$/ } ).innerText() ).split( ' ' );
	await page.getByRole( 'link', { name: 'See all the homes we’ve sold' } ).click();
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toContainText( 'sold' );

	const everyone = await textsOf( page, '/people/', '.hh-person__name' );
	await page.goto( '/contact/' );
	const offices = page.locator( '.hh-office' );
	await expect( offices ).toHaveCount( [ 'No', 'One', 'Two', 'Three', 'Four', 'Five' ].indexOf( number ) );
	for ( const office of await offices.all() ) {
		await expect( office.locator( '.hh-office__hours dt' ).first() ).toBeVisible();
		await expect( office.locator( '.hh-office__people a' ).first() ).toBeVisible();
	}
	const named = await page.locator( '.hh-office__people a' ).allInnerTexts();
	// Auctioneers of vehicles work at the yard, which is no office.
	expect( everyone ).toEqual( expect.arrayContaining( named ) );
	expect( new Set( named ).size ).toBe( named.length );
} );

test( 'no word of a table breaks on a phone', async ( { page } ) => {
	await page.setViewportSize( { width: 320, height: 640 } );
	for ( const path of [ '/sell/', '/contact/', '/fees/' ] ) {
		await page.goto( path );
		const broken = await page.locator( '.wp-block-table :is(th, td)' ).evaluateAll( ( cells ) =>
			cells.flatMap( ( cell ) => {
				const words = [];
				const walker = document.createTreeWalker( cell, NodeFilter.SHOW_TEXT );
				for ( let text = walker.nextNode(); text; text = walker.nextNode() ) {
					for ( const { 0: word, index } of ( text.textContent ?? '' ).matchAll( /[\p{L}\d]+/gu ) ) {
						const range = document.createRange();
						range.setStart( text, index );
						range.setEnd( text, index + word.length );
						if ( range.getClientRects().length > 1 ) {
							words.push( word );
						}
					}
				}
				return words;
			} )
		);
		expect( broken, path ).toEqual( [] );
	}
} );

test( 'an article has a picture of its own, none of a property on sale, a parish or another page', async ( { page } ) => {
	const pictures = await textsOf( page, '/news/', '.hh-post img', 'src' );
	expect( pictures.length ).toBeGreaterThan( 4 );
	expect( new Set( pictures ).size ).toBe( pictures.length );
	const news = readFileSync( join( __dirname, '../../demo/people/news.csv' ), 'utf8' );
	expect( news ).not.toMatch( /pictures\/(CRB|TEN|RYE)_\d/ );
	// Nor one of a parish's page or of one of the firm's.
	const own = [ ...news.matchAll( /pictures\/([\w-]+)\/wide/g ) ].map( ( [ , name ] ) => name! );
	expect( own ).toHaveLength( pictures.length );
	const pages = join( __dirname, '../../demo/pages' );
	const shown = readdirSync( pages ).map( ( file ) => readFileSync( join( pages, file ), 'utf8' ) ).join();
	expect( own.filter( ( name ) => shown.includes( `{${ name }.url}` ) ) ).toEqual( [] );
} );
