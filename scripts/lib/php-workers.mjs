/** nginx before PHP workers (PHP-FPM), as a site has them; started for a test and stopped after it. */

import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from './failure.mjs';
import { stopChild } from './run.mjs';
import { onShutdown } from './shutdown.mjs';

const program = ( ...names ) =>
	names.flatMap( ( name ) => [ ...( process.env.PATH ?? '' ).split( delimiter ), '/usr/sbin', '/usr/local/sbin' ].map( ( folder ) => join( folder, name ) ) ).find( existsSync );

/**
 * @param {string} documentRoot WordPress.
 * @param {number} port         For nginx, on the loopback.
 * @param {number} count        Workers.
 */
export async function startPhpWorkers( documentRoot, port, count ) {
	const nginx = program( 'nginx' );
	const fpm = program( 'php-fpm8.2', 'php-fpm8.3', 'php-fpm8.4', 'php-fpm' );
	if ( ! nginx || ! fpm ) {
		throw new Failure( 'This needs nginx and PHP-FPM (Debian: apt-get install nginx-light php-fpm).' );
	}
	const folder = mkdtempSync( join( tmpdir(), 'hearth-hammer-fpm-' ) );
	chmodSync( folder, 0o755 );
	const socket = join( folder, 'php.sock' );
	const root = process.getuid?.() === 0;
	writeFileSync( join( folder, 'fpm.conf' ), fpmConfig( folder, socket, count, root ) );
	writeFileSync( join( folder, 'nginx.conf' ), nginxConfig( folder, socket, port, documentRoot, root ) );
	const php = spawn( fpm, [ '-F', '-y', join( folder, 'fpm.conf' ), ...( root ? [ '-R' ] : [] ) ], { stdio: 'ignore' } );
	const web = spawn( nginx, [ '-c', join( folder, 'nginx.conf' ), '-e', join( folder, 'nginx.log' ) ], { stdio: 'ignore' } );
	const stop = async () => {
		await Promise.all( [ stopChild( web ), stopChild( php ) ] );
		rmSync( folder, { recursive: true, force: true } );
	};
	const forget = onShutdown( stop );
	for ( let tries = 0; ! existsSync( socket ) || ! existsSync( join( folder, 'nginx.pid' ) ); tries++ ) {
		if ( tries > 100 || php.exitCode !== null || web.exitCode !== null ) {
			await stop();
			throw new Failure( 'nginx or PHP-FPM did not start.' );
		}
		await wait( 100 );
	}
	return {
		pids: () => children( php.pid ),
		/** The worker that has this connection open, by the port at its end. */
		behind: ( remotePort ) => children( php.pid ).find( ( pid ) => socketsOf( pid ).some( ( inode ) => inode === inodeOf( remotePort ) ) ),
		stop: async () => {
			forget();
			await stop();
		},
	};
}

const children = ( parent ) =>
	readdirSync( '/proc' )
		.filter( ( name ) => /^\d+$/.test( name ) )
		.map( Number )
		.filter( ( pid ) => {
			try {
				return Number( readFileSync( `/proc/${ pid }/stat`, 'utf8' ).replace( /^.*\) /s, '' ).split( ' ' )[ 1 ] ) === parent;
			} catch {
				return false;
			}
		} );

function socketsOf( pid ) {
	try {
		return readdirSync( `/proc/${ pid }/fd` ).map( ( fd ) => /^socket:\[(\d+)\]$/.exec( readlinkSync( `/proc/${ pid }/fd/${ fd }` ) )?.[ 1 ] );
	} catch {
		return [];
	}
}

function inodeOf( localPort ) {
	const hex = localPort.toString( 16 ).toUpperCase().padStart( 4, '0' );
	return readFileSync( '/proc/net/tcp', 'utf8' )
		.split( '\n' )
		.map( ( line ) => line.trim().split( /\s+/ ) )
		.find( ( fields ) => fields[ 1 ]?.endsWith( `:${ hex }` ) && fields[ 9 ] !== '0' )?.[ 9 ];
}

const fpmConfig = ( folder, socket, count, root ) => `[global]
pid = ${ folder }/fpm.pid
error_log = ${ folder }/fpm.log
[www]
${ root ? `user = ${ userInfo().username }\ngroup = root\n` : '' }listen = ${ socket }
listen.mode = 0666
listen.backlog = 1024
pm = static
pm.max_children = ${ count }
php_admin_value[memory_limit] = 256M
php_admin_value[opcache.validate_timestamps] = 0
`;

const nginxConfig = ( folder, socket, port, documentRoot, root ) => `${ root ? 'user root;\n' : '' }daemon off;
worker_processes 1;
pid ${ folder }/nginx.pid;
error_log ${ folder }/nginx.log;
events { worker_connections 2048; }
http {
	access_log off;
	client_body_temp_path ${ folder }/body;
	proxy_temp_path ${ folder }/proxy;
	fastcgi_temp_path ${ folder }/fastcgi;
	uwsgi_temp_path ${ folder }/uwsgi;
	scgi_temp_path ${ folder }/scgi;
	server {
		listen 127.0.0.1:${ port } backlog=1024;
		root ${ documentRoot };
		location / {
			fastcgi_pass unix:${ socket };
			fastcgi_read_timeout 180;
			fastcgi_param REQUEST_METHOD $request_method;
			fastcgi_param REQUEST_URI $request_uri;
			fastcgi_param QUERY_STRING $query_string;
			fastcgi_param CONTENT_TYPE $content_type;
			fastcgi_param CONTENT_LENGTH $content_length;
			fastcgi_param SERVER_PROTOCOL $server_protocol;
			fastcgi_param SERVER_NAME $host;
			fastcgi_param SERVER_PORT $server_port;
			fastcgi_param REMOTE_ADDR $remote_addr;
			fastcgi_param DOCUMENT_ROOT ${ documentRoot };
			fastcgi_param SCRIPT_NAME /index.php;
			fastcgi_param SCRIPT_FILENAME ${ documentRoot }/index.php;
		}
	}
}
`;
