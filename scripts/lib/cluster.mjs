/** One site on six booted machines: a balancer, two web machines, three database machines. */

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startSmtp } from '../../tests/fakes/smtp.mjs';
import { copyDeployment, settingsOf, wpAsSite } from './deployment.mjs';
import { Failure } from './failure.mjs';
import { Bridge, giveAddress, Machine, makeDebian } from './machine.mjs';
import { cacheDir, inRoot } from './paths.mjs';
import { npm, run, stopChild } from './run.mjs';
import { say } from './stages.mjs';

const SUBNET = '10.77.7';
/** A server that speaks S3. Only this test needs it, so the project does not depend on it. */
const STORE = 's3rver@3.7.1';
const STORE_KEY = 'S3RVER';
const BALANCER = { name: 'lb1', number: 11, role: 'balancer' };
const WEB = [ { name: 'web1', number: 21, role: 'web' }, { name: 'web2', number: 22, role: 'web' } ];
const DATA = [ { name: 'data1', number: 31, role: 'data' }, { name: 'data2', number: 32, role: 'data' }, { name: 'data3', number: 33, role: 'data' } ];
/** Networks of visitors. */
const NETWORKS = 120;
const PROPERTIES = 12;
/** More than a test has time for. */
const DESK_LOTS = 1000;
const WEEK = 7 * 86_400_000;
const SYNC = 'auctions sync --all --sandbox=/srv/demo/platform --name=BidJS --pictures=none';

const addresses = ( machines ) => machines.map( ( { number } ) => `${ SUBNET }.${ number }` ).join( ' ' );

const settings = settingsOf(
	'TLS=self-signed',
	'PHP_WORKERS=8',
	'DATABASE_MEMORY=256',
	`BALANCERS=${ addresses( [ BALANCER ] ) }`,
	`WEB_MACHINES=${ addresses( WEB ) }`,
	`DATA_MACHINES=${ addresses( DATA ) }`,
	'SECRETS_FILE=site.secrets',
	'FILES_BUCKET=files',
	`FILES_ENDPOINT=http://${ SUBNET }.1:4568`
);

export class Cluster {
	#stops = [];

	/** @param {string} folder Of the machines; removed at the end. */
	constructor( folder ) {
		this.folder = folder;
		this.bridge = new Bridge( 'hhcluster', SUBNET );
		this.machines = Object.fromEntries( [ BALANCER, ...WEB, ...DATA ].map( ( { name, number } ) => [ name, new Machine( name, join( folder, name ), this.bridge, number ) ] ) );
		this.address = `${ SUBNET }.${ BALANCER.number }`;
	}

	/** Debian once, with the packages of each role, and copies of it. The first time takes minutes; a week later it is made anew. */
	async make() {
		await this.bridge.up();
		this.#stops.push( () => this.bridge.down() );
		const packages = {};
		for ( const role of [ 'balancer', 'web', 'data' ] ) {
			packages[ role ] = await packagesOf( role );
		}
		const roots = join( cacheDir(), 'cluster', `debian-${ createHash( 'sha256' ).update( JSON.stringify( packages ) ).digest( 'hex' ).slice( 0, 12 ) }` );
		if ( ! existsSync( join( roots, 'made' ) ) || Date.now() - statSync( join( roots, 'made' ) ).mtimeMs > WEEK ) {
			rmSync( roots, { recursive: true, force: true } );
			const base = join( roots, 'base' );
			await makeDebian( base, this.bridge.proxy.url );
			for ( const [ role, names ] of Object.entries( packages ) ) {
				await must( 'cp', [ '-a', '--reflink=auto', base, join( roots, role ) ] );
				await must( 'chroot', [ join( roots, role ), 'env', 'DEBIAN_FRONTEND=noninteractive', 'sh', '-c', `apt-get update -q && apt-get install -qy --no-install-recommends ${ names } && apt-get clean` ] );
			}
			rmSync( base, { recursive: true } );
			writeFileSync( join( roots, 'made' ), '' );
		}
		mkdirSync( this.folder, { recursive: true } );
		for ( const { name, role, number } of [ BALANCER, ...WEB, ...DATA ] ) {
			await must( 'cp', [ '-a', '--reflink=auto', join( roots, role ), join( this.folder, name ) ] );
			writeFileSync( join( this.folder, name, 'etc/apt/apt.conf.d/91proxy' ), `Acquire::http::Proxy "${ this.bridge.proxy.url }";\n` );
			giveAddress( join( this.folder, name ), `${ SUBNET }.${ number }`, `${ SUBNET }.1` );
		}
	}

