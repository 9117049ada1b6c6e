/**
 * What a page weighs, in gzipped KB and in requests, against budgets. Times are for `npm run page-speed`, which runs
 * where nothing else does.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
	/** Percent of the bytes of rules about what the page neither has nor draws, on a phone and on a desktop, in any state. */
	absent: number;
	/** The largest of these. */
	largestAbsent: string[];
	shift: number;
}

interface RulesInPage {
	bytes: number;
	missing: Array< { text: string; size: number; selector: string; isComing: boolean } >;
}

/** What `npm run page-speed` asks as well. */
const RULES_IN_PAGE = readFileSync( join( __dirname, '../../scripts/lib/page-speed/rules-in-page.js' ), 'utf8' );

const zipped = ( text: Buffer | string ) => gzipSync( text ).length / 1024;

async function weigh( page: Page, address: string ): Promise< Weight > {
	const weight: Weight = { css: 0, earlyScripts: 0, scripts: 0, fonts: 0, requests: 0, absent: 0, largestAbsent: [], shift: 0 };
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
	await page.goto( address );
	weight.shift = await layoutShift( page );
	await page.waitForLoadState( 'networkidle' );
	await Promise.all( sizes );
	page.removeAllListeners( 'requestfinished' );
	const sheets = await page.evaluate( async () => [
		...[ ...document.querySelectorAll( 'style' ) ].map( ( { textContent } ) => textContent ),
		...( await Promise.all( [ ...document.querySelectorAll< HTMLLinkElement >( 'link[rel="stylesheet"]' ) ].map( async ( { href } ) => ( await fetch( href ) ).text() ) ) ),
		// A port of five digits would weigh more than one of four.
	].map( ( text ) => text.replaceAll( location.origin, '' ) ) );
	weight.css = sheets.reduce( ( sum, text ) => sum + zipped( text ), 0 );
	const phone = await page.evaluate< RulesInPage >( RULES_IN_PAGE );
	await page.setViewportSize( { width: 1440, height: 900 } );
	await page.waitForLoadState( 'networkidle' );
	const desktop = new Set( ( await page.evaluate< RulesInPage >( RULES_IN_PAGE ) ).missing.map( ( { text } ) => text ) );
	const absent = phone.missing.filter( ( { text, isComing } ) => ! isComing && desktop.has( text ) ).sort( ( a, b ) => b.size - a.size );
	weight.absent = Math.round( ( 100 * absent.reduce( ( sum, { size } ) => sum + size, 0 ) ) / phone.bytes );
	weight.largestAbsent = absent.slice( 0, 12 ).map( ( { size, selector } ) => `${ size } ${ selector }` );
	return weight;
}

/** Address → most CSS in KB, and requests; KB of scripts, where a map needs more than others. */
const BUDGETS: Record< string, [ number, number, number? ] > = {
	'/': [ 13, 24 ],
	'/estate-agents/for-sale/': [ 12, 28 ],
	// Nine to twelve of them tiles; the land below the tiles has styles of its own.
	'/estate-agents/for-sale/?view=map': [ 18.25, 38, 150 ],
	// An editor's text brings WordPress's own styles of blocks, 2.5 KB.
	'/parish/cranbrook/': [ 13.5, 22 ],
	// Its first lots are within a screen and a half, so their pictures are asked for at once. A long name of a firm breaks: 3 bytes.
	'/auctions/property-weald/': [ 14.05, 26 ],
	'/instant-online-valuation-cars-and-vans/': [ 18, 20 ],
	'/privacy/': [ 12, 10 ],
};

for ( const [ address, [ css, requests, scripts = 110 ] ] of Object.entries( BUDGETS ) ) {
	test( `${ address } keeps to its weight, and its styles are about what is on it`, async ( { page } ) => {
		const weight = await weigh( page, address );
		test.info().annotations.push( { type: 'weight', description: JSON.stringify( weight ) } );
		expect.soft( weight.css, 'KB of CSS' ).toBeLessThanOrEqual( css );
		expect.soft( weight.absent, `percent of CSS about nothing on the page: ${ weight.largestAbsent.join( '; ' ) }` ).toBeLessThanOrEqual( 15 );
		expect.soft( weight.requests, 'requests' ).toBeLessThanOrEqual( requests );
		expect.soft( weight.earlyScripts, 'KB of scripts before the page has loaded' ).toBeLessThanOrEqual( 15 );
		expect.soft( weight.scripts, 'KB of scripts' ).toBeLessThanOrEqual( scripts );
		expect.soft( weight.fonts, 'KB of fonts' ).toBeLessThanOrEqual( 45 );
		expect.soft( weight.shift, 'layout shift' ).toBeLessThanOrEqual( 0.02 );
	} );
}

/** Address, or where to find one: the first link there that looks so; and the most files of enhancements. */
const FILES: Array< [ string | [ string, RegExp ], number ] > = [
	// One more while a sale is live: which lot is being sold.
	[ '/', 2 ],
	[ '/estate-agents/for-sale/', 2 ],
	[ '/estate-agents/for-sale/?view=map', 2 ],
	[ [ '/property-for-sale/cranbrook/', /href="([^"]+\/property\/\d+\/[^"]*)"/ ], 4 ],
	[ '/parish/cranbrook/', 2 ],
	[ '/auctions/property-weald/', 3 ],
	[ [ '/auctions/property-weald/', /href="([^"]+\/auctions\/property-weald\/lot\/[^"/]+\/)"/ ], 5 ],
	[ '/instant-online-valuation-cars-and-vans/', 1 ],
	[ '/about/', 2 ],
	[ '/privacy/', 1 ],
];

test( 'what a page has without React comes in few files, each once', async ( { request } ) => {
	const htmlOf = async ( address: string ) => ( await request.get( address ) ).text();
	for ( const [ place, most ] of FILES ) {
		const address = typeof place === 'string' ? place : place[ 1 ].exec( await htmlOf( place[ 0 ] ) )?.[ 1 ] ?? '';
		const files = [ ...( await htmlOf( address ) ).matchAll( /<script[^>]+\/build\/enhancements\/([a-z-]+)\.js/g ) ].map( ( [ , name ] ) => name );
		expect.soft( files, address ).toContain( 'site' );
		expect.soft( new Set( files ).size, address ).toBe( files.length );
		expect.soft( files.length, `${ address }: ${ files.join( ', ' ) }` ).toBeLessThanOrEqual( most );
	}
} );
