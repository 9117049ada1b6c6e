 
/* Seeded randomness: the same seed always draws the same picture. */
export function hash( text ) {
	let h = 0x811c9dc5;
	for ( const letter of String( text ) ) {
		h = Math.imul( h ^ letter.codePointAt( 0 ), 0x01000193 );
	}
	h ^= h >>> 15;
	h = Math.imul( h, 0x2c1b3c6d );
	return ( h ^ ( h >>> 13 ) ) >>> 0;
}

/* Returns a generator of numbers in [0, 1) with helpers; `fork` keeps parts independent of one another. */
export function randomFrom( seed ) {
	let state = hash( seed );
	const next = () => {
		state = ( state + 0x6d2b79f5 ) | 0;
		let t = Math.imul( state ^ ( state >>> 15 ), 1 | state );
		t = ( t + Math.imul( t ^ ( t >>> 7 ), 61 | t ) ) ^ t;
		return ( ( t ^ ( t >>> 14 ) ) >>> 0 ) / 4294967296;
	};
	return Object.assign( next, {
		range: ( from, to ) => from + ( to - from ) * next(),
		int: ( from, to ) => Math.floor( from + ( to - from + 1 ) * next() ),
		pick: ( list ) => list[ Math.floor( next() * list.length ) ],
		chance: ( share ) => next() < share,
		fork: ( name ) => randomFrom( `${ seed }/${ name }` ),
	} );
}
