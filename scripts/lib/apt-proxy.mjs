/** What apt asks for on its way to the mirror, with packages kept: a machine of its own network gets them through this. */

import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { cacheDir } from './paths.mjs';

/**
 * @param {string} host Address of this machine that the other one reaches.
 * @return {Promise<{ url: string, stop: () => void }>} For apt's `Acquire::http::Proxy`.
 */
export async function startAptProxy( host ) {
	const folder = join( cacheDir(), 'apt' );
	mkdirSync( folder, { recursive: true } );
	const server = createServer( ( asked, answer ) => {
		pass( asked, answer, folder ).catch( () => answer.destroy() );
	} );
	await new Promise( ( done, fail ) => server.once( 'error', fail ).listen( 0, host, done ) );
	return {
		url: `http://${ host }:${ server.address().port }/`,
		stop: () => {
			server.close();
			server.closeAllConnections();
		},
	};
}

async function pass( asked, answer, folder ) {
	// A package of one name and version never changes; lists do.
	const kept = asked.method === 'GET' && asked.url.endsWith( '.deb' ) ? join( folder, createHash( 'sha256' ).update( asked.url ).digest( 'hex' ) ) : '';
	if ( kept && existsSync( kept ) ) {
		answer.writeHead( 200, { 'Content-Type': 'application/vnd.debian.binary-package' } );
		await pipeline( createReadStream( kept ), answer );
		return;
	}
	const { 'proxy-connection': _, ...headers } = asked.headers;
	const got = await new Promise( ( done, fail ) => request( asked.url, { method: asked.method, headers: kept ? { host: headers.host } : headers }, done ).once( 'error', fail ).end() );
	if ( ! kept || got.statusCode !== 200 ) {
		answer.writeHead( got.statusCode, got.headers );
		await pipeline( got, answer );
		return;
	}
	const part = `${ kept }.${ process.pid }-${ Math.random().toString( 36 ).slice( 2 ) }`;
	try {
		await pipeline( got, createWriteStream( part ) );
		renameSync( part, kept );
	} catch ( error ) {
		rmSync( part, { force: true } );
		throw error;
	}
	answer.writeHead( 200, { 'Content-Type': 'application/vnd.debian.binary-package' } );
	await pipeline( createReadStream( kept ), answer );
}
