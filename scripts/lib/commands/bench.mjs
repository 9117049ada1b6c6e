import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Failure, runMain } from '../failure.mjs';
import { freePort, startMariadb } from '../mariadb.mjs';
import { readOptions } from '../options.mjs';
import { installNativeSite, nativeWp } from '../native-site.mjs';
import { inRoot } from '../paths.mjs';
import { stopChild } from '../run.mjs';
import { onShutdown } from '../shutdown.mjs';
import { Stages } from '../stages.mjs';
import { compare } from '../timing.mjs';

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
		const site = await stages.run( 'Installing WordPress', () => installNativeSite( 'bench', database.env, `http://127.0.0.1:${ port }` ) );
		const wp = ( args ) => must( nativeWp( site, args ), `wp ${ args.join( ' ' ) }` );
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
