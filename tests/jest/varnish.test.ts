/** @jest-environment node */
import { spawn, spawnSync, type ChildProcess } from 'child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type Server, type ServerResponse } from 'http';
import type { AddressInfo } from 'net';
import { tmpdir } from 'os';
import { join, resolve } from 'path';

const root = resolve( __dirname, '../..' );
const has = ( name: string, ...parameters: string[] ) => spawnSync( name, parameters ).status === 0;
const isThere = has( 'varnishd', '-V' ) && has( 'sh', '-c', 'ls /usr/lib/*/varnish/vmods/libvmod_xkey.so' );
// Needs the packages varnish and varnish-modules.
const proves = isThere ? it : it.skip;

interface Answer {
	status: number;
	headers: IncomingHttpHeaders;
	body: string;
}

/** What the site would answer, by path. */
type Site = Record< string, ( asked: IncomingMessage, answer: ServerResponse ) => void >;

let folder: string;
let origin: Server;
let varnish: ChildProcess;
let port: number;
let site: Site = {};
/** Method and address of each request that came through. */
let asked: string[] = [];
let isDown = false;

const shared = ( tags: string, body: string, seconds = 600 ) => ( _asked: IncomingMessage, answer: ServerResponse ) => {
	answer.writeHead( 200, { 'Content-Type': 'text/html', 'Cache-Control': 'public, max-age=0, must-revalidate', 'Surrogate-Key': tags, 'Surrogate-Control': `max-age=${ seconds }, stale-while-revalidate=600, stale-if-error=86400` } );
	answer.end( body );
};

const listen = ( server: Server, on = 0 ) => new Promise< number >( ( done ) => server.listen( on, '127.0.0.1', () => done( ( server.address() as AddressInfo ).port ) ) );

async function freePort(): Promise< number > {
	const server = createServer();
	const free = await listen( server );
	await new Promise( ( done ) => server.close( done ) );
	return free;
}

function ask( path: string, headers: Record< string, string > = {}, method = 'GET' ): Promise< Answer > {
	return new Promise( ( done, failed ) => {
		const sent = request( { port, host: '127.0.0.1', path, method, headers: { Host: 'www.example.com', 'X-Real-IP': '192.0.2.7', ...headers }, agent: false }, ( answer ) => {
			let body = '';
			answer.on( 'data', ( part ) => ( body += part ) );
			answer.on( 'end', () => done( { status: answer.statusCode ?? 0, headers: answer.headers, body } ) );
		} );
		sent.on( 'error', failed );
		sent.end();
	} );
}

/** As the site does: without nginx in between. */
async function purge( tags: string ): Promise< Answer > {
	return new Promise( ( done, failed ) => {
		request( { port, host: '127.0.0.1', path: '/', method: 'PURGE', headers: { 'xkey-purge': tags }, agent: false }, ( answer ) => {
			answer.resume().on( 'end', () => done( { status: answer.statusCode ?? 0, headers: answer.headers, body: answer.statusMessage ?? '' } ) );
		} )
			.on( 'error', failed )
			.end();
	} );
}

async function until( holds: () => boolean | Promise< boolean > ): Promise< void > {
	for ( let tries = 0; ! ( await holds() ); tries++ ) {
		if ( tries > 600 ) {
			throw new Error( 'That did not happen.' );
		}
		await new Promise( ( done ) => setTimeout( done, 25 ) );
	}
}

const probe = () => spawnSync( 'varnishadm', [ '-n', join( folder, 'work' ), 'backend.list' ], { encoding: 'utf8' } ).stdout ?? '';

beforeAll( async () => {
	if ( ! isThere ) {
		return;
	}
	folder = mkdtempSync( join( tmpdir(), 'hh-varnish-' ) );
	chmodSync( folder, 0o755 );
	origin = createServer( ( incoming, answer ) => {
		if ( incoming.url === '/healthz/live' ) {
			answer.writeHead( isDown ? 502 : 200 ).end();
			return;
		}
		asked.push( `${ incoming.method } ${ incoming.url }` );
		if ( isDown ) {
			answer.writeHead( 502 ).end( 'nginx: PHP is down' );
			return;
		}
		( site[ ( incoming.url ?? '' ).split( '?' )[ 0 ] ?? '' ] ?? ( () => answer.writeHead( 404 ).end() ) )( incoming, answer );
	} );
	const originPort = await listen( origin );
	port = await freePort();
	const settings = join( folder, 'settings' );
	writeFileSync( settings, [ 'SITE_HOST=www.example.com', 'SITE_TITLE=Hearth & Hammer', 'ADMIN_USER=office', 'ADMIN_EMAIL=office@example.com', 'WORDPRESS_FILE=w.zip', 'WP_CLI_FILE=wp.phar', 'PAGE_CACHE_MACHINES=10.0.0.2' ].join( '\n' ) );
	const script = `set -euo pipefail; cd ${ root }/deploy; HERE=$PWD; TEMPLATES=$PWD/templates; source lib/settings.sh; source lib/change.sh; source lib/release.sh; source lib/machine.sh; source lib/cluster.sh; read_settings ${ settings }; make_values; VALUE[ORIGIN_PORT]=${ originPort }; fill $TEMPLATES/varnish.vcl`;
	const vcl = spawnSync( 'bash', [ '-c', script ], { encoding: 'utf8' } );
	expect( vcl.stderr ).toBe( '' );
	writeFileSync( join( folder, 'site.vcl' ), vcl.stdout );
	varnish = spawn( 'varnishd', [ '-F', '-n', join( folder, 'work' ), '-a', `pages=127.0.0.1:${ port }`, '-f', join( folder, 'site.vcl' ), '-s', 'malloc,16m' ], { stdio: [ 'ignore', 'ignore', 'ignore' ] } );
	await until( () => ask( '/' ).then( () => true, () => false ) );
}, 60_000 );

