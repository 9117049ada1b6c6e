/** @jest-environment node */
import { spawnSync } from 'child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { request } from 'http';
import { createServer, type AddressInfo } from 'net';
import { tmpdir } from 'os';
import { join, resolve } from 'path';

const root = resolve( __dirname, '../..' );
const has = ( name: string, ...parameters: string[] ) => spawnSync( name, parameters ).status === 0;
// Need the packages nginx and mtail.
const logs = has( 'nginx', '-v' ) ? it : it.skip;
const mtail = [ process.env.HH_MTAIL ?? 'mtail' ].find( ( name ) => has( name, '--version' ) );
const counts = mtail ? it : it.skip;

interface Line {
	address: string;
	method: string;
	path: string;
	route: string;
	status: string;
	bytes: number;
	seconds: number;
	cache: string;
}

let folder: string;
let port: number;

const freePort = () =>
	new Promise< number >( ( done ) => {
		const server = createServer();
		server.listen( 0, '127.0.0.1', () => {
			const free = ( server.address() as AddressInfo ).port;
			server.close( () => done( free ) );
		} );
	} );

/** The real log of a real nginx; addresses come by a header. */
beforeAll( async () => {
	folder = mkdtempSync( join( tmpdir(), 'hh-log-' ) );
	chmodSync( folder, 0o777 );
	mkdirSync( join( folder, 'temp' ), { mode: 0o777 } );
	port = await freePort();
	const temp = [ 'client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi' ].map( ( kind ) => `${ kind }_temp_path ${ folder }/temp/${ kind };` ).join( '\n' );
	writeFileSync(
		join( folder, 'nginx.conf' ),
		`pid ${ folder }/pid; error_log ${ folder }/error.log crit; events {} http { ${ temp } include ${ root }/deploy/templates/nginx-log.conf; access_log ${ folder }/access.log hh_json;
		set_real_ip_from 127.0.0.1; real_ip_header X-Test-Address;
		server { listen 127.0.0.1:${ port }; location / { add_header X-Cache hit; return 200 "ok"; } location /wp-json/caphpi/ { return 502; } } }`
	);
	if ( has( 'nginx', '-v' ) ) {
		const started = spawnSync( 'nginx', [ '-c', join( folder, 'nginx.conf' ), '-e', join( folder, 'error.log' ) ], { encoding: 'utf8' } );
		expect( [ started.stderr, started.status ] ).toEqual( [ '', 0 ] );
	}
} );

afterAll( () => {
	if ( existsSync( join( folder, 'pid' ) ) ) {
		spawnSync( 'nginx', [ '-c', join( folder, 'nginx.conf' ), '-e', join( folder, 'error.log' ), '-s', 'stop' ] );
	}
	rmSync( folder, { recursive: true, force: true } );
} );

/** What the log says of requests, a line each. */
async function logged( paths: string[], headers: Record< string, string > = {} ): Promise< { text: string; lines: Line[] } > {
	const file = join( folder, 'access.log' );
	const before = existsSync( file ) ? readFileSync( file, 'utf8' ).length : 0;
	for ( const path of paths ) {
		await new Promise< void >( ( done, failed ) => {
			request( { port, host: '127.0.0.1', path, headers, agent: false }, ( answer ) => answer.resume().on( 'end', done ) ).on( 'error', failed ).end();
		} );
	}
	for ( ;; ) {
		const text = readFileSync( file, 'utf8' ).slice( before );
		const lines = text.split( '\n' ).filter( Boolean );
		if ( lines.length === paths.length && text.endsWith( '\n' ) ) {
			return { text, lines: lines.map( ( line ) => JSON.parse( line ) as Line ) };
		}
		await new Promise( ( done ) => setTimeout( done, 10 ) );
	}
}

/** A path for each address of a page that has a token or an id of a person in it, from the rules in the plugins. */
function tokenPaths(): string[] {
	const token = 'eyJhIjoxfQ.c2lnbmF0dXJl';
	const files = ( within: string ): string[] => readdirSync( within, { withFileTypes: true } ).flatMap( ( entry ) => ( entry.isDirectory() ? files( join( within, entry.name ) ) : [ join( within, entry.name ) ] ) );
	const rules = [ 'auctions', 'caphpi', 'core', 'hpapi' ]
		.flatMap( ( plugin ) => files( join( root, 'plugins', plugin, 'src' ) ) )
		.flatMap( ( file ) => [ ...readFileSync( file, 'utf8' ).replaceAll( "' . PrivatePage::TOKEN . '", '([A-Za-z0-9_-]+)' ).matchAll( /'\^?([a-z-]+\/[^']*(?:\[A-Za-z0-9_\.?-\]\+|\[0-9a-f\]\{32\})[^']*)' +=>/g ) ].map( ( [ , rule = '' ] ) => rule ) );
	expect( rules.length ).toBeGreaterThan( 6 );
	return rules.flatMap( ( rule ) => {
		const plain = rule.replace( '(?i)', '' ).replace( /\/\?\$|\$/g, '/' ).replace( /\\\./g, '.' );
		const choices = /\(([a-z|]+)\)/.exec( plain );
		return ( choices?.[ 1 ]?.split( '|' ) ?? [ '' ] ).map(
			( choice ) =>
				`/${ ( choices ? plain.replace( choices[ 0 ], choice ) : plain )
					.replace( /\(\[0-9a-f\]\{32\}\)/g, '0123456789abcdef0123456789abcdef' )
					.replace( /\(\[A-Za-z0-9_\.?-\]\+(?:\.\[A-Za-z0-9_-\]\+)?\)/g, token )
					.replace( /\[\^\/\]\+/g, 'a.pdf' ) }`
		);
	} );
}

