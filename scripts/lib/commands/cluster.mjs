import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { faults } from '../../../tests/cluster/faults.mjs';
import { Owners, PEOPLE } from '../../../tests/cluster/owners.mjs';
import { TABLES, Visitors } from '../../../tests/cluster/visitors.mjs';
import { Cluster } from '../cluster.mjs';
import { Failure, runMain } from '../failure.mjs';
import { readOptions } from '../options.mjs';
import { cacheDir } from '../paths.mjs';
import { onShutdown } from '../shutdown.mjs';
import { say, Stages } from '../stages.mjs';

const READERS = 6;
const WRITERS = 4;
/** Between two faults: visitors come while all is well, too. */
const CALM_SECONDS = 8;
const pidFile = join( cacheDir(), 'cluster.pid' );
const failures = [];

await runMain( async () => {
	const what = process.argv.splice( 2, 1 )[ 0 ];
	if ( what === 'down' ) {
		return down();
	}
	if ( what !== 'up' && what !== 'test' ) {
		throw new Failure( 'Usage: npm run cluster -- up | down | test [--faults <number>] [--from <number>] [--requests <number>]', 2 );
	}
	const options = readOptions( { faults: null, from: null, requests: null } );
	const count = Number( options.faults ?? 8 );
	const from = Number( options.from ?? 1 );
	const requests = Number( options.requests ?? 5000 );
	if ( ! Number.isInteger( requests ) || requests < 1 ) {
		throw new Failure( '--requests needs a whole number from 1.', 2 );
	}
	if ( ! Number.isInteger( count ) || count < 1 || count > 200 || ! Number.isInteger( from ) || from < 1 || from > faults.length ) {
		throw new Failure( `--faults needs a whole number from 1 to 200, --from one from 1 to ${ faults.length }.`, 2 );
	}
	const cluster = new Cluster( mkdtempSync( join( process.env.HH_MACHINES_DIR || tmpdir(), 'hh-cluster-' ) ) );
	const end = async () => {
		rmSync( pidFile, { force: true } );
		await cluster.down();
	};
	const forget = onShutdown( end );
	mkdirSync( cacheDir(), { recursive: true } );
	writeFileSync( pidFile, String( process.pid ) );
	try {
		const stages = new Stages( what === 'up' ? 4 : 9 );
		await up( cluster, stages );
		if ( what === 'up' ) {
			say( `https://www.example.com/ is at ${ cluster.address } (curl -k --resolve www.example.com:443:${ cluster.address }). Ctrl-C or npm run cluster -- down removes it.` );
			await new Promise( () => setInterval( () => {}, 60_000 ) );
		}
		await test( cluster, stages, { count, first: from - 1, requests } );
	} catch ( fault ) {
		say( `\n${ fault.message }` );
		throw fault;
	} finally {
		forget();
		await end();
	}
	if ( failures.length > 0 ) {
		throw new Failure( `${ failures.length } checks failed:\n${ failures.join( '\n' ) }` );
	}
} );

function down() {
	if ( ! existsSync( pidFile ) ) {
		say( 'No cluster is up.' );
		return;
	}
	try {
		process.kill( Number( readFileSync( pidFile, 'utf8' ) ), 'SIGTERM' );
	} catch {
		rmSync( pidFile );
	}
	say( 'The cluster ends.' );
}

async function up( cluster, stages ) {
	await stages.run( 'A Debian for each role, copied', () => cluster.make() );
	await stages.run( 'A store and a mail server', () => cluster.startNeighbours() );
	await stages.run( 'deploy/install on six machines', () => cluster.install() );
	await stages.run( 'Properties and sales', () => cluster.fill() );
}

