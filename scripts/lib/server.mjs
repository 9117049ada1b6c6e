/** Serves the site with WordPress Playground: PHP in WebAssembly, in a thread of this process. */

import { copyFileSync } from 'node:fs';
import { Server } from 'node:http';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { mountsFor } from './mounts.mjs';
import { inRoot } from './paths.mjs';

/**
 * @param {string} site Folder of the site.
 * @param {number} port Port on the loopback address.
 * @return {Promise<{ url: string, stop: () => Promise<void> }>} Its address, and how to end it.
 */
export async function serve( site, port ) {
	// The runtime writes to its php.ini, so it gets a copy.
	const ini = join( site, 'php.ini' );
	copyFileSync( inRoot( 'scripts', 'site', 'php-server.ini' ), ini );
	const url = `http://127.0.0.1:${ port }`;
	const { runCLI } = await import( '@wp-playground/cli' );
	const restore = listenOnLoopbackOnly();
	let server;
	try {
		server = await runCLI( {
			command: 'server',
			port,
			php: '8.2',
			'site-url': url,
			// More than one worker corrupts the SQLite file when another process writes to it too.
			workers: 1,
			verbosity: 'quiet',
			skipSqliteSetup: true,
			wordpressInstallMode: 'do-not-attempt-installing',
			'mount-before-install': [ ...mountsFor( site, false ), { hostPath: ini, vfsPath: '/internal/shared/php.ini' } ],
		} );
	} catch ( error ) {
		throw new Failure( `The server could not start: ${ error.message }` );
	} finally {
		restore();
	}
	return { url, stop: () => server[ Symbol.asyncDispose ]() };
}

/** Playground listens on every network; a site whose password is known belongs to this machine alone. */
function listenOnLoopbackOnly() {
	const { listen } = Server.prototype;
	Server.prototype.listen = function ( port, ...rest ) {
		return typeof port === 'number' ? listen.call( this, port, '127.0.0.1', ...rest ) : listen.call( this, port, ...rest );
	};
	return () => {
		Server.prototype.listen = listen;
	};
}

/**
 * The first request is always a redirect to itself, and the next one compiles WordPress.
 *
 * @param {string}   url   Address of the site.
 * @param {string[]} paths What to ask for, in this order.
 */
export async function warmUp( url, paths ) {
	for ( const path of paths ) {
		const response = await fetch( url + path, { redirect: 'manual' } );
		await response.arrayBuffer();
		if ( response.status >= 500 ) {
			throw new Failure( `The site returns status ${ response.status } for ${ path }. See its log.` );
		}
	}
}

/**
 * Runs due WP-Cron events as the site's own request, about once a minute: WordPress's own way is to call
 * itself, and the one PHP process cannot answer while it asks.
 *
 * @param {string} url   Address of the site.
 * @param {number} every Milliseconds between two runs.
 * @return {() => void} Stops it.
 */
export function runCron( url, every = 60_000 ) {
	let timer;
	let stopped = false;
	const tick = async () => {
		try {
			await ( await fetch( `${ url }/wp-cron.php?doing_wp_cron`, { signal: AbortSignal.timeout( 10 * 60_000 ) } ) ).arrayBuffer();
		} catch {
			// A run that failed leaves its events due; the next one takes them up.
		}
		schedule();
	};
	const schedule = () => {
		if ( ! stopped ) {
			timer = setTimeout( tick, every );
		}
	};
	schedule();
	return () => {
		stopped = true;
		clearTimeout( timer );
	};
}
