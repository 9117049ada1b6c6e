/*
 * The rules are PHP's Core\Visitor\Phone; both run plugins/core/tests/vectors/visitor.json.
 */
const LEAST = 10;
const MOST = 13;

/** A British number (VAL-06), or null: "+44 (0)7700 900123" becomes "07700 900123". */
export function normalisePhone( text: string ): string | null {
	let digits = compact( text ).replace( /^\+44/, '' );
	if ( ! digits.startsWith( '0' ) ) {
		digits = `0${ digits }`;
	}
	const phone = `${ digits.slice( 0, 5 ) } ${ digits.slice( 5 ) }`;
	return /^\d+$/.test( digits ) && phone.length >= LEAST && phone.length <= MOST ? phone : null;
}

/** A British number, also written with 0044, or another country's with its plus: "+33123456789". Null for neither. */
export function normalisePhoneOfAnyCountry( text: string ): string | null {
	const digits = compact( text ).replace( /^00(?=44)/, '+' );
	return normalisePhone( digits ) ?? ( /^\+(?!44)[1-9]\d{7,14}$/.test( digits ) ? digits : null );
}

/** Without what only groups the digits. */
function compact( text: string ): string {
	return text.replace( /[\s.()-]/g, '' );
}