afterAll( async () => {
	if ( varnish ) {
		const over = new Promise( ( done ) => varnish.once( 'exit', done ) );
		varnish.kill( 'SIGTERM' );
		await over;
		await new Promise( ( done ) => origin.close( done ) );
		rmSync( folder, { recursive: true, force: true } );
	}
} );

beforeEach( async () => {
	asked = [];
	site = {};
	if ( isThere ) {
		await purge( 'site' );
	}
} );

it( '[OPS-03] Varnish passes the same people as PHP', () => {
	const vcl = readFileSync( join( root, 'deploy/templates/varnish.vcl' ), 'utf8' );
	const php = readFileSync( join( root, 'plugins/core/src/PageCache/PageCache.php' ), 'utf8' );
	const names = /SESSION = '\/\^\((.+?)\)\/i'/.exec( php )?.[ 1 ];
	expect( names ).toContain( 'wordpress_' );
	expect( vcl ).toContain( `(^|;\\s*)(${ names })` );
} );

proves( '[OPS-03] a page is made once, and purged by its tag', async () => {
	site[ '/hit/' ] = shared( 'site property-1', 'old' );
	site[ '/other/' ] = shared( 'site property-12', 'other' );
	expect( [ ( await ask( '/hit/' ) ).headers[ 'x-cache' ], ( await ask( '/other/' ) ).headers[ 'x-cache' ] ] ).toEqual( [ 'miss', 'miss' ] );
	const hit = await ask( '/hit/', { Cookie: 'hh_consent=%5B%5D; hh_browser=0123456789abcdef0123456789abcdef' } );
	expect( [ hit.headers[ 'x-cache' ], hit.body, hit.headers[ 'surrogate-key' ], hit.headers[ 'surrogate-control' ], hit.headers.age ] ).toEqual( [ 'hit', 'old', undefined, undefined, undefined ] );
	site[ '/hit/' ] = shared( 'site property-1', 'new' );
	expect( await purge( 'list-rent property-1' ) ).toMatchObject( { status: 200, body: 'Purged 1' } );
	expect( await ask( '/hit/' ) ).toMatchObject( { body: 'new' } );
	expect( await ask( '/other/' ) ).toMatchObject( { body: 'other', headers: { 'x-cache': 'hit' } } );
	expect( asked ).toEqual( [ 'GET /hit/', 'GET /other/', 'GET /hit/' ] );
} );

proves( '[OPS-03] a hundred visitors after a purge make one page', async () => {
	let made = 0;
	site[ '/many/' ] = ( incoming, answer ) => setTimeout( () => shared( 'site list-sale', `${ ++made }` )( incoming, answer ), 150 );
	await ask( '/many/' );
	await purge( 'list-sale' );
	const bodies = await Promise.all( Array.from( { length: 100 }, async () => ( await ask( '/many/' ) ).body ) );
	expect( [ new Set( bodies ), asked.length ] ).toEqual( [ new Set( [ '2' ] ), 2 ] );
} );

proves( '[OPS-03] what campaigns append makes no page of its own, and stays in a redirect', async () => {
	site[ '/list/' ] = shared( 'site list-sale', 'list' );
	await ask( '/list/?page=2' );
	for ( const more of [ '?utm_source=x&page=2', '?page=2&gclid=abc', '?fbclid=1&page=2&utm_campaign=a%20b', '?page=2&_ga=1.2&msclkid=3' ] ) {
		expect( await ask( `/list/${ more }` ) ).toMatchObject( { body: 'list', headers: { 'x-cache': 'hit' } } );
	}
	expect( asked ).toEqual( [ 'GET /list/?page=2' ] );
	await ask( '/list/?utm_source=x' );
	expect( asked[ 1 ] ).toBe( 'GET /list/' );
	site[ '/List/' ] = ( incoming, answer ) => answer.writeHead( 301, { Location: `/list/${ /\?.*/.exec( incoming.url ?? '' )?.[ 0 ] ?? '' }`, 'Cache-Control': 'public, max-age=3600' } ).end();
	expect( ( await ask( '/List/?utm_source=x' ) ).headers.location ).toBe( '/list/?utm_source=x' );
} );

