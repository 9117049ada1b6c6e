/** Prints each stage as it starts and how long it took, so that a long first start is never silent. */

const quiet = () => Boolean( process.env.HH_QUIET );

export const say = ( text = '' ) => quiet() || console.log( text );

export const seconds = ( since ) => `${ ( ( Date.now() - since ) / 1000 ).toFixed( 1 ) } s`;

export class Stages {
	#last = 0;

	/** @param {number} count How many stages there will be. */
	constructor( count ) {
		this.count = count;
		this.number = 0;
	}

	/**
	 * Stages may run side by side: what is said of one that is not the last then begins with its number.
	 *
	 * @template T
	 * @param {string}                                                    title What happens now.
	 * @param {( report: ( note: string ) => void ) => Promise<T>|T} work  `report` says what came of it.
	 * @return {Promise<T>} What `work` returns.
	 */
	async run( title, work ) {
		const number = ++this.number;
		const started = Date.now();
		let note = 'done';
		say( `[${ number }/${ this.count }] ${ title }` );
		this.#last = number;
		const result = await work( ( text ) => ( note = text ) );
		say( `      ${ number === this.#last ? '' : `[${ number }/${ this.count }] ` }${ note } (${ seconds( started ) })` );
		return result;
	}
}

/**
 * Waits for work that goes on side by side, and for all of it, also when some fails: nothing is left running.
 *
 * @param {...Promise<*>} work
 * @return {Promise<Array<*>>} The results; rejects with the first failure.
 */
export async function together( ...work ) {
	await Promise.allSettled( work );
	return Promise.all( work );
}

/**
 * Prints a sign of life while something slow gives none of its own.
 *
 * @param {() => string} text What to print; an empty text prints nothing.
 * @param {number}       every Milliseconds between two lines.
 * @return {() => void} Stops it.
 */
export function heartbeat( text, every = 10_000 ) {
	let last = '';
	const timer = setInterval( () => {
		const line = text();
		if ( line && line !== last ) {
			last = line;
			say( `      ${ line }` );
		}
	}, every );
	timer.unref();
	return () => clearInterval( timer );
}
