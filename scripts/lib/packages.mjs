/** Installs what package-lock.json and composer.json ask for, and only when it is not there already. */

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Failure } from './failure.mjs';
import { inRoot } from './paths.mjs';
import { npm, run } from './run.mjs';
import { heartbeat, seconds } from './stages.mjs';

const readJson = ( file ) => ( existsSync( file ) ? JSON.parse( readFileSync( file, 'utf8' ) ) : null );

/**
 * npm writes node_modules/.package-lock.json last, so it tells both what is installed and that the
 * installation was finished. Packages for other machines (`optional`) may be missing from it.
 */
export function npmPackagesMatch() {
	const wanted = readJson( inRoot( 'package-lock.json' ) )?.packages;
	const found = readJson( inRoot( 'node_modules', '.package-lock.json' ) )?.packages;
	if ( ! wanted || ! found ) {
		return false;
	}
	return Object.entries( wanted ).every( ( [ path, entry ] ) => {
		if ( path === '' || entry.link || ( entry.optional && ! found[ path ] ) ) {
			return true;
		}
		return found[ path ]?.version === entry.version;
	} );
}

/** @param {( note: string ) => void} report Told what was done. */
export async function installNpmPackages( report ) {
	if ( npmPackagesMatch() ) {
		report( 'already installed' );
		return;
	}
	const started = Date.now();
	const stop = heartbeat( () => `npm ci is still at work (${ seconds( started ) })`, 15_000 );
	const { status } = await npm( [ 'ci', '--no-audit', '--no-fund', '--loglevel=error' ] );
	stop();
	if ( status !== 0 ) {
		throw new Failure(
			'npm ci failed, so the packages are not installed. The lines above give the reason; usually the npm registry cannot be reached. Fix the problem and try again.'
		);
	}
	report( 'installed' );
}

/**
 * There is no composer.lock (its addresses would be one mirror's), so the stamp is composer.json itself.
 *
 * @param {( note: string ) => void} report Told what was done.
 */
export async function installComposerPackages( report ) {
	const stampFile = inRoot( 'vendor', '.installed-for' );
	const stamp = createHash( 'sha256' ).update( readFileSync( inRoot( 'composer.json' ) ) ).digest( 'hex' );
	if ( existsSync( stampFile ) && readFileSync( stampFile, 'utf8' ) === stamp ) {
		report( 'already installed' );
		return;
	}
	await requireProgram( 'php', [ '--version' ], 'PHP 8.2 or later is needed to run the PHP tests. On Debian: apt-get install php-cli' );
	await requireProgram( 'composer', [ '--version' ], 'Composer is needed to install PHPUnit. On Debian: apt-get install composer' );
	// Platform requirements are left out: PHPUnit also runs in WebAssembly, and needs nothing this PHP lacks.
	const { status } = await run( 'composer', [ 'install', '--no-interaction', '--no-progress', '--no-ansi', '--ignore-platform-req=ext-*' ], {
		env: { COMPOSER_ALLOW_SUPERUSER: '1' },
	} );
	if ( status !== 0 ) {
		throw new Failure(
			'composer install failed, so PHPUnit is not installed. The lines above give the reason; usually the package registry cannot be reached. Fix the problem and run npm test again.'
		);
	}
	writeFileSync( stampFile, stamp );
	report( 'installed' );
}

async function requireProgram( command, args, sentence ) {
	const { status } = await run( command, args, { capture: true } );
	if ( status !== 0 ) {
		throw new Failure( sentence );
	}
}