async function test( cluster, stages, { count, first, requests } ) {
	const { web1, web2, data1, data2, data3 } = cluster.machines;
	const inDatabase = ( sql ) => web1.ask( `mariadb --defaults-extra-file=/etc/hearth-hammer/database.cnf -N hearth_hammer -e "${ sql }"` );

	await stages.run( 'All of it at rest', async () => {
		const said = await cluster.whole();
		check( '[OPS-02] three databases are in one cluster, and both web machines are ready', said === '', said );
		const second = await Promise.all( Object.values( cluster.machines ).map( ( machine ) => machine.run( 'cd /root/site && deploy/install site.settings' ) ) );
		check( '[OPS-02] a second run changes nothing on any machine', second.every( ( { status, stdout } ) => status === 0 && /Nothing was changed/.test( stdout ) ), second.map( ( { stdout, stderr } ) => stdout + stderr ).join( '\n' ) );
		const keyless = await inDatabase( "SELECT t.table_name FROM information_schema.tables t LEFT JOIN information_schema.table_constraints c ON c.table_schema = t.table_schema AND c.table_name = t.table_name AND c.constraint_type = 'PRIMARY KEY' WHERE t.table_schema = 'hearth_hammer' AND t.table_type = 'BASE TABLE' AND c.constraint_name IS NULL" );
		check( '[OPS-02] every table has a primary key, which Galera needs', keyless === '', keyless );
		await cluster.wp( web1, "eval 'wp_upload_bits( \"shared.txt\", null, \"from web1\" );'" );
		const shared = await web2.ask( 'cat /srv/hearth-hammer/wordpress/wp-content/uploads/*/*/shared.txt' );
		check( '[OPS-02] what one web machine uploads, the other has', shared === 'from web1', shared );
		const cache = await Promise.all( [ cluster.wp( web1, "eval 'wp_cache_set( \"seen\", 7, \"test\" );'" ), wait( 500 ) ] ).then( () => cluster.wp( web2, "eval 'echo wp_cache_get( \"seen\", \"test\" );'" ) );
		check( '[OPS-02] both use one object cache', cache === '7', cache );
		const leases = await Promise.all( [ web1, web2 ].map( ( machine ) => machine.run( `runuser -u www-data -- wp --path=/srv/hearth-hammer/wordpress hearth-hammer lease timers ${ machine.address }` ) ) );
		check( '[OPS-02] one web machine runs the timers', leases.filter( ( { status } ) => status === 0 ).length === 1, JSON.stringify( leases ) );
		const outside = await data1.run( `redis-cli -a ${ cluster.redisPassword() } --no-auth-warning ping` );
		check( '[OPS-02] Redis answers on its own machine', outside.stdout.trim() === 'PONG', outside.stdout + outside.stderr );
	} );

	const ids = async ( type ) => ( await cluster.wp( web1, `post list --post_type=${ type } --field=ID --posts_per_page=40 --post_status=publish` ) ).split( /\s+/ ).map( Number );
	const properties = await ids( 'hpapi_property' );
	// Lots of sales that are still to come take enquiries.
	const lots = ( await inDatabase( `SELECT post_id FROM wp_hh_lot_index WHERE starts_at > ${ Math.floor( Date.now() / 1000 ) + 86400 } LIMIT 40` ) ).split( /\s+/ ).map( Number );
	const paths = ( await Promise.all( [ properties, lots ].map( ( list ) => cluster.wp( web1, `eval 'foreach ( array( ${ list.slice( 0, 4 ).join( ', ' ) } ) as $id ) { echo wp_make_link_relative( get_permalink( $id ) ), PHP_EOL; }'` ) ) ) ).join( '\n' ).split( '\n' );
	const lists = [ '/', '/estate-agents/for-sale/', '/auctions/', ...paths ];
	await stages.run( `${ requests.toLocaleString( 'en-GB' ) } requests of visitors who are not the same`, async () => {
		const owners = new Owners( cluster.address, cluster.visitors, { pages: lists, property: properties[ 0 ], cookies: await cluster.signIn( PEOPLE ) } );
		await owners.ask( requests );
		say( `      answers by kind and cache: ${ JSON.stringify( owners.counts ) }` );
		check( '[OPS-03] no page has the words, the name or the token of another visitor', owners.faults.length === 0, owners.faults.slice( 0, 20 ).join( '\n' ) );
	} );

	const desk = await cluster.openDesk();
	const visitors = new Visitors( cluster.address, cluster.visitors, { properties, lots, desk, pages: [ ...lists, '/estate-agents/for-sale/?min_beds=1&seen={number}', '/wp-json/hpapi/v1/estate-agents/properties?channel=for-sale' ] } );
	const stock = "SELECT COUNT(*), COUNT(DISTINCT post_id) FROM wp_hh_lot_index; SELECT COUNT(*), COUNT(DISTINCT meta_value) FROM wp_postmeta WHERE meta_key = 'hh_lot_platform_lot_id' AND meta_value <> ''";
	const before = await inDatabase( stock );
	const rows = [];
	const syncs = { done: 0, failed: 0 };
	await stages.run( `${ count } faults while ${ READERS + WRITERS } visitors come`, async () => {
		visitors.start( READERS, WRITERS );
		let going = true;
		const syncing = ( async () => {
			while ( going ) {
				const { status } = await cluster.sync( ( syncs.done + syncs.failed ) % 2 ? web2 : web1 );
				syncs[ status === 0 ? 'done' : 'failed' ]++;
				await wait( 5000 );
			}
		} )();
		for ( let at = 0; at < count; at++ ) {
			const [ title, fault ] = faults[ ( first + at ) % faults.length ];
			await wait( CALM_SECONDS * 1000 );
			const until = visitors.written.length;
			const started = Date.now();
			await fault( { machines: cluster.machines, redisPassword: () => cluster.redisPassword(), writer: async () => ( await cluster.writer() ) ?? data2 } );
			const said = await cluster.whole( 180 );
			rows.push( { title, seconds: ( Date.now() - started ) / 1000, writes: visitors.written.length - until, said } );
			say( `      ${ String( at + 1 ).padStart( 3 ) } ${ title }: whole again after ${ rows.at( -1 ).seconds.toFixed( 0 ) } s, ${ rows.at( -1 ).writes } visitors wrote meanwhile${ said ? `; NOT whole: ${ said }` : '' }` );
		}
		going = false;
		await Promise.all( [ visitors.stop(), syncing ] );
	} );

	await stages.run( 'Delivering what waits', async () => {
		for ( let round = 0; round < 5; round++ ) {
			await cluster.wp( web1, 'hearth-hammer deliver --now' );
		}
	} );

	await stages.run( 'Counting', async () => {
		check( '[OPS-02] after each fault everything comes back by itself', rows.every( ( { said } ) => said === '' ), rows.filter( ( { said } ) => said ).map( ( { title, said } ) => `${ title }: ${ said }` ).join( '\n' ) );
		const kept = {};
		for ( const [ kind, table ] of Object.entries( TABLES ) ) {
			kept[ kind ] = tally( await inDatabase( `SELECT email FROM ${ table } WHERE email <> ''` ) );
		}
		const good = visitors.written.filter( ( { status } ) => status >= 200 && status < 300 );
		const failed = visitors.written.filter( ( { status } ) => ! ( status >= 200 && status < 300 ) );
		const lost = good.filter( ( { email, kind } ) => ! kept[ kind ].has( email ) );
		const doubled = visitors.written.filter( ( { email, kind } ) => ( kept[ kind ].get( email ) ?? 0 ) > 1 );
		const mails = mailsOf( cluster.smtp.state.mails );
		const unmailed = good.filter( ( { email } ) => ! mails.has( email ) );
		const mailedTwice = good.filter( ( { email } ) => ( mails.get( email )?.size ?? 0 ) > 1 );
		const arrivals = cluster.smtp.state.mails.filter( ( { to } ) => to.startsWith( 'visitor' ) ).length;
		say( `      ${ visitors.written.length } visitors wrote: ${ good.length } were told that it is kept, ${ failed.length } that it is not (${ JSON.stringify( Object.fromEntries( tally( failed.map( ( { status, kind } ) => `${ status } ${ kind }` ).join( '\n' ) ) ) ) }); ${ good.filter( ( { sent } ) => sent > 1 ).length } had to send again` );
		say( `      pages and answers that were looked at, by status (0: none came): ${ JSON.stringify( visitors.seen ) }` );
		say( `      lost ${ lost.length }, doubled ${ doubled.length }, without a mail ${ unmailed.length }, with two mails ${ mailedTwice.length }; ${ arrivals } mails arrived for visitors` );
		check( '[OPS-02] what was answered 2xx is kept', lost.length === 0, JSON.stringify( lost ) );
		check( '[OPS-02] nothing is kept twice', doubled.length === 0, JSON.stringify( doubled ) );
		check( '[OPS-02] each visitor has one mail', unmailed.length + mailedTwice.length === 0, JSON.stringify( [ ...unmailed, ...mailedTwice ].slice( 0, 20 ) ) );
		check( '[OPS-02] visitors wrote while the machines failed', good.length > 10 * count, String( good.length ) );
		const entered = new Map( ( await inDatabase( `SELECT lot_id, MIN(hammer), COUNT(*) FROM wp_hh_result_entry WHERE sale_id = ${ desk.sale } GROUP BY lot_id` ) ).split( '\n' ).filter( Boolean ).map( ( line ) => [ Number( line.split( '\t' )[ 0 ] ), line.split( '\t' ).slice( 1 ).join( ' ' ) ] ) );
		const shown = new Map( ( await inDatabase( `SELECT post_id, hammer FROM wp_hh_lot_index WHERE sale_id = ${ desk.sale } AND status = 'sold'` ) ).split( '\n' ).filter( Boolean ).map( ( line ) => line.split( '\t' ).map( Number ) ) );
		const wrong = [ ...visitors.results ].filter( ( [ lot, hammer ] ) => entered.get( lot ) !== `${ hammer } 1` || shown.get( lot ) !== hammer );
		say( `      the desk entered ${ visitors.results.size } results; ${ syncs.done } syncs with the platform ended, ${ syncs.failed } failed and said so` );
		check( '[OPS-02] each result of the desk is there once, and its lot shows it', visitors.results.size > count && wrong.length === 0, JSON.stringify( wrong.map( ( [ lot, hammer ] ) => [ lot, hammer, entered.get( lot ), shown.get( lot ) ] ) ) );
		const last = await cluster.sync( web1 );
		const after = await inDatabase( stock );
		check( '[OPS-02] syncs that broke off leave no lot twice, and the next goes on', last.status === 0 && after === before, `${ before }\n${ after }\n${ last.stdout }${ last.stderr }` );
		const sums = await Promise.all( [ data1, data2, data3 ].map( ( machine ) => machine.ask( "mariadb -N hearth_hammer -e 'CHECKSUM TABLE wp_hpapi_enquiry, wp_hh_auction_enquiry, wp_hpapi_subscriber, wp_hh_outbox, wp_posts, wp_postmeta'" ) ) );
		check( '[OPS-02] all three databases have the same', sums.every( ( sum ) => sum === sums[ 0 ] ), sums.join( '\n\n' ) );
	} );
}

/** Address to the Message-IDs that it got: the same mail again has the same one. */
function mailsOf( list ) {
	const mails = new Map();
	list.forEach( ( { to, id } ) => mails.set( to, ( mails.get( to ) ?? new Set() ).add( id ) ) );
	return mails;
}

function tally( lines ) {
	const counts = new Map();
	lines.split( '\n' ).filter( Boolean ).forEach( ( line ) => counts.set( line, ( counts.get( line ) ?? 0 ) + 1 ) );
	return counts;
}

/** One check; the others still run where it fails. */
function check( title, is, found ) {
	say( `      ${ is ? 'ok    ' : 'FAILED' } ${ title }` );
	if ( ! is ) {
		say( found.trim().slice( 0, 4000 ).replace( /^/gm, '             ' ) );
		failures.push( title );
	}
}
