import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure, runMain } from '../failure.mjs';
import { plugins } from '../install.mjs';
import { sql, startMariadb } from '../mariadb.mjs';
import { nativeFlags } from '../native.mjs';
import { installNativeSite, nativeWp } from '../native-site.mjs';
import { readOptions } from '../options.mjs';
import { inRoot } from '../paths.mjs';
import { run } from '../run.mjs';
import { Stages } from '../stages.mjs';

const SALE = 'hh/S1';

/** Lots of the sale whose sync is measured, and how much memory it may take with all of WordPress. */
const LARGE = 5000;
const MOST_MEGABYTES = 64;

/** Seconds after which a sale is free again whose process was killed: its lock lives 45. */
const FREE_AFTER = 60;

await runMain( async () => {
	const options = readOptions( { lots: null } );
	const count = Number( options.lots ?? 300 );
	if ( ! Number.isInteger( count ) || count < 50 || count > 5000 ) {
		throw new Failure( '--lots needs a whole number from 50 to 5000.', 2 );
	}
	const stages = new Stages( 6 );
	let database = null;
	try {
		database = await stages.run( 'Starting MariaDB', () => startMariadb() );
		const site = await stages.run( 'Installing WordPress', () =>
			installNativeSite( 'sync', database.env, 'http://127.0.0.1', {}, { plugins: plugins.filter( ( name ) => /core|auctions/.test( name ) ), theme: false } )
		);
		const platform = join( site, 'platform' );
		const sync = ( ...more ) => nativeWp( site, [ 'auctions', 'sync', `--sale=${ SALE }`, '--pictures=none', ...more ], { capture: true } );

		await stages.run( 'Two processes sync the sale at once', async () => {
			// The sale is there already: it is its lots that both of them want to write.
			offer( platform, 0, 1000 );
			await sync( `--sandbox=${ platform }`, '--name=Sandbox' );
			offer( platform, count, 1000 );
			const both = await Promise.all( [ sync(), sync() ] );
			both.forEach( ( { stdout } ) => console.log( `      ${ stdout.trim().split( '\n' ).join( ' / ' ) }` ) );
			// Whoever came second was told so, and may have found nothing to do yet.
			await sync();
			const all = { sales: 1, lots: count, different: count, indexed: count, references: count, entered: count, changed: 0, new_guide: 0, locks: 0 };
			compare( await look( site ), all );
		} );

		const killed = await stages.run( 'A third is killed in the middle of its work', async () => {
			offer( platform, count, 2000 );
			const child = spawn( 'php', [ ...nativeFlags, join( site, 'wp-cli.phar' ), '--allow-root', `--path=${ join( site, 'wordpress' ) }`, 'auctions', 'sync', `--sale=${ SALE }`, '--pictures=none' ], { stdio: 'ignore' } );
			const ended = new Promise( ( done ) => child.once( 'exit', done ) );
			// By the database itself: starting WordPress to look takes longer than a small sync.
			const written = async () => Number( await sql( database.env, "SELECT COUNT(*) FROM wp_postmeta WHERE meta_key = 'hh_lot_guide_low' AND meta_value = '2000'" ) );
			while ( ( await written() ) < count / 10 && child.exitCode === null ) {
				await wait( 20 );
			}
			child.kill( 'SIGKILL' );
			await ended;
			const state = await look( site );
			if ( state.new_guide === 0 || state.new_guide >= count ) {
				throw new Failure( `The process was not killed during its work: ${ state.new_guide } of ${ count } lots were written. Try a larger --lots.` );
			}
			return { ...state, at: performance.now() };
		} );
		console.log( `      killed with ${ killed.new_guide } of ${ count } lots written` );

		// Another sale has another lock: while that of the dead process holds, there is time to count memory.
		await stages.run( `Memory of a sync of ${ LARGE.toLocaleString( 'en-GB' ) } lots`, async () => {
			offer( platform, count, 2000, LARGE );
			const { status, stdout, stderr } = await run( 'php', [ ...nativeFlags, '-d', 'opcache.enable_cli=0', inRoot( 'tests', 'load', 'sync-memory.php' ), join( site, 'wordpress' ) ], { capture: true } );
			if ( status !== 0 ) {
				throw new Failure( `Counting memory ended with status ${ status }.\n${ stdout }${ stderr }` );
			}
			const { alone, written, compared, written_lots: first, compared_lots: again } = JSON.parse( stdout.trim().split( '\n' ).at( -1 ) );
			console.log( `      WordPress alone ${ alone } MB; at the peak ${ written } MB while ${ first } lots are written, ${ compared } MB while ${ again } are compared` );
			if ( first !== LARGE || again !== LARGE ) {
				throw new Failure( `${ first } lots were written and ${ again } compared, instead of ${ LARGE }.` );
			}
			if ( Math.max( written, compared ) >= MOST_MEGABYTES ) {
				throw new Failure( `The sync took ${ Math.max( written, compared ) } MB; it must stay below ${ MOST_MEGABYTES }.` );
			}
		} );

		await stages.run( 'The next one goes on as soon as the lock is free', async () => {
			for ( ;; ) {
				const { stdout } = await sync();
				const waited = ( performance.now() - killed.at ) / 1000;
				if ( ! stdout.includes( 'another sync is running' ) ) {
					console.log( `      free within ${ waited.toFixed( 0 ) } s` );
					break;
				}
				if ( waited > FREE_AFTER ) {
					throw new Failure( `The lock of a killed process is still held after ${ waited.toFixed( 0 ) } s.` );
				}
				await wait( 2000 );
			}
			const all = count + LARGE;
			compare( await look( site ), { sales: 2, lots: all, different: all, indexed: all, references: all, entered: all, changed: count, new_guide: all, locks: 0 } );
		} );
	} finally {
		await database?.stop();
	}
} );

