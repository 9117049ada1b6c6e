/* global describe, test, expect */
import { spawn, spawnSync } from 'child_process';
import { existsSync, readFileSync } from 'fs';
import { join } from 'path';
import { calmly } from './calm.mjs';

const module = join( __dirname, 'calm.mjs' );
// Jest has sessions and signals of its own: a plain Node shows what the program does.
const node = ( script, options ) => spawn( process.execPath, [ '--input-type=module', '-e', `import { run } from ${ JSON.stringify( module ) };${ script }` ], options );
const printed = ( script ) => String( spawnSync( process.execPath, [ '--input-type=module', '-e', `import { run } from ${ JSON.stringify( module ) };${ script }` ] ).stdout );
const linux = existsSync( '/proc/self/autogroup' ) && readFileSync( '/proc/sys/kernel/sched_autogroup_enabled', 'utf8' ).trim() === '1';
const onLinux = linux ? test : test.skip;

describe( 'programs of the studio', () => {
	test( 'run at the calmest priority that there is, unless they are asked to hurry', () => {
		expect( calmly( [ 'blender' ], false, true ) ).toEqual( [ 'chrt', '-i', '0', 'nice', '-n', '19', 'blender' ] );
		expect( calmly( [ 'blender' ], false, false ) ).toEqual( [ 'nice', '-n', '19', 'blender' ] );
		expect( calmly( [ 'blender' ], true, true ) ).toEqual( [ 'blender' ] );
	} );

	onLinux( 'have a session of their own with the least share of the processor', () => {
		const wait = 'const said = await run( [ "sh", "-c", "sleep 0.2; cat /proc/self/autogroup" ], BUSY ); process.stdout.write( said )';
		expect( printed( wait.replace( 'BUSY', 'false' ) ) ).toMatch( /nice 19/ );
		expect( printed( wait.replace( 'BUSY', 'true' ) ) ).toMatch( /nice 0/ );
	} );

	test( 'say why they failed', () => {
		expect( printed( 'await run( [ "sh", "-c", "echo no colour >&2; exit 3" ], true ).catch( ( error ) => process.stdout.write( error.message ) )' ) ).toContain( 'no colour' );
		expect( printed( 'await run( [ "no-such-program" ], true ).catch( ( error ) => process.stdout.write( error.code ) )' ) ).toBe( 'ENOENT' );
	} );

	test( 'end when the studio is stopped', async () => {
		const studio = node( 'run( [ "sh", "-c", "echo $$; exec sleep 60" ], true ); setInterval( () => {}, 1000 ); process.stdout.write( "ready" )', { stdio: [ 'ignore', 'pipe', 'ignore' ] } );
		await new Promise( ( ready ) => studio.stdout.once( 'data', ready ) );
		const children = () => String( spawnSync( 'ps', [ '-o', 'pid=', '--ppid', String( studio.pid ) ] ).stdout ).trim().split( /\s+/ ).filter( Boolean );
		const [ child ] = children();
		expect( child ).toBeDefined();
		const ended = new Promise( ( close ) => studio.on( 'close', ( code ) => close( code ) ) );
		studio.kill( 'SIGINT' );
		expect( await ended ).toBe( 130 );
		const alive = () => String( spawnSync( 'ps', [ '-o', 'stat=', '-p', child ] ).stdout ).trim();
		while ( alive() && ! alive().startsWith( 'Z' ) ) {
			await new Promise( ( go ) => setTimeout( go, 20 ) );
		}
		expect( alive() === '' || alive().startsWith( 'Z' ) ).toBe( true );
	} );
} );
