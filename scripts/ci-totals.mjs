/**
 * The last line of .ci/run: adds up the reports of all suites, and counts one failure for a suite that wrote none.
 *
 * Usage: node scripts/ci-totals.mjs <suite>=<exit status of its stage> …
 */

import { join } from 'node:path';
import { reportsDir } from './lib/paths.mjs';
import { fromJest, fromJunit, fromPlaywright, judged, line, sum } from './lib/totals.mjs';

const suites = {
	jest: [ 'Jest', fromJest, 'jest.json' ],
	unit: [ 'PHPUnit (unit)', fromJunit, 'phpunit-unit.xml' ],
	sqlite: [ 'PHPUnit (integration, SQLite)', fromJunit, 'phpunit-integration-wasm.xml' ],
	mariadb: [ 'PHPUnit (integration, MariaDB)', fromJunit, 'phpunit-integration-mariadb.xml' ],
	e2e: [ 'Playwright', fromPlaywright, 'playwright.json' ],
};

const all = process.argv.slice( 2 ).map( ( argument ) => {
	const [ name, status ] = argument.split( '=' );
	const [ title, read, file ] = suites[ name ];
	const totals = judged( read( join( reportsDir(), file ) ), Number( status ), title );
	console.log( `${ title }: ${ line( totals ) }` );
	return totals;
} );
const total = sum( all );
console.log( line( total ) );
process.exitCode = total.failed > 0 ? 1 : 0;
