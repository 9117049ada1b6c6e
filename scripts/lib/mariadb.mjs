/** A MariaDB of our own for a test run: new data folder, own port, gone afterwards. */

import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from './failure.mjs';
import { program } from './program.mjs';
import { run, stopChild } from './run.mjs';
import { onShutdown } from './shutdown.mjs';

export function freePort() {
	return new Promise( ( done ) => {
		const probe = createServer().listen( 0, '127.0.0.1', () => {
			const { port } = probe.address();
			probe.close( () => done( port ) );
		} );
	} );
}

/**
 * @param {string[]} more Options of the server.
 * @return {Promise<{ pid: number, env: Object<string, string>, stop: () => Promise<void> }>} HH_DB_* for the tests.
 */
export async function startMariadb( more = [] ) {
	const server = program( 'mariadbd', 'mysqld' );
	const installer = program( 'mariadb-install-db', 'mysql_install_db' );
	if ( ! server || ! installer ) {
		throw new Failure( 'MariaDB not found. Install it (Debian: apt-get install mariadb-server), or set HH_DB_HOST, HH_DB_USER, HH_DB_PASSWORD and HH_DB_NAME.' );
	}
	const folder = mkdtempSync( join( tmpdir(), 'hearth-hammer-mariadb-' ) );
	chmodSync( folder, 0o777 );
	// The server refuses to run as root, and only root may choose who it runs as.
	const user = process.getuid?.() === 0 ? [ '--user=mysql' ] : [];
	const common = [ '--no-defaults', `--datadir=${ join( folder, 'data' ) }`, ...user ];
	const port = await freePort();

	const installed = await run( installer, [ ...common, '--auth-root-authentication-method=normal', '--skip-test-db' ], { capture: true } );
	if ( installed.status !== 0 ) {
		rmSync( folder, { recursive: true, force: true } );
		throw new Failure( `Could not create MariaDB's data folder:\n${ installed.stdout }${ installed.stderr }` );
	}
	const child = spawn(
		server,
		[ ...common, `--socket=${ join( folder, 'socket' ) }`, `--port=${ port }`, '--bind-address=127.0.0.1', '--skip-name-resolve', '--skip-log-bin', '--innodb-flush-log-at-trx-commit=2', ...more, `--pid-file=${ join( folder, 'pid' ) }`, `--log-error=${ join( folder, 'log' ) }` ],
		{ stdio: 'ignore' }
	);
	const stop = async () => {
		await stopChild( child );
		rmSync( folder, { recursive: true, force: true } );
	};
	const forget = onShutdown( stop );
	try {
		await ready( child, join( folder, 'socket' ) );
	} catch ( error ) {
		await stop();
		throw error;
	}
	return {
		pid: child.pid,
		env: { HH_DB_HOST: `127.0.0.1:${ port }`, HH_DB_USER: 'hearth', HH_DB_PASSWORD: 'hammer', HH_DB_NAME: 'hearth_hammer_tests' },
		stop: async () => {
			forget();
			await stop();
		},
	};
}

/** The watcher reads what InnoDB tells administrators alone; the site's own user has no more rights than on a server. */
const setUp = `
CREATE DATABASE hearth_hammer_tests CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci;
CREATE USER 'hearth'@'127.0.0.1' IDENTIFIED BY 'hammer';
GRANT ALL ON \`hearth\\_hammer\\_tests%\`.* TO 'hearth'@'127.0.0.1';
CREATE USER 'watcher'@'127.0.0.1' IDENTIFIED BY 'hammer';
GRANT PROCESS, SUPER ON *.* TO 'watcher'@'127.0.0.1';
`;

async function ready( child, socket ) {
	const client = program( 'mariadb', 'mysql' );
	for ( let tries = 0; tries < 120 && child.exitCode === null; tries++ ) {
		await wait( 250 );
		const { status } = await run( client, [ '--no-defaults', '-uroot', `--socket=${ socket }`, '-e', setUp ], { capture: true } );
		if ( status === 0 ) {
			return;
		}
	}
	throw new Failure( 'MariaDB did not start.' );
}

/**
 * One statement in a database that HH_DB_* name.
 *
 * @return {Promise<string>} What the client prints: a line for each row, without names.
 */
export async function sql( env, statement ) {
	const [ host, port ] = env.HH_DB_HOST.split( ':' );
	const args = [ '--no-defaults', '--batch', '--skip-column-names', `--host=${ host }`, `--port=${ port ?? 3306 }`, `--user=${ env.HH_DB_USER }`, env.HH_DB_NAME, '-e', statement ];
	const { status, stdout, stderr } = await run( program( 'mariadb', 'mysql' ), args, { capture: true, env: { MYSQL_PWD: env.HH_DB_PASSWORD ?? '' } } );
	if ( status !== 0 ) {
		throw new Failure( `The database rejected "${ statement }": ${ stderr }` );
	}
	return stdout.trim();
}
