/**
 * What a page weighs, in gzipped KB and in requests, against budgets. Times are for `npm run page-speed`, which runs
 * where nothing else does.
 */
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, layoutShift, test } from './support/site';

interface Weight {
	/** Linked sheets and those in the page. */
	css: number;
	/** Scripts that the browser had before the page's load event, and so may share the line with the first paint. */
	earlyScripts: number;
	scripts: number;
	fonts: number;
	requests: number;
	/** Percent of the bytes of our own sheets that neither a phone nor a desktop used. */
	unused: number;
	shift: number;
}

const zipped = ( text: Buffer | string ) => gzipSync( text ).length / 1024;

async function weigh( page: Page, address: string ): Promise< Weight > {
	const weight: Weight = { css: 0, earlyScripts: 0, scripts: 0, fonts: 0, requests: 0, unused: 0, shift: 0 };
	const sizes: Array< Promise< void > > = [];
	let hasLoaded = false;
	page.once( 'load', () => ( hasLoaded = true ) );
	page.on( 'requestfinished', ( request ) => {
		const type = request.resourceType();
		const isEarly = ! hasLoaded;
		weight.requests++;
		sizes.push(
			( async () => {
				if ( type === 'script' || type === 'font' ) {
					const size = await request.response().then( ( response ) => response!.body() ).then( ( body ) => ( type === 'font' ? body.length / 1024 : zipped( body ) ) );
					weight.scripts += type === 'script' ? size : 0;
					weight.earlyScripts += type === 'script' && isEarly ? size : 0;
					weight.fonts += type === 'font' ? size : 0;
				}
			} )()
		);
	} );
	await page.setViewportSize( { width: 375, height: 720 } );
	await page.coverage.startCSSCoverage();
	await page.goto( address );
	weight.shift = await layoutShift( page );
	await page.waitForLoadState( 'networkidle' );
	await Promise.all( sizes );
	const { requests } = weight;
	page.removeAllListeners( 'requestfinished' );
	await page.setViewportSize( { width: 1440, height: 900 } );
	await page.evaluate( () => document.body.offsetHeight );
	const sheets = ( await page.coverage.stopCSSCoverage() ).filter( ( { url } ) => ! url.includes( '/print.css' ) );
	weight.css = sheets.reduce( ( sum, { text = '' } ) => sum + zipped( text ), 0 );
	// WordPress's own are not ours to cut, and the browser never calls a font face used.
	const own = sheets.filter( ( { text = '' } ) => text.includes( '.hh-' ) );
	const plain = ( text: string ) => text.replace( /@font-face\{[^}]*\}/g, '' ).length;
	const all = own.reduce( ( sum, { text = '' } ) => sum + plain( text ), 0 );
	const used = own.reduce( ( sum, { ranges } ) => sum + ranges.reduce( ( bytes, { start, end } ) => bytes + end - start, 0 ), 0 );
	return { ...weight, requests, unused: Math.round( 100 * ( 1 - used / all ) ) };
}

/** Address → most CSS in KB, percent of ours unused, requests. */
const BUDGETS: Record< string, [ number, number, number ] > = {
	'/': [ 12, 40, 35 ],
	'/estate-agents/for-sale/': [ 12, 45, 40 ],
	'/parish/cranbrook/': [ 10, 36, 35 ],
	'/auctions/property-weald/': [ 14, 50, 35 ],
	'/instant-online-valuation-cars-and-vans/': [ 18, 52, 30 ],
	'/privacy/': [ 12, 52, 20 ],
};

for ( const [ address, [ css, unused, requests ] ] of Object.entries( BUDGETS ) ) {
	test( `${ address } keeps to its weight`, async ( { page } ) => {
		const weight = await weigh( page, address );
		test.info().annotations.push( { type: 'weight', description: JSON.stringify( weight ) } );
		expect.soft( weight.css, 'KB of CSS' ).toBeLessThanOrEqual( css );
		expect.soft( weight.unused, 'percent of our CSS that is not used' ).toBeLessThanOrEqual( unused );
		expect.soft( weight.requests, 'requests' ).toBeLessThanOrEqual( requests );
		expect.soft( weight.earlyScripts, 'KB of scripts before the page has loaded' ).toBeLessThanOrEqual( 15 );
		expect.soft( weight.scripts, 'KB of scripts' ).toBeLessThanOrEqual( 110 );
		expect.soft( weight.fonts, 'KB of fonts' ).toBeLessThanOrEqual( 60 );
		expect.soft( weight.shift, 'layout shift' ).toBeLessThanOrEqual( 0.02 );
	} );
}
