/** Chance that repeats itself: the same name always gives the same numbers, so a rebuild changes nothing. */

/**
 * @param {string} name
 * @return {() => number} Numbers from 0 up to 1.
 */
export function chance( name ) {
	let state = 2166136261;
	for ( const letter of name ) {
		state = Math.imul( state ^ letter.codePointAt( 0 ), 16777619 ) >>> 0;
	}
	return () => {
		state = ( state + 0x6d2b79f5 ) >>> 0;
		let mixed = Math.imul( state ^ ( state >>> 15 ), state | 1 );
		mixed ^= mixed + Math.imul( mixed ^ ( mixed >>> 7 ), mixed | 61 );
		return ( ( mixed ^ ( mixed >>> 14 ) ) >>> 0 ) / 4294967296;
	};
}

/** A whole number from `from` to `to`, both included. */
export const between = ( next, from, to ) => from + Math.floor( next() * ( to - from + 1 ) );

export const one = ( next, list ) => list[ Math.floor( next() * list.length ) ];

/**
 * One of several, each as likely as its weight says.
 *
 * @param {() => number}              next
 * @param {Array<[ unknown, number ]>} choices Value and weight.
 */
export function weighted( next, choices ) {
	let left = next() * choices.reduce( ( sum, [ , weight ] ) => sum + weight, 0 );
	for ( const [ value, weight ] of choices ) {
		left -= weight;
		if ( left < 0 ) {
			return value;
		}
	}
	return choices.at( -1 )[ 0 ];
}

/** Hands out sentences so that each is used before one is used again: a catalogue is read from top to bottom. */
export class Variety {
	#used = new Map();
	#next;

	constructor( name ) {
		this.#next = chance( name );
	}

	/**
	 * @param {string}   pool    What the sentences are about.
	 * @param {string[]} options Patterns; the same pattern counts as used whatever is filled in.
	 */
	pick( pool, options ) {
		const uses = ( option ) => this.#used.get( `${ pool }|${ option }` ) ?? 0;
		const least = Math.min( ...options.map( uses ) );
		const option = one( this.#next, options.filter( ( each ) => uses( each ) === least ) );
		this.#used.set( `${ pool }|${ option }`, least + 1 );
		return option;
	}
}

/** `fill( 'One of {seats}', { seats: 5 } )`. A name that is not given is a mistake of the pattern. */
export const fill = ( pattern, values ) =>
	pattern.replace( /\{(\w+)\}/g, ( _, name ) => {
		if ( values[ name ] === undefined || values[ name ] === '' ) {
			throw new Error( `"${ pattern }" needs ${ name }.` );
		}
		return String( values[ name ] );
	} );
