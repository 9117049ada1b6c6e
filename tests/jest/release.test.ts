/** @jest-environment node */
import { createPublicKey, generateKeyPairSync, verify } from 'crypto';
import { spawnSync } from 'child_process';
import { mkdtempSync, readFileSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import { join, resolve } from 'path';

const root = resolve( __dirname, '../..' );

/** What a script with the project's own modules prints, as JSON; its error where it fails. */
function script< Result >( lines: string ): { value: Result; error: string } {
	const { stdout, stderr } = spawnSync( process.execPath, [ '--input-type=module', '-e', lines ], { cwd: root, encoding: 'utf8', maxBuffer: 64e6 } );
	return { value: ( stdout === '' ? null : JSON.parse( stdout ) ) as Result, error: stderr };
}

interface ReleaseFile {
	path: string;
	body: string;
}

const { privateKey } = generateKeyPairSync( 'ed25519' );
const pem = privateKey.export( { type: 'pkcs8', format: 'pem' } );
const { version } = JSON.parse( readFileSync( join( root, 'package.json' ), 'utf8' ) ) as { version: string };
const changes = `## Unreleased\n\n### Added\n- Later.\n\n## ${ version } - 2026-12-01\n\n### Added\n- A \`door\` for [all](docs/all.md).\n`;

/** The release of core's and hpapi's own headers; `change` alters what is released. */
const released = ( change = '' ) =>
	script< ReleaseFile[] >( `
		import { createPrivateKey } from 'node:crypto';
		import { readFileSync } from 'node:fs';
		import { readChangelog } from './scripts/lib/changelog.mjs';
		import { release } from './scripts/lib/release.mjs';
		const file = ( path, from ) => ( { path, body: readFileSync( from ) } );
		const about = {
			packages: [
				{ name: 'hearth-hammer-core', files: [ file( 'hearth-hammer-core/hearth-hammer-core.php', 'plugins/core/hearth-hammer-core.php' ) ] },
				{ name: 'hpapi', files: [ file( 'hpapi/hpapi.php', 'plugins/hpapi/hpapi.php' ) ] },
				{ name: 'hearth-hammer', files: [ file( 'hearth-hammer/style.css', 'theme/style.css' ) ] },
			],
			changelog: readChangelog( ${ JSON.stringify( changes ) } ),
			version: '${ version }',
			tested: '7.1',
			updateUri: 'https://updates.example.com/a/update.json',
			key: createPrivateKey( ${ JSON.stringify( pem ) } ),
		};
		${ change }
		console.log( JSON.stringify( release( about ).map( ( { path, body } ) => ( { path, body: body.toString( 'base64' ) } ) ) ) );` );

it( '[OWN-05] a release has packages with address and key, checksums, and one signature for versions, names and checksums', () => {
	const { value, error } = released();
	expect( error ).toBe( '' );
	const bytes = ( path: string ) => Buffer.from( value.find( ( file ) => file.path === path )?.body ?? '', 'base64' );
	const { signed, signature } = JSON.parse( bytes( 'update.json' ).toString() ) as { signed: string; signature: string };
	const key = createPublicKey( privateKey );
	expect( verify( null, Buffer.from( `hearth-hammer-update-1\n${ signed }` ), key, Buffer.from( signature, 'base64' ) ) ).toBe( true );
	expect( verify( null, bytes( `${ version }/SHA256SUMS` ), bytes( `${ version }/release-key.pem` ).toString(), bytes( `${ version }/SHA256SUMS.sig` ) ) ).toBe( true );
	const list = JSON.parse( signed ) as { notes: string; packages: Record< string, { sha256: string; url: string; type: string } > };
	expect( list.notes ).toBe( `<h4>${ version } (2026-12-01)</h4><p><strong>Added</strong></p><ul><li>A <code>door</code> for all.</li></ul>` );
	expect( Object.entries( list.packages ).map( ( [ slug, { type, url } ] ) => [ slug, type, url ] ) ).toEqual( [
		[ 'hearth-hammer-core', 'plugin', `https://updates.example.com/a/${ version }/hearth-hammer-core.zip` ],
		[ 'hpapi', 'plugin', `https://updates.example.com/a/${ version }/hpapi.zip` ],
		[ 'hearth-hammer', 'theme', `https://updates.example.com/a/${ version }/hearth-hammer.zip` ],
	] );
	expect( bytes( `${ version }/SHA256SUMS` ).toString() ).toBe( Object.entries( list.packages ).map( ( [ slug, { sha256 } ] ) => `${ sha256 }  ${ slug }.zip\n` ).join( '' ) );
	const everything = value.map( ( { body } ) => Buffer.from( body, 'base64' ).toString( 'latin1' ) ).join( '' );
	expect( everything ).not.toContain( 'PRIVATE KEY' );
} );

it( '[OWN-05] core’s own entry file gets the address and the key', () => {
	const { value } = script< string >( `
		import { readFileSync } from 'node:fs';
		import { withUpdates } from './scripts/lib/release.mjs';
		const files = [ { path: 'hearth-hammer-core/hearth-hammer-core.php', body: readFileSync( 'plugins/core/hearth-hammer-core.php' ) } ];
		console.log( JSON.stringify( withUpdates( files, 'https://a.example/update.json', [ 'S0VZ', 'T1RIRVI=' ] )[ 0 ].body.toString() ) );` );
	expect( value ).toMatch( /^ \* Update URI: +https:\/\/a\.example\/update\.json$/m );
	expect( value ).toContain( "const UPDATE_URI   = 'https://a.example/update.json';\nconst RELEASE_KEYS = array( 'S0VZ', 'T1RIRVI=' );" );
} );

it.each( [
	[ 'an address without https', "about.updateUri = 'http://a.example/update.json';", 'https address of update.json' ],
	[ 'a version without notes', "about.changelog = [];", `CHANGELOG.md has no notes for ${ version }` ],
	[ 'a package of another version', "about.version = '99.0.0'; about.changelog[ 0 ].name = '99.0.0';", `has version ${ version } instead of 99.0.0` ],
	[ 'a package without a line for the address', 'about.packages[ 1 ].files[ 0 ].body = Buffer.from( about.packages[ 1 ].files[ 0 ].body.toString().replace( /.*Update URI.*\\n/, "" ) );', 'no line for the address' ],
	[ 'another kind of key', "about.key = ( await import( 'node:crypto' ) ).generateKeyPairSync( 'ed448' ).privateKey;", 'must be an Ed25519 key' ],
] )( '[OWN-05] %s is refused', ( _what, change, sentence ) => {
	expect( released( change ).error ).toContain( sentence );
} );

it( '[OWN-05] a key is made outside the project only, and never over another', () => {
	const folder = mkdtempSync( join( tmpdir(), 'hh-key-' ) );
	const make = ( path: string ) => spawnSync( process.execPath, [ join( root, 'scripts/release.mjs' ), '--new-key', path ], { cwd: root, encoding: 'utf8' } );
	try {
		expect( make( join( folder, 'key.pem' ) ).status ).toBe( 0 );
		expect( make( join( folder, 'key.pem' ) ).stderr ).toContain( 'exists' );
		expect( make( join( root, 'dist', 'key.pem' ) ).status ).not.toBe( 0 );
		expect( make( join( root, 'key.pem' ) ).stderr ).toContain( 'Keep the private key outside' );
	} finally {
		rmSync( folder, { recursive: true, force: true } );
	}
} );

it( 'a new version is set in every header and constant, and heads what was unreleased', () => {
	const { value } = script< string[] >( `
		import { readFileSync } from 'node:fs';
		import { withSection, withVersion } from './scripts/lib/version.mjs';
		const text = ( path ) => readFileSync( path, 'utf8' );
		console.log( JSON.stringify( [ withVersion( text( 'plugins/hpapi/hpapi.php' ), '9.8.7' ), withVersion( text( 'theme/style.css' ), '9.8.7' ), withSection( ${ JSON.stringify( changes ) }, '9.8.7', '2027-01-02' ) ] ) );` );
	expect( value[ 0 ] ).toMatch( /^ \* Version: +9\.8\.7$/m );
	expect( value[ 0 ] ).toMatch( /^const VERSION += '9\.8\.7';$/m );
	expect( value[ 1 ] ).toMatch( /^Version: 9\.8\.7$/m );
	expect( value[ 2 ] ).toContain( '## Unreleased\n\n## 9.8.7 - 2027-01-02\n\n### Added\n- Later.' );
} );

it( 'readme.txt has what WordPress reads, from the header and the changelog, without empty sections', () => {
	const { value } = script< string >( `
		import { readFileSync } from 'node:fs';
		import { readChangelog } from './scripts/lib/changelog.mjs';
		import { readmeTxt } from './scripts/lib/readme-txt.mjs';
		const files = [ { path: 'hpapi/hpapi.php', body: readFileSync( 'plugins/hpapi/hpapi.php' ) } ];
		console.log( JSON.stringify( readmeTxt( 'hpapi', files, readChangelog( ${ JSON.stringify( `## 99.0.0\n\n${ changes }` ) } ), '7.1' ).body.toString() ) );` );
	expect( value ).toMatch( /^=== .+ ===\nRequires at least: 6\.8\nTested up to: 7\.1\nRequires PHP: 8\.2\nStable tag: [\d.]+\nLicense: GPL-2\.0-or-later\n/ );
	expect( value ).toContain( `== Changelog ==\n\n= Unreleased =\n\n**Added**\n\n* Later.\n\n= ${ version } =\n\n**Added**\n\n* A \`door\` for all.` );
	expect( value ).not.toContain( 'undefined' );
} );

it( 'the blueprint is one that WordPress Playground accepts, with every package once', () => {
	const { value } = script< { valid: boolean; errors: unknown; paths: string[]; packages: string[] } >( `
		import { readFileSync } from 'node:fs';
		import { validateBlueprint } from '@wp-playground/blueprints';
		import { blueprint } from './scripts/lib/blueprint.mjs';
		import { packages } from './scripts/lib/package-files.mjs';
		const { valid, errors } = validateBlueprint( JSON.parse( readFileSync( 'blueprint.json', 'utf8' ) ) );
		const { steps } = JSON.parse( blueprint( '' ).toString() );
		console.log( JSON.stringify( { valid, errors: errors ?? null, paths: steps.map( ( step ) => ( step.pluginData ?? step.themeData ).path ).sort(), packages: Object.keys( packages ).map( ( name ) => \`/\${ name }.zip\` ).sort() } ) );` );
	expect( value ).toEqual( { valid: true, errors: null, paths: value.packages, packages: value.packages } );
} );
