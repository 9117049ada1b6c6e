/** Varnish on this machine, with the VCL that deploy/install would write. */

import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from './failure.mjs';
import { inRoot } from './paths.mjs';
import { program } from './program.mjs';
import { run, stopChild } from './run.mjs';

/** Whether it is installed. */
export const hasVarnish = () => Boolean( program( 'varnishd' ) );

/**
 * @param {number} port   Of Varnish.
 * @param {number} origin Port of the web server behind it.
 * @return {Promise<{ stop: () => Promise<void> }>} It answers.
 */
export async function startVarnish( port, origin ) {
	const folder = mkdtempSync( join( tmpdir(), 'hh-varnish-' ) );
	chmodSync( folder, 0o755 );
	const vcl = join( folder, 'site.vcl' );
	writeFileSync( vcl, await filled( folder, origin ) );
	const child = spawn( program( 'varnishd' ), [ '-F', '-n', join( folder, 'work' ), '-a', `pages=127.0.0.1:${ port }`, '-f', vcl, '-s', 'malloc,64m' ], { stdio: 'ignore' } );
	const stop = async () => {
		await stopChild( child );
		rmSync( folder, { recursive: true, force: true } );
	};
	for ( let tries = 0; ! ( await answers( port ) ); tries++ ) {
		if ( tries > 300 || child.exitCode !== null ) {
			await stop();
			throw new Failure( 'Varnish did not start. It needs the packages varnish and varnish-modules.' );
		}
		await wait( 100 );
	}
	return { stop };
}

async function filled( folder, origin ) {
	const settings = join( folder, 'settings' );
	writeFileSync( settings, [ 'SITE_HOST=127.0.0.1', 'SITE_TITLE=Bench', 'ADMIN_USER=office', 'ADMIN_EMAIL=office@example.com', 'WORDPRESS_FILE=w.zip', 'WP_CLI_FILE=wp.phar' ].join( '\n' ) );
	const libraries = [ 'settings', 'change', 'release', 'machine', 'cluster' ].map( ( name ) => `source lib/${ name }.sh` ).join( '; ' );
	const script = `set -euo pipefail; cd ${ inRoot( 'deploy' ) }; HERE=$PWD; TEMPLATES=$PWD/templates; ${ libraries }; read_settings ${ settings }; make_values; VALUE[ORIGIN_PORT]=${ origin }; fill $TEMPLATES/varnish.vcl`;
	const { status, stdout, stderr } = await run( 'bash', [ '-c', script ], { capture: true } );
	if ( status !== 0 ) {
		throw new Failure( `The VCL could not be filled in: ${ stderr }` );
	}
	return stdout;
}

const answers = ( port ) =>
	new Promise( ( done ) => {
		request( { host: '127.0.0.1', port, path: '/healthz/live' }, ( answer ) => {
			answer.resume();
			done( true );
		} )
			.on( 'error', () => done( false ) )
			.end();
	} );
