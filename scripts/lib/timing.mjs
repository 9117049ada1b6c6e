/** Times two addresses against each other, in turns, so that both see the same weather. */

import { Failure } from './failure.mjs';

/**
 * @param {string} url     What is measured.
 * @param {string} other   What it is held against.
 * @param {number} rounds  Requests of each, after ten to warm up.
 * @return {Promise<{ median: number, other: number, ratio: number }>} Milliseconds; ratio of the medians.
 */
export async function compare( url, other, rounds = 60 ) {
	const times = [ [], [] ];
	for ( let round = -10; round < rounds; round++ ) {
		for ( const [ which, address ] of [ url, other ].entries() ) {
			const time = await ask( address );
			if ( round >= 0 ) {
				times[ which ].push( time );
			}
		}
	}
	const [ a, b ] = times.map( median );
	return { median: a, other: b, ratio: a / b };
}

async function ask( address, patience = 50 ) {
	try {
		const started = performance.now();
		const response = await fetch( address, { redirect: 'manual' } );
		await response.arrayBuffer();
		if ( response.status !== 200 ) {
			throw new Failure( `${ address } answered ${ response.status }, so there is nothing to measure.` );
		}
		return performance.now() - started;
	} catch ( error ) {
		if ( error instanceof Failure || patience === 0 ) {
			throw error;
		}
		// The server is still starting.
		await new Promise( ( next ) => setTimeout( next, 100 ) );
		return ask( address, patience - 1 );
	}
}

function median( values ) {
	const sorted = [ ...values ].sort( ( a, b ) => a - b );
	const middle = Math.floor( sorted.length / 2 );
	return sorted.length % 2 ? sorted[ middle ] : ( sorted[ middle - 1 ] + sorted[ middle ] ) / 2;
}
