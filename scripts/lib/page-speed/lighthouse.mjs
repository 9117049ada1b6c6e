import { writeFileSync } from 'node:fs';
import lighthouse from 'lighthouse';
import { Failure } from '../failure.mjs';

const CATEGORIES = [ 'performance', 'accessibility', 'best-practices', 'seo' ];

/** What a request is → the column that its bytes count in. */
const COLUMNS = { Document: 'html', Script: 'js', Font: 'fonts', Image: 'pictures' };

function oneRun( { lhr } ) {
	if ( lhr.runtimeError ) {
		throw new Failure( `${ lhr.requestedUrl }: ${ lhr.runtimeError.message }` );
	}
	const value = ( audit ) => lhr.audits[ audit ].numericValue;
	const requests = lhr.audits[ 'network-requests' ].details.items.filter( ( { url } ) => url.startsWith( 'http' ) );
	const found = { requests: requests.length };
	for ( const [ type, column ] of Object.entries( COLUMNS ) ) {
		found[ column ] = requests.filter( ( { resourceType } ) => resourceType === type ).reduce( ( total, { transferSize } ) => total + transferSize / 1024, 0 );
	}
	for ( const category of CATEGORIES ) {
		found[ category ] = Math.round( 100 * ( lhr.categories[ category ].score ?? 0 ) );
	}
	return {
		...found,
		lcp: value( 'largest-contentful-paint' ) / 1000,
		tbt: value( 'total-blocking-time' ),
		cls: value( 'cumulative-layout-shift' ),
		isIndexed: lhr.audits[ 'is-crawlable' ].score === 1,
		// What the last run named, where a score is not whole.
		named: CATEGORIES.slice( 1 ).flatMap( ( category ) => lhr.categories[ category ].auditRefs.filter( ( { id, weight } ) => weight > 0 && lhr.audits[ id ].score !== null && lhr.audits[ id ].score < 1 ).map( ( { id } ) => id ) ),
	};
}

function median( numbers ) {
	const sorted = numbers.toSorted( ( a, b ) => a - b );
	const middle = Math.floor( sorted.length / 2 );
	return sorted.length % 2 ? sorted[ middle ] : ( sorted[ middle - 1 ] + sorted[ middle ] ) / 2;
}

/**
 * Lighthouse on its phone: a slow 4G line and a processor four times slower, both reckoned from what was seen.
 *
 * @param {import('./browser.mjs').Browser} browser
 * @param {string}                          url
 * @param {number}                          runs
 * @param {string|undefined}                report  Beginning of a file's name for each run's report.
 * @return {Promise<Object<string, *>>} The median of each figure.
 */
export async function lighthouseRuns( browser, url, runs, report ) {
	const found = [];
	for ( let run = 1; run <= runs; run++ ) {
		const result = await lighthouse( url, { port: browser.port, logLevel: 'error', onlyCategories: CATEGORIES, output: 'json' } );
		if ( report ) {
			writeFileSync( `${ report }-${ run }.json`, result.report );
		}
		found.push( oneRun( result ) );
	}
	const last = found.at( -1 );
	return Object.fromEntries( Object.entries( last ).map( ( [ name, value ] ) => [ name, typeof value === 'number' ? median( found.map( ( one ) => one[ name ] ) ) : value ] ) );
}
