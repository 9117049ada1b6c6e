/**
 * The process behind PhpSession: PHP that stays in memory and runs one job after another. The second job finds
 * WordPress compiled, so it begins in a tenth of a second instead of two. Called with the site's folder; jobs come
 * and answers go as messages of Node.js.
 */

import { join } from 'node:path';
import { passOn } from './pass-on.mjs';
import { bootPhp } from './php-runtime.mjs';

const [ , , site ] = process.argv;
const php = await bootPhp( site, 'php-session.ini', [ { hostPath: join( site, 'session.log' ), vfsPath: '/session.log' } ] );
// WP-CLI runs on no other.
await php.setSapiName( 'cli' );

process.on( 'disconnect', () => process.exit( 0 ) );
process.on( 'message', async ( argv ) => process.send( { status: await runJob( argv ) } ) );
process.send( 'ready' );

async function runJob( argv ) {
	try {
		const response = await php.runStream( { scriptPath: '/project/scripts/site/job.php', $_SERVER: { HH_JOB: JSON.stringify( argv ) } } );
		const [ status ] = await Promise.all( [
			response.exitCode,
			passOn( response.stdout, process.stdout ),
			passOn( response.stderr, process.stderr ),
		] );
		return status;
	} catch ( error ) {
		console.error( error );
		return 1;
	}
}
