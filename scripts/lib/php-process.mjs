/**
 * PHP's command line in WebAssembly, as a process of its own: passes arguments, output and the exit status
 * on, which @php-wasm/cli does not do. Called as
 *
 *   node scripts/lib/php-process.mjs <site folder> <php arguments…>
 *
 * with the site mounted as the server mounts it, and the project at /project.
 */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inRoot } from './paths.mjs';
import { mountsFor } from './mounts.mjs';
import { passOn } from './pass-on.mjs';

const [ , , site, ...args ] = process.argv;
const version = '8.2';

// PHP's class is in a package that @php-wasm/node brings along; asked for from there, it is the same copy.
const ours = createRequire( import.meta.url );
const { loadNodeRuntime, createNodeFsMountHandler } = ours( '@php-wasm/node' );
const { PHP } = createRequire( ours.resolve( '@php-wasm/node' ) )( '@php-wasm/universal' );

// The process id tells the lock manager our locks from the server's: they share the SQLite file.
const runtime = await loadNodeRuntime( version, {
	emscriptenOptions: { processId: process.pid, ENV: environment() },
	withIntl: true,
} );
const php = new PHP( runtime );
php.writeFile( '/internal/shared/php.ini', readFileSync( inRoot( 'scripts', 'site', 'php-cli.ini' ), 'utf8' ) );
for ( const { hostPath, vfsPath } of mountsFor( site, true ) ) {
	await php.mount( vfsPath, createNodeFsMountHandler( hostPath ) );
}
php.chdir( process.env.HH_PHP_CWD || '/project' );

const response = await php.cli( [ 'php', ...args ] );
const [ status ] = await Promise.all( [
	response.exitCode,
	passOn( response.stdout, process.stdout ),
	passOn( response.stderr, process.stderr ),
] );
process.exit( status );

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
