/** Telephone numbers, postcodes and models with a hyphen are read as one: no line ends within them. */
import type { Page } from '@playwright/test';
import { cardLinks, expect, islandIsAlive, test } from './support/site';

const SIZES = [ 320, 375, 768, 1440 ];

/** What the pages of the demo have of each. */
const WHOLE = String.raw`\b[A-Z]-Class\b|\bCR-V\b|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|\b01632 960 \d{3}\b`;

interface Found {
	text: string;
	lines: number;
	isMarked: boolean;
}

/**
 * Each of them in the page's visible text, and on how many lines it is.
 *
 * @param page
 * @param within Selector of the part that is looked at.
 */
function found( page: Page, within: string ): Promise< Found[] > {
	return page.evaluate(
		( { pattern, selector } ) => {
			const all: Found[] = [];
			for ( const root of document.querySelectorAll( selector ) ) {
				const walker = document.createTreeWalker( root, NodeFilter.SHOW_TEXT );
				while ( walker.nextNode() ) {
					const node = walker.currentNode as Text;
					if ( ! node.parentElement?.checkVisibility() || node.parentElement.closest( '.hh-visually-hidden, .screen-reader-text, script, style, textarea, select' ) ) {
						continue;
					}
					for ( const match of node.data.matchAll( new RegExp( pattern, 'g' ) ) ) {
						const range = document.createRange();
						range.setStart( node, match.index );
						range.setEnd( node, match.index + match[ 0 ].length );
						const tops = [ ...range.getClientRects() ].filter( ( { width } ) => width > 0 ).map( ( { top } ) => Math.round( top ) );
						all.push( { text: match[ 0 ], lines: new Set( tops ).size, isMarked: node.parentElement.closest( '.hh-whole, a[href^="tel:"]' ) !== null } );
					}
				}
			}
			return all;
		},
		{ pattern: WHOLE, selector: within }
	);
}

const CARS = '/auctions/cars-fleet/?search=mercedes';

interface Place {
	within: string;
	has: RegExp;
}

const PLACES: Array< { name: string; path: string; places: Place[] } > = [
	{ name: 'the page of a vehicle', path: '', places: [ { within: 'main', has: /-Class/ } ] },
	{ name: 'the page of a property lot', path: '/auctions/property-weald/lot/1/', places: [ { within: 'main', has: /[A-Z]{2}\d/ } ] },
	{ name: 'the button below the steps of an auction', path: '/auctions/', places: [ { within: '.hh-auction-how__call', has: /01632/ } ] },
	{ name: 'a text of an editor', path: '/accessibility/', places: [ { within: 'main', has: /01632/ } ] },
	{ name: 'the contact page, the footer and the header', path: '/contact/', places: [ 'main', '.hh-footer', '.hh-site-header' ].map( ( within ) => ( { within, has: /01632/ } ) ) },
];

/** At each width, all of them are on one line. */
async function expectWhole( page: Page, places: readonly Place[] ): Promise< void > {
	await page.evaluate( () => document.fonts.ready.then( () => undefined ) );
	for ( const width of SIZES ) {
		await page.setViewportSize( { width, height: 800 } );
		for ( const { within, has } of places ) {
			const texts = await found( page, within );
			expect( texts.filter( ( { lines } ) => lines > 1 ), `${ within }, ${ width } px` ).toEqual( [] );
			expect( texts.filter( ( { isMarked } ) => ! isMarked ), `${ within }, ${ width } px` ).toEqual( [] );
			if ( within !== '.hh-site-header' || width >= 768 ) {
				expect( texts.map( ( { text } ) => text ).join( ' ' ), `${ within }, ${ width } px` ).toMatch( has );
			}
		}
		expect( await page.evaluate( () => document.documentElement.scrollWidth ), `${ width } px` ).toBeLessThanOrEqual( width );
	}
}

for ( const { name, path, places } of PLACES ) {
	test( `in ${ name } no line ends within a model, a postcode or a telephone number`, async ( { page } ) => {
		await page.goto( path === '' ? ( await cardLinks( page, CARS, /Mercedes/ ) )[ 0 ] ?? '' : path );
		// Islands may draw the text of a lot again.
		if ( path === '' || path.includes( '/lot/' ) ) {
			await page.waitForLoadState( 'networkidle' );
		}
		await expectWhole( page, places );
	} );
}

