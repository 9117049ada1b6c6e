import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { copyDeployment, settingsOf, wpAsSite } from '../deployment.mjs';
import { tryUpdates } from '../deploy-updates.mjs';
import { Failure, runMain } from '../failure.mjs';
import { makeDebian, withMachine } from '../machine.mjs';
import { run } from '../run.mjs';
import { say, Stages } from '../stages.mjs';

const SITE = '/srv/hearth-hammer';
const UNITS = [ 'nginx.service', 'php8.2-fpm.service', 'mariadb.service', 'redis-server.service', 'varnish.service', ...[ 'cron', 'outbox', 'sync', 'backup' ].map( ( name ) => `hearth-hammer-${ name }.timer` ) ];
/** What must be the same after a restore. */
const SUMS = `(cd ${ SITE }; find wordpress/wp-content/uploads private -type f -print0 | sort -z | xargs -0 sha256sum; mariadb-dump --skip-comments --order-by-primary hearth_hammer wp_posts wp_users | sha256sum; grep -v DB_PASSWORD /etc/hearth-hammer/secrets | sha256sum)`;

const settings = settingsOf( 'ALSO_HOSTS=example.com' );

const failures = [];

/** One check of the machine; the others still run where it fails. */
function check( title, is, found ) {
	say( `      ${ is ? 'ok    ' : 'FAILED' } ${ title }` );
	if ( ! is ) {
		say( found.trim().replace( /^/gm, '             ' ) );
		failures.push( title );
	}
}

await runMain( async () => {
	await withMachine( 'deploy', '10.77.6', test );
	if ( failures.length > 0 ) {
		throw new Failure( `${ failures.length } checks failed:\n${ failures.join( '\n' ) }` );
	}
} );

