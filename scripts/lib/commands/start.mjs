import { join } from 'node:path';
import { build } from '../build.mjs';
import { importFirst, importRest } from '../demo.mjs';
import { runMain } from '../failure.mjs';
import { installSite } from '../install.mjs';
import { readOptions } from '../options.mjs';
import { installNpmPackages, npmPackagesMatch } from '../packages.mjs';
import { cacheDir, root, siteDir } from '../paths.mjs';
import { PhpSession } from '../php-session.mjs';
import { chosenPort, requireDisk, requireFreePort, requireWritable } from '../preflight.mjs';
import { runCron, serve, warmUp } from '../server.mjs';
import { claimSite } from '../server-mark.mjs';
import { onShutdown, stopWithNpm } from '../shutdown.mjs';
import { assembleSite } from '../site.mjs';
import { say, seconds, Stages, together } from '../stages.mjs';
import { fetchWordPress } from '../wordpress.mjs';

await runMain( async () => {
	const started = Date.now();
	const options = readOptions( { 'no-demo': true, 'no-build': true } );
	const withDemo = ! options[ 'no-demo' ];
	const withBuild = ! options[ 'no-build' ];
	const site = siteDir();
	const port = chosenPort();
	const url = `http://127.0.0.1:${ port }`;
	const session = new PhpSession( site );
	stopWithNpm();
	const stages = new Stages( 5 + Number( withDemo ) + Number( withBuild ) );

	await stages.run( 'Checking this machine', async ( report ) => {
		requireWritable( [ root, site, cacheDir() ] );
		requireDisk( npmPackagesMatch() ? 0.3 : 2 );
		claimSite( site, port );
		await requireFreePort( port );
		report( `Node.js ${ process.versions.node }, port ${ port } is free` );
	} );
	await together(
		stages.run( 'Installing npm packages', installNpmPackages ),
		stages.run( 'Fetching WordPress', async ( report ) => {
			const wordpress = await fetchWordPress( report );
			assembleSite( site, wordpress, { WP_HOME: url, WP_SITEURL: url } );
		} )
	);
	const installing = stages.run( 'Installing the site on SQLite', ( report ) => installSite( session, report ) );
	await together(
		( async () => {
			if ( withBuild ) {
				await stages.run( 'Building islands, blocks and styles', build );
			}
			await stages.run( 'Starting the server', async () => {
				await startServer( site, port );
				await installing;
				// WordPress is compiled while the demo comes in; pages wait for it.
				await warmUp( url, [ '/wp-json/', '/wp-json/' ] );
			} );
		} )(),
		( async () => {
			await installing;
			if ( withDemo ) {
				await stages.run( 'Importing the demo: places, parishes, properties, sales', ( report ) => importFirst( session, report ) );
			}
		} )()
	);
	await warmUp( url, [ '/' ] );
	onShutdown( runCron( url ) );

	console.log( [
		'',
		`Log file    ${ join( site, 'debug.log' ) }`,
		'Stop        Ctrl-C; the data is kept (npm run reset removes it)',
		`Admin       ${ url }/wp-admin/   user: admin   password: password`,
		`Ready       ${ url }/   ${ seconds( started ) } after the start`,
	].join( '\n' ) );
	if ( withDemo ) {
		await finishDemo( session );
	}
	await session.stop();
} );

async function startServer( site, port ) {
	const server = await serve( site, port );
	onShutdown( async () => {
		say( '\nStopping.' );
		await server.stop();
	} );
}

/** The site is served already; a failure is told and changes nothing about that. */
async function finishDemo( session ) {
	const started = Date.now();
	try {
		const anything = await importRest( session );
		console.log( anything ? `Demo complete, ${ seconds( started ) } after the site was ready` : 'Demo complete' );
	} catch ( error ) {
		console.error( `\nDemo incomplete: ${ error.message }` );
	}
}
