import { join } from 'node:path';
import { build } from '../build.mjs';
import { runMain } from '../failure.mjs';
import { readOptions } from '../options.mjs';
import { installNpmPackages, npmPackagesMatch } from '../packages.mjs';
import { cacheDir, root, siteDir } from '../paths.mjs';
import { chosenPort, requireDisk, requireFreePort, requireWritable } from '../preflight.mjs';
import { runCron, serve, warmUp } from '../server.mjs';
import { claimSite } from '../server-mark.mjs';
import { importDemo, installSite } from '../setup.mjs';
import { onShutdown, stopWithNpm } from '../shutdown.mjs';
import { assembleSite } from '../site.mjs';
import { say, seconds, Stages } from '../stages.mjs';
import { fetchWordPress, wordPressVersion } from '../wordpress.mjs';

await runMain( async () => {
	const started = Date.now();
	const options = readOptions( { 'no-demo': true, 'no-build': true } );
	const withDemo = ! options[ 'no-demo' ];
	const site = siteDir();
	const port = chosenPort();
	const url = `http://127.0.0.1:${ port }`;
	const withBuild = ! options[ 'no-build' ];
	stopWithNpm();
	const stages = new Stages( 5 + Number( withDemo ) + Number( withBuild ) );

	await stages.run( 'Looking at this machine', async ( report ) => {
		requireWritable( [ root, site, cacheDir() ] );
		requireDisk( npmPackagesMatch() ? 0.3 : 2 );
		claimSite( site, port );
		await requireFreePort( port );
		report( `Node.js ${ process.versions.node }, port ${ port } is free` );
	} );
	await stages.run( 'Installing npm packages', installNpmPackages );
	const wordpress = await stages.run( 'Fetching WordPress', fetchWordPress );
	if ( withBuild ) {
		await stages.run( 'Building islands, blocks and styles', build );
	}
	await stages.run( `Installing the site on WordPress ${ wordPressVersion( wordpress.core ) } with SQLite`, async ( report ) => {
		assembleSite( site, wordpress, { WP_HOME: url, WP_SITEURL: url } );
		await installSite( site, report );
	} );
	if ( withDemo ) {
		await stages.run( 'Importing the demo: places, parishes, properties and pictures', ( report ) => importDemo( site, report ) );
	}
	await stages.run( 'Starting the server', async ( report ) => {
		const server = await serve( site, port );
		onShutdown( async () => {
			say( '\nStopping.' );
			stopCron();
			await server.stop();
		} );
		const stopCron = runCron( url );
		await warmUp( url );
		report( `ready ${ seconds( started ) } after the start` );
	} );

	console.log( [
		'',
		`Log file    ${ join( site, 'debug.log' ) }`,
		'Stop        Ctrl-C; the data is kept (npm run reset removes it)',
		`Website     ${ url }/`,
		`Admin       ${ url }/wp-admin/   user: admin   password: password`,
	].join( '\n' ) );
} );