proves( '[OPS-03] people with a session, forms and private answers pass by', async () => {
	let number = 0;
	const own = ( incoming: IncomingMessage, answer: ServerResponse ) => shared( 'site', `${ ++number } for ${ incoming.headers.cookie ?? incoming.method }` )( incoming, answer );
	site[ '/page/' ] = own;
	const first = await ask( '/page/' );
	for ( const cookie of [ 'wordpress_logged_in_abc=staff', 'a=b; wordpress_sec_1=x', 'wp-postpass_1=x', 'comment_author_1=Ann' ] ) {
		expect( await ask( '/page/', { Cookie: cookie } ) ).toMatchObject( { body: `${ number } for ${ cookie }`, headers: { 'x-cache': 'pass' } } );
	}
	expect( ( await ask( '/page/', {}, 'POST' ) ).body ).toMatch( /for POST$/ );
	expect( ( await ask( '/page/' ) ).body ).toBe( first.body );

	// Private, with a cookie, or of another plugin that names no tags: never kept, and no one waits for another one's.
	const answers: Record< string, Record< string, string > > = {
		private: { 'Cache-Control': 'private, no-store', 'Surrogate-Key': 'site', 'Surrogate-Control': 'max-age=600' },
		cookie: { 'Set-Cookie': 'hh_browser=1', 'Surrogate-Key': 'site', 'Surrogate-Control': 'max-age=600' },
		untagged: { 'Cache-Control': 'public, max-age=3600' },
		ageless: { 'Cache-Control': 'public, max-age=60', 'Surrogate-Key': 'site' },
		varied: { Vary: 'Accept-Encoding, Cookie', 'Surrogate-Key': 'site', 'Surrogate-Control': 'max-age=600' },
	};
	for ( const [ name, headers ] of Object.entries( answers ) ) {
		site[ `/${ name }/` ] = ( incoming, answer ) => void answer.writeHead( 200, headers ).end( incoming.headers.cookie );
		const bodies = await Promise.all( Array.from( { length: 50 }, async ( _, visitor ) => ( await ask( `/${ name }/`, { Cookie: `hh_browser=${ visitor }` } ) ).body ) );
		expect( [ name, bodies ] ).toEqual( [ name, Array.from( { length: 50 }, ( _, visitor ) => `hh_browser=${ visitor }` ) ] );
	}
} );

proves( '[OPS-03] only the site purges', async () => {
	site[ '/kept/' ] = shared( 'site', 'kept' );
	await ask( '/kept/' );
	// nginx says for whom it asks.
	expect( ( await ask( '/kept/', { 'xkey-purge': 'site' }, 'PURGE' ) ).status ).toBe( 405 );
	expect( ( await purge( '' ) ).status ).toBe( 400 );
	expect( ( await ask( '/kept/' ) ).headers[ 'x-cache' ] ).toBe( 'hit' );
	// No visitor says how an answer is to be looked for.
	expect( ( await ask( '/kept/', { 'hh-way': 'pass' } ) ).headers[ 'x-cache' ] ).toBe( 'hit' );
} );

proves( '[OPS-03] an old page is shown while a new one is made, and one that failed is not kept', async () => {
	site[ '/old/' ] = shared( 'site', 'first', 1 );
	await ask( '/old/' );
	site[ '/old/' ] = ( _incoming, answer ) => answer.writeHead( 500 ).end( 'broken' );
	await until( async () => ( await ask( '/old/' ) ).headers[ 'x-cache' ] === 'stale' );
	await until( () => asked.length > 1 );
	expect( ( await ask( '/old/' ) ).body ).toBe( 'first' );
	site[ '/old/' ] = shared( 'site', 'second' );
	await until( async () => ( await ask( '/old/' ) ).body === 'second' );
} );

proves( '[OPS-03] while PHP is down the old page is shown, purged or not; what is in no cache says so', async () => {
	site[ '/kept/' ] = shared( 'site', 'kept' );
	site[ '/purged/' ] = shared( 'site property-5', 'before' );
	await Promise.all( [ ask( '/kept/' ), ask( '/purged/' ) ] );
	isDown = true;
	try {
		await purge( 'property-5' );
		// At once, before Varnish knows that PHP is down, and after.
		expect( await ask( '/purged/' ) ).toMatchObject( { status: 200, body: 'before' } );
		await until( () => /watched\s+\S+\s+\S+\s+sick/.test( probe() ) );
		expect( await ask( '/purged/' ) ).toMatchObject( { status: 200, body: 'before', headers: { 'x-cache': 'stale' } } );
		expect( await ask( '/kept/' ) ).toMatchObject( { status: 200, body: 'kept' } );
		expect( await ask( '/never/' ) ).toMatchObject( { status: 502, body: 'nginx: PHP is down' } );
	} finally {
		isDown = false;
	}
	site[ '/purged/' ] = shared( 'site property-5', 'after' );
	await until( async () => ( await ask( '/purged/' ) ).body === 'after' );
}, 30_000 );
