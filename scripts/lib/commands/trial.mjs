import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Failure, runMain } from '../failure.mjs';
import { freePort, startMariadb } from '../mariadb.mjs';
import { installNativeSite, nativeWp } from '../native-site.mjs';
import { readOptions } from '../options.mjs';
import { packages } from '../package-files.mjs';
import { inRoot, testSitesDir } from '../paths.mjs';
import { chosenPort, requireFreePort } from '../preflight.mjs';
import { run } from '../run.mjs';
import { say, Stages } from '../stages.mjs';
import { startReleases } from '../trial-releases.mjs';
import { startWebStack } from '../web-stack.mjs';

const play = ( spec, port, site, more ) =>
	run( 'npx', [ 'playwright', 'test', '--config', inRoot( 'tests', 'trial', 'playwright.config.ts' ), `${ spec }.spec.ts` ], { env: { HH_BASE_URL: `http://127.0.0.1:${ port }`, HH_SITE_DIR: site, ...more } } );

function stay( port ) {
	say( `http://127.0.0.1:${ port }/wp-admin/   user: admin   password: password   Ctrl-C ends it` );
	return new Promise( () => setInterval( () => {}, 60_000 ) );
}

await runMain( async () => {
	const { pictures, keep, only } = readOptions( { pictures: null, keep: true, only: [ 'own', 'update', 'move-in' ] } );
	const missing = Object.keys( packages ).filter( ( name ) => ! existsSync( inRoot( 'dist', `${ name }.zip` ) ) );
	if ( ( only ?? 'own' ) === 'own' && missing.length > 0 ) {
		throw new Failure( `dist/ has no ${ missing.join( ', ' ) }. Run npm run package.` );
	}
	const port = chosenPort();
	await requireFreePort( port );
	const stages = new Stages( only ? 3 : 6 );
	const database = await stages.run( 'Starting MariaDB', () => startMariadb() );
	let failed = 0;
	if ( ( only ?? 'own' ) === 'own' ) {
		const site = await stages.run( 'An empty WordPress', () => emptySite( database.env, port ) );
		const { status } = await stages.run( 'A firm makes it its own', () => play( 'own-site', port, site.folder, pictures ? { HH_PICTURES: resolve( pictures ) } : {} ) );
		failed += Number( status !== 0 );
		await ( keep && only === 'own' && stay( port ) );
		await site.server.stop();
	}
	if ( only !== 'own' ) {
		const releases = join( testSitesDir(), 'releases' );
		rmSync( releases, { recursive: true, force: true } );
		const made = await stages.run( 'A site with version 1.0.0, and two newer ones on a server', async () => {
			const { zips, plugin, stop } = await startReleases( releases, await freePort() );
			const site = await emptySite( database.env, port );
			writeFileSync( join( site.folder, 'wordpress', 'wp-content', 'mu-plugins', 'neighbour.php' ), plugin );
			for ( const type of [ 'plugin', 'theme' ] ) {
				const { status } = await nativeWp( site.folder, [ type, 'install', ...zips[ type ], '--activate', '--quiet' ] );
				failed += Number( status !== 0 );
			}
			return { ...site, stop };
		} );
		if ( only !== 'move-in' ) {
			const { status } = await stages.run( 'An update, and one that was changed after it was signed', () => play( 'update', port, made.folder, { HH_RELEASES: releases } ) );
			failed += Number( status !== 0 );
		}
		if ( only !== 'update' ) {
			const { status } = await stages.run( 'Properties of another plugin move in', () => play( 'move-in', port, made.folder, {} ) );
			failed += Number( status !== 0 );
		}
		await ( keep && stay( port ) );
		made.stop();
	}
	if ( failed > 0 ) {
		throw new Failure( 'The trial failed. The lines above say where.' );
	}
} );

/** A WordPress without our code, which answers. */
async function emptySite( env, port ) {
	// The trial before left its plugins.
	rmSync( join( testSitesDir(), 'trial' ), { recursive: true, force: true } );
	const folder = await installNativeSite( 'trial', env, `http://127.0.0.1:${ port }`, {}, null );
	return { folder, server: await startWebStack( join( folder, 'wordpress' ), port, { workers: 2, whole: true, asOwner: true, errorLog: join( folder, 'php-errors.log' ) } ) };
}
