/** Installs the site: tables, administrator, theme, plugins, settings and the demo. */

import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { inRoot } from './paths.mjs';
import { php, wp } from './php.mjs';
import { ProgressFile } from './progress-file.mjs';
import { heartbeat, seconds } from './stages.mjs';

/** In the order of their "Requires Plugins". */
export const plugins = [ 'hearth-hammer-core/hearth-hammer-core.php', 'hpapi/hpapi.php', 'caphpi/caphpi.php' ];

/** The demo comes in through the importers that real feeds use: step, what it brings, and WP-CLI's arguments. */
const demo = [
	[ 'demo-geography', 'places and postcodes', [ 'hpapi', 'geo', 'import', '/project/demo/gazetteer' ] ],
	[ 'demo-parishes', 'parishes', [ 'hpapi', 'parishes', 'import', '/project/demo/gazetteer/parishes.csv' ] ],
	[ 'demo-properties', 'properties and pictures', [ 'hpapi', 'import', '/project/demo/feeds/hearth-hammer.blm', '--confirm' ] ],
	[ 'demo-material', 'material information', [ 'hpapi', 'fields', 'import', '/project/demo/feeds/material-information.csv' ] ],
	[
		'demo-viewings',
		'times for viewings',
		[
			'hpapi',
			'viewings',
			'offer',
			'--property=CRB_1001,CRB_1002,CRB_1003,CRB_1004,CRB_1005,CRB_1006,CRB_1007,CRB_1008,CRB_1009,CRB_1010',
			'--weekly=sat 10:00,10:30,11:00,11:30; wed 17:00,17:30; fri 12:00,12:30',
			'--weeks=4',
		],
	],
	[ 'demo-staff', 'staff', [ 'hpapi', 'staff', 'import', '/project/demo/people/staff.csv' ] ],
	[ 'demo-awards', 'awards', [ 'hpapi', 'awards', 'import', '/project/demo/people/awards.csv' ] ],
	[ 'demo-notes', 'notes on properties', [ 'hpapi', 'notes', 'import', '/project/demo/people/notes.csv' ] ],
	[ 'demo-news', 'news', [ 'hpapi', 'news', 'import', '/project/demo/people/news.csv' ] ],
];

const script = ( name ) => `/project/scripts/site/${ name }`;

/** @param {string} site Folder of the site, assembled. */
export async function installSite( site, report ) {
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
		await runScript( site, 'WordPress could not be installed', [ script( 'install.php' ), '/wordpress' ] );
	} );
	for ( const plugin of plugins ) {
		await progress.once( plugin, () =>
			runScript( site, `The plugin ${ plugin } could not be activated`, [ script( 'activate.php' ), '/wordpress', 'plugin', plugin ] )
		);
	}
	await progress.once( 'theme', () =>
		runScript( site, 'The theme could not be activated', [ script( 'activate.php' ), '/wordpress', 'theme', 'hearth-hammer' ] )
	);
	await progress.once( 'settings', () =>
		runScript( site, 'The settings could not be made', [ script( 'settings.php' ), '/wordpress' ] )
	);
	report( 'installed' );
}

/** @param {string} site Folder of the site, installed. */
export async function importDemo( site, report ) {
	const progress = new ProgressFile( site );
	if ( demo.every( ( [ step ] ) => progress.has( step ) ) ) {
		report( 'already imported' );
		return;
	}
	for ( const [ step, title, args ] of demo ) {
		await progress.once( step, async () => {
			const started = Date.now();
			// On a terminal the importer shows a bar of its own.
			const stop = process.stdout.isTTY ? () => {} : heartbeat( () => `still importing ${ title } (${ seconds( started ) })`, 15_000 );
			const file = args.find( ( arg ) => arg.startsWith( '/project/' ) )?.replace( '/project/', '' );
			if ( file && ! existsSync( inRoot( file ) ) ) {
				throw new Failure( `The demo is incomplete: ${ file } is missing.` );
			}
			const { status } = await wp( args, { site } );
			stop();
			if ( status !== 0 ) {
				throw new Failure(
					`The demo could not be imported: wp ${ args.join( ' ' ) } ended with status ${ status }. Its last lines above and ${ join( site, 'debug.log' ) } say why. ` +
						'npm start goes on from here; npm run reset begins anew; npm start -- --no-demo starts without the demo.'
				);
			}
		} );
	}
	report( 'imported' );
}

async function runScript( site, sentence, args ) {
	const { status } = await php( args, { site } );
	if ( status !== 0 ) {
		throw new Failure( `${ sentence }. The lines above and ${ join( site, 'debug.log' ) } say why. npm start goes on from here once that is put right.` );
	}
}
