import { stop } from './shutdown.mjs';

/** A failure that the user can act on: its message is printed as it is, without a stack trace. */
export class Failure extends Error {
	/**
	 * @param {string} message One or two sentences.
	 * @param {number} status  Exit status of the script.
	 */
	constructor( message, status = 1 ) {
		super( message );
		this.status = status;
	}
}

/**
 * Runs a script's main function and turns what it throws into one sentence and an exit status.
 *
 * @param {() => Promise<number|void>} main Resolves with the exit status, or nothing for 0.
 */
export async function runMain( main ) {
	try {
		process.exitCode = ( await main() ) ?? 0;
	} catch ( error ) {
		console.error( error instanceof Failure ? `\n${ error.message }` : error );
		// A failed stage may leave others at work beside it: a server, an installation.
		await stop( error?.status || 1 );
	}
}
