/** A site on this machine's own PHP and a MariaDB, with our code copied into it. */

import { copyFileSync, cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { demoSteps } from './demo.mjs';
import { Failure } from './failure.mjs';
import { writeFile } from './files.mjs';
import { copyOwnCode, nativeFlags as native } from './native.mjs';
import { inRoot, root, testSitesDir } from './paths.mjs';
import { run } from './run.mjs';
import { plugins } from './install.mjs';
import { assembleSite } from './site.mjs';
import { say } from './stages.mjs';
import { fetchWordPress } from './wordpress.mjs';

/** A file in the folder of such a site. */
const MARK = 'native';

/** In the order in which they need one another. */
const everything = { plugins, theme: true };

/**
 * @param {string}                 name      Folder below the test sites.
 * @param {Object<string, string>} env       HH_DB_* of a database that may be emptied.
 * @param {string}                 home      Address.
 * @param {Object<string, *>}      constants More PHP constants.
 * @param {Object|null}            active    Which plugins, and whether the theme. Null: WordPress alone, without our code.
 * @return {Promise<string>} The site's folder; WordPress is in its `wordpress`.
 */
export async function installNativeSite( name, env, home, constants = {}, active = everything ) {
	const site = join( testSitesDir(), name );
	const folder = join( site, 'wordpress' );
	assembleSite( site, await fetchWordPress(), {
		WP_HOME: home,
		WP_SITEURL: home,
		DB_HOST: env.HH_DB_HOST,
		DB_USER: env.HH_DB_USER,
		DB_PASSWORD: env.HH_DB_PASSWORD,
		DB_NAME: env.HH_DB_NAME,
		...constants,
	} );
	rmSync( join( folder, 'wp-content', 'uploads' ), { recursive: true, force: true } );
	mkdirSync( join( folder, 'wp-content', 'uploads' ), { recursive: true } );
	if ( active ) {
		copyOwnCode( folder );
	}
	const script = ( file, ...args ) => must( run( 'php', [ ...native, inRoot( 'scripts', 'site', file ), folder, ...args ] ), file );
	await script( 'install.php', '--empty-first' );
	for ( const plugin of active?.plugins ?? [] ) {
		await script( 'activate.php', 'plugin', plugin );
	}
	if ( active?.theme ) {
		await script( 'activate.php', 'theme', 'hearth-hammer' );
	}
	if ( active ) {
		await script( 'settings.php' );
	}
	writeFile( join( site, MARK ), '' );
	return site;
}

/**
 * A site that sends its mail to a server of the test, as one that catches none does.
 *
 * @param {string}                 name
 * @param {Object<string, string>} env
 * @param {string}                 home
 * @param {number}                 smtpPort  On this machine.
 * @param {Object<string, *>}      constants
 * @param {Object}                 active
 */
export async function installMailingSite( name, env, home, smtpPort, constants = {}, active = everything ) {
	const site = await installNativeSite( name, env, home, { ...constants, HEARTH_HAMMER_CAPTURE_MAIL: false, HH_TEST_SMTP_PORT: smtpPort }, active );
	copyFileSync( inRoot( 'tests', 'load', 'smtp.php' ), join( site, 'wordpress', 'wp-content', 'mu-plugins', 'smtp.php' ) );
	return site;
}

/**
 * Gives a site what another one has, so that the demo is imported only once: its tables and uploads.
 *
 * @param {string} site  Installed, and without content.
 * @param {string} other Served, and left alone meanwhile.
 */
export async function copyContent( site, other ) {
	const dump = join( site, 'copy.sql' );
	const address = ( of ) => nativeWp( of, [ 'option', 'get', 'home' ], { capture: true } ).then( ( { stdout } ) => new URL( stdout.trim() ).host );
	const [ from, to ] = [ await address( other ), await address( site ) ];
	await must( nativeWp( other, [ 'db', 'export', dump, '--quiet' ] ), 'wp db export' );
	await must( nativeWp( site, [ 'db', 'import', dump, '--quiet' ] ), 'wp db import' );
	rmSync( dump );
	await must( nativeWp( site, [ 'search-replace', from, to, '--all-tables', '--quiet' ] ), 'wp search-replace' );
	cpSync( join( other, 'wordpress', 'wp-content', 'uploads' ), join( site, 'wordpress', 'wp-content', 'uploads' ), { recursive: true } );
}

/** Whether a site's folder is one of these, and not one of `npm start`. */
export const isNativeSite = ( site ) => existsSync( join( site, MARK ) );

/** Runs WP-CLI on such a site. */
export const nativeWp = ( site, args, options = {} ) =>
	run( 'php', [ ...native, join( site, 'wp-cli.phar' ), '--allow-root', `--path=${ join( site, 'wordpress' ) }`, ...args ], options );

/** The whole demo, by the importers that real feeds use. */
export async function importDemoNatively( site ) {
	for ( const [ , title, args ] of demoSteps( root ) ) {
		say( `      ${ title }` );
		const { status, stdout } = await nativeWp( site, args, { capture: true } );
		if ( status !== 0 ) {
			throw new Failure( `${ stdout }\nwp ${ args.join( ' ' ) } ended with status ${ status }.` );
		}
	}
}

async function must( running, what ) {
	const { status } = await running;
	if ( status !== 0 ) {
		throw new Failure( `${ what } ended with status ${ status }. The lines above give the reason.` );
	}
}
