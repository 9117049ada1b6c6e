import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { measureAnswers } from '../bench-http.mjs';
import { Failure, runMain } from '../failure.mjs';
import { freePort, startMariadb } from '../mariadb.mjs';
import { copyOwnCode, nativeFlags as native } from '../native.mjs';
import { readOptions } from '../options.mjs';
import { inRoot, testSitesDir } from '../paths.mjs';
import { run } from '../run.mjs';
import { plugins } from '../setup.mjs';
import { assembleSite } from '../site.mjs';
import { Stages } from '../stages.mjs';
import { startWebStack } from '../web-stack.mjs';
import { fetchWordPress } from '../wordpress.mjs';

/** As docs/deploy.md says: the index fits into memory. */
const bufferPool = [ '--innodb-buffer-pool-size=1G' ];

await runMain( async () => {
	const options = readOptions( { properties: null, only: [ 'search', 'import' ] } );
	const count = Number( options.properties ?? 10_000 );
	if ( ! Number.isInteger( count ) || count < 1 ) {
		throw new Failure( '--properties needs a whole number.', 2 );
	}
	const wanted = ( part ) => ! options.only || options.only === part;
	const stages = new Stages( 3 + 2 * Number( wanted( 'search' ) ) + Number( wanted( 'import' ) ) );

	const database = await stages.run( 'Starting MariaDB', () => startMariadb( bufferPool ) );
	try {
		const port = await freePort();
		const site = await stages.run( 'Installing WordPress', () => install( database.env, `http://127.0.0.1:${ port }` ) );
		const wp = ( args ) => must( run( 'php', [ ...native, join( site, 'wp-cli.phar' ), '--allow-root', `--path=${ join( site, 'wordpress' ) }`, ...args ] ), `wp ${ args.join( ' ' ) }` );
		await stages.run( 'Filling the gazetteer and the parishes', async () => {
			await wp( [ 'hpapi', 'geo', 'import', inRoot( 'demo', 'gazetteer' ) ] );
			await wp( [ 'hpapi', 'parishes', 'import', inRoot( 'demo', 'gazetteer', 'parishes.csv' ) ] );
		} );
		if ( wanted( 'import' ) ) {
			await stages.run( 'Importing a feed, beside a plain wp_insert_post loop', () => wp( [ 'eval-file', '--use-include', inRoot( 'tests', 'bench', 'import-bench.php' ) ] ) );
		}
		if ( wanted( 'search' ) ) {
			await stages.run( `Making ${ count.toLocaleString( 'en-GB' ) } properties and counting SQL statements`, () =>
				wp( [ 'eval-file', '--use-include', inRoot( 'tests', 'bench', 'search-bench.php' ), String( count ) ] )
			);
			await stages.run( 'Asking over HTTP', () => measure( site, port, database.env, wp ) );
		}
	} finally {
		await database.stop();
	}
} );

async function install( env, home ) {
	const site = join( testSitesDir(), 'bench' );
	const folder = join( site, 'wordpress' );
	assembleSite( site, await fetchWordPress(), {
		WP_HOME: home,
		WP_SITEURL: home,
		DB_HOST: env.HH_DB_HOST,
		DB_USER: env.HH_DB_USER,
		DB_PASSWORD: env.HH_DB_PASSWORD,
		DB_NAME: env.HH_DB_NAME,
	} );
	rmSync( join( folder, 'wp-content', 'uploads' ), { recursive: true, force: true } );
	mkdirSync( join( folder, 'wp-content', 'uploads' ), { recursive: true } );
	copyOwnCode( folder );
	const script = ( name, ...args ) => must( run( 'php', [ ...native, inRoot( 'scripts', 'site', name ), folder, ...args ] ), name );
	await script( 'install.php', '--empty-first' );
	for ( const plugin of plugins ) {
		await script( 'activate.php', 'plugin', plugin );
	}
	await script( 'activate.php', 'theme', 'hearth-hammer' );
	await script( 'settings.php' );
	return site;
}

async function measure( site, port, env, wp ) {
	const server = startWebStack( join( site, 'wordpress' ), port );
	try {
		console.log( `      ${ server.name } on MariaDB, in turns with the empty REST route` );
		await measureAnswers( `http://127.0.0.1:${ port }`, env, () => wp( [ 'eval-file', '--use-include', inRoot( 'tests', 'bench', 'edit.php' ) ] ) );
	} finally {
		await server.stop();
	}
}

async function must( running, what ) {
	const { status } = await running;
	if ( status !== 0 ) {
		throw new Failure( `${ what } ended with status ${ status }. The lines above say why.` );
	}
}
