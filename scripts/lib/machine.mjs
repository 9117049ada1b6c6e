/** Whole Debian machines with a systemd of their own, on a bridge of their own: systemd-nspawn boots them. */

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startAptProxy } from './apt-proxy.mjs';
import { Failure } from './failure.mjs';
import { program } from './program.mjs';
import { run } from './run.mjs';
import { onShutdown } from './shutdown.mjs';

const NEEDED = { mmdebstrap: 'mmdebstrap', 'systemd-nspawn': 'systemd-container', ip: 'iproute2', nsenter: 'util-linux', curl: 'curl' };
const BOOT_SECONDS = 90;
/** Exit status of systemd-nspawn where its machine wants to be started again. */
const RESTART = 133;
/** The first two parts of the addresses that visitors come from. */
const VISITORS = '10.78';

/** One bridge for all machines of a test, with the way to the packages. */
export class Bridge {
	#undo = [];

	/**
	 * @param {string} name   At most eleven characters.
	 * @param {string} subnet The first three parts of its addresses.
	 */
	constructor( name, subnet ) {
		this.name = name;
		this.subnet = subnet;
	}

	async up() {
		const missing = Object.keys( NEEDED ).filter( ( name ) => ! program( name ) );
		if ( process.getuid?.() !== 0 || missing.length > 0 ) {
			throw new Failure( `Booting machines needs root and, of Debian: ${ missing.length > 0 ? missing.map( ( name ) => NEEDED[ name ] ).join( ', ' ) : 'nothing more' }.` );
		}
		const forget = onShutdown( () => this.down() );
		this.#undo.push( forget );
		await must( 'ip', [ 'link', 'add', this.name, 'type', 'bridge' ], `The bridge ${ this.name } could not be made. Is another test running?` );
		this.#undo.push( () => run( 'ip', [ 'link', 'delete', this.name ], { capture: true } ) );
		await must( 'ip', [ 'addr', 'add', `${ this.subnet }.1/24`, 'dev', this.name ] );
		await must( 'ip', [ 'link', 'set', this.name, 'up' ] );
		this.proxy = await startAptProxy( `${ this.subnet }.1` );
		this.#undo.push( this.proxy.stop );
	}

	/**
	 * Addresses for visitors to come from, each in a network of its own: limits count by network.
	 *
	 * @param {number} count At most 250.
	 */
	async addVisitors( count ) {
		const visitors = Array.from( { length: count }, ( _, at ) => `${ VISITORS }.${ at }.2` );
		for ( const address of visitors ) {
			await must( 'ip', [ 'addr', 'add', `${ address }/32`, 'dev', this.name ] );
		}
		return visitors;
	}

	async down() {
		for ( const undo of this.#undo.splice( 0 ).reverse() ) {
			await undo();
		}
	}
}

/**
 * Has a test work with a machine of its own, and removes the machine and its bridge afterwards.
 *
 * @param {string}                                            name   At most eight characters.
 * @param {string}                                            subnet The first three parts of its address.
 * @param {( machine: Machine, bridge: Bridge ) => Promise<void>} work   Makes the machine's Debian and boots it.
 */
export async function withMachine( name, subnet, work ) {
	const folder = mkdtempSync( join( process.env.HH_MACHINES_DIR || tmpdir(), `hh-${ name }-` ) );
	const bridge = new Bridge( `hh${ name }`, subnet );
	const machine = new Machine( name, join( folder, 'root' ), bridge, 10 );
	const end = async () => {
		await machine.stop();
		await bridge.down();
		// A machine that has just ended may still close its files.
		rmSync( folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 } );
	};
	const forget = onShutdown( end );
	try {
		await work( machine, bridge );
	} finally {
		forget();
		await end();
	}
}

/**
 * A bare Debian 12, as a provider hands it out.
 *
 * @param {string} root  Folder that does not exist yet.
 * @param {string} proxy Of apt.
 */
