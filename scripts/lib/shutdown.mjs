/** One place that answers Ctrl-C and SIGTERM, so that nothing a script started outlives it. */

const tasks = new Set();
let stopping = false;

/**
 * @param {() => unknown} task Runs when the script is told to stop; may return a promise.
 * @return {() => void} Takes the task off the list again.
 */
export function onShutdown( task ) {
	if ( tasks.size === 0 && process.listenerCount( 'SIGTERM' ) === 0 ) {
		process.on( 'SIGINT', () => stop( 130 ) );
		process.on( 'SIGTERM', () => stop( 143 ) );
		process.on( 'SIGHUP', () => stop( 129 ) );
	}
	tasks.add( task );
	return () => tasks.delete( task );
}

/**
 * Ends whatever was started, and then this process.
 *
 * @param {number} status Exit status.
 */
export async function stop( status ) {
	if ( stopping ) {
		return;
	}
	stopping = true;
	// A task that waits for a program never ends (unlessStopping), and Node.js may run out of work before the line below.
	process.exitCode = status;
	// Whatever hangs must not keep the port: ten seconds, then out.
	setTimeout( () => process.exit( status ), 10_000 ).unref();
	await Promise.allSettled( [ ...tasks ].map( async ( task ) => task() ) );
	process.exit( status );
}

/**
 * A program that Ctrl-C ended has not failed: whoever waits for it waits until this process ends, too.
 *
 * @template T
 * @param {T} value
 * @return {Promise<T>} The value, or nothing ever.
 */
export const unlessStopping = ( value ) => ( stopping ? new Promise( () => {} ) : Promise.resolve( value ) );

/**
 * npm runs a script in a shell, and on SIGTERM only that shell ends (`kill` of npm start, a closed CI job).
 * Whoever was started by npm therefore stops when its parent is gone.
 */
export function stopWithNpm() {
	if ( process.env.npm_lifecycle_event ) {
		const parent = process.ppid;
		setInterval( () => process.ppid !== parent && stop( 143 ), 500 ).unref();
	}
}
