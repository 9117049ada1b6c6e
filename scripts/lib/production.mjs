/** The speed of a site as deploy/install sets it up: a booted machine, pages from Varnish and pages that PHP makes. */

import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CacheTrial } from './cache-trial.mjs';
import { copyDeployment, settingsOf, wpAsSite } from './deployment.mjs';
import { makeDebian, withMachine } from './machine.mjs';
import { inRoot } from './paths.mjs';
import { say, Stages } from './stages.mjs';
import { quantile } from './timing.mjs';
import { fetchWordPress } from './wordpress.mjs';

const HOST = 'www.example.com';
const SITE = 'srv/hearth-hammer/wordpress';
const OTHER_THEME = 'twentytwentyfive';
/** Where Varnish, and nginx before PHP, answer on the machine itself: the limits for one visitor are in front of them. */
const PAGES = 'http://127.0.0.1:6081';
const ORIGIN = 'http://127.0.0.1:8081';
/** A visitor's request, as nginx passes it on. */
const HEADERS = `-H 'Host: ${ HOST }' -H 'X-Forwarded-Proto: https' -H 'Accept-Encoding: gzip'`;
/**
 * cached and uncached: seconds. The first answers of a thousand visitors wait for some forty each second. turns: of a
 * second each; on a shared machine the same load costs up to twice as much in one second as in the next.
 */
const WHOLE = { crowds: [ 50, 200, 1000 ], cached: 5, uncached: 20, turns: 25, visits: 6000 };
/** Shows that everything can be measured. */
const SMALL = { crowds: [ 10 ], cached: 1, uncached: 2, turns: 1, visits: 100 };
/** Visitors at once of what is compared. */
const MANY = 50;
const ROWS = [ 1000, 10_000, 100_000 ];
/** Visitors at once, as many as processors. */
const FEW = 2;
/** Its two processes, as the kernel names them. */
const VARNISH = 'varnishd|cache-main';
/** Seconds of processor time in a second: less is no work. */
const IDLE = 0.1;
/** Networks that a day's visitors come from. */
const NETWORKS = 60;

/** Answers with as many bytes as it is asked for, which Varnish then keeps: what a file of that size costs there. As a picture, because nginx compresses text. */
const fileOfSize = `<?php
if ( isset( $_GET['bench_file'] ) ) {
	header( 'Content-Type: image/webp' );
	header( 'Cache-Control: public, max-age=0' );
	header( 'Surrogate-Key: bench-file' );
	header( 'Surrogate-Control: max-age=86400' );
	echo random_bytes( (int) $_GET['bench_file'] );
	exit;
}
`;

/** Each request has an address of its own, so that no cache knows it. */
const ownAddresses = `local start = os.time() * 1000
local number = 0
local first = 0
function setup( thread ) thread:set( "first", first ); first = first + 1 end
function request()
	number = number + 1
	return wrk.format( "GET", wrk.path .. ( wrk.path:find( "?", 1, true ) and "&" or "?" ) .. "seen=" .. ( start + number ) .. "-" .. first )
end
`;

/**
 * @param {number} properties Most of them, and most lots; also measured with fewer.
 * @param {number} lots
 * @param {boolean} isSmall A little of each, which measures nothing.
 * @param {boolean} isFile  Only cached pages beside a file.
 */
export const benchProduction = ( properties, lots, isSmall, isFile ) => withMachine( 'bench', '10.77.8', ( machine, bridge ) => measure( machine, bridge, { properties, lots }, isSmall ? SMALL : WHOLE, isFile ) );