export async function makeDebian( root, proxy ) {
	mkdirSync( join( root, '..' ), { recursive: true } );
	const options = [ `Acquire::http::Proxy "${ proxy }"`, ...( await ownAptOptions() ) ];
	await must(
		'mmdebstrap',
		[ '--quiet', '--variant=minbase', '--dpkgopt=force-unsafe-io', '--include=ca-certificates,systemd-sysv,dbus', ...options.map( ( option ) => `--aptopt=${ option }` ), 'bookworm', root, debianSources() ],
		'mmdebstrap could not make a Debian. Is the mirror of this machine within reach?'
	);
	writeFileSync( join( root, 'etc/apt/apt.conf.d/90test' ), options.map( ( option ) => `${ option };\n` ).join( '' ) );
	// No resolver: names of the site lead nowhere, as before its DNS is set up.
	rmSync( join( root, 'etc/resolv.conf' ), { force: true } );
	writeFileSync( join( root, 'etc/hostname' ), 'machine\n' );
}

/**
 * Gives a root its address from the first second on, which a database that binds to it needs.
 *
 * @param {string} root
 * @param {string} address
 * @param {string} gateway
 */
export function giveAddress( root, address, gateway ) {
	writeFileSync( join( root, 'etc/hostname' ), `${ address.replaceAll( '.', '-' ) }\n` );
	writeFileSync( join( root, 'etc/systemd/network/10-host0.network' ), `[Match]\nName=host0\n[Network]\nAddress=${ address }/24\nGateway=${ gateway }\nLinkLocalAddressing=no\nLLMNR=no\n` );
	const wants = join( root, 'etc/systemd/system/multi-user.target.wants' );
	mkdirSync( wants, { recursive: true } );
	const unit = join( wants, 'systemd-networkd.service' );
	rmSync( unit, { force: true } );
	symlinkSync( '/lib/systemd/system/systemd-networkd.service', unit );
}

/** This machine's own source of Debian 12, whatever mirror that is. */
function debianSources() {
	const folder = '/etc/apt/sources.list.d';
	const files = [ ...( existsSync( folder ) ? readdirSync( folder ).map( ( name ) => join( folder, name ) ) : [] ), '/etc/apt/sources.list' ].filter( existsSync );
	const found = files.find( ( file ) => /^\s*(?:deb\s|URIs:).*\/debian\b/m.test( readFileSync( file, 'utf8' ) ) && /\bbookworm\b/.test( readFileSync( file, 'utf8' ) ) );
	if ( ! found ) {
		throw new Failure( 'This machine has no apt source of Debian 12 (bookworm), from which a machine could be made.' );
	}
	return found;
}

/** What this machine's apt needs for that mirror, such as old dates. */
async function ownAptOptions() {
	const { stdout } = await run( 'apt-config', [ 'dump' ], { capture: true } );
	return stdout.split( '\n' ).filter( ( line ) => /^Acquire::Check-\S+ "\S+";$/.test( line ) ).map( ( line ) => line.slice( 0, -1 ) );
}

export class Machine {
	#nspawn;
	#forget;

	/**
	 * @param {string} name    At most eight characters.
	 * @param {string} root    Its folder.
	 * @param {Bridge} bridge
	 * @param {number} number  Last part of its address.
	 */
	constructor( name, root, bridge, number ) {
		Object.assign( this, { name, root, bridge, address: `${ bridge.subnet }.${ number }` } );
	}

	async boot() {
		this.#start();
		this.#forget = onShutdown( () => this.stop() );
		await this.#ready();
	}

