/**
 * A web server for the benchmarks and the load test: nginx and PHP-FPM as docs/deploy.md has them, where they are
 * installed; PHP's own server elsewhere.
 */

import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from './failure.mjs';
import { nativeFlags } from './native.mjs';
import { inRoot } from './paths.mjs';
import { program } from './program.mjs';
import { stopChild } from './run.mjs';
import { onShutdown } from './shutdown.mjs';

/**
 * @typedef {Object} WebStack
 * @property {string}              name What it is.
 * @property {number|undefined}    fpm  Process whose children are the PHP workers; only with PHP-FPM.
 * @property {() => Promise<void>} stop Ends it.
 * @property {() => number|null}   php  Seconds of processor time that its PHP has used so far, without the database; null where the system does not say.
 */

/**
 * @param {string}  folder            WordPress.
 * @param {number}  port
 * @param {Object}  options
 * @param {number}  [options.workers] PHP workers.
 * @param {boolean} [options.whole]   Fail where nginx or PHP-FPM is missing.
 * @param {boolean} [options.asOwner] PHP runs as who started this, also where that is root: WP-CLI and visitors write the same files.
 * @param {string}  [options.errorLog] Where PHP writes its errors; a benchmark has none.
 * @return {Promise<WebStack>} It answers; PHP's own server may take a moment.
 */
export async function startWebStack( folder, port, { workers = 2, whole = false, asOwner = false, errorLog = '/dev/null' } = {} ) {
	const nginx = program( 'nginx' );
	const fpm = program( 'php-fpm8.2', 'php-fpm8.3', 'php-fpm8.4', 'php-fpm' );
	if ( nginx && fpm ) {
		return startNginx( folder, port, { workers, asOwner, errorLog }, nginx, fpm );
	}
	if ( whole ) {
		throw new Failure( 'nginx or PHP-FPM not found. Install them (Debian: apt-get install nginx-light php-fpm).' );
	}
	return startPhp( folder, port );
}

function startPhp( folder, port ) {
	const cache = [ '-d', 'opcache.enable_cli=1', '-d', 'opcache.memory_consumption=192', '-d', 'opcache.validate_timestamps=0', '-d', 'error_log=/dev/null' ];
	const server = spawn( 'php', [ ...nativeFlags, ...cache, '-S', `127.0.0.1:${ port }`, '-t', folder, inRoot( 'scripts', 'site', 'router.php' ) ], { stdio: 'ignore' } );
	return { ...stoppable( 'PHP’s own server (nginx and PHP-FPM are not both installed)', [ server ], () => {} ), php: () => processorTime( server.pid ) };
}

async function startNginx( folder, port, { workers, asOwner, errorLog }, nginx, fpm ) {
	const work = mkdtempSync( join( tmpdir(), 'hearth-hammer-web-' ) );
	chmodSync( work, 0o755 );
	mkdirSync( join( work, 'temp' ) );
	const isRoot = process.getuid?.() === 0;
	writeFileSync( join( work, 'fpm.conf' ), fpmConf( work, workers, isRoot, asOwner, errorLog ) );
	writeFileSync( join( work, 'nginx.conf' ), nginxConf( work, folder, port, isRoot ) );
	const children = [
		spawn( fpm, [ '--nodaemonize', ...( isRoot && asOwner ? [ '--allow-to-run-as-root' ] : [] ), '--fpm-config', join( work, 'fpm.conf' ) ], { stdio: 'ignore' } ),
		spawn( nginx, [ '-c', join( work, 'nginx.conf' ), '-e', join( work, 'nginx.log' ) ], { stdio: 'ignore' } ),
	];
	const stack = stoppable( 'nginx and PHP-FPM', children, () => rmSync( work, { recursive: true, force: true } ) );
	const isUp = () => existsSync( join( work, 'fpm.sock' ) ) && existsSync( join( work, 'nginx.pid' ) );
	for ( let tries = 0; ! isUp(); tries++ ) {
		if ( tries > 100 || children.some( ( { exitCode } ) => exitCode !== null ) ) {
			await stack.stop();
			throw new Failure( 'nginx or PHP-FPM did not start.' );
		}
		await wait( 100 );
	}
	return { ...stack, fpm: children[ 0 ].pid, php: () => processorTime( children[ 0 ].pid ) };
}

function stoppable( name, children, tidy ) {
	const end = async () => {
		await Promise.all( children.map( stopChild ) );
		tidy();
	};
	const forget = onShutdown( end );
	return {
		name,
		stop: async () => {
			forget();
			await end();
		},
	};
}

