/**
 * Runs a program so that other work goes first.
 *
 * Niceness counts among the processes of one session only: Linux shares the processor evenly between sessions
 * (autogroups, man 7 sched), and a nice render in one terminal takes as much as a build in another. So a calm program
 * gets a session of its own, and that session the lowest share.
 */
import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const LEAST = '19';
const running = new Set();

const has = ( program ) => spawnSync( 'sh', [ '-c', `command -v ${ program }` ] ).status === 0;

/**
 * The command at the calmest priority that the system knows; when busy, the program itself.
 *
 * @param {string[]} command Program and arguments.
 * @param {boolean}  busy    Take a full share of the processor.
 * @param {boolean}  chrt    Whether the system has chrt, which knows a calmer priority than nice.
 * @return {string[]} Program and arguments.
 */
export function calmly( command, busy = false, chrt = has( 'chrt' ) ) {
	if ( busy ) {
		return command;
	}
	return [ ...( chrt ? [ 'chrt', '-i', '0' ] : [] ), 'nice', '-n', '19', ...command ];
}

/** A session of its own does not hear Ctrl-C: what still runs ends with us. */
function endWithUs() {
	for ( const child of running ) {
		try {
			process.kill( -child.pid );
		} catch {
			// It has just ended by itself.
		}
	}
}

function watchTheEnd() {
	if ( process.listeners( 'exit' ).includes( endWithUs ) ) {
		return;
	}
	process.on( 'exit', endWithUs );
	for ( const [ signal, number ] of [ [ 'SIGINT', 2 ], [ 'SIGTERM', 15 ], [ 'SIGHUP', 1 ] ] ) {
		process.on( signal, () => process.exit( 128 + number ) );
	}
}

/**
 * Runs a command.
 *
 * @param {string[]} command Program and arguments.
 * @param {boolean}  busy    Take a full share of the processor.
 * @return {Promise<string>} What it printed.
 * @throws {Error} With the end of what it printed, where it fails.
 */
export function run( command, busy = false ) {
	const [ program, ...args ] = calmly( command, busy );
	watchTheEnd();
	return new Promise( ( resolve, reject ) => {
		const child = spawn( program, args, { stdio: [ 'ignore', 'pipe', 'pipe' ], detached: true } );
		running.add( child );
		if ( ! busy && child.pid ) {
			try {
				writeFileSync( `/proc/${ child.pid }/autogroup`, LEAST );
			} catch {
				// No Linux, or one without autogroups: niceness is enough there.
			}
		}
		let output = '';
		child.stdout.on( 'data', ( part ) => ( output += part ) );
		child.stderr.on( 'data', ( part ) => ( output += part ) );
		child.on( 'error', ( error ) => {
			running.delete( child );
			reject( error );
		} );
		child.on( 'close', ( code ) => {
			running.delete( child );
			if ( code === 0 ) {
				resolve( output );
			} else {
				reject( new Error( output.slice( -2000 ) ) );
			}
		} );
	} );
}
