/** WordPress for the integration tests: its folder, and a database in which it is freshly installed. */

import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { compiledFlags, copyOwnCode, nativeFlags } from './native.mjs';
import { inRoot, root, testSitesDir } from './paths.mjs';
import { php } from './php.mjs';
import { run } from './run.mjs';
import { assembleSite } from './site.mjs';
import { fetchWordPress, wordPressVersion } from './wordpress.mjs';

const home = 'http://hearth-hammer.test';

/**
 * @typedef {Object} TestSite
 * @property {( args: string[], env?: Object ) => Promise<import('./run.mjs').Outcome>} php Runs PHP on it.
 * @property {( path: string ) => string} path From a path in the project to what this PHP sees.
 * @property {Object<string, string>}     env  What bootstrap-integration.php needs.
 */

/**
 * @param {'wasm'|'native'}       kind     Which PHP runs the tests.
 * @param {'sqlite'|'mariadb'}    database
 * @return {Promise<TestSite>} Ready for PHPUnit.
 */
export async function testSite( kind, database ) {
	const wordpress = await fetchWordPress();
	const site = join( testSitesDir(), database === 'sqlite' ? kind : database );
	assembleSite( site, wordpress, {
		WP_HOME: home,
		WP_SITEURL: home,
		...( database === 'mariadb' ? mariadbConstants() : {} ),
	} );
	const runner = kind === 'wasm' ? wasmRunner( site ) : nativeRunner( site, database === 'sqlite' );
	const env = { HH_TEST_WORDPRESS: runner.wordpress };
	if ( database === 'mariadb' ) {
		await install( runner, '--empty-first' );
		return { ...runner, env };
	}
	const name = `installed-${ wordPressVersion( wordpress.core ) }.sqlite`;
	const installed = join( site, 'wordpress', name );
	if ( ! existsSync( installed ) ) {
		const folder = join( site, 'database' );
		rmSync( folder, { recursive: true, force: true } );
		await install( runner );
		renameSync( join( folder, '.ht.sqlite' ), installed );
	}
	return { ...runner, env: { ...env, HH_TEST_DATABASE: `${ runner.wordpress }/${ name }` } };
}

async function install( runner, ...options ) {
	const { status } = await runner.php( [ runner.path( inRoot( 'scripts', 'site', 'install.php' ) ), runner.wordpress, ...options ] );
	if ( status !== 0 ) {
		throw new Failure( 'Could not install WordPress for the tests. The lines above give the reason.' );
	}
}

function wasmRunner( site ) {
	return {
		wordpress: '/wordpress',
		path: ( path ) => path.replace( root, '/project' ),
		php: ( args, options = {} ) => php( args, { ...options, site } ),
	};
}

function nativeRunner( site, isSqlite ) {
	copyOwnCode( join( site, 'wordpress' ) );
	return {
		wordpress: join( site, 'wordpress' ),
		path: ( path ) => path,
		php: ( args, options = {} ) => run( 'php', [ ...nativeFlags, ...( isSqlite ? compiledFlags : [] ), ...args ], options ),
	};
}

function mariadbConstants() {
	const { HH_DB_HOST: host, HH_DB_USER: user, HH_DB_PASSWORD: password = '', HH_DB_NAME: name } = process.env;
	if ( ! host || ! user || ! name ) {
		throw new Failure( 'Tests on MariaDB need HH_DB_HOST, HH_DB_USER, HH_DB_PASSWORD and HH_DB_NAME. All tables of that database are deleted first.' );
	}
	return { DB_HOST: host, DB_USER: user, DB_PASSWORD: password, DB_NAME: name };
}