/**
 * What getrusage() says of a process and those that it started, from outside: user and system time by /proc.
 *
 * @param {number} pid
 * @return {number|null} Seconds, to a hundredth; null where there is no /proc.
 */
export function processorTime( pid ) {
	try {
		// pid (name) state parent … utime stime: fields 14 and 15, in ticks of a hundredth of a second.
		const fields = ( of ) => readFileSync( `/proc/${ of }/stat`, 'utf8' ).replace( /^.*\) /s, '' ).split( ' ' );
		const all = readdirSync( '/proc' ).filter( ( name ) => /^\d+$/.test( name ) && ( Number( name ) === pid || parentOf( name, fields ) === pid ) );
		return all.map( fields ).reduce( ( sum, one ) => sum + Number( one[ 11 ] ) + Number( one[ 12 ] ), 0 ) / 100;
	} catch {
		return null;
	}
}

function parentOf( pid, fields ) {
	try {
		return Number( fields( pid )[ 1 ] );
	} catch {
		// It has ended meanwhile.
		return 0;
	}
}

/** All workers at once and for good: what is measured is the code. */
const fpmConf = ( work, workers, isRoot, asOwner, errorLog ) => `[global]
error_log = ${ work }/fpm.log
[site]
${ isRoot ? `user = ${ asOwner ? 'root' : 'www-data' }\ngroup = ${ asOwner ? 'root' : 'www-data' }\nlisten.owner = www-data\nlisten.mode = 0666\n` : '' }listen = ${ work }/fpm.sock
listen.backlog = 1024
pm = static
pm.max_children = ${ workers }
php_admin_value[memory_limit] = 256M
php_admin_value[opcache.enable] = 1
php_admin_value[opcache.memory_consumption] = 192
php_admin_value[opcache.interned_strings_buffer] = 16
php_admin_value[opcache.max_accelerated_files] = 10000
php_admin_value[opcache.validate_timestamps] = 0
php_admin_flag[log_errors] = on
php_admin_value[error_log] = ${ errorLog }
`;

const nginxConf = ( work, folder, port, isRoot ) => `daemon off;
${ isRoot ? 'user www-data;\n' : '' }worker_processes 1;
pid ${ work }/nginx.pid;
error_log ${ work }/nginx.log;
events { worker_connections 2048; }
http {
	access_log off;
	# As much as PHP takes.
	client_max_body_size 8m;
	default_type application/octet-stream;
	${ [ 'client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi' ].map( ( kind ) => `${ kind }_temp_path ${ work }/temp/${ kind };` ).join( '\n\t' ) }
	types { text/css css; application/javascript js mjs; application/json json; image/svg+xml svg; image/webp webp; image/avif avif; image/jpeg jpg jpeg; image/png png; font/woff2 woff2; text/plain txt; }
	gzip on;
	gzip_comp_level 5;
	gzip_types text/css application/javascript application/json image/svg+xml;
	server {
		listen 127.0.0.1:${ port } backlog=1024;
		root ${ folder };
		absolute_redirect off;
		index index.php;
		location / { try_files $uri $uri/ /index.php?$args; }
		location ~* ^/wp-content/(themes|plugins|uploads)/.+\\.(css|js|woff2|webp|avif|jpe?g|png|svg)$ {
			expires 1y;
			add_header Cache-Control "public, immutable";
		}
		location ~ \\.php$ {
			try_files $uri /index.php?$args;
			fastcgi_pass unix:${ work }/fpm.sock;
			fastcgi_param QUERY_STRING $query_string;
			fastcgi_param REQUEST_METHOD $request_method;
			fastcgi_param CONTENT_TYPE $content_type;
			fastcgi_param CONTENT_LENGTH $content_length;
			fastcgi_param SCRIPT_NAME $fastcgi_script_name;
			fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
			fastcgi_param DOCUMENT_ROOT $document_root;
			fastcgi_param REQUEST_URI $request_uri;
			fastcgi_param SERVER_PROTOCOL $server_protocol;
			fastcgi_param SERVER_NAME $server_name;
			fastcgi_param SERVER_PORT $server_port;
			fastcgi_param REMOTE_ADDR $remote_addr;
			fastcgi_buffer_size 32k;
			fastcgi_buffers 256 16k;
			fastcgi_read_timeout 180;
		}
	}
}
`;