async function measure( machine, bridge, most, effort, isFile ) {
	const sizes = ROWS.filter( ( rows ) => rows < most.properties && ! isFile ).concat( most.properties );
	const stages = new Stages( isFile ? 4 : 5 + sizes.length );
	const wp = ( line ) => machine.ask( wpAsSite( line ) );
	const server = new Server( machine, effort );

	await stages.run( 'A bare Debian, booted', async () => {
		await bridge.up();
		await makeDebian( machine.root, bridge.proxy.url );
		await copyDeployment( join( machine.root, 'root/site' ), settingsOf( 'TLS=self-signed' ) );
		await machine.boot();
	} );
	await stages.run( 'deploy/install', async () => {
		await machine.ask( 'cd /root/site && deploy/install site.settings' );
		await machine.ask( 'apt-get install -qy --no-install-recommends wrk' );
		for ( const part of [ 'tests/bench', 'demo/feeds', 'demo/gazetteer' ] ) {
			mkdirSync( join( machine.root, 'srv', part ), { recursive: true } );
			cpSync( inRoot( ...part.split( '/' ) ), join( machine.root, 'srv', part ), { recursive: true } );
		}
		writeFileSync( join( machine.root, SITE, 'wp-content/mu-plugins/bench-file.php' ), fileOfSize );
		writeFileSync( join( machine.root, 'srv/own.lua' ), ownAddresses );
		await machine.ask( 'install -d -o www-data /srv/made && systemctl reload php8.2-fpm' );
	} );
	const trial = async () => {
		await wp( 'hpapi geo import /srv/demo/gazetteer' );
		await wp( 'hpapi parishes import /srv/demo/gazetteer/parishes.csv' );
		await wp( 'hpapi import /srv/demo/feeds/hearth-hammer.blm --confirm --pictures=first' );
		await new CacheTrial( machine, wp, await bridge.addVisitors( NETWORKS ), effort.visits ).run();
	};
	if ( ! isFile ) {
		await stages.run( 'What a change throws out, and a day of visitors, with the demo', trial );
	}

	for ( const [ at, rows ] of sizes.entries() ) {
		const ofLots = Math.max( 100, Math.round( ( most.lots * rows ) / most.properties ) );
		await stages.run( `${ rows.toLocaleString( 'en-GB' ) } properties, ${ ofLots.toLocaleString( 'en-GB' ) } lots`, async () => {
			await wp( `eval-file --use-include /srv/tests/bench/search-bench.php ${ rows }` );
			await wp( `eval-file --use-include /srv/tests/bench/lots-bench.php ${ ofLots } /srv/made/lots.json` );
			if ( isFile ) {
				return;
			}
			const { lot } = JSON.parse( await machine.ask( 'cat /srv/made/lots.json' ) );
			const property = await wp( "eval 'echo wp_make_link_relative( get_permalink( get_posts( array( \"post_type\" => \"hpapi_property\", \"numberposts\" => 1 ) )[0] ) );'" );
			await server.show( { home: '/', list: '/estate-agents/for-sale/', property, catalogue: '/auctions/bench-0/', lot, 'REST list': '/wp-json/hpapi/v1/estate-agents/properties?trans_type=1', 'an empty page': '/empty/' }, at === sizes.length - 1 ? effort.crowds : effort.crowds.slice( 0, 1 ) );
		} );
	}
	await stages.run( 'Cached pages beside a cached file of that size, and over TLS', () => server.besideFile( [ '/', '/estate-agents/for-sale/', '/auctions/bench-0/' ] ) );
	if ( isFile ) {
		return;
	}
	await stages.run( 'The same WordPress with its own theme and no plugins', async () => {
		// deploy/install leaves out the themes that come with WordPress.
		const { core } = await fetchWordPress();
		cpSync( join( core, 'wp-content/themes', OTHER_THEME ), join( machine.root, SITE, 'wp-content/themes', OTHER_THEME ), { recursive: true } );
		await machine.ask( `chmod -R a+rX /${ SITE }/wp-content/themes/${ OTHER_THEME }` );
		await wp( 'plugin deactivate --all --quiet' );
		await wp( `theme activate ${ OTHER_THEME } --quiet` );
		await server.show( { 'an empty page': '/empty/' }, effort.crowds, false );
	} );
}

/** The machine's web server, asked by wrk on the machine itself. */
class Server {
	/**
	 * @param {import('./machine.mjs').Machine} machine
	 * @param {typeof WHOLE}                    effort
	 */
	constructor( machine, effort ) {
		Object.assign( this, { machine, effort } );
	}

