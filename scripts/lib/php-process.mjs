/**
 * PHP's command line in WebAssembly, as a process of its own: passes arguments, output and the exit status
 * on, which @php-wasm/cli does not do. Called as
 *
 *   node scripts/lib/php-process.mjs <site folder> <php arguments…>
 */

import { passOn } from './pass-on.mjs';
import { bootPhp } from './php-runtime.mjs';

const [ , , site, ...args ] = process.argv;

const php = await bootPhp( site, 'php-cli.ini' );
const response = await php.cli( [ 'php', ...args ] );
const [ status ] = await Promise.all( [
	response.exitCode,
	passOn( response.stdout, process.stdout ),
	passOn( response.stderr, process.stderr ),
] );
process.exit( status );
