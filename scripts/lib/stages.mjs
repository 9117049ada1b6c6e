/** Prints each stage as it starts and how long it took, so that a long first start is never silent. */

const quiet = () => Boolean( process.env.HH_QUIET );

export const say = ( text = '' ) => quiet() || console.log( text );

export const seconds = ( since ) => `${ ( ( Date.now() - since ) / 1000 ).toFixed( 1 ) } s`;

export class Stages {
	/** @param {number} count How many stages there will be. */
	constructor( count ) {
		this.count = count;
		this.number = 0;
	}

	/**
	 * @template T
	 * @param {string}                                                    title What happens now.
	 * @param {( report: ( note: string ) => void ) => Promise<T>|T} work  `report` says what came of it.
	 * @return {Promise<T>} What `work` returns.
	 */
	async run( title, work ) {
		this.number++;
		const started = Date.now();
		let note = 'done';
		say( `[${ this.number }/${ this.count }] ${ title }` );
		const result = await work( ( text ) => ( note = text ) );
		say( `      ${ note } (${ seconds( started ) })` );
		return result;
	}
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
