/** Updates and rolls back a booted machine while visitors come. */

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { zip } from './zip.mjs';

/**
 * Under load: a version with another table, back, one that does not start, and one that starts and answers with errors.
 *
 * @param {import('./machine.mjs').Machine} machine
 * @param {() => Promise<Object>}            install Runs deploy/install.
 * @param {Function}                         check   Gets the title of a check, whether it holds, and what was found.
 */
export async function tryUpdates( machine, install, check ) {
	const site = '/root/site';
	await machine.ask( `mkdir /root/made; cd /root/made; unzip -q ${ site }/dist/hearth-hammer-core.zip` );
	// Versions that differ from this one by a change in core.
	const make = async ( name, file, change ) => {
		const made = join( machine.root, 'root/made' );
		const files = readdirSync( made, { recursive: true } ).filter( ( path ) => statSync( join( made, path ) ).isFile() ).map( ( path ) => ( { path, body: readFileSync( join( made, path ) ) } ) );
		const changed = files.find( ( { path } ) => path === `hearth-hammer-core/${ file }` );
		const text = change( changed.body.toString() );
		if ( text === changed.body.toString() ) {
			throw new Failure( `${ file } could not be changed for the version “${ name }”.` );
		}
		changed.body = Buffer.from( text );
		await machine.ask( `cp -r ${ site }/dist /root/${ name }` );
		writeFileSync( join( machine.root, 'root', name, 'hearth-hammer-core.zip' ), zip( files ) );
	};
	const start = 'hearth-hammer-core.php';
	const table = "Migrations::table( 'hh_added', 'id bigint(20) unsigned NOT NULL, PRIMARY KEY  (id)' )";
	const row = "$GLOBALS['wpdb']->query( 'INSERT INTO wp_hh_added (id) SELECT COUNT(*) + 1 FROM (SELECT id FROM wp_hh_added) AS a' )";
	await make( 'newer', 'src/Tables.php', ( text ) => text.replace( /\bVERSION\s*= \d+/, 'VERSION = 999' ).replace( /^\t+self::outbox/m, ( first ) => `static function (): void { ${ table }; ${ row }; },\n${ first }` ) );
	await make( 'broken', start, ( text ) => `${ text }throw new \\Error( 'broken' );\n` );
	await make( 'failing', start, ( text ) => `${ text }if ( PHP_SAPI !== 'cli' ) { http_response_code( 500 ); exit; }\n` );
	const release = () => machine.ask( `readlink /srv/hearth-hammer/release` );
	const tables = () => machine.ask( `mariadb -N hearth_hammer -e "SELECT COUNT(*) FROM information_schema.tables WHERE table_name = 'wp_hh_added'; SELECT MD5(GROUP_CONCAT(ID, post_title, post_status ORDER BY ID)) FROM wp_posts WHERE post_type NOT IN ('revision')"` );
	const deploy = ( line ) => machine.run( `cd ${ site } && deploy/${ line }` );
	const said = ( { stdout, stderr } ) => stdout + stderr;
	const before = await release();
	const data = ( await tables() ).split( '\n' )[ 1 ];
	const load = startLoad( machine.address, 20 );

	const checked = await deploy( 'update --check /root/newer' );
	check( '[OPS-05] update --check names the packages and changes nothing', checked.status === 0 && /new: hearth-hammer-core \(/.test( checked.stdout ) && /Nothing was changed/.test( checked.stdout ) && ( await release() ) === before, said( checked ) );
	const updated = await deploy( 'update /root/newer' );
	check( '[OPS-05] update puts the new version into service', updated.status === 0 && ( await release() ) !== before, said( updated ) );
	const added = await tables();
	check( '[OPS-05] its migration ran once, and other data are as they were', added === `1\n${ data }` && ( await machine.ask( 'mariadb -N hearth_hammer -e "SELECT GROUP_CONCAT(id) FROM wp_hh_added"' ) ) === '1', added );
	const again = await deploy( 'update /root/newer' );
	check( '[OPS-05] the same update again changes nothing and says so', again.status === 0 && /Nothing was changed: release \w+ \(version [\d.]+\) already runs/.test( again.stdout ), said( again ) );
	const back = await deploy( 'rollback' );
	check( '[OPS-05] rollback brings the older code back and leaves the data', back.status === 0 && ( await release() ) === before && ( await tables() ) === added, said( back ) );
	const further = await deploy( 'rollback' );
	check( '[OPS-05] rollback without an older version says so', further.status === 1 && /There is no release before/.test( further.stderr ), said( further ) );
	const broken = await deploy( 'update /root/broken' );
	check( '[OPS-05] a version that does not start is not switched to', broken.status === 1 && /does not start/.test( broken.stderr ) && ( await release() ) === before, said( broken ) );
	const good = await load.stop();
	check( `[OPS-05] of ${ good.total } requests at 20 a second meanwhile, none failed (slowest ${ good.slowest } ms)`, good.total > 100 && good.failed.length === 0, good.failed.join( '\n' ) );

	const failing = await deploy( 'update /root/failing' );
	check( '[OPS-05] a version that answers with errors is left again automatically', failing.status === 1 && /answers again/.test( failing.stderr ) && ( await release() ) === before, said( failing ) );
	const tampered = await install();
	check( '[OPS-05] deploy/install finds nothing to change after all that', tampered.status === 0 && /Nothing was changed/.test( tampered.stdout ), said( tampered ) );
}

/**
 * Asks for pages from the cache, pages that PHP makes and REST, at an even rate.
 *
 * @param {string} address
 * @param {number} rate    Requests a second.
 */
function startLoad( address, rate ) {
	const agent = new Agent( { keepAlive: true, rejectUnauthorized: false, servername: 'www.example.com' } );
	const found = { total: 0, slowest: 0, failed: [] };
	const open = new Set();
	const one = ( number ) => {
		const path = [ '/', '/auctions/', `/?load=${ number }`, '/', '/wp-json/hpapi/v1' ][ number % 5 ];
		const began = Date.now();
		const ended = new Promise( ( done ) => {
			const fail = ( why ) => done( found.failed.push( `${ new Date( began ).toISOString() } ${ path }: ${ why } after ${ Date.now() - began } ms` ) );
			const sent = request( { host: address, path, agent, headers: { Host: 'www.example.com' }, timeout: 60_000 }, ( answer ) => {
				answer.on( 'error', ( error ) => fail( error.message ) );
				answer.resume().on( 'end', () => ( answer.statusCode >= 200 && answer.statusCode < 300 && answer.complete ? done() : fail( answer.statusCode ) ) );
			} );
			sent.on( 'timeout', () => sent.destroy( new Error( 'no answer' ) ) );
			sent.on( 'error', ( error ) => fail( error.message ) ).end();
		} ).then( () => {
			found.slowest = Math.max( found.slowest, Date.now() - began );
			open.delete( ended );
		} );
		open.add( ended );
	};
	const timer = setInterval( () => one( found.total++ ), 1000 / rate );
	return {
		async stop() {
			clearInterval( timer );
			await Promise.all( open );
			agent.destroy();
			return found;
		},
	};
}
