import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { measureAnswers, measureBare } from '../bench-http.mjs';
import { measureLive, measureLots, measureNothingNew } from '../bench-lots.mjs';
import { Failure, runMain } from '../failure.mjs';
import { freePort, sql, startMariadb } from '../mariadb.mjs';
import { readOptions } from '../options.mjs';
import { importDemoNatively, installNativeSite, nativeWp } from '../native-site.mjs';
import { inRoot } from '../paths.mjs';
import { benchProduction } from '../production.mjs';
import { Stages } from '../stages.mjs';
import { hasVarnish, startVarnish } from '../varnish.mjs';
import { processorTime, startWebStack } from '../web-stack.mjs';

/** As docs/deploy.md says: the index fits into memory. */
const bufferPool = [ '--innodb-buffer-pool-size=1G' ];

await runMain( async () => {
	const options = readOptions( { properties: null, lots: null, answers: null, days: null, only: [ 'search', 'import', 'sync', 'bare', 'file' ], small: true, stack: [ 'production' ] } );
	const small = options.small === true;
	const count = Number( options.properties ?? ( small ? 50 : 10_000 ) );
	const lots = Number( options.lots ?? ( small ? 100 : 0 ) );
	const days = Number( options.days ?? ( small ? 2 : 0 ) );
	const few = small ? [ '20', '20' ] : [];
	if ( ! [ count, lots, days ].every( Number.isInteger ) || count < 1 || lots < 0 || days < 0 ) {
		throw new Failure( '--properties, --lots and --days need a whole number.', 2 );
	}
	if ( options.only === 'file' && ! options.stack ) {
		throw new Failure( '--only file needs --stack production.', 2 );
	}
	if ( options.stack ) {
		return benchProduction( count, lots || count, small, options.only === 'file' );
	}
	if ( lots > 0 && ! existsSync( inRoot( 'build', 'blocks', 'lot-catalogue' ) ) ) {
		throw new Failure( 'The auction pages need the built blocks. Run npm run build first.', 2 );
	}
	const only = ( part ) => ! options.only || options.only === part;
	const parts = {
		lots: lots > 0,
		bare: only( 'bare' ),
		...Object.fromEntries( [ 'search', 'import', 'sync' ].map( ( part ) => [ part, only( part ) && ( lots === 0 || options.properties !== undefined ) ] ) ),
	};
	const wanted = ( part ) => small || parts[ part ];
	// Pages of each kind, where no other part fills the site.
	const hasDemo = options.only === 'bare' && lots === 0 && ! small;
	const ofProperty = Number( wanted( 'search' ) || wanted( 'import' ) );
	const stages = new Stages( 2 + ofProperty + ( 2 + Number( days > 0 ) ) * Number( wanted( 'search' ) ) + Number( wanted( 'import' ) ) + Number( wanted( 'sync' ) ) + 2 * Number( wanted( 'lots' ) ) + ( 2 + Number( hasDemo ) ) * Number( wanted( 'bare' ) ) );

	const database = await stages.run( 'Starting MariaDB', () => startMariadb( bufferPool ) );
	try {
		const port = await freePort();
		const site = await stages.run( 'Installing WordPress', () => installNativeSite( 'bench', database.env, `http://127.0.0.1:${ port }` ) );
		const wp = ( args ) => must( nativeWp( site, args ), `wp ${ args.join( ' ' ) }` );
		if ( ofProperty ) {
			await stages.run( 'Filling the gazetteer and the parishes', async () => {
				await wp( [ 'hpapi', 'geo', 'import', inRoot( 'demo', 'gazetteer' ) ] );
				await wp( [ 'hpapi', 'parishes', 'import', inRoot( 'demo', 'gazetteer', 'parishes.csv' ) ] );
			} );
		}
		if ( wanted( 'import' ) ) {
			await stages.run( 'Importing a feed, beside a plain wp_insert_post loop', () => wp( [ 'eval-file', '--use-include', inRoot( 'tests', 'bench', 'import-bench.php' ), ...few ] ) );
		}
		if ( wanted( 'sync' ) ) {
			await stages.run( 'Syncing a sale, beside a plain wp_insert_post loop', () => wp( [ 'eval-file', '--use-include', inRoot( 'tests', 'bench', 'sync-bench.php' ), ...few.slice( 1 ) ] ) );
		}
		if ( wanted( 'search' ) ) {
			await stages.run( `Making ${ count.toLocaleString( 'en-GB' ) } properties and counting SQL statements`, () =>
				wp( [ 'eval-file', '--use-include', inRoot( 'tests', 'bench', 'search-bench.php' ), String( count ) ] )
			);
			await stages.run( 'Asking over HTTP', () => measure( site, port, database, wp, options.answers ?? '', small ) );
			if ( days > 0 ) {
				await stages.run( `${ days } days of feeds, 3 % changed a day`, async () => {
					const kept = join( site, 'search-times.json' );
					const times = [ 'eval-file', '--use-include', inRoot( 'tests', 'bench', 'search-times.php' ), kept ];
					rmSync( kept, { force: true } );
					await wp( times );
					await wp( [ 'eval-file', '--use-include', inRoot( 'tests', 'bench', 'days-bench.php' ), String( days ) ] );
					await wp( times );
				} );
			}
		}
		if ( wanted( 'lots' ) ) {
			await stages.run( `Making ${ lots.toLocaleString( 'en-GB' ) } lots`, () => wp( [ 'eval-file', '--use-include', inRoot( 'tests', 'bench', 'lots-bench.php' ), String( lots ), join( site, 'lots.json' ) ] ) );
			await stages.run( 'Asking for catalogues over HTTP', () => measureAuctions( site, port, database.env, wp, small ) );
		}
		if ( wanted( 'bare' ) ) {
			const other = await freePort();
			if ( hasDemo ) {
				await stages.run( 'Importing the demo', () => importDemoNatively( site ) );
			}
			const bare = await stages.run( 'Installing a WordPress without plugins', () => installBare( database.env, other ) );
			await stages.run( 'Asking both over HTTP', () => measureBeside( site, port, bare, other, small, hasDemo ) );
		}
	} finally {
		await database.stop();
	}
} );

