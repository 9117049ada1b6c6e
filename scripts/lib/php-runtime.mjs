/** PHP in WebAssembly, in this process, with a site mounted as the server mounts it and the project at /project. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { mountsFor } from './mounts.mjs';
import { inRoot } from './paths.mjs';

const version = '8.2';

// PHP's class is in a package that @php-wasm/node brings along; asked for from there, it is the same copy.
const ours = createRequire( import.meta.url );
const { loadNodeRuntime, createNodeFsMountHandler } = ours( '@php-wasm/node' );
const { PHP } = createRequire( ours.resolve( '@php-wasm/node' ) )( '@php-wasm/universal' );

/**
 * @param {string} site Folder of the site.
 * @param {string} ini  Name of the php.ini in scripts/site.
 * @param {import('./mounts.mjs').Mount[]} more Mounted beside the site.
 * @return {Promise<Object>} A PHP of @php-wasm/universal.
 */
export async function bootPhp( site, ini, more = [] ) {
	// The process id tells the lock manager our locks from the server's: they share the SQLite file.
	const runtime = await loadNodeRuntime( version, {
		emscriptenOptions: { processId: process.pid, ENV: environment() },
		withIntl: true,
	} );
	const php = new PHP( runtime );
	php.writeFile( '/internal/shared/php.ini', readFileSync( inRoot( 'scripts', 'site', ini ), 'utf8' ) );
	for ( const { hostPath, vfsPath } of [ ...mountsFor( site, true ), ...more ] ) {
		await php.mount( vfsPath, createNodeFsMountHandler( hostPath ) );
	}
	php.chdir( process.env.HH_PHP_CWD || '/project' );
	return php;
}

/** Only what our scripts mean for PHP: the rest of the environment is not the site's business. */
function environment() {
	const own = Object.entries( process.env ).filter( ( [ name ] ) => /^(HH_|WP_CLI_|COLUMNS$|LINES$|NO_COLOR$|XDEBUG_)/.test( name ) );
	return {
		HOME: '/tmp',
		TERM: 'xterm',
		COLUMNS: String( process.stdout.columns || 100 ),
		// Without the posix extension WP-CLI cannot tell, and would print colours into files.
		SHELL_PIPE: process.stdout.isTTY ? '0' : '1',
		...Object.fromEntries( own ),
	};
}
