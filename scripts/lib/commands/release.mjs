import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { blueprint } from '../blueprint.mjs';
import { build } from '../build.mjs';
import { Failure, runMain } from '../failure.mjs';
import { readOptions } from '../options.mjs';
import { packages } from '../package-files.mjs';
import { installNpmPackages } from '../packages.mjs';
import { inRoot, root } from '../paths.mjs';
import { publicKey, release } from '../release.mjs';
import { Stages } from '../stages.mjs';
import { changelog, testedUpTo, wholePackage } from '../whole-package.mjs';

await runMain( async () => {
	const options = readOptions( { key: null, 'update-uri': null, trust: null, 'new-key': null } );
	if ( options[ 'new-key' ] ) {
		return newKey( resolve( options[ 'new-key' ] ) );
	}
	if ( ! options.key || ! options[ 'update-uri' ] ) {
		throw new Failure( 'A release needs --key <file of the private key> and --update-uri <https address of update.json>. npm run release -- --new-key <file> makes a key.', 2 );
	}
	const key = readKey( resolve( options.key ) );
	const { version } = JSON.parse( readFileSync( inRoot( 'package.json' ), 'utf8' ) );
	const names = Object.keys( packages );
	const stages = new Stages( 3 + names.length );
	await stages.run( 'Installing npm packages', installNpmPackages );
	await stages.run( 'Building islands, blocks and styles', build );
	const built = [];
	for ( const name of names ) {
		await stages.run( name, async ( report ) => {
			built.push( { name, files: await wholePackage( name ) } );
			report( `${ built.at( -1 ).files.length } files` );
		} );
	}
	const folder = inRoot( 'dist', 'release' );
	await stages.run( 'dist/release', ( report ) => {
		const trust = options.trust ? [ publicKey( createPublicKey( readFileSync( options.trust ) ) ) ] : [];
		const files = release( { packages: built, changelog: changelog(), version, tested: testedUpTo(), updateUri: options[ 'update-uri' ], key, trust } );
		files.push( { path: `${ version }/blueprint.json`, body: blueprint( '' ) } );
		rmSync( folder, { recursive: true, force: true } );
		for ( const { path, body } of files ) {
			mkdirSync( dirname( join( folder, path ) ), { recursive: true } );
			writeFileSync( join( folder, path ), body );
		}
		report( `${ version }, signed with ${ publicKey( key ) }` );
	} );
	console.log( `\nUpload the folder ${ version } first, then update.json, to ${ new URL( '.', options[ 'update-uri' ] ).href }` );
} );

/** In the project it would be committed one day, or packed. */
function outside( path ) {
	const real = existsSync( path ) ? realpathSync( path ) : join( realpathSync( dirname( path ) ), path.slice( dirname( path ).length ) );
	if ( real.startsWith( realpathSync( root ) + sep ) ) {
		throw new Failure( `${ path } is in the project. Keep the private key outside it.` );
	}
	return path;
}

function newKey( path ) {
	if ( existsSync( outside( path ) ) ) {
		throw new Failure( `${ path } exists. A new key would replace it, and installed copies trust the old one.` );
	}
	const { privateKey } = generateKeyPairSync( 'ed25519' );
	writeFileSync( path, privateKey.export( { type: 'pkcs8', format: 'pem' } ), { mode: 0o600, flag: 'wx' } );
	writeFileSync( `${ path }.pub`, createPublicKey( privateKey ).export( { type: 'spki', format: 'pem' } ) );
	console.log( `${ path } is the private key: keep a copy of it in a safe place. ${ path }.pub is the public one.` );
}

function readKey( path ) {
	if ( ! existsSync( path ) ) {
		throw new Failure( `${ path } does not exist. npm run release -- --new-key ${ path } makes a key.` );
	}
	try {
		return createPrivateKey( readFileSync( outside( path ) ) );
	} catch ( error ) {
		throw error instanceof Failure ? error : new Failure( `${ path } is not a private key in PEM format.` );
	}
}
