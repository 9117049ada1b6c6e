/*
 * The rule is PHP's Core\Visitor\Phone; both run plugins/core/tests/vectors/visitor.json.
 */
const LEAST = 10;
const MOST = 13;

/**
 * A phone number, or null for what is none. A British one (VAL-06), also written with +44 or 0044: "07700 900123".
 * Another country's keeps its code as it was typed: "+33123456789", "0033123456789".
 */
export function normalisePhone( text: string ): string | null {
	// Without what only groups the digits.
	const digits = text.replace( /[\s.()-]/g, '' ).replace( /^00(?=44)/, '+' );
	return /^(?:\+|00)(?!44)[1-9]\d{7,14}$/.test( digits ) ? digits : british( digits.replace( /^\+44/, '' ) );
}

function british( given: string ): string | null {
	const digits = given.startsWith( '0' ) ? given : `0${ given }`;
	const phone = `${ digits.slice( 0, 5 ) } ${ digits.slice( 5 ) }`;
	// Two zeros begin another country's code.
	return /^0(?!0)\d+$/.test( digits ) && phone.length >= LEAST && phone.length <= MOST ? phone : null;
}