async function test( machine, bridge ) {
	const stages = new Stages( 9 );
	const install = ( options = '' ) => machine.run( `cd /root/site && deploy/install ${ options } site.settings` );
	const get = ( address, ...options ) => run( 'curl', [ '-sk', '-i', '--max-time', '60', ...[ 'www.example.com', 'example.com', 'other.example' ].flatMap( ( host ) => [ '--resolve', `${ host }:443:${ machine.address }` ] ), ...options, address ], { capture: true } );
	const unitsRun = async ( title ) => {
		const { stdout } = await machine.run( `systemctl is-active ${ UNITS.join( ' ' ) }` );
		check( title, stdout.trim().split( '\n' ).every( ( word ) => word === 'active' ), stdout );
		const failed = await machine.ask( 'systemctl list-units --failed --plain --no-legend; systemctl is-active varnishncsa.service; find /var/log/varnish -name "varnishncsa.log*"' );
		check( `${ title }, none has failed, and Varnish writes no log of visitors`, failed.trim() === 'inactive', failed );
	};

	await stages.run( 'A bare Debian, booted', async () => {
		await bridge.up();
		await makeDebian( machine.root, bridge.proxy.url );
		await copyDeployment( join( machine.root, 'root/site' ), settings );
		await machine.boot();
	} );

	await stages.run( 'deploy/install', async () => {
		const before = await install( '--check' );
		check( '[OPS-01] --check on a bare machine says what it would do', before.status === 0 && /would install .*\bnginx\b/.test( before.stdout ) && /Nothing was changed/.test( before.stdout ), before.stdout + before.stderr );
		const first = await machine.run( 'cd /root/site && deploy/install site.settings', { show: true } );
		check( '[OPS-01] one command sets the machine up', first.status === 0, 'See above.' );
	} );

	await stages.run( 'What it answers', async () => {
		const home = await get( 'https://www.example.com/' );
		check( '[OPS-01] the home page comes over TLS and HTTP/2', /^HTTP\/2 200/.test( home.stdout ) && home.stdout.includes( 'hearth-hammer' ), home.stdout.slice( 0, 800 ) );
		const rest = await get( 'https://www.example.com/wp-json/' );
		check( '[OPS-01] both REST namespaces are there', rest.stdout.includes( 'hpapi\\/v1' ) && rest.stdout.includes( 'caphpi\\/v1' ), rest.stdout.slice( 0, 800 ) );
		const style = /https:[^"']+\/theme\.css[^"']*/.exec( home.stdout )?.[ 0 ] ?? 'https://www.example.com/missing.css';
		const file = await get( style, '-H', 'Accept-Encoding: br' );
		check( '[OPS-01] a static file is immutable and compressed', /^HTTP\/2 200/.test( file.stdout ) && /cache-control: .*immutable/i.test( file.stdout ) && /content-encoding: br/i.test( file.stdout ), file.stdout.slice( 0, 800 ) );
		const other = await get( 'https://other.example/' );
		check( '[OPS-01] another host name is refused', other.status !== 0, other.stdout.slice( 0, 800 ) );
		const also = await get( 'https://example.com/a?b=1' );
		check( '[OPS-01] the other name redirects', /^location: https:\/\/www\.example\.com\/a\?b=1/im.test( also.stdout ), also.stdout.slice( 0, 800 ) );
		const statuses = await Promise.all( [ 'xmlrpc.php', 'wp-config.php', '.git/config', 'wp-content/uploads/x.php' ].map( ( path ) => get( `https://www.example.com/${ path }` ) ) );
		check( '[OPS-01] XML-RPC, configuration and PHP in uploads are refused', statuses.every( ( { stdout } ) => /^HTTP\/2 404/.test( stdout ) ), statuses.map( ( { stdout } ) => stdout.slice( 0, 100 ) ).join( '\n' ) );
		const tries = [];
		for ( let number = 0; number < 12; number++ ) {
			tries.push( await get( 'https://www.example.com/wp-login.php', '-d', 'log=a&pwd=b' ) );
		}
		check( '[OPS-01] sign-in is limited before PHP', /^HTTP\/2 200/.test( tries[ 0 ].stdout ) && tries.some( ( { stdout } ) => /^HTTP\/2 429/.test( stdout ) && /^retry-after: 30/im.test( stdout ) ), tries.map( ( { stdout } ) => stdout.slice( 0, 12 ) ).join( '\n' ) );
		const live = await get( 'https://www.example.com/healthz/live' );
		const ready = await get( 'https://www.example.com/healthz' );
		check( '[OPS-04] /healthz says live and ready', /\r?\n\r?\nlive$/.test( live.stdout ) && ready.stdout.includes( '"status":"ready"' ) && ready.stdout.includes( '"cache":"ok"' ), live.stdout + ready.stdout );
		const refused = await get( 'https://www.example.com/metrics' );
		const metrics = await machine.run( 'curl -si http://127.0.0.1:8081/metrics' );
		check( '[OPS-04] /metrics is for the machine itself, and not for visitors', /^HTTP\/2 403/.test( refused.stdout ) && /^HTTP\/1.1 200/.test( metrics.stdout ) && /^hearth_hammer_check\{check="database"\} 1$/m.test( metrics.stdout ) && /^cache-control: private, no-store/im.test( metrics.stdout ), refused.stdout.slice( 0, 400 ) + metrics.stdout );
		await get( 'https://www.example.com/enquiry/0123456789abcdef0123456789abcdef/?email=jane@example.com' );
		const log = await machine.ask( 'cat /var/log/nginx/access.log' );
		check( '[OPS-04] the access log is JSON without tokens, queries and whole addresses', log.split( '\n' ).every( isJson ) && log.includes( '"route":"visitors-own"' ) && ! /0123456789abcdef|jane|10\.77\.6\.1"/.test( log ), log.slice( -2000 ) );
		await machine.ask( `echo "<?php define( 'HEARTH_HAMMER_HSTS_SECONDS', '77' );" > /etc/hearth-hammer/constants.php && systemctl reload php8.2-fpm` );
		const own = await get( 'https://www.example.com/?constants' );
		check( '[OPS-01] constants of the firm are read from constants.php', /^strict-transport-security: max-age=77\b/im.test( own.stdout ), own.stdout.slice( 0, 800 ) );
		await unitsRun( '[OPS-01] all units run' );
		await ran( machine, 'hearth-hammer-cron.service' );
	} );

	await stages.run( 'The page cache', async () => {
		const home = () => get( 'https://www.example.com/' );
		const wp = ( words ) => machine.ask( wpAsSite( words ) );
		await home();
		const hit = await home();
		check( '[OPS-03] the second visitor gets the page from the cache', /^HTTP\/2 200/.test( hit.stdout ) && /^x-cache: hit/im.test( hit.stdout ) && ! /^surrogate-/im.test( hit.stdout ), hit.stdout.slice( 0, 1500 ) );
		await wp( 'option update blogdescription "Purged at once" --quiet' );
		const fresh = await home();
		check( '[OPS-03] a change is seen by the next visitor', /^x-cache: miss/im.test( fresh.stdout ) && fresh.stdout.includes( 'Purged at once' ), fresh.stdout.slice( 0, 1500 ) );
		const purge = await get( 'https://www.example.com/', '-X', 'PURGE', '-H', 'xkey-purge: site' );
		check( '[OPS-03] no visitor purges', /^HTTP\/2 405/.test( purge.stdout ), purge.stdout.slice( 0, 800 ) );
		await wp( 'option update blogdescription "Purged again" --quiet' );
		await machine.ask( 'systemctl stop php8.2-fpm' );
		const down = await home();
		const other = await get( 'https://www.example.com/?s=never' );
		await machine.ask( 'systemctl start php8.2-fpm' );
		check( '[OPS-03] while PHP is down the page is the last one, and what was never asked for is an error', /^HTTP\/2 200/.test( down.stdout ) && down.stdout.includes( 'Purged at once' ) && /^HTTP\/2 50\d/.test( other.stdout ), down.stdout.slice( 0, 800 ) + other.stdout.slice( 0, 800 ) );
		await machine.ask( 'systemctl stop varnish' );
		const without = await home();
		await machine.ask( 'systemctl start varnish' );
		check( '[OPS-03] without Varnish PHP answers', /^HTTP\/2 200/.test( without.stdout ) && without.stdout.includes( 'Purged again' ), without.stdout.slice( 0, 800 ) );
	} );

	await stages.run( 'A second run, and --check', async () => {
		const second = await install();
		check( '[OPS-01] a second run changes nothing and says so', second.status === 0 && /Nothing was changed: the machine is as the settings say/.test( second.stdout ), second.stdout + second.stderr );
		await machine.ask( `echo '# changed' >> /etc/nginx/nginx.conf; echo '// changed' >> ${ SITE }/wordpress/wp-content/plugins/hpapi/hpapi.php` );
		const checked = await install( '--check' );
		check( '[OPS-01] --check names the changed files', /would rewrite \/etc\/nginx\/nginx\.conf/.test( checked.stdout ) && /plugins\/hpapi\/hpapi\.php differs from hpapi\.zip/.test( checked.stdout ), checked.stdout + checked.stderr );
		const repaired = await install();
		check( '[OPS-01] the next run puts them back', repaired.status === 0 && /Done: 2 changes/.test( repaired.stdout ), repaired.stdout + repaired.stderr );
	} );

	await stages.run( 'Updates and rollbacks while visitors come', () => tryUpdates( machine, install, check ) );

	await stages.run( 'A reboot', async () => {
		await machine.reboot();
		await unitsRun( '[OPS-01] a reboot brings all units back' );
		const home = await get( 'https://www.example.com/', '--retry', '10', '--retry-connrefused' );
		check( '[OPS-01] and the home page', /HTTP\/2 200/.test( home.stdout ), home.stdout.slice( 0, 800 ) );
	} );

	await stages.run( 'Backup', async () => {
		await machine.ask( `cd ${ SITE }; mkdir -p wordpress/wp-content/uploads/2026 private/ab; head -c 300000 /dev/urandom > wordpress/wp-content/uploads/2026/a.jpg; echo sealed > private/ab/doc.php; chown -R www-data: wordpress/wp-content/uploads private; cd /; runuser -u www-data -- wp --path=${ SITE }/wordpress post create --post_title=Kept --post_status=publish` );
		await machine.ask( `${ SUMS } > /root/before` );
		const saved = await machine.run( 'systemctl stop hearth-hammer-{cron,outbox,sync}.timer; /usr/local/lib/hearth-hammer/backup /etc/hearth-hammer/settings' );
		const key = await machine.ask( 'cat /etc/hearth-hammer/backup-key' );
		check( '[OPS-04] the first backup shows its key', saved.status === 0 && saved.stdout.includes( key ), saved.stdout + saved.stderr );
		const again = await machine.run( '/usr/local/lib/hearth-hammer/backup /etc/hearth-hammer/settings' );
		check( '[OPS-04] the second does not', again.status === 0 && ! again.stdout.includes( key ), again.stdout + again.stderr );
		await machine.ask( 'cp /etc/hearth-hammer/backup-key /root/key' );
	} );

	await stages.run( 'Everything lost, and restored', async () => {
		await machine.ask( `systemctl stop 'hearth-hammer-*.timer' php8.2-fpm nginx; mariadb -e 'DROP DATABASE hearth_hammer'; rm -rf ${ SITE } /etc/hearth-hammer /var/lib/hearth-hammer` );
		const early = await machine.run( 'cd /root/site && deploy/restore --yes --key-file /root/key site.settings' );
		check( '[OPS-04] restore without a site says what is missing', early.status === 1 && /Run deploy\/install first/.test( early.stderr ), early.stdout + early.stderr );
		await install();
		const wrong = await machine.run( 'cd /root/site && deploy/restore --yes site.settings' );
		check( '[OPS-04] restore with another key changes nothing and says so', wrong.status === 1 && /do not open with the key/.test( wrong.stderr ), wrong.stdout + wrong.stderr );
		const restored = await machine.run( 'cd /root/site && deploy/restore --yes --key-file /root/key site.settings' );
		check( '[OPS-04] restore succeeds', restored.status === 0, restored.stdout + restored.stderr );
		const { stdout } = await machine.run( `${ SUMS } > /root/after; diff /root/before /root/after && echo same` );
		check( '[OPS-04] posts, users, uploads, private documents and keys have the same checksums', stdout.trim() === 'same', stdout );
		await unitsRun( '[OPS-04] all units run after the restore' );
	} );
}

function isJson( line ) {
	try {
		return typeof JSON.parse( line ).status === 'string';
	} catch {
		return false;
	}
}

/** The timer fires every minute. */
async function ran( machine, unit ) {
	let said = '';
	for ( let tries = 0; tries < 60 && ! /Finished/.test( said ); tries++ ) {
		said = ( await machine.run( `journalctl -u ${ unit } --no-pager` ) ).stdout;
		await wait( 2_000 );
	}
	check( `[OPS-01] the timer ran ${ unit }`, /Finished/.test( said ) && ! /Failed/.test( said ), said );
}