logs( '[OPS-04] a request is one line of JSON with its route, status, time and cache', async () => {
	const { lines } = await logged( [ '/', '/auctions/december/lot/12/?utm_source=x', '/wp-json/caphpi/v1/valuation' ] );
	expect( lines.map( ( { method, path, route, status, cache } ) => [ method, path, route, status, cache ] ) ).toEqual( [
		[ 'GET', '/', 'home', '200', 'hit' ],
		[ 'GET', '/auctions/december/lot/12/', 'lot', '200', 'hit' ],
		[ 'GET', '/wp-json/caphpi/v1/valuation', 'rest-valuation', '502', '' ],
	] );
	expect( lines.every( ( { bytes, seconds } ) => bytes > 0 && seconds >= 0 ) ).toBe( true );
} );

logs.each( [
	[ '203.0.113.77', '203.0.113.0' ],
	[ '2001:db8:1:2:3:4:5:6', '2001:db8::' ],
	[ '2001:db8::6', '2001:db8::' ],
	[ '::1', '' ],
] )( '[OPS-04] of the address %s the log has “%s”', async ( address, short ) => {
	const { text, lines } = await logged( [ '/' ], { 'X-Test-Address': address } );
	expect( lines[ 0 ]?.address ).toBe( short );
	expect( text ).not.toContain( address );
} );

logs( '[OPS-04] no token of a link is in the log: every page that has one', async () => {
	const paths = tokenPaths();
	expect( paths.length ).toBeGreaterThan( 10 );
	expect( paths.filter( ( path ) => /[()[\]\\^$]/.test( path ) ) ).toEqual( [] );
	const { text, lines } = await logged( paths.flatMap( ( path ) => [ path, path.replace( /\/$/, '?a=b' ) ] ) );
	expect( text ).not.toMatch( /eyJhIjoxfQ|c2lnbmF0dXJl|0123456789abcdef/ );
	expect( new Set( lines.map( ( { route } ) => route ) ) ).toEqual( new Set( [ 'visitors-own' ] ) );
} );

logs( '[OPS-04] what visitors type is not in the log, wherever it is in the address or the headers', async () => {
	const personal = [ 'jane@example.com', 'jane%40example.com', '07700 900123', '+44 (0)7700-900-123', 'Jane Smith', 'AB12 CDE' ];
	const queries = personal.flatMap( ( value ) => [ '/', '/enquiry/property/12/', '/wp-json/caphpi/v1/valuation', '/auctions/december/' ].map( ( path ) => `${ path }?q=${ encodeURI( value ) }&token=eyJhIjoxfQ.c2lnbmF0dXJl` ) );
	const paths = personal.slice( 0, 4 ).map( ( value ) => `/search/${ encodeURI( value ) }/` );
	const { text } = await logged( [ ...queries, ...paths ], { Referer: 'https://www.example.com/?email=jane@example.com', 'User-Agent': 'Jane Smith', Cookie: 'hh=c2lnbmF0dXJl', Authorization: 'Basic c2lnbmF0dXJl' } );
	expect( text ).not.toMatch( /jane|smith|example\.com|7700|AB12|c2lnbmF0dXJl|q=/i );
	expect( readFileSync( join( folder, 'error.log' ), 'utf8' ) ).toBe( '' );
} );

counts( '[OPS-04] mtail counts the lines by route, status and cache, and their time', () => {
	const line = ( route: string, status: string, seconds: string, cache: string ) => `{"time":"2031-03-04T05:06:07+00:00","address":"203.0.113.0","method":"GET","path":"/","route":"${ route }","status":"${ status }","bytes":12,"seconds":${ seconds },"cache":"${ cache }","upstream":"200"}\n`;
	writeFileSync( join( folder, 'lines.log' ), line( 'home', '200', '0.004', 'hit' ) + line( 'home', '200', '0.300', 'hit' ) + line( 'lot', '502', '3.000', '' ) + 'not ours\n' );
	const { stdout } = spawnSync( String( mtail ), [ '--one_shot', '--one_shot_format', 'prometheus', '--progs', join( root, 'deploy/monitoring/hearth-hammer.mtail' ), '--logs', join( folder, 'lines.log' ), '--address', '127.0.0.1', '--port', '0' ], { encoding: 'utf8' } );
	const value = ( start: RegExp ) => stdout.split( '\n' ).filter( ( found ) => start.test( found ) ).map( ( found ) => Number( found.split( ' ' ).pop() ) );
	expect( value( /^hearth_hammer_requests_total\{(?=.*cache="hit")(?=.*route="home")(?=.*status="200")/ ) ).toEqual( [ 2 ] );
	expect( value( /^hearth_hammer_requests_total\{(?=.*cache="")(?=.*route="lot")(?=.*status="502")/ ) ).toEqual( [ 1 ] );
	expect( value( /^hearth_hammer_request_seconds_bucket\{(?=.*route="home")(?=.*le="0.05")/ ) ).toEqual( [ 1 ] );
	expect( value( /^hearth_hammer_request_seconds_bucket\{(?=.*route="home")(?=.*le="\+Inf")/ ) ).toEqual( [ 2 ] );
} );
