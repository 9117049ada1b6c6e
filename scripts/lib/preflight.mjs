/** Looks for what would make a start fail half-way, before anything is written. */

import { accessSync, constants, existsSync, mkdirSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { Failure } from './failure.mjs';
import { root } from './paths.mjs';

const gigabyte = 1024 ** 3;

/** @param {string[]} folders Folders that must be writable, or whose nearest parent must be. */
export function requireWritable( folders ) {
	for ( const folder of folders ) {
		let existing = folder;
		while ( ! existsSync( existing ) ) {
			existing = dirname( existing );
		}
		try {
			accessSync( existing, constants.W_OK );
			mkdirSync( folder, { recursive: true } );
		} catch {
			throw new Failure( `The folder ${ folder } is not writable. Correct its permissions and try again.` );
		}
	}
}

/** @param {number} gigabytes Room that the next stages need. */
export function requireDisk( gigabytes ) {
	const { bavail, bsize } = statfsSync( root );
	const free = ( bavail * bsize ) / gigabyte;
	if ( free < gigabytes ) {
		throw new Failure(
			`${ root } needs about ${ gigabytes } GB of free disk space; only ${ free.toFixed( 1 ) } GB are free.`
		);
	}
}

/** @return {number} The port to serve on: PORT, or 8888. */
export function chosenPort() {
	const port = Number( process.env.PORT || 8888 );
	if ( ! Number.isInteger( port ) || port < 1 || port > 65535 ) {
		throw new Failure( `PORT must be a number from 1 to 65535, not “${ process.env.PORT }”.` );
	}
	return port;
}

/** @param {number} port Must be free on the loopback address. */
export function requireFreePort( port ) {
	return new Promise( ( done, reject ) => {
		const probe = createServer();
		probe.once( 'error', ( error ) =>
			reject(
				new Failure(
					error.code === 'EADDRINUSE'
						? `Port ${ port } is in use by another program. Stop it, or choose another port: PORT=8889 npm start`
						: `Port ${ port } cannot be opened (${ error.code }). Choose another port: PORT=8889 npm start`
				)
			)
		);
		probe.listen( port, '127.0.0.1', () => probe.close( () => done() ) );
	} );
}
