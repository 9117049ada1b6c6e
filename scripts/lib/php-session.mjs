/** PHP in WebAssembly that stays for several jobs on a site: see php-session-process.mjs. */

import { fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { inRoot, root } from './paths.mjs';
import { wpEnvironment } from './php.mjs';
import { stopChild } from './run.mjs';
import { onShutdown, unlessStopping } from './shutdown.mjs';

export class PhpSession {
	#child = null;
	#ready = null;
	#forget = () => {};
	#lines = [];

	/** @param {string} site Folder of the site, assembled. */
	constructor( site ) {
		this.site = site;
	}

	/**
	 * Runs a job. One at a time: the next may begin when this one has ended.
	 *
	 * @param {string[]} argv A PHP script as PHP sees it, and its arguments.
	 * @return {Promise<{ status: number, lines: string[] }>} Its exit status, and all that it printed.
	 */
	async run( argv ) {
		this.#start();
		await this.#ready;
		this.#lines = [];
		const child = this.#child;
		const status = await new Promise( ( done ) => {
			const gone = () => done( 1 );
			child.once( 'exit', gone );
			child.once( 'message', ( answer ) => {
				child.off( 'exit', gone );
				done( answer.status );
			} );
			if ( child.connected ) {
				child.send( argv );
			} else {
				gone();
			}
		} );
		if ( status !== 0 ) {
			// The answer may overtake the last lines.
			await wait( 100 );
		}
		return unlessStopping( { status, lines: [ ...this.#said(), ...this.#lines ] } );
	}

	/** WP-CLI, with these arguments. */
	wp( args ) {
		return this.run( [ '/wp-cli.phar', '--path=/wordpress', ...args ] );
	}

	/** @return {string} The last line that the job at work has said so far. */
	lastLine() {
		return this.#said().at( -1 ) ?? '';
	}

	/** From now on the site that is served goes first. */
	stepBack() {
		if ( this.#child?.pid ) {
			setPriority( this.#child.pid, constants.priority.PRIORITY_BELOW_NORMAL );
		}
	}

	async stop() {
		this.#forget();
		if ( this.#child ) {
			await stopChild( this.#child );
			this.#child = null;
		}
	}

	#log() {
		return join( this.site, 'session.log' );
	}

	#said() {
		return readFileSync( this.#log(), 'utf8' ).split( '\n' ).filter( ( line ) => line !== '' );
	}

	#start() {
		if ( this.#child ) {
			return;
		}
		writeFileSync( this.#log(), '' );
		const child = fork( inRoot( 'scripts', 'lib', 'php-session-process.mjs' ), [ this.site ], {
			cwd: root,
			env: { ...process.env, ...wpEnvironment },
			stdio: [ 'ignore', 'pipe', 'pipe', 'ipc' ],
		} );
		this.#child = child;
		this.#forget = onShutdown( () => stopChild( child ) );
		this.#ready = new Promise( ( done ) => {
			child.once( 'message', done );
			child.once( 'exit', done );
		} );
		for ( const stream of [ child.stdout, child.stderr ] ) {
			createInterface( { input: stream } ).on( 'line', ( line ) => this.#lines.push( line ) );
		}
	}
}
