/**
 * The last lines of .ci/run: adds up the reports of all suites, names what failed, and counts one failure for a suite that wrote none.
 *
 * Usage: node scripts/ci-totals.mjs <command>=<exit status> …
 */

import { join } from 'node:path';
import { reportsDir } from './lib/paths.mjs';
import { fromJest, fromJunit, fromPlaywright, judged, line, sum } from './lib/totals.mjs';

/** What each command of .ci/run writes: title, reader and report of its suites. */
const commands = {
	test: [
		[ 'Jest', fromJest, 'jest.json' ],
		[ 'PHPUnit (unit)', fromJunit, 'phpunit-unit.xml' ],
		[ 'PHPUnit (integration, SQLite, WebAssembly)', fromJunit, 'phpunit-integration-wasm.xml' ],
		[ 'PHPUnit (integration, SQLite, native)', fromJunit, 'phpunit-integration-native.xml' ],
	],
	mariadb: [ [ 'PHPUnit (integration, MariaDB)', fromJunit, 'phpunit-integration-mariadb.xml' ] ],
	start: [ [ 'Playwright, on the site of npm start', fromPlaywright, 'playwright-start.json' ] ],
	browser: [ [ 'Playwright, desktop and phone', fromPlaywright, 'playwright.json' ] ],
};

const all = process.argv.slice( 2 ).map( ( argument ) => {
	const [ name, status ] = argument.split( '=' );
	const suites = commands[ name ].map( ( [ title, read, file ] ) => {
		const totals = judged( read( join( reportsDir(), file ) ), 0, title );
		console.log( [ `${ title }: ${ line( totals ) }`, ...( totals.names ?? [] ) ].join( '\n      failed: ' ) );
		return totals;
	} );
	return judged( sum( suites ), Number( status ), name );
} );
const total = sum( all );
console.log( line( total ) );
process.exitCode = total.failed > 0 ? 1 : 0;
