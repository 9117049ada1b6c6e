/** Times what visitors of the auctions ask for over HTTP, and how many may watch a sale that runs. */

import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from './failure.mjs';
import { sql } from './mariadb.mjs';
import { statements } from './bench-http.mjs';
import { ask, compare, compareProcessor, pace, quantile } from './timing.mjs';

const api = '/wp-json/hpapi/v1/car-auctions';
const emptyRoute = '/wp-json/wp/v2/types/post';
const emptyPage = '/empty/';

/**
 * @param {number} sale  The largest.
 * @param {string} lot   Address of one of its lots.
 * @param {number} pages Of its list.
 * @return {Object<string, [string, string]>} What is asked, and what it is held against.
 */
const answers = ( sale, lot, pages ) => ( {
	lots: [ `${ api }/lots?auction_id=${ sale }`, emptyRoute ],
	'lots, filtered': [ `${ api }/lots?auction_id=${ sale }&make=ford,kia&maxMileage=60000&fuel=petrol`, emptyRoute ],
	'lots, sorted': [ `${ api }/lots?auction_id=${ sale }&sort=price-desc`, emptyRoute ],
	'lots, the last page': [ `${ api }/lots?auction_id=${ sale }&page=${ pages }`, emptyRoute ],
	'lots, by words': [ `${ api }/lots?auction_id=${ sale }&search=land+rover+blue`, emptyRoute ],
	'counts of each filter value': [ `${ api }/lots/search-assist?auction_id=${ sale }`, emptyRoute ],
	'counts, filtered': [ `${ api }/lots/search-assist?auction_id=${ sale }&make=ford&maxMileage=60000`, emptyRoute ],
	'future lots': [ `${ api }/future-lots?auction_id=${ sale }`, emptyRoute ],
	'future lots, filtered': [ `${ api }/future-lots?auction_id=${ sale }&make=ford&sort=mileage`, emptyRoute ],
	'live results, some new': [ `${ api }/lots/live?auction_id=${ sale }&since=1`, emptyRoute ],
	'catalogue page': [ '/auctions/bench-0/', emptyPage ],
	'catalogue page, filtered': [ '/auctions/bench-0/?make=ford,kia&maxMileage=60000&sort=price-asc', emptyPage ],
	'lot page': [ lot, emptyPage ],
	'lot page from a filtered catalogue': [ `${ lot }?fuel=petrol&sort=price-asc`, emptyPage ],
} );

const ms = ( time ) => time.toFixed( 1 ).padStart( 7 );
const times = ( ratio ) => ratio.toFixed( 2 ).padStart( 6 );

/**
 * @param {string}                      base   Of the site, without a slash behind it.
 * @param {Object<string, string>}      env    HH_DB_* of its database.
 * @param {{sale: number, lot: string, pages: number}} made   By tests/bench/lots-bench.php.
 * @param {() => Promise<void>}         change Enters a result.
 * @param {() => number|null}           php    WebStack.php
 * @param {boolean}                     small  Measures the first, once, and only asks for the others.
 */
export async function measureLots( base, env, { sale, lot, pages }, change, php, small ) {
	const { rounds, processor } = pace( small );
	for ( const [ what, path ] of [ [ 'REST route', emptyRoute ], [ 'page of the theme', emptyPage ] ] ) {
		await ask( base + path );
		console.log( `      empty ${ what }: ${ await statements( base + path, env ) } statements` );
	}
	console.log( '      milliseconds, and times the empty one         SQL |  processor  ratio |  repeated    p95  ratio | not cached ratio | after a result  ratio' );
	for ( const [ at, [ name, [ path, other ] ] ] of Object.entries( answers( sale, lot, pages ) ).entries() ) {
		const url = base + path;
		await ask( url );
		if ( small && at > 0 ) {
			console.log( `      ${ name }: there` );
			continue;
		}
		const count = await statements( url, env );
		const work = await compareProcessor( url, base + other, php, processor );
		const again = await compare( url, base + other, rounds( 30 ) );
		const first = await compare( url, base + other, { ...rounds( 12 ), before: () => sql( env, 'DELETE FROM wp_hh_lot_result_cache; DELETE FROM wp_hh_early_answer' ) } );
		const changed = await compare( url, base + other, { ...rounds( 5 ), before: change } );
		console.log( `      ${ name.padEnd( 44 ) }${ String( count ).padStart( 5 ) } | ${ work ? `   ${ ms( work.mine ) } ${ times( work.ratio ) }` : '         -      -' } | ${ ms( again.median ) } ${ ms( again.p95 ) } ${ times( again.ratio ) } | ${ ms( first.median ) } ${ times( first.ratio ) } | ${ ms( changed.median ) }        ${ times( changed.ratio ) }` );
	}
}

/** `atOnce`: how long eight ask without a pause. */
const crowd = { visitors: 2000, every: 10, seconds: 60, atOnce: 8 };
const fewPeople = { visitors: 20, every: 1, seconds: 2, atOnce: 1 };

/**
 * What it costs to say that nothing is new in a sale.
 *
 * @param {string}                 base  Of PHP, not of a page cache.
 * @param {Object<string, string>} env   HH_DB_* of its database.
 * @param {number}                 sale
 * @param {boolean}                small One second.
 */