test( 'in cards of lots no line ends within a model, a postcode or a telephone number, and what a visitor copies is as it was typed', async ( { page } ) => {
	await page.goto( CARS );
	await islandIsAlive( page, 'lot-catalogue' );
	await expectWhole( page, [ { within: '.hh-lot-card', has: /-Class/ } ] );
	const title = page.locator( '.hh-lot-card__link' ).first();
	expect( await title.evaluate( ( link ) => ( link as HTMLElement ).innerText ) ).toMatch( /^[\x20-\x7e£’é]+$/ );
	await expect( page.getByRole( 'link', { name: /Mercedes-Benz [A-Z]-Class/ } ).first() ).toBeVisible();
} );

test( 'the words of a page’s bar of sections are not cut off, and nothing is wider than the page', async ( { page } ) => {
	const [ property = '' ] = await cardLinks( page, '/estate-agents/for-sale/' );
	for ( const path of [ property, '/auctions/cars-fleet/lot/2/', '/auctions/property-weald/lot/1/' ] ) {
		await page.goto( path );
		for ( let width = 320; width <= 1440; width += 80 ) {
			await page.setViewportSize( { width, height: 800 } );
			const cut = await page.locator( '.hh-on-page__list' ).evaluateAll( ( bars ) =>
				bars.flatMap( ( bar ) => {
					const room = bar.getBoundingClientRect();
					return [ ...bar.querySelectorAll( 'a' ) ].filter( ( link ) => {
						const { left, right, width: size } = link.getBoundingClientRect();
						return size > 0 && ( left < room.left - 0.5 || right > room.right + 0.5 || right > window.innerWidth + 0.5 || link.scrollWidth > link.clientWidth + 1 );
					} ).map( ( link ) => link.textContent );
				} )
			);
			expect( cut, `${ path } at ${ width } px` ).toEqual( [] );
			expect( await page.evaluate( () => document.documentElement.scrollWidth ), `${ path } at ${ width } px` ).toBeLessThanOrEqual( width );
		}
	}
	await expect( page.locator( '.hh-on-page__list a' ).first() ).toBeVisible();
} );

/**
 * How far the middle of what is written on a plate is from the plate's own middle, in pixels.
 *
 * @param page
 * @param plate Selector.
 */
async function offCentre( page: Page, plate: string ): Promise< { x: number; y: number } > {
	const element = page.locator( plate ).filter( { has: page.locator( 'input' ) } ).first();
	await element.scrollIntoViewIfNeeded();
	const picture = ( await element.screenshot( { animations: 'disabled', caret: 'hide' } ) ).toString( 'base64' );
	const blank = await page.context().newPage();
	const middles = await blank.evaluate( async ( source ) => {
		const image = new Image();
		image.src = `data:image/png;base64,${ source }`;
		await image.decode();
		const canvas = document.createElement( 'canvas' );
		const { naturalWidth: width, naturalHeight: height } = image;
		Object.assign( canvas, { width, height } );
		const context = canvas.getContext( '2d' )!;
		context.drawImage( image, 0, 0 );
		const { data } = context.getImageData( 0, 0, width, height );
		const xs: number[] = [];
		const ys: number[] = [];
		// Within the plate's edge.
		for ( let y = 9; y < height - 9; y++ ) {
			for ( let x = 9; x < width - 9; x++ ) {
				const at = 4 * ( y * width + x );
				if ( 0.3 * data[ at ]! + 0.6 * data[ at + 1 ]! + 0.1 * data[ at + 2 ]! < 140 ) {
					xs.push( x );
					ys.push( y );
				}
			}
		}
		const middle = ( all: number[], size: number ) => ( all.reduce( ( least, one ) => Math.min( least, one ) ) + all.reduce( ( most, one ) => Math.max( most, one ) ) + 1 - size ) / 2;
		return { x: middle( xs, width ), y: middle( ys, height ) };
	}, picture );
	await blank.close();
	return middles;
}

for ( const [ name, path, island ] of [ [ 'the home page', '/', '' ], [ 'the valuation page', '/instant-online-valuation-cars-and-vans/', 'valuation-wizard' ] ] as const ) {
	test( `‘Enter reg’ is in the middle of the plate on ${ name }`, async ( { page } ) => {
		await page.goto( path );
		// An island draws the plate again when it wakes.
		if ( island !== '' ) {
			await islandIsAlive( page, island );
		}
		await page.waitForLoadState( 'networkidle' );
		for ( const width of SIZES ) {
			await page.setViewportSize( { width, height: 800 } );
			const { x, y } = await offCentre( page, '.hh-plate' );
			expect( Math.abs( y ), `${ width } px, up and down` ).toBeLessThanOrEqual( 2.5 );
			expect( Math.abs( x ), `${ width } px, to the sides` ).toBeLessThanOrEqual( 4 );
		}
	} );
}
