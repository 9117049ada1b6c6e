/** @jest-environment node */
import { spawn, spawnSync } from 'child_process';
import { createServer, type Server } from 'http';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'fs';
import type { AddressInfo } from 'net';
import { tmpdir } from 'os';
import { join, resolve } from 'path';
import { gunzipSync } from 'zlib';

const root = resolve( __dirname, '../..' );

interface Component {
	type: string;
	name: string;
	version?: string;
	purl?: string;
	description?: string;
	hashes?: Array< { alg: string; content: string } >;
	licenses: Array< { license?: { id?: string; name?: string }; expression?: string } >;
	'bom-ref': string;
}

interface Bom {
	bomFormat: string;
	specVersion: string;
	version: number;
	serialNumber: string;
	components: Component[];
	dependencies: Array< { ref: string; dependsOn: string[] } >;
}

/** What a script with the project's own modules prints, as JSON; its error where it fails. */
function script< Result >( lines: string ): { value: Result | null; error: string } {
	const { stdout, stderr } = spawnSync( process.execPath, [ '--input-type=module', '-e', lines ], { cwd: root, encoding: 'utf8', maxBuffer: 64e6 } );
	return { value: stdout === '' ? null : ( JSON.parse( stdout ) as Result ), error: stderr };
}

const integrity = `sha512-${ Buffer.from( 'one' ).toString( 'base64' ) }`;
const lock = { packages: { 'node_modules/@scope/one': { version: '1.2.3', integrity, license: 'MIT' }, 'node_modules/two': { version: '4.0.0', integrity, license: '(MIT OR GPL-3.0)' }, 'node_modules/a/node_modules/two': { version: '4.1.0', integrity } } };
const made = ( change = '' ) => `
	import { bom } from './scripts/lib/bom.mjs';
	const text = ( path, body ) => ( { path, body: Buffer.from( body ) } );
	const line = '-'.repeat( 72 );
	const shipped = {
		packages: {
			theme: [ text( 'theme/style.css', '/*\\n * Theme Name: A\\n * Version: 2.0.0\\n */' ), text( 'theme/assets/a.webp', 'picture' ) ],
			core: [ text( 'core/core.php', '<?php\\n/**\\n * Version:   1.0.0\\n */' ), text( 'core/build/THIRD-PARTY-NOTICES.txt', 'What others wrote.\\n\\n@scope/one 1.2.3 (MIT)\\n\\nwords 1.0 (MIT)\\n\\n' + line + '\\n\\ntwo 4.1.0 (see below)\\n\\nwords\\n' ) ],
		},
		lock: ${ JSON.stringify( lock ) },
		composer: { require: { php: '>=8.2', 'ext-gd': '*' } },
		sources: { licences: { two: 'ISC AND BSD-3-Clause' }, files: [ { files: '^theme/assets/', from: 'Ours', licence: 'GPL-2.0-or-later' } ], data: [ { within: '/core\\\\.php$', name: 'coast', from: 'Charts', licence: 'Public domain' } ] },
	};
	${ change }
	console.log( JSON.stringify( bom( shipped ) ) );`;

it( '[OPS-05] the bill of materials has what CycloneDX 1.5 requires, and nothing twice', () => {
	const { value, error } = script< Bom >( made() );
	expect( error ).toBe( '' );
	expect( value ).toMatchObject( { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, serialNumber: expect.stringMatching( /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/ ) } );
	const refs = value?.components.map( ( component ) => component[ 'bom-ref' ] ) ?? [];
	expect( refs ).toEqual( [ 'coast', 'core', 'pkg:npm/%40scope/one@1.2.3', 'pkg:npm/two@4.1.0', 'theme', 'theme/assets/a.webp' ] );
	expect( value?.components.map( ( { type } ) => type ) ).toEqual( [ 'data', 'application', 'library', 'library', 'application', 'file' ] );
	expect( value?.components.map( ( { licenses } ) => licenses[ 0 ]?.license?.id ?? licenses[ 0 ]?.license?.name ?? licenses[ 0 ]?.expression ) ).toEqual( [ 'Public domain', 'GPL-2.0-or-later', 'MIT', 'ISC AND BSD-3-Clause', 'GPL-2.0-or-later', 'GPL-2.0-or-later' ] );
	expect( value?.components[ 2 ] ).toMatchObject( { name: '@scope/one', version: '1.2.3', purl: 'pkg:npm/%40scope/one@1.2.3', hashes: [ { alg: 'SHA-512', content: Buffer.from( 'one' ).toString( 'hex' ) } ] } );
	expect( value?.dependencies ).toContainEqual( { ref: 'core', dependsOn: [ 'coast', 'pkg:npm/%40scope/one@1.2.3', 'pkg:npm/two@4.1.0' ] } );
} );

it( '[OPS-05] the same packages give the same bill, other packages another serial number', () => {
	const first = script< Bom >( made() ).value;
	expect( script< Bom >( made( 'shipped.packages = Object.fromEntries( Object.entries( shipped.packages ).reverse() );' ) ).value ).toEqual( first );
	expect( script< Bom >( made( "shipped.packages.theme[ 1 ].body = Buffer.from( 'other' );" ) ).value?.serialNumber ).not.toBe( first?.serialNumber );
} );

it.each( [
	[ 'a photo whose source is unknown', "shipped.packages.theme.push( text( 'theme/parts/b.jpg', '' ) );", 'does not say where theme/parts/b.jpg comes from' ],
	[ 'a library that the lock does not have', "shipped.lock.packages = {};", '@scope/one 1.2.3 is in the build, but package-lock.json has no such version' ],
	[ 'a library without a licence', 'shipped.sources.licences = {};', 'two 4.1.0 is in the build, but package-lock.json has no licence of it' ],
	[ 'a PHP library', "shipped.composer.require[ 'a/b' ] = '1';", 'composer.json requires a/b at run time' ],
] )( '[OPS-05] %s stops the bill of materials', ( _what, change, sentence ) => {
	const { value, error } = script( made( change ) );
	expect( value ).toBeNull();
	expect( error ).toContain( sentence );
} );