export async function measureNothingNew( base, env, sale, small ) {
	const agent = new Agent( { keepAlive: true, maxSockets: 64 } );
	const poll = poller( base, sale, agent );
	const { version, tag } = await newest( poll );
	await isEarly( base, env, liveAddress( sale, version ), tag );
	await capacity( base, () => poll( version, tag ), small ? fewPeople.atOnce : crowd.atOnce );
	agent.destroy();
}

/**
 * So many visitors ask for news of a running sale, as its page does: each by the version that it has, each at its own
 * time, once in ten seconds. Results come meanwhile.
 *
 * @param {string}              base
 * @param {string}              host    The site's own name and port, which a page cache at another port has to be told.
 * @param {number}              sale
 * @param {() => Promise<void>} results Enters results for about as long.
 * @param {boolean}             small   With few visitors, for two seconds.
 */
export async function measureLive( base, host, sale, results, small ) {
	const { visitors, every, seconds } = small ? fewPeople : crowd;
	const agent = new Agent( { keepAlive: true, maxSockets: 64 } );
	const poll = poller( base, sale, agent, host );
	const first = await newest( poll );
	const seen = { 200: 0, 304: 0, other: 0, took: [] };
	const until = performance.now() + 1000 * seconds;
	const entering = results();
	await Promise.all(
		Array.from( { length: visitors }, async ( _, visitor ) => {
			let { version, tag } = first;
			await wait( ( 1000 * every * visitor ) / visitors );
			while ( performance.now() < until ) {
				const began = performance.now();
				const answer = await poll( version, tag );
				seen.took.push( performance.now() - began );
				seen[ [ 200, 304 ].includes( answer.status ) ? answer.status : 'other' ]++;
				if ( answer.status === 200 ) {
					( { version } = JSON.parse( answer.body ) );
					( { tag } = answer );
				}
				await wait( Math.max( 0, 1000 * every - ( performance.now() - began ) ) );
			}
		} )
	);
	await entering;
	agent.destroy();
	const all = seen[ 200 ] + seen[ 304 ] + seen.other;
	console.log(
		`      ${ visitors } visitors for ${ seconds } s: ${ ( all / seconds ).toFixed( 0 ) } requests a second, ${ ( ( 100 * seen[ 304 ] ) / all ).toFixed( 1 ) } % answered 304, ${ seen[ 200 ] } with news, ${ seen.other } otherwise; median ${ quantile( seen.took, 0.5 ).toFixed( 1 ) } ms, p95 ${ quantile( seen.took, 0.95 ).toFixed( 1 ) } ms`
	);
}

async function newest( poll ) {
	const { version } = JSON.parse( ( await poll( 0, '' ) ).body );
	return { version, tag: ( await poll( version, '' ) ).tag };
}

/** That nothing is new is said before WordPress makes its routes, which costs more statements than the answer does. */
async function isEarly( base, env, live, tag ) {
	const nothing = await statements( base + live, env, { status: 304, headers: { 'If-None-Match': tag } } );
	const route = await statements( base + emptyRoute, env );
	if ( nothing >= route ) {
		throw new Failure( `That nothing is new in a sale is not answered early: it costs ${ nothing } statements, an empty REST route ${ route }.` );
	}
	console.log( `      nothing new (304): ${ nothing } statements` );
}

/** How many answers that nothing is new the server gives at most, and beside them how many of the empty REST route. */
async function capacity( base, again, seconds ) {
	const news = await within( seconds, async () => ( await again() ).status === 304 );
	const empty = await within( seconds, async () => ( await status( base + emptyRoute ) ) === 200 );
	console.log( `      nothing new (304): up to ${ news.toFixed( 0 ) } a second with 8 at once; of the empty REST route ${ empty.toFixed( 0 ) }` );
}

/** How often a second it succeeds, eight at once. */
async function within( seconds, succeeds ) {
	const until = performance.now() + 1000 * seconds;
	let count = 0;
	await Promise.all(
		Array.from( { length: 8 }, async () => {
			while ( performance.now() < until ) {
				// Not in one: `count` would be read before the other seven have counted.
				const one = Number( await succeeds() );
				count += one;
			}
		} )
	);
	return count / seconds;
}

const liveAddress = ( sale, version ) => `${ api }/lots/live?auction_id=${ sale }&since=${ version }`;

const poller = ( base, sale, agent, host = '' ) => ( version, tag ) =>
	new Promise( ( done, failed ) => {
		const asked = request( base + liveAddress( sale, version ), { agent, headers: { ...( host && { Host: host } ), ...( tag && { 'If-None-Match': tag } ) } }, ( answer ) => {
			const parts = [];
			answer.on( 'data', ( part ) => parts.push( part ) );
			answer.on( 'end', () => done( { status: answer.statusCode, tag: answer.headers.etag ?? '', body: Buffer.concat( parts ).toString() } ) );
			answer.on( 'error', failed );
		} );
		asked.on( 'error', failed );
		asked.end();
	} );

const status = ( address ) =>
	new Promise( ( done, failed ) => {
		request( address, ( answer ) => {
			answer.resume();
			done( answer.statusCode );
		} )
			.on( 'error', failed )
			.end();
	} );
