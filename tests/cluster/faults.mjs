/** What happens to the machines while visitors come. Each breaks one thing or two, and mends it. */

import { setTimeout as wait } from 'node:timers/promises';
import { run } from '../../scripts/lib/run.mjs';

const SECONDS = 1000;
const link = ( machine, state ) => run( 'ip', [ 'link', 'set', `vb-${ machine.name }`, state ], { capture: true } );

/** The first are those of a short test. */
export const faults = [
	[ 'the database that gets the writes is killed', async ( { writer } ) => ( await writer() ).run( 'pkill -9 mariadbd' ) ],
	[
		'a web machine loses its power',
		async ( { machines } ) => {
			await machines.web1.kill();
			await wait( 10 * SECONDS );
			await machines.web1.boot();
		},
	],
	[ 'the Redis that leads is killed', async ( cluster ) => ( await redisLeader( cluster ) )?.run( 'pkill -9 redis-server' ) ],
	[ 'the outbox is killed in the middle of a delivery', async ( { machines } ) => Promise.all( [ machines.web1, machines.web2 ].map( ( machine ) => machine.run( 'for n in $(seq 1 300); do pkill -9 -f "[c]ron event run hh_outbox" && break; sleep 0.2; done' ) ) ) ],
	[
		'the database that gets the writes freezes',
		async ( { writer } ) => {
			const machine = await writer();
			await machine.run( 'pkill -STOP mariadbd' );
			await wait( 15 * SECONDS );
			await machine.run( 'pkill -CONT mariadbd' );
		},
	],
	[
		'a database machine and a web machine lose their power together',
		async ( { machines, writer } ) => {
			const machine = await writer();
			await Promise.all( [ machine.kill(), machines.web2.kill() ] );
			await wait( 10 * SECONDS );
			await Promise.all( [ machine.boot(), machines.web2.boot() ] );
		},
	],
	[
		'the network of the database that gets the writes is cut',
		async ( { writer } ) => {
			const machine = await writer();
			await link( machine, 'down' );
			await wait( 15 * SECONDS );
			await link( machine, 'up' );
		},
	],
	[ 'PHP-FPM is killed on one web machine, HAProxy on the other', async ( { machines } ) => Promise.all( [ machines.web1.run( 'systemctl kill -s KILL php8.2-fpm; sleep 3; systemctl start php8.2-fpm' ), machines.web2.run( 'pkill -9 haproxy' ) ] ) ],
	[ 'a second database is killed while the first comes back', async ( { machines, writer } ) => {
		const first = await writer();
		await first.run( 'pkill -9 mariadbd' );
		await wait( 3 * SECONDS );
		await Object.values( machines ).find( ( machine ) => machine.name.startsWith( 'data' ) && machine !== first ).run( 'pkill -9 mariadbd' );
	} ],
	[
		'the clock of a web machine is two hours ahead, also for its worker',
		async ( { machines } ) => {
			const units = 'php8.2-fpm hearth-hammer-outbox hearth-hammer-cron';
			await machines.web1.run( `for unit in ${ units }; do mkdir -p /run/systemd/system/$unit.service.d; printf '[Service]\\nEnvironment=LD_PRELOAD=/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1 FAKETIME=+2h\\n' > /run/systemd/system/$unit.service.d/clock.conf; done; systemctl daemon-reload; systemctl restart php8.2-fpm` );
			await wait( 70 * SECONDS );
			await machines.web1.run( `for unit in ${ units }; do rm /run/systemd/system/$unit.service.d/clock.conf; done; systemctl daemon-reload; systemctl restart php8.2-fpm` );
		},
	],
	[ 'HAProxy on the balancer is killed', async ( { machines } ) => machines.lb1.run( 'pkill -9 haproxy' ) ],
	[ 'Varnish is killed on both web machines', async ( { machines } ) => Promise.all( [ machines.web1, machines.web2 ].map( ( machine ) => machine.run( 'pkill -9 varnishd' ) ) ) ],
	[
		'the disk of the database that gets the writes is full',
		async ( { machines } ) => {
			// The first is the writer while it is up. Its data move to a disk of their own for a while.
			const machine = machines.data1;
			await machine.run( 'systemctl stop mariadb && mkdir -p /srv/kept && cp -a /var/lib/mysql/. /srv/kept && mount -t tmpfs -o mode=755,size=$(( $(du -sm /var/lib/mysql | cut -f1) + 400 ))m tmpfs /var/lib/mysql && chown mysql: /var/lib/mysql && cp -a /srv/kept/. /var/lib/mysql && systemctl start mariadb' );
			await wait( 10 * SECONDS );
			await machine.run( 'head -c 10G /dev/zero > /var/lib/mysql/full' );
			await wait( 20 * SECONDS );
			await machine.run( 'rm /var/lib/mysql/full' );
			await wait( 20 * SECONDS );
			await machine.run( 'systemctl stop mariadb; find /srv/kept -mindepth 1 -delete; cp -a /var/lib/mysql/. /srv/kept; umount /var/lib/mysql && find /var/lib/mysql -mindepth 1 -delete; cp -a /srv/kept/. /var/lib/mysql; find /srv/kept -mindepth 1 -delete; systemctl start mariadb' );
		},
	],
	[ 'all database machines restart at once', async ( { machines } ) => Promise.all( [ 'data1', 'data2', 'data3' ].map( ( name ) => machines[ name ].reboot() ) ) ],
];

async function redisLeader( cluster ) {
	for ( const name of [ 'data1', 'data2', 'data3' ] ) {
		const { stdout } = await cluster.machines[ name ].run( `redis-cli -a ${ cluster.redisPassword() } --no-auth-warning role` );
		if ( stdout.startsWith( 'master' ) ) {
			return cluster.machines[ name ];
		}
	}
	return null;
}