/** The same WordPress in a database of its own, with the theme that it brings and none of our code. */
async function installBare( env, port ) {
	const own = { ...env, HH_DB_NAME: `${ env.HH_DB_NAME }_bare` };
	await sql( env, `CREATE DATABASE IF NOT EXISTS ${ own.HH_DB_NAME } CHARACTER SET utf8mb4` );
	const bare = await installNativeSite( 'bench-bare', own, `http://127.0.0.1:${ port }`, {}, { plugins: [], theme: false } );
	// Settings of our plugins, which every site of the scripts has.
	await must( nativeWp( bare, [ 'option', 'delete', 'hh_offices', 'hh_company' ] ), 'wp option delete' );
	return bare;
}

async function measureBeside( site, port, bare, other, small, hasDemo ) {
	const page = `get_page_by_path( 'empty' ) || wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Empty', 'post_name' => 'empty' ) );`;
	for ( const one of [ site, bare ] ) {
		await must( nativeWp( one, [ 'eval', page ] ), 'wp eval' );
	}
	const { stdout: theme } = await nativeWp( bare, [ 'eval', 'echo wp_get_theme()->name;' ], { capture: true } );
	const servers = [ await startWebStack( join( site, 'wordpress' ), port ), await startWebStack( join( bare, 'wordpress' ), other ) ];
	try {
		const php = () => servers.reduce( ( sum, server ) => ( sum === null || server.php() === null ? null : sum + server.php() ), 0 );
		await measureBare( `http://127.0.0.1:${ port }`, `http://127.0.0.1:${ other }`, php, theme.trim(), small, hasDemo );
	} finally {
		await Promise.all( servers.map( ( server ) => server.stop() ) );
	}
}

async function measure( site, port, database, wp, part, small ) {
	const server = await startWebStack( join( site, 'wordpress' ), port );
	try {
		console.log( `      ${ server.name } on MariaDB, in turns with the empty REST route` );
		await measureAnswers( `http://127.0.0.1:${ port }`, database.env, {
			php: server.php,
			all: () => ( server.php() === null ? null : server.php() + processorTime( database.pid ) ),
			change: () => wp( [ 'eval-file', '--use-include', inRoot( 'tests', 'bench', 'edit.php' ) ] ),
			part,
			small,
		} );
	} finally {
		await server.stop();
	}
}

async function measureAuctions( site, port, env, wp, small ) {
	const base = `http://127.0.0.1:${ port }`;
	const made = JSON.parse( readFileSync( join( site, 'lots.json' ), 'utf8' ) );
	const result = ( ...more ) => wp( [ 'eval-file', '--use-include', inRoot( 'tests', 'bench', 'lots-change.php' ), String( made.sale ), ...more ] );
	// A result every half minute: an auctioneer sells a car in about a minute, and there may be two rings.
	const results = () => result( ...( small ? [ '1', '1' ] : [ '30', '2' ] ) );
	const server = await startWebStack( join( site, 'wordpress' ), port );
	try {
		console.log( `      ${ server.name } on MariaDB, in turns with the empty REST route or an empty page` );
		await measureLots( base, env, made, () => result(), server.php, small );
		await measureNothingNew( base, env, made.sale, small );
		await measureLive( base, '', made.sale, results, small );
	} finally {
		await server.stop();
	}
	if ( hasVarnish() ) {
		await throughPageCache( site, port, wp, ( cache ) => measureLive( cache, `127.0.0.1:${ port }`, made.sale, results, small ) );
	}
}

/** The same site behind a page cache, as deploy/install sets it up. */
async function throughPageCache( site, port, wp, measured ) {
	const cache = await freePort();
	await wp( [ 'config', 'set', 'HEARTH_HAMMER_VARNISH', `127.0.0.1:${ cache }`, '--anchor=<?php', '--placement=after', '--quiet' ] );
	const server = await startWebStack( join( site, 'wordpress' ), port );
	try {
		const varnish = await startVarnish( cache, port );
		try {
			console.log( '      behind Varnish:' );
			await measured( `http://127.0.0.1:${ cache }` );
		} finally {
			await varnish.stop();
		}
	} finally {
		await server.stop();
		await wp( [ 'config', 'delete', 'HEARTH_HAMMER_VARNISH', '--quiet' ] );
	}
}

async function must( running, what ) {
	const { status } = await running;
	if ( status !== 0 ) {
		throw new Failure( `${ what } ended with status ${ status }. The lines above give the reason.` );
	}
}
