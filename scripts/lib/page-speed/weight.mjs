import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const RULES_IN_PAGE = readFileSync( new URL( './rules-in-page.js', import.meta.url ), 'utf8' );

const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1440, height: 900 } };

/** Gzipped KB. */
const zipped = ( text ) => gzipSync( text, { level: 6 } ).length / 1024;

/** Of a list of rules by start and end, the bytes that one of them covers. */
function covered( ranges ) {
	let bytes = 0;
	let end = 0;
	for ( const range of ranges.toSorted( ( a, b ) => a.start - b.start ) ) {
		bytes += Math.max( 0, range.end - Math.max( end, range.start ) );
		end = Math.max( end, range.end );
	}
	return bytes;
}

/** Percent of the bytes of scripts that did not run. V8 names functions and blocks, inner ones after those around them. */
export function unusedScript( scripts ) {
	let all = 0;
	let used = 0;
	for ( const { source = '', functions } of scripts ) {
		const ran = new Uint8Array( source.length );
		const ranges = functions.flatMap( ( one ) => one.ranges ).toSorted( ( a, b ) => a.startOffset - b.startOffset || b.endOffset - a.endOffset );
		for ( const { startOffset, endOffset, count } of ranges ) {
			ran.fill( count > 0 ? 1 : 0, startOffset, endOffset );
		}
		all += source.length;
		used += sum( ran, Number );
	}
	return all === 0 ? 0 : 100 * ( 1 - used / all );
}

/** The sheets of a page with what of them it used, the scripts that it loads by itself, and the rules that are about nothing on it. */
async function visit( browser, url, viewport ) {
	const page = await browser.playwright.newPage( viewport );
	try {
		await page.coverage.startCSSCoverage();
		await page.coverage.startJSCoverage();
		await page.goto( url, { waitUntil: 'networkidle' } );
		const scripts = ( await page.coverage.stopJSCoverage() ).filter( ( script ) => script.url.startsWith( new URL( url ).origin ) && script.url !== url );
		// To the end and back: what comes alive in sight counts as used.
		await page.evaluate( async () => {
			for ( let y = 0; y < document.body.scrollHeight; y += window.innerHeight ) {
				window.scrollTo( { top: y, behavior: 'instant' } );
				await new Promise( ( done ) => setTimeout( done, 50 ) );
			}
		} );
		const rules = await page.evaluate( RULES_IN_PAGE );
		const paper = await page.locator( 'style[media="print"]' ).allTextContents();
		return { sheets: await page.coverage.stopCSSCoverage(), scripts, rules, paper };
	} finally {
		await page.close();
	}
}

/**
 * Chromium says rule by rule what it used. The same HTML goes to phones and desktops, so a rule is unused that neither
 * has a use for; rules for paper are for neither, and only their size counts. Most of the unused waits for a state (a
 * pointer, an open part) or for a window between or beyond, or is coming with a script (suggestions, a dialog, a fault).
 * What is absent is waste: rules about what nothing on the page is or draws.
 *
 * @param {import('./browser.mjs').Browser} browser
 * @param {string}                          url
 * @return {Promise<{ css: number, waiting: number, coming: number, absent: number, idle: number }>} Gzipped KB, linked or
 *         in the page; percent of bytes. `idle` is of the scripts that a phone or a desktop has once the page has loaded
 *         and before anything is touched or scrolled: the part that has not run, on the one where it is greater.
 */
export async function weigh( browser, url ) {
	const visits = [ await visit( browser, url, PHONE ), await visit( browser, url, DESKTOP ) ];
	const sheets = new Map();
	for ( const { text = '', ranges } of visits.flatMap( ( one ) => one.sheets ) ) {
		sheets.set( text, [ ...( sheets.get( text ) ?? [] ), ...ranges ] );
	}
	const css = sum( [ ...sheets.keys() ], zipped );
	visits.flatMap( ( { paper } ) => paper ).forEach( ( text ) => sheets.delete( text ) );
	const bytes = sum( [ ...sheets.keys() ], ( text ) => text.length );
	const unused = 100 * ( 1 - sum( [ ...sheets.values() ], covered ) / bytes );
	const { coming, absent } = missingOnBoth( visits.map( ( { rules } ) => rules ) );
	const idle = Math.max( ...visits.map( ( { scripts } ) => unusedScript( scripts ) ) );
	return { css, waiting: Math.max( 0, unused - coming - absent ), coming, absent, idle };
}

/** Percent of the phone's bytes that find nothing there and on the desktop. */
function missingOnBoth( [ phone, desktop ] ) {
	const there = new Set( desktop.missing.map( ( { text } ) => text ) );
	const missing = phone.missing.filter( ( { text } ) => there.has( text ) );
	const percent = ( rules ) => ( 100 * sum( rules, ( { size } ) => size ) ) / phone.bytes;
	return { coming: percent( missing.filter( ( { isComing } ) => isComing ) ), absent: percent( missing.filter( ( { isComing } ) => ! isComing ) ) };
}

const sum = ( list, of ) => list.reduce( ( total, one ) => total + of( one ), 0 );
