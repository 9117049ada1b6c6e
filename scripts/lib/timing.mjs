/** Times an address against another, in turns, so that both see the same weather. */

import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from './failure.mjs';

/**
 * @typedef {Object} Timing
 * @property {number} median Milliseconds.
 * @property {number} p95    Milliseconds.
 * @property {number} other  Median of what it is held against.
 * @property {number} ratio  Of the medians.
 * @property {number} bytes  Of the last answer's body, as they came over the wire.
 */

/**
 * @param {string}                url     What is measured.
 * @param {string}                other   What it is held against.
 * @param {Object}                options
 * @param {number}                [options.rounds]  Requests of each, after those to warm up.
 * @param {number}                [options.warm]    Requests to warm up.
 * @param {Object}                [options.headers] Sent with the first address.
 * @param {number}                [options.status]  That it must answer.
 * @param {() => Promise<void>}   [options.before]  Done before each request of it, and not timed.
 * @return {Promise<Timing>} How long it took.
 */
export async function compare( url, other, { rounds = 60, warm = 5, headers = {}, status = 200, before } = {} ) {
	const times = [ [], [] ];
	let bytes = 0;
	for ( let round = -warm; round < rounds; round++ ) {
		await before?.();
		const mine = await ask( url, { headers, status } );
		const theirs = await ask( other );
		bytes = mine.bytes;
		if ( round >= 0 ) {
			times[ 0 ].push( mine.time );
			times[ 1 ].push( theirs.time );
		}
	}
	const [ median, reference ] = times.map( ( list ) => quantile( list, 0.5 ) );
	return { median, p95: quantile( times[ 0 ], 0.95 ), other: reference, ratio: median / reference, bytes };
}

/**
 * The same by the processor time that PHP used, which a busy machine does not stretch as it does the clock.
 *
 * @param {string}              url
 * @param {string}              other
 * @param {() => number|null}   php   WebStack.php
 * @param {Object}              options
 * @param {number}              [options.turns] How often each is asked `each` times in a row.
 * @param {number}              [options.each]
 * @param {Object}              [options.headers] Sent with the first address.
 * @param {number}              [options.status]  That it must answer.
 * @param {() => Promise<void>} [options.before]  Done before each request of it, and not counted.
 * @return {Promise<{mine: number, other: number, ratio: number}|null>} Milliseconds of a request; null where the system does not tell.
 */
export async function compareProcessor( url, other, php, { turns = 4, each = 10, headers = {}, status = 200, before } = {} ) {
	if ( php() === null ) {
		return null;
	}
	const spent = { [ url ]: 0, [ other ]: 0 };
	// Sums of ticks of ten milliseconds: single requests are too short to be told, their sum is not.
	for ( let turn = 0; turn < turns; turn++ ) {
		for ( const address of [ url, other ] ) {
			const how = address === url ? { headers, status } : {};
			await ask( address, how );
			for ( let i = 0; i < each; i++ ) {
				await ( address === url ? before?.() : undefined );
				const began = php();
				await ask( address, how );
				spent[ address ] += php() - began;
			}
		}
	}
	const [ mine, theirs ] = [ url, other ].map( ( address ) => ( 1000 * spent[ address ] ) / ( turns * each ) );
	return { mine, other: theirs, ratio: mine / theirs };
}

/**
 * How often something is asked: as often as its numbers need, or once, to see that it can be measured.
 *
 * @param {boolean} isSmall
 */
export const pace = ( isSmall ) => ( {
	rounds: ( rounds ) => ( isSmall ? { rounds: 1, warm: 0 } : { rounds } ),
	processor: isSmall ? { turns: 1, each: 1 } : {},
} );

/** One request, its body left as it came. */
export async function ask( address, { headers = {}, status = 200, patience = 100 } = {} ) {
	try {
		const started = performance.now();
		const answer = await fetchRaw( address, headers );
		if ( answer.status !== status ) {
			throw new Failure( `${ address } returned ${ answer.status }, so there is nothing to measure.` );
		}
		return { ...answer, time: performance.now() - started };
	} catch ( error ) {
		if ( patience === 0 || ( error instanceof Failure && ! / answered 502,/.test( error.message ) ) ) {
			throw error;
		}
		// The server is still starting.
		await wait( 100 );
		return ask( address, { headers, status, patience: patience - 1 } );
	}
}

function fetchRaw( address, headers ) {
	return new Promise( ( done, failed ) => {
		get( address, { headers }, ( response ) => {
			let bytes = 0;
			response.on( 'data', ( part ) => ( bytes += part.length ) );
			response.on( 'end', () => done( { status: response.statusCode, headers: response.headers, bytes } ) );
			response.on( 'error', failed );
		} ).on( 'error', failed );
	} );
}

/** @param {number[]} values @param {number} part 0.5 for the median. @return {number} */
export function quantile( values, part ) {
	const sorted = [ ...values ].sort( ( a, b ) => a - b );
	const at = ( sorted.length - 1 ) * part;
	const low = sorted[ Math.floor( at ) ];
	return low + ( sorted[ Math.ceil( at ) ] - low ) * ( at % 1 );
}
