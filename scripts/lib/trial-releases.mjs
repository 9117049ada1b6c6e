/** Three releases of this project, as `npm run release` makes them, on an https server of the trial. The third has been changed after it was signed. */

import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { dirname, join } from 'node:path';
import { readChangelog } from './changelog.mjs';
import { Failure } from './failure.mjs';
import { packages } from './package-files.mjs';
import { packageHeaders } from './package-headers.mjs';
import { release } from './release.mjs';
import { run } from './run.mjs';
import { withVersion } from './version.mjs';
import { testedUpTo, wholePackage } from './whole-package.mjs';

export const INSTALLED = '1.0.0';
export const NEXT = '1.1.0';
export const FORGED = '1.2.0';

const changelog = readChangelog( [ FORGED, NEXT, INSTALLED ].map( ( version ) => `## ${ version } - 2026-11-27\n\n### Added\n- What is new in ${ version }.\n` ).join( '\n' ) );

/** What the trial's site needs to hear of a server on this machine; WordPress's own has no news. */
const neighbour = ( port, certificate ) => `<?php
add_filter( 'http_request_host_is_external', '__return_true' );
add_filter( 'http_allowed_safe_ports', static fn ( array $ports ): array => array( ...$ports, ${ port } ) );
add_filter( 'http_request_args', static fn ( array $args, string $url ): array => str_starts_with( $url, 'https://localhost:${ port }/' ) ? array( 'sslcertificates' => '${ certificate }' ) + $args : $args, 10, 2 );
add_filter( 'pre_http_request', static fn ( mixed $answer, array $args, string $url ): mixed => 'api.wordpress.org' === wp_parse_url( $url, PHP_URL_HOST ) ? array( 'headers' => array(), 'body' => '{"plugins":[],"themes":[],"translations":[],"no_update":[]}', 'response' => array( 'code' => str_contains( $url, 'version-check' ) ? 503 : 200, 'message' => '' ), 'cookies' => array(), 'filename' => null ) : $answer, 11, 3 );
// Sites of the scripts look for no updates.
remove_all_filters( 'pre_site_transient_update_plugins' );
remove_all_filters( 'pre_site_transient_update_themes' );
`;

/**
 * @param {string} folder Gets the files of the releases.
 * @param {number} port   Of the server.
 * @return {Promise<{ zips: Object<'plugin'|'theme', string[]>, plugin: string, stop: () => void }>} zips: the packages of the first version. plugin: text of a must-use plugin for the site.
 */
export async function startReleases( folder, port ) {
	const certificate = join( folder, 'certificate.pem' );
	mkdirSync( folder, { recursive: true } );
	const made = await run( 'openssl', [ 'req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-keyout', join( folder, 'key.pem' ), '-out', certificate ], { capture: true } );
	if ( made.status !== 0 ) {
		throw new Failure( `openssl could not make a certificate: ${ made.stderr }` );
	}
	const whole = [];
	for ( const name of Object.keys( packages ) ) {
		whole.push( { name, files: await wholePackage( name ) } );
	}
	const { privateKey: key } = generateKeyPairSync( 'ed25519' );
	for ( const version of [ INSTALLED, NEXT, FORGED ] ) {
		const files = release( { packages: whole.map( ( { name, files: of } ) => ( { name, files: bumped( of, version ) } ) ), changelog, version, tested: testedUpTo(), updateUri: `https://localhost:${ port }/update.json`, key } );
		for ( const { path, body } of files ) {
			const file = join( folder, path === 'update.json' ? `${ version }/update.json` : path );
			mkdirSync( dirname( file ), { recursive: true } );
			writeFileSync( file, version === FORGED && path.endsWith( '.zip' ) ? changed( body ) : body );
		}
	}
	const server = createServer( { key: readFileSync( join( folder, 'key.pem' ) ), cert: readFileSync( certificate ) }, ( { url }, answer ) => {
		try {
			// Which version is the newest is a file that the trial writes.
			const path = url === '/update.json' ? `${ readFileSync( join( folder, 'newest' ), 'utf8' ) }/update.json` : url.slice( 1 );
			answer.end( readFileSync( join( folder, path ) ) );
		} catch {
			answer.writeHead( 404 ).end();
		}
	} );
	await new Promise( ( done ) => server.listen( port, '127.0.0.1', done ) );
	writeFileSync( join( folder, 'newest' ), INSTALLED );
	const of = ( type ) => whole.filter( ( { files } ) => packageHeaders( files )[ 0 ].type === type ).map( ( { name } ) => join( folder, INSTALLED, `${ name }.zip` ) );
	return { zips: { plugin: of( 'plugin' ), theme: of( 'theme' ) }, plugin: neighbour( port, certificate ), stop: () => server.close() };
}

/** The package's files with another version. */
function bumped( files, version ) {
	const headers = packageHeaders( files ).map( ( { path } ) => path );
	return files.map( ( { path, body } ) => ( { path, body: headers.includes( path ) ? Buffer.from( withVersion( body.toString( 'utf8' ), version ) ) : body } ) );
}

/** One byte in its middle is another. */
function changed( body ) {
	const copy = Buffer.from( body );
	const middle = Math.floor( copy.length / 2 );
	copy[ middle ] = 255 - copy[ middle ];
	return copy;
}
