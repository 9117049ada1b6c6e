/** Adds up what the test runners' own reports say. */

import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readJson } from './files.mjs';

/**
 * @typedef {Object} Totals
 * @property {number} passed  Tests.
 * @property {number} failed  Tests, and runners that failed without one.
 * @property {number} skipped Tests.
 * @property {string[]} [names] Of the failed ones, with their files; on the next line what was wrong.
 */

/**
 * A runner that died, wrote no report, ran nothing or was unhappy without a failed test counts as one failure.
 *
 * @param {Totals|null} totals What the report says; null without a report.
 * @param {number|null} status The runner's exit status.
 * @param {string}      name   For the sentence.
 * @return {Totals} The report's, or with one failure more.
 */
export function judged( totals, status, name ) {
	const found = totals ?? { passed: 0, failed: 0, skipped: 0 };
	if ( found.failed > 0 ) {
		return found;
	}
	const fault = [
		[ totals === null, 'wrote no report' ],
		[ found.passed + found.skipped === 0, `ran no test, or stopped before it could report one (status ${ status })` ],
		[ status !== 0, `ended with status ${ status } though no test failed` ],
	].find( ( [ applies ] ) => applies );
	if ( fault ) {
		console.error( `${ name } ${ fault[ 1 ] }.` );
		return { ...found, failed: 1 };
	}
	return found;
}

/** @return {Totals|null} From PHPUnit's JUnit XML. */
export function fromJunit( file ) {
	if ( ! existsSync( file ) ) {
		return null;
	}
	// The first <testsuite> sums up all others.
	const head = /<testsuite\s[^>]*>/.exec( readFileSync( file, 'utf8' ) )?.[ 0 ] ?? '';
	const count = ( name ) => Number( new RegExp( `\\s${ name }="(\\d+)"` ).exec( head )?.[ 1 ] ?? 0 );
	const failed = count( 'errors' ) + count( 'failures' );
	return { passed: count( 'tests' ) - failed - count( 'skipped' ), failed, skipped: count( 'skipped' ), names: failedInJunit( readFileSync( file, 'utf8' ) ) };
}

/** A <testcase> that ends in itself has passed; what another contains says how it went. */
function failedInJunit( xml ) {
	return [ ...xml.matchAll( /<testcase\s([^>]*[^/])>\s*<(?:failure|error)\b[^>]*?(?:\/>|>([^<]*))/g ) ].map( ( [ , attributes, text = '' ] ) => {
		const of = ( name ) => new RegExp( `(?:^|\\s)${ name }="([^"]*)"` ).exec( attributes )?.[ 1 ] ?? '';
		return named( `${ of( 'class' ) }: ${ of( 'name' ) }`, text );
	} );
}

/** A failure whose machine is gone can only be understood by what it said: a few lines, without the terminal's colours. */
function named( name, message = '' ) {
	const why = message.replace( new RegExp( `${ String.fromCharCode( 27 ) }\\[[0-9;]*m`, 'g' ), '' ).replace( /\s+/g, ' ' ).trim().slice( 0, 400 );
	return why === '' ? name : `${ name }\n        ${ why }`;
}

/** @return {Totals|null} From Jest's --json. A file that could not be read or run counts as one failure. */
export function fromJest( file ) {
	const report = readJson( file );
	return report && {
		passed: report.numPassedTests,
		failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
		skipped: report.numPendingTests + report.numTodoTests,
		names: ( report.testResults ?? [] ).flatMap( ( { name, assertionResults } ) =>
			assertionResults.filter( ( { status } ) => status === 'failed' ).map( ( { fullName, failureMessages } ) => named( `${ basename( name ) }: ${ fullName }`, failureMessages?.[ 0 ] ) )
		),
	};
}

/** @return {Totals|null} From Playwright's JSON reporter. A test that passed on a second try has passed. */
export function fromPlaywright( file ) {
	const report = readJson( file );
	return report && {
		passed: report.stats.expected + report.stats.flaky,
		failed: report.stats.unexpected + ( report.errors?.length ?? 0 ),
		skipped: report.stats.skipped,
		names: [ ...( report.suites ?? [] ).flatMap( failedInSuite ), ...( report.errors ?? [] ).map( ( { message } ) => named( 'outside the tests', message ) ) ],
	};
}

/** Playwright nests the suites of one file in each other. Its `ok` speaks of the first project alone, so the status of each one's test is asked. */
const failedInSuite = ( { specs = [], suites = [] } ) => [
	...specs.filter( ( { tests } ) => tests.some( hasFailed ) ).map( ( { file, title, tests } ) => {
		const failed = tests.filter( hasFailed );
		// The first error may be the limit of time alone; the next one says what it waited for.
		const message = failed.flatMap( ( { results } ) => results ).map( ( { errors } ) => errors.map( ( each ) => each.message ).join( ' ' ) ).find( Boolean );
		return named( `${ basename( file ) }: ${ title } (${ failed.map( ( { projectName } ) => projectName ).join( ', ' ) })`, message );
	} ),
	...suites.flatMap( failedInSuite ),
];

/** What passed on a second try is `flaky`. */
const hasFailed = ( { status } ) => status === 'unexpected';

/** @param {Totals[]} all */
export const sum = ( all ) =>
	all.reduce(
		( total, { passed, failed, skipped } ) => ( {
			passed: total.passed + passed,
			failed: total.failed + failed,
			skipped: total.skipped + skipped,
		} ),
		{ passed: 0, failed: 0, skipped: 0 }
	);

/** The last line of every test command. */
export const line = ( { passed, failed, skipped } ) => `${ passed } passed, ${ failed } failed${ skipped > 0 ? `, ${ skipped } skipped` : '' }`;
