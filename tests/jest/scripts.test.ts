/** @jest-environment node */
import { spawn, spawnSync } from 'child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join, resolve } from 'path';

const lib = ( name: string ) => JSON.stringify( resolve( __dirname, '../../scripts/lib', name ) );

/** A script of a few lines, as Node.js runs those in scripts/. */
const script = ( lines: string ) => [ '--input-type=module', '--eval', lines ];

function run( lines: string ) {
	const { stdout, stderr, status } = spawnSync( process.execPath, script( lines ), { encoding: 'utf8' } );
	return { lines: stdout.replace( /\(\d+\.\d s\)/g, '(time)' ).trim().split( '\n' ).map( ( line ) => line.trim() ), stderr, status };
}

it( 'says which of two stages has ended, where another began after it', () => {
	const { lines } = run( `
		import { Stages, together } from ${ lib( 'stages.mjs' ) };
		const stages = new Stages( 2 );
		let ended;
		await together(
			stages.run( 'One', ( report ) => { report( 'slow' ); return new Promise( ( done ) => ( ended = done ) ); } ),
			stages.run( 'Two', ( report ) => { report( 'quick' ); setTimeout( ended, 10 ); } )
		);
	` );
	expect( lines ).toEqual( [ '[1/2] One', '[2/2] Two', 'quick (time)', '[1/2] slow (time)' ] );
} );

it( 'waits for the work beside the work that failed, and then tells the failure', () => {
	const { lines, stderr, status } = run( `
		import { Failure, runMain } from ${ lib( 'failure.mjs' ) };
		import { together } from ${ lib( 'stages.mjs' ) };
		await runMain( () => together(
			Promise.reject( new Failure( 'No network.', 3 ) ),
			new Promise( ( done ) => setTimeout( () => { console.log( 'whole' ); done(); }, 50 ) )
		) );
	` );
	expect( [ lines, stderr.trim(), status ] ).toEqual( [ [ 'whole' ], 'No network.', 3 ] );
} );

it( 'stops what it started when it fails, so that nothing keeps it alive', () => {
	const { lines, status } = run( `
		import { Failure, runMain } from ${ lib( 'failure.mjs' ) };
		import { onShutdown } from ${ lib( 'shutdown.mjs' ) };
		setInterval( () => {}, 1000 );
		await runMain( () => {
			onShutdown( () => console.log( 'server stopped' ) );
			throw new Failure( 'The demo could not be imported.' );
		} );
	` );
	expect( [ lines, status ] ).toEqual( [ [ 'server stopped' ], 1 ] );
} );

it( 'keeps its exit status where what it does at the end never resolves', () => {
	const { status } = run( `
		import { stop, onShutdown, unlessStopping } from ${ lib( 'shutdown.mjs' ) };
		onShutdown( async () => unlessStopping( 1 ) );
		await stop( 143 );
	` );
	expect( status ).toBe( 143 );
} );

it( 'says nothing of a failure when it is told to stop, and takes its children along', async () => {
	const child = spawn( process.execPath, script( `
		import { Failure, runMain } from ${ lib( 'failure.mjs' ) };
		import { node } from ${ lib( 'run.mjs' ) };
		await runMain( async () => {
			const { status } = await node( [ '--eval', 'console.log( process.pid ); setInterval( () => {}, 1000 )' ] );
			throw new Failure( 'ended with ' + status );
		} );
	` ) );
	let output = '';
	child.stderr.on( 'data', ( part ) => ( output += part ) );
	const grandchild = await new Promise< number >( ( done ) => child.stdout.once( 'data', ( part ) => done( Number( part ) ) ) );
	const status = new Promise( ( done ) => child.once( 'exit', done ) );
	child.kill( 'SIGTERM' );
	expect( await status ).toBe( 143 );
	expect( output ).toBe( '' );
	expect( () => process.kill( grandchild, 0 ) ).toThrow( /ESRCH/ );
} );

