/** Installs the site: tables, administrator, theme, plugins and settings. */

import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { ProgressFile } from './progress-file.mjs';

/** In the order of their "Requires Plugins". */
export const plugins = [ 'hearth-hammer-core/hearth-hammer-core.php', 'hpapi/hpapi.php', 'caphpi/caphpi.php', 'hearth-hammer-auctions/hearth-hammer-auctions.php' ];

const script = ( name ) => `/project/scripts/site/${ name }`;

/** @param {import('./php-session.mjs').PhpSession} session PHP on the site, which is assembled. */
export async function installSite( session, report ) {
	const { site } = session;
	const progress = new ProgressFile( site );
	if ( progress.has( 'install' ) && ! existsSync( join( site, 'database', '.ht.sqlite' ) ) ) {
		progress.forget();
	}
	if ( progress.has( 'settings' ) ) {
		report( 'already installed' );
		return;
	}
	await progress.once( 'install', async () => {
		// A database without this step's mark is one that an interrupted run left half-made.
		rmSync( join( site, 'database' ), { recursive: true, force: true } );
		await runScript( session, 'Could not install WordPress', [ script( 'install.php' ), '/wordpress' ] );
	} );
	for ( const plugin of plugins ) {
		await progress.once( plugin, () =>
			runScript( session, `The plugin ${ plugin } could not be activated`, [ script( 'activate.php' ), '/wordpress', 'plugin', plugin ] )
		);
	}
	await progress.once( 'theme', () =>
		runScript( session, 'The theme could not be activated', [ script( 'activate.php' ), '/wordpress', 'theme', 'hearth-hammer' ] )
	);
	await progress.once( 'settings', () => runScript( session, 'The settings could not be made', [ script( 'settings.php' ), '/wordpress' ] ) );
	report( 'installed' );
}

async function runScript( session, sentence, argv ) {
	const { status, lines } = await session.run( argv );
	if ( status !== 0 ) {
		throw new Failure( `${ lines.join( '\n' ) }\n${ sentence }. The lines above and ${ join( session.site, 'debug.log' ) } give the reason. Fix the problem and run npm start again; it resumes here.` );
	}
}