	/**
	 * Prints requests a second and the 99th percentile of each page, by the number of visitors at once.
	 *
	 * @param {Object<string, string>} pages    Name to path.
	 * @param {number[]}               crowds
	 * @param {boolean}                isCached Whether Varnish keeps them.
	 */
	async show( pages, crowds, isCached = true ) {
		say( `      requests a second (99 of 100 within), ${ crowds.join( ', ' ) } visitors at once; processor time of PHP and database for one answer` );
		for ( const [ name, path ] of Object.entries( pages ) ) {
			const cached = [];
			const made = [];
			await this.#warm( path );
			for ( const crowd of isCached ? crowds : [] ) {
				cached.push( await this.#load( PAGES, path, crowd, this.effort.cached ) );
			}
			// By few visitors: PHP goes on with those of a crowd who no longer wait.
			await this.#drain();
			const before = await this.#processor();
			const { requests } = await this.#load( ORIGIN, path, FEW, this.effort.cached, true );
			const work = ( ( await this.#processor() ) - before ) / requests;
			for ( const crowd of crowds ) {
				await this.#drain();
				made.push( await this.#load( ORIGIN, path, crowd, this.effort.uncached, true ) );
			}
			say( `      ${ name.padEnd( 14 ) } Varnish ${ cached.map( text ).join( ', ' ) || '-' } | PHP ${ made.map( text ).join( ', ' ) } | ${ ( 1000 * work ).toFixed( 1 ) } ms` );
		}
	}

	/** Waits for PHP to end what a crowd has left in its queue. */
	async #drain() {
		for ( let before = -1, now = 0; now - before > IDLE; ) {
			before = await this.#processor();
			await wait( 1000 );
			now = await this.#processor();
		}
	}

	/**
	 * In turns, so that both see the same weather. By processor time of Varnish, too, which other work on the machine
	 * hardly changes.
	 */
	async besideFile( paths ) {
		await this.#drain();
		for ( const path of paths ) {
			const size = await this.#bytes( path );
			const file = `/?bench_file=${ size }`;
			const fileSize = await this.#bytes( file );
			if ( fileSize !== size ) {
				throw new Error( `The file beside ${ path } has ${ fileSize } bytes, not ${ size }.` );
			}
			const rates = { page: [], file: [], tls: [] };
			const costs = { page: [], file: [] };
			for ( let turn = 0; turn < this.effort.turns; turn++ ) {
				for ( const [ kind, address ] of [ [ 'page', path ], [ 'file', file ] ] ) {
					const before = await this.#processor( VARNISH );
					const { rate, requests } = await this.#load( PAGES, address, MANY, 1 );
					costs[ kind ].push( ( ( await this.#processor( VARNISH ) ) - before ) / requests );
					rates[ kind ].push( rate );
				}
				if ( path === '/' ) {
					rates.tls.push( ( await this.#load( `https://${ HOST }:443`, path, MANY, 1 ) ).rate );
				}
			}
			const [ page, beside, tls, cost, costBeside ] = [ rates.page, rates.file, rates.tls, costs.page, costs.file ].map( ( list ) => quantile( list, 0.5 ) );
			say( `      ${ path }: ${ size } bytes, ${ page.toFixed( 0 ) } a second; a file of that size ${ beside.toFixed( 0 ) }, ratio ${ ( beside / page ).toFixed( 2 ) }; processor time of Varnish ${ ( 1e6 * cost ).toFixed( 0 ) } and ${ ( 1e6 * costBeside ).toFixed( 0 ) } microseconds, ratio ${ ( cost / costBeside ).toFixed( 2 ) }${ tls ? `; over TLS by nginx ${ tls.toFixed( 0 ) } a second` : '' }` );
		}
	}

	/** Puts a page into Varnish, after PHP has ended what a crowd left in its queue: the page would wait behind that. */
	async #warm( path ) {
		await this.#drain();
		await this.#bytes( path );
	}

	/** @return {Promise<number>} What comes over the wire, compressed where the answer is. */
	async #bytes( path ) {
		return Number( await this.machine.ask( `curl -s -o /dev/null -w '%{size_download}' ${ HEADERS } '${ PAGES }${ path }'` ) );
	}

	/** @return {Promise<{ rate: number, p99: string, requests: number, failed: number }>} Of wrk; failed: answers other than 2xx and 3xx, and none. */
	async #load( base, path, crowd, seconds, isOwn = false ) {
		const said = await this.machine.ask( `grep -q '${ HOST }' /etc/hosts || echo '127.0.0.1 ${ HOST }' >> /etc/hosts; wrk -t1 -c${ crowd } -d${ seconds }s --timeout 120s --latency ${ isOwn ? '-s /srv/own.lua' : '' } ${ HEADERS } '${ base }${ path }'` );
		const number = ( pattern ) => Number( pattern.exec( said )?.[ 1 ] ?? 0 );
		const requests = number( /(\d+) requests in/ );
		if ( requests === 0 ) {
			throw new Error( `${ base }${ path } answered no request of ${ crowd } visitors in ${ seconds } s.` );
		}
		return {
			rate: number( /Requests\/sec:\s+([\d.]+)/ ),
			p99: /99%\s+(\S+)/.exec( said )?.[ 1 ] ?? '-',
			requests,
			failed: number( /Non-2xx or 3xx responses: (\d+)/ ) + number( /timeout (\d+)/ ) + number( /read (\d+)/ ) + number( /connect (\d+)/ ),
		};
	}

	/**
	 * @param {string} programs Their names as the kernel has them, with bars between; PHP and the database.
	 * @return {Promise<number>} Seconds of processor time that they have used, with workers that have ended.
	 */
	async #processor( programs = 'php-fpm8.2|mariadbd' ) {
		const ticks = await this.machine.ask( `cat /proc/[0-9]*/stat 2>/dev/null | awk '/\\((${ programs })\\)/ { sub( /^.*\\) /, "" ); sum += $12 + $13 + ( $2 == 1 ? $14 + $15 : 0 ) } END { print sum }'` );
		return Number( ticks ) / 100;
	}
}

const text = ( { rate, p99, failed } ) => `${ rate.toFixed( 0 ) } (${ p99 })${ failed > 0 ? ` ${ failed } FAILED` : '' }`;
