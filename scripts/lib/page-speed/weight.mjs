import { gzipSync } from 'node:zlib';

const PHONE = { width: 412, height: 823 };
const DESKTOP = { width: 1440, height: 900 };

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

/** The sheets of a page with the rules that it used, from top to end. */
async function sheetsAt( browser, url, viewport ) {
	const page = await browser.playwright.newPage( { viewport } );
	try {
		await page.coverage.startCSSCoverage();
		await page.goto( url, { waitUntil: 'networkidle' } );
		// To the end and back: what comes alive in sight counts as used.
		await page.evaluate( async () => {
			for ( let y = 0; y < document.body.scrollHeight; y += window.innerHeight ) {
				window.scrollTo( { top: y, behavior: 'instant' } );
				await new Promise( ( done ) => setTimeout( done, 50 ) );
			}
		} );
		return await page.coverage.stopCSSCoverage();
	} finally {
		await page.close();
	}
}

/**
 * Chromium says rule by rule what it used. The same HTML goes to phones and desktops, so a rule is unused that neither
 * has a use for; print sheets are for neither and are left out.
 *
 * @param {import('./browser.mjs').Browser} browser
 * @param {string}                          url
 * @return {Promise<{ css: number, unused: number, unusedOnPhone: number }>} Gzipped KB, linked or in the page; percent of bytes unused.
 */
export async function weigh( browser, url ) {
	const onPhone = await sheetsAt( browser, url, PHONE );
	const onDesktop = await sheetsAt( browser, url, DESKTOP );
	const sheets = new Map();
	for ( const [ at, list ] of [ onPhone, onDesktop ].entries() ) {
		for ( const { text = '', ranges } of list.filter( ( { url: from } ) => ! from.includes( '/print.css' ) ) ) {
			const sheet = sheets.get( text ) ?? { text, ranges: [ [], [] ] };
			sheet.ranges[ at ].push( ...ranges );
			sheets.set( text, sheet );
		}
	}
	const all = [ ...sheets.values() ];
	const bytes = sum( all, ( { text } ) => text.length );
	const unused = ( used ) => Math.round( 100 * ( 1 - sum( all, used ) / bytes ) );
	return {
		css: sum( all, ( { text } ) => zipped( text ) ),
		unused: unused( ( { ranges } ) => covered( ranges.flat() ) ),
		unusedOnPhone: unused( ( { ranges } ) => covered( ranges[ 0 ] ) ),
	};
}

const sum = ( list, of ) => list.reduce( ( total, one ) => total + of( one ), 0 );
