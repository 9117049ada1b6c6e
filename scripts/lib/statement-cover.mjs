/** Which tests show that a second database can answer what a whole run sent to the first (tests/php/Statements.php). */

/** @typedef {Object<string, Object<string, number>>} Sent Of each test, its statements and how often it sends them. */

/**
 * For each statement the cheapest method that sends it, with all its data sets; none where a chosen one sends it, too.
 *
 * @param {Sent} tests By class, method and data set.
 * @return {string[]} `Class::method`.
 */
export function coveringMethods( tests ) {
	const methods = byMethod( tests );
	const cost = new Map( [ ...methods ].map( ( [ method, sent ] ) => [ method, [ ...sent.values() ].reduce( ( sum, times ) => sum + times, 0 ) ] ) );
	const senders = new Map();
	for ( const [ method, sent ] of methods ) {
		for ( const statement of sent.keys() ) {
			( senders.get( statement ) ?? senders.set( statement, [] ).get( statement ) ).push( method );
		}
	}
	const chosen = new Set();
	const shown = new Set();
	// What few tests send comes first: they are needed in any case, and show much else.
	for ( const [ statement, by ] of [ ...senders ].sort( ( [ , one ], [ , other ] ) => one.length - other.length ) ) {
		if ( ! shown.has( statement ) ) {
			const cheapest = by.reduce( ( best, one ) => ( cost.get( one ) < cost.get( best ) ? one : best ) );
			chosen.add( cheapest );
			[ ...methods.get( cheapest ).keys() ].forEach( ( sent ) => shown.add( sent ) );
		}
	}
	return [ ...chosen ];
}

/** PHPUnit's `--filter` for them. Classes without their namespace: PCRE takes no pattern that is much longer. */
export function filterOf( methods ) {
	const classes = new Map();
	for ( const method of methods ) {
		const [ , name, test ] = /(\w+)::(\w+)$/.exec( method );
		classes.set( name, [ ...( classes.get( name ) ?? [] ), test ] );
	}
	return `/\\\\(?:${ [ ...classes ].map( ( [ name, tests ] ) => `${ name }::(?:${ tests.join( '|' ) })` ).join( '|' ) })(?: with data set |$)/`;
}

/** @param {Sent} tests */
function byMethod( tests ) {
	const methods = new Map();
	for ( const [ test, statements ] of Object.entries( tests ) ) {
		const name = test.replace( / with data set .*/s, '' );
		const sent = methods.get( name ) ?? methods.set( name, new Map() ).get( name );
		Object.entries( statements ).forEach( ( [ statement, times ] ) => sent.set( statement, ( sent.get( statement ) ?? 0 ) + times ) );
	}
	return methods;
}
