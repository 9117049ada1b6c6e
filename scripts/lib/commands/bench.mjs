import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, runMain } from '../failure.mjs';
import { freePort, startMariadb } from '../mariadb.mjs';
import { ownCode } from '../mounts.mjs';
import { readOptions } from '../options.mjs';
import { inRoot, testSitesDir } from '../paths.mjs';
import { run, stopChild } from '../run.mjs';
import { plugins } from '../setup.mjs';
import { onShutdown } from '../shutdown.mjs';
import { assembleSite } from '../site.mjs';
import { Stages } from '../stages.mjs';
import { syncFolder } from '../sync.mjs';
import { compare } from '../timing.mjs';
import { fetchWordPress } from '../wordpress.mjs';

const native = [ '-d', 'memory_limit=1G', '-d', 'display_errors=stderr' ];

/** Asked over HTTP, each beside the same site's empty REST route. */
const answers = {
	'list answer, default order': '/wp-json/hpapi/v1/estate-agents/properties?trans_type=1',
	'list answer, filtered and sorted': '/wp-json/hpapi/v1/estate-agents/properties?trans_type=1&min_beds=3&max_price=600000&sort_by=price_asc',
	'list answer, 3 miles around a postcode': '/wp-json/hpapi/v1/estate-agents/properties?trans_type=1&location=TN17+3AB&radius=3',
	'list page in HTML': '/estate-agents/for-sale/',
};
const empty = '/wp-json/wp/v2/types/post';

await runMain( async () => {
	const options = readOptions( { properties: null, only: [ 'search', 'import' ] } );
	const count = Number( options.properties ?? 10_000 );
	if ( ! Number.isInteger( count ) || count < 1 ) {
		throw new Failure( '--properties needs a whole number.', 2 );
	}
	const wanted = ( part ) => ! options.only || options.only === part;
	const stages = new Stages( 3 + 2 * Number( wanted( 'search' ) ) + Number( wanted( 'import' ) ) );

	const database = await stages.run( 'Starting MariaDB', startMariadb );
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
			await stages.run( 'Asking over HTTP', () => measure( site, port ) );
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
	rmSync( join( folder, 'wp-content', 'db.php' ), { force: true } );
	rmSync( join( folder, 'wp-content', 'uploads' ), { recursive: true, force: true } );
	mkdirSync( join( folder, 'wp-content', 'uploads' ), { recursive: true } );
	for ( const [ from, to ] of ownCode ) {
		syncFolder( inRoot( from ), join( folder, 'wp-content', to ), ( name ) => name === 'build' && from !== 'build' );
	}
	const script = ( name, ...args ) => must( run( 'php', [ ...native, inRoot( 'scripts', 'site', name ), folder, ...args ] ), name );
	await script( 'install.php', '--empty-first' );
	for ( const plugin of plugins ) {
		await script( 'activate.php', 'plugin', plugin );
	}
	await script( 'activate.php', 'theme', 'hearth-hammer' );
	await script( 'settings.php' );
	return site;
}

/** PHP's own server with a warm opcode cache: the same for both routes, which is all a ratio needs. */
async function measure( site, port ) {
	const cache = [ '-d', 'opcache.enable_cli=1', '-d', 'opcache.memory_consumption=192', '-d', 'opcache.validate_timestamps=0', '-d', 'error_log=/dev/null' ];
	const folder = join( site, 'wordpress' );
	const server = spawn( 'php', [ ...native, ...cache, '-S', `127.0.0.1:${ port }`, '-t', folder, inRoot( 'scripts', 'site', 'router.php' ) ], { stdio: 'ignore' } );
	const forget = onShutdown( () => stopChild( server ) );
	try {
		const base = `http://127.0.0.1:${ port }`;
		for ( const [ name, path ] of Object.entries( answers ) ) {
			const { median, other, ratio } = await compare( base + path, base + empty );
			console.log( `      ${ name }: median ${ median.toFixed( 1 ) } ms; empty REST route ${ other.toFixed( 1 ) } ms; ratio ${ ratio.toFixed( 2 ) }` );
		}
	} finally {
		forget();
		await stopChild( server );
	}
}

async function must( running, what ) {
	const { status } = await running;
	if ( status !== 0 ) {
		throw new Failure( `${ what } ended with status ${ status }. The lines above say why.` );
	}
}
