/** Starts other programs. */

import { spawn } from 'node:child_process';
import { root } from './paths.mjs';
import { onShutdown, unlessStopping } from './shutdown.mjs';

/**
 * @typedef {Object} Outcome
 * @property {number|null} status Exit status; null when the program could not be started.
 * @property {string}      stdout Only with `capture`.
 * @property {string}      stderr Only with `capture`.
 */

/**
 * @param {string}   command           Program.
 * @param {string[]} args              Its arguments.
 * @param {Object}   options
 * @param {boolean}  [options.capture] Collect the output instead of passing it on.
 * @param {string}   [options.cwd]     Working folder; the project's root unless told.
 * @param {Object}   [options.env]     Variables on top of our own.
 * @return {Promise<Outcome>} Never rejects: the caller words the failure.
 */
export function run( command, args = [], { capture = false, cwd = root, env = {} } = {} ) {
	const output = capture ? 'pipe' : 'inherit';
	return new Promise( ( done ) => {
		const child = spawn( command, args, {
			cwd,
			env: { ...process.env, ...env },
			stdio: [ capture ? 'ignore' : 'inherit', output, output ],
		} );
		const text = { stdout: '', stderr: '' };
		for ( const name of [ 'stdout', 'stderr' ] ) {
			child[ name ]?.setEncoding( 'utf8' ).on( 'data', ( part ) => ( text[ name ] += part ) );
		}
		const forget = onShutdown( () => stopChild( child ) );
		const finish = ( status ) => {
			forget();
			done( unlessStopping( { status, ...text } ) );
		};
		child.on( 'error', () => finish( null ) );
		child.on( 'close', ( status ) => finish( status ?? 1 ) );
	} );
}

/** Asks a child to end and waits for it; after five seconds it is not asked again. */
export function stopChild( child ) {
	if ( child.exitCode !== null || child.signalCode !== null ) {
		return Promise.resolve();
	}
	return new Promise( ( done ) => {
		child.once( 'exit', done );
		child.kill( 'SIGTERM' );
		setTimeout( () => child.kill( 'SIGKILL' ), 5_000 ).unref();
	} );
}

/** Runs npm: the one that started us, else the one on the path. */
export function npm( args, options ) {
	const own = process.env.npm_execpath;
	return own && /npm-cli\.c?js$/.test( own )
		? run( process.execPath, [ own, ...args ], options )
		: run( process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options );
}

/** Runs a script of ours, or a package's, with this Node.js. */
export const node = ( args, options ) => run( process.execPath, args, options );
