import { runMain } from '../failure.mjs';
import { startMariadb } from '../mariadb.mjs';
import { copyContent, importDemoNatively, installNativeSite } from '../native-site.mjs';
import { join } from 'node:path';
import { readOptions } from '../options.mjs';
import { testSitesDir } from '../paths.mjs';
import { chosenPort, requireFreePort } from '../preflight.mjs';
import { runCron, warmUp } from '../server.mjs';
import { onShutdown } from '../shutdown.mjs';
import { Stages } from '../stages.mjs';
import { startWebStack } from '../web-stack.mjs';

/** Of a build that is there already; the code is a copy, and the data is gone when this ends. */
await runMain( async () => {
	const { name = 'served', like } = readOptions( { name: null, like: null } );
	const port = chosenPort();
	const base = `http://127.0.0.1:${ port }`;
	await requireFreePort( port );
	const stages = new Stages( 4 );
	const database = await stages.run( 'Starting MariaDB', () => startMariadb() );
	const site = await stages.run( 'Installing WordPress', () => installNativeSite( name, database.env, base, { HEARTH_HAMMER_CSP: 'enforce' } ) );
	await ( like ? stages.run( `Copying the content of ${ like }`, () => copyContent( site, join( testSitesDir(), like ) ) ) : stages.run( 'Importing the demo', () => importDemoNatively( site ) ) );
	const errorLog = join( site, 'php-errors.log' );
	await stages.run( 'Starting the server', async () => {
		await startWebStack( join( site, 'wordpress' ), port, { workers: 2, whole: true, asOwner: true, errorLog } );
		await warmUp( base, [ '/wp-json/', '/' ] );
	} );
	onShutdown( runCron( base ) );
	console.log( [
		'',
		`WP-CLI      HH_SITE_DIR=${ site } node scripts/wp.mjs …`,
		`PHP errors  ${ errorLog }`,
		'Stop        Ctrl-C; the data goes with it',
		`Admin       ${ base }/wp-admin/   user: admin   password: password`,
		`Ready       ${ base }/`,
	].join( '\n' ) );
} );