it( '[OPS-05] the notices of the real build name libraries of the real lock', () => {
	const { value } = script< Array< [ string, string ] > >( "import { readFileSync } from 'node:fs'; import { noticed } from './scripts/lib/bom.mjs'; console.log( JSON.stringify( noticed( readFileSync( 'build/THIRD-PARTY-NOTICES.txt', 'utf8' ) ) ) );" );
	const real = JSON.parse( readFileSync( join( root, 'package-lock.json' ), 'utf8' ) ) as { packages: Record< string, { version: string } > };
	expect( value?.map( ( [ name ] ) => name ) ).toEqual( expect.arrayContaining( [ 'leaflet', 'swiper', '@mapbox/polyline' ] ) );
	expect( value?.filter( ( [ name, version ] ) => ! Object.entries( real.packages ).some( ( [ path, entry ] ) => path.endsWith( `node_modules/${ name }` ) && entry.version === version ) ) ).toEqual( [] );
} );

/** npm's own client against a registry that answers as npm's documentation of the bulk endpoint says. */
describe( 'the audit', () => {
	let registry: Server;
	let folder: string;
	let asked: unknown[] = [];
	let advisory: Record< string, unknown > = {};

	beforeAll( ( done ) => {
		folder = mkdtempSync( join( tmpdir(), 'hh-audit-' ) );
		registry = createServer( ( incoming, answer ) => {
			const parts: Buffer[] = [];
			incoming.on( 'data', ( part: Buffer ) => parts.push( part ) );
			incoming.on( 'end', () => {
				const body = Buffer.concat( parts );
				if ( incoming.url === '/-/npm/v1/security/advisories/bulk' ) {
					asked.push( JSON.parse( ( incoming.headers[ 'content-encoding' ] === 'gzip' ? gunzipSync( body ) : body ).toString() ) );
					answer.writeHead( 200, { 'Content-Type': 'application/json' } ).end( JSON.stringify( advisory ) );
				} else if ( incoming.url === '/two' ) {
					answer.writeHead( 200, { 'Content-Type': 'application/json' } ).end( JSON.stringify( { name: 'two', 'dist-tags': { latest: '4.2.0' }, versions: Object.fromEntries( [ '4.1.0', '4.2.0' ].map( ( version ) => [ version, { name: 'two', version, dist: { tarball: 'http://127.0.0.1/x.tgz' } } ] ) ) } ) );
				} else {
					answer.writeHead( 404 ).end( '{}' );
				}
			} );
		} ).listen( 0, '127.0.0.1', done );
	} );
	afterAll( ( done ) => {
		rmSync( folder, { recursive: true, force: true } );
		registry.close( done );
	} );

	const audit = async () => {
		asked = [];
		const { value } = script< { manifest: unknown; lock: unknown } >( "import { lockOf } from './scripts/lib/audit.mjs'; console.log( JSON.stringify( lockOf( [ { name: '@scope/one', version: '1.2.3' }, { name: 'two', version: '4.1.0' } ] ) ) );" );
		writeFileSync( join( folder, 'package.json' ), JSON.stringify( value?.manifest ) );
		writeFileSync( join( folder, 'package-lock.json' ), JSON.stringify( value?.lock ) );
		const text = await new Promise< string >( ( done ) => {
			const child = spawn( 'npm', [ 'audit', '--json', '--package-lock-only' ], { cwd: folder, env: { ...process.env, npm_config_registry: `http://127.0.0.1:${ ( registry.address() as AddressInfo ).port }/`, npm_config_cache: join( folder, 'cache' ), npm_config_userconfig: join( folder, 'npmrc' ) } } );
			let said = '';
			child.stdout.on( 'data', ( part ) => ( said += part ) );
			child.on( 'close', () => done( said ) );
		} );
		writeFileSync( join( folder, 'answer.json' ), text );
		return script< string[] | null >( `import { readFileSync } from 'node:fs'; import { advisories } from './scripts/lib/audit.mjs'; console.log( JSON.stringify( advisories( readFileSync( ${ JSON.stringify( join( folder, 'answer.json' ) ) }, 'utf8' ) ) ) );` ).value;
	};

	it( '[OPS-05] asks about exactly what ships, in its version', async () => {
		advisory = {};
		expect( await audit() ).toEqual( [] );
		expect( asked ).toEqual( [ { '@scope/one': [ '1.2.3' ], two: [ '4.1.0' ] } ] );
	}, 60_000 );

	it( '[OPS-05] names each advisory with its version, severity and address', async () => {
		advisory = { two: [ { id: 1, url: 'https://example.com/advisories/1', title: 'Scripts run', severity: 'high', vulnerable_versions: '<4.2.0', cwe: [ 'CWE-79' ], cvss: { score: 7.1, vectorString: null } } ] };
		expect( await audit() ).toEqual( [ 'two <4.2.0 (high): Scripts run https://example.com/advisories/1' ] );
	}, 60_000 );

	it( '[OPS-05] tells a registry that gives no report from one without advisories', () => {
		const read = ( text: string ) => script< string[] | null >( `import { advisories } from './scripts/lib/audit.mjs'; console.log( JSON.stringify( advisories( ${ JSON.stringify( text ) } ) ) );` ).value;
		expect( [ read( '' ), read( '{"message":"405 Method Not Allowed"}' ), read( '{"auditReportVersion":2,"vulnerabilities":{}}' ) ] ).toEqual( [ null, null, [] ] );
	} );
} );