	/** What the firm has elsewhere: a store that speaks S3, and a mail server. */
	async startNeighbours( meetsMail = () => null ) {
		const store = join( cacheDir(), 'cluster' );
		if ( ! existsSync( join( store, 'node_modules/.bin/s3rver' ) ) ) {
			mkdirSync( store, { recursive: true } );
			writeFileSync( join( store, 'package.json' ), '{"private":true}' );
			if ( ( await npm( [ 'install', '--prefix', store, '--no-audit', '--no-fund', STORE ], { capture: true } ) ).status !== 0 ) {
				throw new Failure( `${ STORE } could not be installed.` );
			}
		}
		const files = join( this.folder, 'store' );
		mkdirSync( files, { recursive: true } );
		const child = spawn( join( store, 'node_modules/.bin/s3rver' ), [ '-d', files, '-a', `${ SUBNET }.1`, '-p', '4568', '--silent', '--configure-bucket', 'files' ], { stdio: 'ignore' } );
		this.#stops.push( () => stopChild( child ) );
		this.smtp = await startSmtp( meetsMail, `${ SUBNET }.1` );
		this.#stops.push( () => this.smtp.stop() );
		/** The addresses that they come from. */
		this.visitors = await this.bridge.addVisitors( NETWORKS );
	}

	/** deploy/install on each, with the same folder. */
	async install() {
		const { data1, data2, data3, web1, web2, lb1 } = this.machines;
		const site = join( web1.root, 'root/site' );
		await copyDeployment( site, settings );
		const secrets = await run( inRoot( 'deploy/secrets' ), [], { capture: true } );
		writeFileSync( join( site, 'site.secrets' ), secrets.stdout.replace( 'FILES_KEY=', `FILES_KEY=${ STORE_KEY }` ).replace( 'FILES_SECRET=', `FILES_SECRET=${ STORE_KEY }` ), { mode: 0o600 } );
		for ( const machine of [ data1, data2, data3, web2, lb1 ] ) {
			cpSync( site, join( machine.root, 'root/site' ), { recursive: true, filter: ( path ) => machine === web2 || ! /\/(?:dist|wordpress\.tar\.gz|wp-cli\.phar)$/.test( path ) } );
		}
		for ( const machine of [ web1, web2 ] ) {
			mkdirSync( join( machine.root, 'etc/hearth-hammer' ), { recursive: true } );
			writeFileSync( join( machine.root, 'etc/hearth-hammer/constants.php' ), `<?php\ndefine( 'HH_TEST_SMTP_HOST', '${ SUBNET }.1' );\ndefine( 'HH_TEST_SMTP_PORT', ${ this.smtp.port } );\n// More visitors than a usual day has.\ndefine( 'HEARTH_HAMMER_MAIL_CEILING', '100000' );\n` );
		}
		await Promise.all( Object.values( this.machines ).map( ( machine ) => machine.boot() ) );
		this.#stops.push( () => Promise.all( Object.values( this.machines ).map( ( machine ) => machine.stop() ) ) );
		// In the order of docs/deploy.md: the first database begins the cluster.
		await this.#set( data1 );
		await this.#set( data2 );
		await Promise.all( [ this.#set( data3 ), this.#set( web1 ) ] );
		await Promise.all( [ this.#set( web2 ), this.#set( lb1 ) ] );
		for ( const machine of [ web1, web2 ] ) {
			cpSync( inRoot( 'tests/load/smtp.php' ), join( machine.root, 'srv/hearth-hammer/wordpress/wp-content/mu-plugins/smtp.php' ) );
			await machine.ask( 'systemctl reload php8.2-fpm' );
		}
	}

	async #set( machine ) {
		const started = Date.now();
		const { status, stdout, stderr } = await machine.run( 'cd /root/site && deploy/install site.settings' );
		appendFileSync( join( this.folder, 'install.log' ), `== ${ machine.name }\n${ stdout }${ stderr }` );
		if ( status !== 0 ) {
			throw new Failure( `deploy/install failed on ${ machine.name }:\n${ stdout }${ stderr }` );
		}
		say( `      ${ machine.name }: ${ ( ( Date.now() - started ) / 1000 ).toFixed( 0 ) } s` );
	}

	/** Something to look at and to ask about: some of the demo's properties, and its sales. */
	async fill() {
		const { web1 } = this.machines;
		const demo = join( web1.root, 'srv/demo' );
		for ( const part of [ 'feeds', 'gazetteer', 'platform' ] ) {
			cpSync( inRoot( 'demo', part ), join( demo, part ), { recursive: true } );
		}
		const blm = readFileSync( join( demo, 'feeds/hearth-hammer.blm' ), 'utf8' );
		const start = blm.indexOf( '#DATA#' );
		writeFileSync( join( demo, 'feeds/hearth-hammer.blm' ), `${ blm.slice( 0, start ).replace( /(Property Count : )\d+/, `$1${ PROPERTIES }` ) }${ blm.slice( start ).split( '~\n' ).slice( 0, PROPERTIES ).join( '~\n' ) }~\n#END#\n` );
		for ( const line of [ 'hpapi geo import /srv/demo/gazetteer', 'hpapi parishes import /srv/demo/gazetteer/parishes.csv', 'hpapi import /srv/demo/feeds/hearth-hammer.blm --confirm --pictures=first', SYNC ] ) {
			await this.wp( web1, line );
		}
		cpSync( join( demo, 'platform' ), join( this.machines.web2.root, 'srv/demo/platform' ), { recursive: true } );
	}

	/** One sync of all sales with the platform; its status says whether it ended. */
	sync( machine ) {
		return machine.run( wpAsSite( SYNC ) );
	}

	/** @return {Promise<string[]>} The cookies of so many people of several roles. */
	async signIn( number ) {
		const { web1 } = this.machines;
		cpSync( inRoot( 'tests/cluster/people.php' ), join( web1.root, 'srv/people.php' ) );
		return JSON.parse( await this.wp( web1, `eval-file --use-include /srv/people.php ${ number }` ) );
	}

	/** A running sale with lots that are on no platform, and an auctioneer who may enter their results. */
	async openDesk() {
		const { web1 } = this.machines;
		cpSync( inRoot( 'tests/cluster/sale.php' ), join( web1.root, 'srv/sale.php' ) );
		const made = JSON.parse( await this.wp( web1, `eval-file --use-include /srv/sale.php ${ DESK_LOTS }` ) );
		await this.wp( web1, 'user create auctioneer auctioneer@example.com --role=hh_auctioneer --porcelain' );
		const password = await this.wp( web1, 'user application-password create auctioneer desk --porcelain' );
		return { ...made, login: `auctioneer:${ password }` };
	}

	/** WP-CLI on a web machine, as the site's user. */
	wp( machine, line ) {
		return machine.ask( wpAsSite( line ) );
	}

	/** The database machine that gets the writes, as the first web machine sees it. */
	async writer() {
		for ( const machine of [ this.machines.web1, this.machines.web2 ] ) {
			const { stdout } = await machine.run( "mariadb --defaults-extra-file=/etc/hearth-hammer/database.cnf -N -e 'SELECT @@wsrep_node_address'" );
			const found = Object.values( this.machines ).find( ( { address } ) => address === stdout.trim() );
			if ( found ) {
				return found;
			}
		}
		return null;
	}

	/** Until all databases are in the cluster and both web machines are ready, at most so many seconds. */
	async whole( seconds = 120 ) {
		const until = Date.now() + seconds * 1000;
		let said = '';
		while ( Date.now() < until ) {
			const sizes = await Promise.all( [ 'data1', 'data2', 'data3' ].map( async ( name ) => ( await this.machines[ name ].run( `mariadb -N -e "SELECT CONCAT(a.VARIABLE_VALUE, b.VARIABLE_VALUE) FROM information_schema.GLOBAL_STATUS a, information_schema.GLOBAL_STATUS b WHERE a.VARIABLE_NAME = 'wsrep_cluster_size' AND b.VARIABLE_NAME = 'wsrep_local_state'"` ) ).stdout.trim() ) );
			const web = await Promise.all( [ 'web1', 'web2' ].map( async ( name ) => ( await this.machines[ name ].run( 'curl -sk --max-time 5 --haproxy-protocol --resolve www.example.com:443:127.0.0.1 https://www.example.com/healthz' ) ).stdout.includes( '"status":"ready"' ) ) );
			said = `databases ${ sizes.join( ' ' ) } (34: three in the cluster, synced), web ${ web.join( ' ' ) }`;
			if ( sizes.every( ( size ) => size === '34' ) && web.every( Boolean ) ) {
				return '';
			}
			await wait( 1000 );
		}
		return said;
	}

	/** The password of Redis, which the machines' secrets name. */
	redisPassword() {
		return /^REDIS_PASSWORD=(.*)$/m.exec( readFileSync( join( this.machines.web1.root, 'root/site/site.secrets' ), 'utf8' ) )[ 1 ];
	}

	async down() {
		for ( const stop of this.#stops.splice( 0 ).reverse() ) {
			await stop();
		}
		// A machine that has just ended may still close its files.
		rmSync( this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 } );
	}
}

/** What deploy/install will want on a machine of this role, and a clock that can be wrong. */
async function packagesOf( role ) {
	const { stdout } = await run( 'bash', [ '-c', `source ${ inRoot( 'deploy/lib/machine.sh' ) }; source ${ inRoot( 'deploy/lib/cluster.sh' ) }; echo openssl curl ca-certificates \${PACKAGES_OF[${ role }]}; [[ ${ role } != web ]] || echo "\${PHP_PACKAGES[@]}" varnish varnish-modules libnginx-mod-http-brotli-filter libnginx-mod-http-brotli-static libfaketime` ], { capture: true } );
	return stdout.trim().split( /\s+/ ).join( ' ' );
}

async function must( command, args ) {
	const { status, stdout, stderr } = await run( command, args, { capture: true } );
	if ( status !== 0 ) {
		throw new Failure( `${ command } ${ args.join( ' ' ).slice( 0, 200 ) } ended with status ${ status }.\n${ ( stdout + stderr ).slice( -1500 ) }` );
	}
}
