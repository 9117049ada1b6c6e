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
import { Stages } from '../stages.mjs';

const SALE = 'hh/S1';

/** Seconds after which a sale is free again whose process was killed: its lock lives 45. */
const FREE_AFTER = 60;

await runMain( async () => {
	const options = readOptions( { lots: null } );
	const count = Number( options.lots ?? 300 );
	if ( ! Number.isInteger( count ) || count < 50 || count > 5000 ) {
		throw new Failure( '--lots needs a whole number from 50 to 5000.', 2 );
	}
	const stages = new Stages( 5 );
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
				throw new Failure( `The kill did not hit the work: ${ state.new_guide } of ${ count } lots were written. More --lots give it more time.` );
			}
			return { ...state, at: performance.now() };
		} );
		console.log( `      killed with ${ killed.new_guide } of ${ count } lots written` );

		await stages.run( 'The next one goes on as soon as the lock is free', async () => {
			for ( ;; ) {
				const { stdout } = await sync();
				const waited = ( performance.now() - killed.at ) / 1000;
				if ( ! stdout.includes( 'somebody else' ) ) {
					console.log( `      free after ${ waited.toFixed( 0 ) } s at the most` );
					break;
				}
				if ( waited > FREE_AFTER ) {
					throw new Failure( `The lock of a dead process still holds after ${ waited.toFixed( 0 ) } s.` );
				}
				await wait( 2000 );
			}
			compare( await look( site ), { sales: 1, lots: count, different: count, indexed: count, references: count, entered: count, changed: count, new_guide: count, locks: 0 } );
		} );
	} finally {
		await database?.stop();
	}
} );

/** Files of a platform whose sale has so many lots, all with this guide price. */
function offer( folder, count, guide ) {
	mkdirSync( join( folder, 'S1' ), { recursive: true } );
	const stamp = '2026-11-22T10:00:00Z';
	const sale = { auctioneer_id: 'hh', sale_id: 'S1', title: 'December cars', business: 'car-auctions', department_id: 'cars', department: 'Cars', sale_type: 'live-online', status: 'catalogue', starts_at: { days: 7, time: '11:00' }, lot_count: count, updated_at: stamp };
	const lots = Array.from( { length: count }, ( _, at ) => ( {
		auctioneer_id: 'hh',
		sale_id: 'S1',
		lot_id: `L${ at + 1 }`,
		lot_number: String( at + 1 ),
		title: `2018 Ford Focus ${ at + 1 }`,
		description: `<p>Number ${ at + 1 }.</p>`,
		status: 'available',
		price_status: 'guide',
		guide_low: guide,
		images: [],
		documents: [],
		facts: { make: 'Ford', model: 'Focus', mileage: 40000 + at },
		updated_at: stamp,
	} ) );
	writeFileSync( join( folder, 'sales.json' ), JSON.stringify( { sales: [ sale ] } ) );
	writeFileSync( join( folder, 'S1', 'lots.json' ), JSON.stringify( { page: 1, pages: 1, total: count, etag: `guide-${ guide }`, lots } ) );
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
