import { join } from 'node:path';
import { measureAnswers } from '../bench-http.mjs';
import { Failure, runMain } from '../failure.mjs';
import { freePort, startMariadb } from '../mariadb.mjs';
import { readOptions } from '../options.mjs';
import { installNativeSite, nativeWp } from '../native-site.mjs';
import { inRoot } from '../paths.mjs';
import { Stages } from '../stages.mjs';
import { startWebStack } from '../web-stack.mjs';

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
			await stages.run( 'Asking over HTTP', () => measure( site, port, database.env, wp ) );
		}
	} finally {
		await database.stop();
	}
} );

async function measure( site, port, env, wp ) {
	const server = await startWebStack( join( site, 'wordpress' ), port );
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
