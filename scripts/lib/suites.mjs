/** Runs the test suites, each with the runner that belongs to it. */

import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startMariadb } from './mariadb.mjs';
import { inRoot, reportsDir, root, testSitesDir } from './paths.mjs';
import { php } from './php.mjs';
import { npm, run } from './run.mjs';
import { makeTestReleases } from './test-release.mjs';
import { testSite } from './test-site.mjs';
import { fromJest, fromJunit, judged } from './totals.mjs';

/**
 * Has a runner write its report under a name that nobody else uses (an earlier run's must not be taken for this
 * one's, and two may run at the same time), and gives it its usual name afterwards.
 *
 * @param {string}                                                          name   File name below reports/.
 * @param {( file: string ) => Promise<{ status: number|null }>}            runner
 * @param {( file: string ) => import('./totals.mjs').Totals|null}          read
 * @param {string}                                                          title  For the sentence when it failed.
 * @return {Promise<import('./totals.mjs').Totals>} What the report says.
 */
async function withReport( name, runner, read, title ) {
	mkdirSync( reportsDir(), { recursive: true } );
	const file = join( reportsDir(), `.${ process.pid }-${ name }` );
	const { status } = await runner( file );
	const totals = judged( read( file ), status, title );
	if ( existsSync( file ) ) {
		renameSync( file, join( reportsDir(), name ) );
	}
	return totals;
}

/** The TypeScript tests. */
export const jest = () =>
	withReport(
		'jest.json',
		( report ) => npm( [ 'run', '--silent', 'test:jest', '--', '--json', `--outputFile=${ report }` ], { env: { CI: '1' } } ),
		fromJest,
		'Jest'
	);

/** @param {string|undefined} filter */
export async function phpUnit( filter ) {
	// PHPUnit needs these; a bare PHP may lack them, and the WebAssembly PHP has them.
	const check = 'exit( array_filter( ["dom", "mbstring", "xmlwriter"], fn ( $name ) => ! extension_loaded( $name ) ) ? 1 : 0 );';
	const native = ( await run( 'php', [ '-r', check ], { capture: true } ) ).status === 0;
	const here = ( path ) => path;
	return withReport(
		'phpunit-unit.xml',
		( report ) =>
			native
				? run( 'php', [ '-d', 'memory_limit=1G', ...phpUnitArgs( 'unit', report, filter, here ) ] )
				: php( phpUnitArgs( 'unit', report, filter, inProject ), { site: noSite() } ),
		fromJunit,
		'PHPUnit (unit)'
	);
}

/**
 * Groups of tests. `platform`: they ask PHP's extensions, its files or its sockets, which each PHP builds in its own
 * way, so both PHPs run them. `volume`: many rows or many requests, which take four times as long in WebAssembly.
 */
const parts = { all: [], 'not volume': [ '--exclude-group', 'volume' ], platform: [ '--group', 'platform', '--exclude-group', 'volume' ] };

/** @return {Promise<boolean>} Whether this machine's PHP can run the integration tests on SQLite. */
export async function nativeSqlite() {
	const check = 'exit( array_filter( ["dom", "mbstring", "xmlwriter", "pdo_sqlite", "curl", "gd", "intl", "zip"], fn ( $name ) => ! extension_loaded( $name ) ) ? 1 : 0 );';
	return ( await run( 'php', [ '-r', check ], { capture: true } ) ).status === 0;
}

/**
 * @param {Object}                  options
 * @param {'wasm'|'native'}         options.kind
 * @param {'sqlite'|'mariadb'}      options.database
 * @param {string}                  [options.filter]
 * @param {'all'|'not volume'|'platform'} [options.part] Which tests: all, those of few rows and requests, or those that PHP's own parts may fail.
 */
export async function phpIntegration( { kind, database, filter, part = 'all' } ) {
	if ( database === 'mariadb' && ! process.env.HH_DB_HOST ) {
		const server = await startMariadb();
		Object.assign( process.env, server.env );
		return phpIntegration( { kind, database, filter, part } ).finally( server.stop );
	}
	const site = await testSite( kind, database );
	const releases = join( reportsDir(), `.releases-${ process.pid }` );
	makeTestReleases( releases );
	const bootstrap = [ '--bootstrap', site.path( inRoot( 'tests', 'php', 'bootstrap-integration.php' ) ) ];
	return withReport(
		`phpunit-integration-${ database === 'sqlite' ? kind : database }.xml`,
		( report ) => site.php( [ ...phpUnitArgs( 'integration', report, filter, site.path ), ...bootstrap, ...parts[ part ] ], { env: { ...site.env, HH_TEST_RELEASES: site.path( releases ) } } ),
		fromJunit,
		`PHPUnit (integration, ${ database }, ${ kind })`
	).finally( () => rmSync( releases, { recursive: true, force: true } ) );
}

/** The last parameter turns this machine's paths into those that PHP sees. */
const phpUnitArgs = ( suite, report, filter, path ) => [
	path( inRoot( 'vendor', 'phpunit', 'phpunit', 'phpunit' ) ),
	'-c',
	path( inRoot( 'phpunit.xml.dist' ) ),
	'--testsuite',
	suite,
	'--log-junit',
	path( report ),
	...( filter ? [ '--filter', filter ] : [] ),
];

const inProject = ( path ) => path.replace( root, '/project' );

/** Unit tests need no WordPress, and the launcher a folder for it. */
function noSite() {
	const site = join( testSitesDir(), 'none' );
	mkdirSync( join( site, 'wordpress' ), { recursive: true } );
	return site;
}