	/** Restarts it from inside, as `reboot` does: with `--keep-unit`, systemd-nspawn then ends and asks to be started again. */
	async reboot() {
		const ended = new Promise( ( done ) => this.#nspawn.once( 'exit', done ) );
		await this.run( 'systemctl reboot' );
		const status = await Promise.race( [ ended, wait( BOOT_SECONDS * 1000, null, { ref: false } ) ] );
		if ( status !== RESTART ) {
			throw new Failure( `The machine ${ this.name } did not reboot: systemd-nspawn ${ status === null ? 'still runs' : `ended with status ${ status }` }.` );
		}
		this.#start();
		await this.#ready();
	}

	/** As if its power were cut. `boot()` starts it again. */
	async kill() {
		const ended = new Promise( ( done ) => this.#nspawn.once( 'exit', done ) );
		process.kill( this.#leader(), 'SIGKILL' );
		await ended;
		this.#forget?.();
	}

	#start() {
		this.#nspawn = spawn(
			'systemd-nspawn',
			[ '-q', '--keep-unit', '--register=no', '--resolv-conf=off', '--timezone=off', ...( existsSync( '/dev/fuse' ) ? [ '--bind=/dev/fuse' ] : [] ), '-D', this.root, `--network-bridge=${ this.bridge.name }`, `--machine=${ this.name }`, '--boot' ],
			// A group of its own: Ctrl-C reaches this script, which then ends the machine in order.
			{ stdio: 'ignore', detached: true, env: { ...process.env, SYSTEMD_NSPAWN_UNIFIED_HIERARCHY: '0' } }
		);
	}

	/**
	 * Runs a line of bash in it.
	 *
	 * @param {string}  line
	 * @param {Object}  options
	 * @param {boolean} [options.show] Pass its output on.
	 * @return {Promise<import('./run.mjs').Outcome>} As of a program that was started here.
	 */
	run( line, { show = false } = {} ) {
		const environment = [ '-i', 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', 'HOME=/root', 'LANG=C.UTF-8' ];
		return run( 'nsenter', [ '-t', String( this.#leader() ), '-a', 'env', ...environment, 'bash', '-c', line ], { capture: ! show } );
	}

	/**
	 * @param {string} line
	 * @return {Promise<string>} What it printed; fails where it failed.
	 */
	async ask( line ) {
		const { status, stdout, stderr } = await this.run( line );
		if ( status !== 0 ) {
			throw new Failure( `In the machine, “${ line }” ended with status ${ status }.\n${ stdout }${ stderr }`.trim() );
		}
		return stdout.trim();
	}

	async stop() {
		this.#forget?.();
		const child = this.#nspawn;
		if ( ! child || child.exitCode !== null || child.signalCode !== null ) {
			return;
		}
		const ended = new Promise( ( done ) => child.once( 'exit', done ) );
		const leader = this.#leader();
		child.kill( 'SIGTERM' );
		// Not systemd-nspawn, without which its machine would go on.
		const late = setTimeout( () => ( leader ? process.kill( leader, 'SIGKILL' ) : child.kill( 'SIGKILL' ) ), 8_000 );
		await ended;
		clearTimeout( late );
	}

	async #ready() {
		const until = Date.now() + BOOT_SECONDS * 1000;
		while ( Date.now() < until && this.#nspawn.exitCode === null ) {
			if ( this.#leader() ) {
				await this.#connect();
				const { stdout } = await this.run( 'systemctl is-system-running' );
				if ( /running|degraded/.test( stdout ) ) {
					return;
				}
			}
			await wait( 500 );
		}
		throw new Failure( `The machine ${ this.name } did not boot within ${ BOOT_SECONDS } seconds.` );
	}

	#leader() {
		try {
			return Number( readFileSync( `/proc/${ this.#nspawn.pid }/task/${ this.#nspawn.pid }/children`, 'utf8' ).trim().split( ' ' )[ 0 ] ) || 0;
		} catch {
			return 0;
		}
	}

	async #connect() {
		await run( 'ip', [ 'link', 'set', `vb-${ this.name }`, 'up' ], { capture: true } );
		// The way back to visitors. There is none to anywhere else, so what asks for the internet fails at once.
		for ( const args of [ [ 'addr', 'replace', `${ this.address }/24`, 'dev', 'host0' ], [ 'link', 'set', 'host0', 'up' ], [ 'route', 'replace', `${ VISITORS }.0.0/16`, 'via', `${ this.bridge.subnet }.1` ] ] ) {
			await run( 'nsenter', [ '-t', String( this.#leader() ), '-n', 'ip', ...args ], { capture: true } );
		}
	}
}

async function must( command, args, sentence = '' ) {
	const { status, stderr } = await run( command, args, { capture: true } );
	if ( status !== 0 ) {
		throw new Failure( `${ sentence || `${ command } ${ args.join( ' ' ) } ended with status ${ status }.` }\n${ stderr }`.trim() );
	}
}