/** Files of a platform whose sale has so many lots, all with this guide price; and a second one where that has any. */
function offer( folder, count, guide, second = 0 ) {
	const sizes = second > 0 ? { S1: count, S2: second } : { S1: count };
	const stamp = '2026-11-22T10:00:00Z';
	const sale = ( [ id, size ] ) => ( { auctioneer_id: 'hh', sale_id: id, title: `December cars ${ id }`, business: 'car-auctions', department_id: 'cars', department: 'Cars', sale_type: 'live-online', status: 'catalogue', starts_at: { days: 7, time: '11:00' }, lot_count: size, updated_at: stamp } );
	const lot = ( id, number ) => ( {
		auctioneer_id: 'hh',
		sale_id: id,
		lot_id: `${ id === 'S1' ? 'L' : 'M' }${ number }`,
		lot_number: String( number ),
		title: `2018 Ford Focus ${ number }`,
		description: `<p>${ 'One owner from new, a full history and two keys. '.repeat( 12 ) }</p><p>Number ${ number }.</p>`,
		status: 'available',
		price_status: 'guide',
		guide_low: guide,
		images: [],
		documents: [],
		facts: { make: 'Ford', model: 'Focus', mileage: 40000 + number },
		updated_at: stamp,
	} );
	for ( const [ id, size ] of Object.entries( sizes ) ) {
		mkdirSync( join( folder, id ), { recursive: true } );
		writeFileSync( join( folder, id, 'lots.json' ), JSON.stringify( { page: 1, pages: 1, total: size, etag: `guide-${ guide }`, lots: Array.from( { length: size }, ( _, at ) => lot( id, at + 1 ) ) } ) );
	}
	writeFileSync( join( folder, 'sales.json' ), JSON.stringify( { sales: Object.entries( sizes ).map( sale ) } ) );
}

async function look( site ) {
	const { status, stdout, stderr } = await nativeWp( site, [ 'eval-file', '--use-include', inRoot( 'tests', 'load', 'sync-count.php' ) ], { capture: true } );
	if ( status !== 0 ) {
		throw new Failure( `Counting ended with status ${ status }.\n${ stdout }${ stderr }` );
	}
	return JSON.parse( stdout.trim().split( '\n' ).at( -1 ) );
}

function compare( is, expected ) {
	const wrong = Object.entries( expected ).filter( ( [ name, number ] ) => is[ name ] !== number );
	if ( wrong.length > 0 ) {
		throw new Failure( `The numbers do not add up:\n${ wrong.map( ( [ name, number ] ) => `  ${ name }: ${ is[ name ] } instead of ${ number }` ).join( '\n' ) }` );
	}
	console.log( `      ${ is.lots } lots, each once; ${ is.changed } changes in the history; ${ is.locks } locks` );
}
