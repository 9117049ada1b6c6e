import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Failure, runMain } from '../failure.mjs';
import { startMariadb } from '../mariadb.mjs';
import { installNativeSite } from '../native-site.mjs';
import { readOptions } from '../options.mjs';
import { packages } from '../package-files.mjs';
import { inRoot, testSitesDir } from '../paths.mjs';
import { chosenPort, requireFreePort } from '../preflight.mjs';
import { run } from '../run.mjs';
import { say, Stages } from '../stages.mjs';
import { startWebStack } from '../web-stack.mjs';

await runMain( async () => {
	const { pictures, keep } = readOptions( { pictures: null, keep: true } );
	const missing = Object.keys( packages ).filter( ( name ) => ! existsSync( inRoot( 'dist', `${ name }.zip` ) ) );
	if ( missing.length > 0 ) {
		throw new Failure( `dist/ has no ${ missing.join( ', ' ) }. Run npm run package.` );
	}
	const port = chosenPort();
	const base = `http://127.0.0.1:${ port }`;
	await requireFreePort( port );
	const stages = new Stages( 3 );
	const database = await stages.run( 'Starting MariaDB', () => startMariadb() );
	const site = await stages.run( 'An empty WordPress', async () => {
		// The trial before left its plugins.
		rmSync( join( testSitesDir(), 'trial' ), { recursive: true, force: true } );
		const made = await installNativeSite( 'trial', database.env, base, {}, null );
		await startWebStack( join( made, 'wordpress' ), port, { workers: 2, whole: true, asOwner: true, errorLog: join( made, 'php-errors.log' ) } );
		return made;
	} );
	const env = { HH_BASE_URL: base, HH_SITE_DIR: site, ...( pictures ? { HH_PICTURES: resolve( pictures ) } : {} ) };
	const { status } = await stages.run( 'A firm makes it its own', () => run( 'npx', [ 'playwright', 'test', '--config', inRoot( 'tests', 'trial', 'playwright.config.ts' ) ], { env } ) );
	if ( keep ) {
		say( `${ base }/wp-admin/   user: admin   password: password   Ctrl-C ends it` );
		await new Promise( () => setInterval( () => {}, 60_000 ) );
	}
	if ( status !== 0 ) {
		throw new Failure( 'The trial failed. The lines above say where.' );
	}
} );
