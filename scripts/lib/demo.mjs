/** The demo comes in through the importers that real feeds use: first what every list needs, then the rest while the site is served. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { inRoot } from './paths.mjs';
import { ProgressFile } from './progress-file.mjs';
import { heartbeat, say, seconds } from './stages.mjs';

const feed = '/project/demo/feeds/hearth-hammer.blm';
const sandbox = [ '--sandbox=/project/demo/platform', '--name=BidJS' ];

const MOST_WARNINGS = 3;

/** Step, what it brings, and WP-CLI's arguments. */
const first = [
	[ 'demo-geography', 'places and postcodes', [ 'hpapi', 'geo', 'import', '/project/demo/gazetteer' ] ],
	[ 'demo-parishes', 'parishes', [ 'hpapi', 'parishes', 'import', '/project/demo/gazetteer/parishes.csv' ] ],
	[ 'demo-properties', 'properties with the picture of their card', [ 'hpapi', 'import', feed, '--confirm', '--pictures=first' ] ],
	[ 'demo-material', 'material information', [ 'hpapi', 'fields', 'import', '/project/demo/feeds/material-information.csv' ] ],
	// One sale is on: the first thing that a visitor of the auctions looks at. The others, and the pictures, would double the time until the site is ready.
	[ 'demo-running-sale', 'today\'s running sale', [ 'auctions', 'sync', '--sale=hearth-hammer/cars-day', ...sandbox, '--pictures=none' ] ],
];

const rest = [
	[ 'demo-sales', 'the other sales and their lots', [ 'auctions', 'sync', '--all', ...sandbox, '--pictures=none' ] ],
	[ 'demo-lot-cards', 'lots: the picture of their card', [ 'auctions', 'sync', '--all', '--pictures=first' ] ],
	[ 'demo-offers', 'offers before property auctions', [ 'eval', "update_term_meta( get_term_by( 'name', 'Property auctions', 'hh_department' )->term_id, 'hh_prior_offers', '1' );" ] ],
	[ 'demo-staff', 'staff', [ 'hpapi', 'staff', 'import', '/project/demo/people/staff.csv' ] ],
	[ 'demo-awards', 'awards', [ 'hpapi', 'awards', 'import', '/project/demo/people/awards.csv' ] ],
	[ 'demo-notes', 'notes on properties', [ 'hpapi', 'notes', 'import', '/project/demo/people/notes.csv' ] ],
	[ 'demo-news', 'news', [ 'hpapi', 'news', 'import', '/project/demo/people/news.csv' ] ],
	[ 'demo-pages', 'the firm\'s pages', [ 'eval-file', '/project/demo/pages/import.php', '--use-include' ] ],
	[ 'demo-parish-pictures', 'pictures of parishes', [ 'hpapi', 'parish-pictures', 'import', '/project/demo/gazetteer/parish-pictures.csv' ] ],
	[
		'demo-viewings',
		'viewing times',
		[
			'hpapi',
			'viewings',
			'offer',
			'--property=CRB_1001,CRB_1002,CRB_1003,CRB_1004,CRB_1005,CRB_1006,CRB_1007,CRB_1008,CRB_1009,CRB_1010',
			'--weekly=sat 10:00,10:30,11:00,11:30; wed 17:00,17:30; fri 12:00,12:30',
			'--weeks=4',
		],
	],
	[ 'demo-lots', 'lots: the other pictures', [ 'auctions', 'sync', '--all' ] ],
	[ 'demo-pictures', 'the other pictures', [ 'hpapi', 'import', feed, '--confirm' ] ],
	// Behind the last import of the feed, which has days of its own; before it, the site would be ready later.
	[ 'demo-dates', 'days of listing', [ 'eval-file', '/project/demo/pages/dates.php', '--use-include' ] ],
];

/**
 * The demo, for a site that is not ours to serve.
 *
 * @param {string} folder The project, as PHP sees it.
 * @return {Array<[string, string, string[]]>} Step, what it brings, and WP-CLI's arguments, in their order.
 */
export const demoSteps = ( folder ) => [ ...first, ...rest ].map( ( [ step, title, args ] ) => [ step, title, args.map( ( arg ) => arg.replace( '/project/', `${ folder }/` ) ) ] );

const open = ( progress, steps ) => steps.filter( ( [ step ] ) => ! progress.has( step ) );

/**
 * Imports what the site opens with.
 *
 * @param {import('./php-session.mjs').PhpSession} session PHP on the site, which is installed.
 * @param {( note: string ) => void}               report
 */
export async function importFirst( session, report ) {
	const progress = new ProgressFile( session.site );
	const steps = open( progress, first );
	for ( const step of steps ) {
		await importStep( session, progress, step );
	}
	report( steps.length > 0 ? 'imported' : 'already imported' );
}

/**
 * Imports what is still missing, while the site is served.
 *
 * @return {Promise<boolean>} Whether anything was missing.
 */
export async function importRest( session ) {
	const progress = new ProgressFile( session.site );
	const steps = open( progress, rest );
	for ( const step of steps ) {
		await importStep( session, progress, step );
		session.stepBack();
	}
	return steps.length > 0;
}

async function importStep( session, progress, [ step, title, args ] ) {
	const started = Date.now();
	const file = args.find( ( arg ) => arg.startsWith( '/project/' ) )?.replace( '/project/', '' );
	if ( file && ! existsSync( inRoot( file ) ) ) {
		throw new Failure( `The demo is incomplete: ${ file } is missing.` );
	}
	const stop = heartbeat( () => `${ title }: ${ session.lastLine() || 'working' } (${ seconds( started ) })`, 10_000 );
	await progress.once( step, async () => {
		const { status, lines } = await session.wp( args );
		if ( status !== 0 ) {
			throw new Failure(
				`${ lines.join( '\n' ) }\nCould not import the demo: wp ${ args.join( ' ' ) } ended with status ${ status }. The lines above and ${ join( session.site, 'debug.log' ) } give the reason. ` +
					'npm start resumes here; npm run reset deletes the site; npm start -- --no-demo starts without the demo.'
			);
		}
		sayWarnings( lines.filter( ( line ) => line.startsWith( 'Warning:' ) ) );
	} );
	stop();
	say( `      ${ title } (${ seconds( started ) })` );
}

function sayWarnings( warnings ) {
	warnings.slice( 0, MOST_WARNINGS ).forEach( ( line ) => say( `      ${ line }` ) );
	if ( warnings.length > MOST_WARNINGS ) {
		say( `      and ${ warnings.length - MOST_WARNINGS } more warnings` );
	}
}