it( 'tells the processor time of a process and of those that it started, without waiting times', () => {
	const { lines, status } = run( `
		import { spawn } from 'node:child_process';
		import { setTimeout as wait } from 'node:timers/promises';
		import { processorTime } from ${ lib( 'web-stack.mjs' ) };
		const idle = spawn( process.execPath, [ '-e', 'setTimeout( () => {}, 60000 ); console.log( 1 )' ] );
		const isUp = new Promise( ( done ) => idle.stdout.once( 'data', done ) );
		const busy = spawn( 'sh', [ '-c', process.execPath + ' -e "for ( ;; ) {}" & wait' ], { detached: true } );
		while ( ( processorTime( busy.pid ) ?? 1 ) < 0.5 ) {
			await wait( 50 );
		}
		await isUp;
		const before = processorTime( idle.pid );
		await wait( 300 );
		console.log( ( processorTime( idle.pid ) ?? 0 ) - ( before ?? 0 ) < 0.2 ? 'idle is idle' : 'waiting counts' );
		idle.kill();
		process.kill( -busy.pid );
		console.log( processorTime( 2 ** 22 + 1 ) === null || processorTime( 2 ** 22 + 1 ) === 0 ? 'nobody' : 'somebody' );
	` );
	expect( { lines, status } ).toEqual( { lines: [ 'idle is idle', 'nobody' ], status: 0 } );
}, 60_000 );

it( 'names the tests that failed and says why, whatever ran them, and none that passed on a second try', () => {
	const folder = mkdtempSync( join( tmpdir(), 'totals-' ) );
	const reports = {
		'phpunit.xml': `<testsuites><testsuite name="all" tests="3" errors="1" failures="1" skipped="0">
			<testcase name="adds" class="Sum" time="0.1"/>
			<testcase name="takes away" class="Sum" time="0.1"><failure type="Fault">2 is not 3</failure></testcase>
			<testcase name="divides" class="Sum" time="0.1"><error type="DivisionByZeroError"/></testcase></testsuite></testsuites>`,
		'jest.json': JSON.stringify( {
			numPassedTests: 1, numFailedTests: 1, numRuntimeErrorTestSuites: 0, numPendingTests: 0, numTodoTests: 0,
			testResults: [ { name: '/src/sum.test.ts', assertionResults: [ { status: 'passed', fullName: 'adds' }, { status: 'failed', fullName: 'takes away', failureMessages: [ '\u001b[31mError:\u001b[39m 2 is not 3\n    at sum.test.ts:3' ] } ] } ],
		} ),
		'playwright.json': JSON.stringify( {
			stats: { expected: 0, unexpected: 1, flaky: 1, skipped: 0 }, errors: [ { message: 'A worker was gone' } ],
			suites: [ { specs: [ { file: 'sum.spec.ts', title: 'adds', ok: true, tests: [ { projectName: 'desktop', status: 'flaky' } ] } ],
				suites: [ { specs: [ { file: 'sum.spec.ts', title: 'takes away', ok: true, tests: [ { projectName: 'desktop', status: 'expected' }, { projectName: 'phone', status: 'unexpected', results: [ { errors: [ { message: 'Timeout' }, { message: '2 is not 3' } ] }, { errors: [] } ] } ] } ] } ] } ],
		} ),
	};
	Object.entries( reports ).forEach( ( [ name, text ] ) => writeFileSync( join( folder, name ), text ) );
	const { lines } = run( `
		import { fromJest, fromJunit, fromPlaywright } from ${ lib( 'totals.mjs' ) };
		const at = ( name ) => ${ JSON.stringify( folder ) } + '/' + name;
		console.log( [ fromJunit( at( 'phpunit.xml' ) ), fromJest( at( 'jest.json' ) ), fromPlaywright( at( 'playwright.json' ) ) ].map( ( { names } ) => names.join( ', ' ) ).join( '\\n' ) );
	` );
	rmSync( folder, { recursive: true } );
	expect( lines ).toEqual( [ 'Sum: takes away', '2 is not 3, Sum: divides', 'sum.test.ts: takes away', 'Error: 2 is not 3 at sum.test.ts:3', 'sum.spec.ts: takes away (phone)', 'Timeout 2 is not 3, outside the tests', 'A worker was gone' ] );
} );
