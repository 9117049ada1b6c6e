/*
 * The rule is PHP's Core\Place\VisitorPostcode; both run plugins/core/tests/vectors/visitor.json.
 */
const TYPED = /^[\p{L}\p{M}\d .,/()#'’-]+$/u;
const LINK = /\.[\p{L}\d]/u;
const LETTER_OR_DIGIT = /[\p{L}\d]/u;
const BEGINNING = /^[A-Za-z]{1,2}(\d[A-Za-z\d]?( ?\d)?)?$/;
/** The shapes of the Royal Mail's guide, without the space, as in PHP's Core\Place\Postcode. */
const WHOLE =
	/^(GIR|[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d{1,2}|\d[A-HJKPSTUW]|[A-HK-Y]\d[ABEHMNPRVWXY]))(\d[ABD-HJLNP-UW-Z]{2})$/;

/** The longest that is taken. */
export const POSTCODE_LENGTH = 20;

/**
 * The postcode that a visitor gives of their own address, or null for what cannot be one. A whole one and the beginning
 * of one get the usual form; an odd one stays as it was typed.
 */
export function normalisePostcode( text: string ): string | null {
	const typed = text.trim().replace( /\s+/g, ' ' );
	const isPlain = TYPED.test( typed ) && LETTER_OR_DIGIT.test( typed ) && ! LINK.test( typed );
	if ( ! isPlain || [ ...typed ].length > POSTCODE_LENGTH ) {
		return null;
	}
	const whole = WHOLE.exec( capitals( typed.replace( /[^A-Za-z0-9]+/g, '' ) ) );
	if ( whole ) {
		return `${ whole[ 1 ] } ${ whole[ 2 ] }`;
	}
	return BEGINNING.test( typed ) ? capitals( typed ) : typed;
}

/** Whether it is a whole UK postcode, however it is spaced; staff's rule (PHP's Core\Place\Postcode). */
export function isWholePostcode( text: string ): boolean {
	return WHOLE.test( capitals( text.replace( /[^A-Za-z0-9]+/g, '' ) ) );
}

/** Whether a postcode in that form begins with one of the areas; a word with the same letters ("Tnuva") does not. */
export function isInAreas( postcode: string, areas: string[] ): boolean {
	return (
		/^[A-Z]{1,2}(\d|$)/.test( postcode ) &&
		areas.some( ( area ) => area !== '' && postcode.startsWith( area.toUpperCase() ) )
	);
}

/** Not toUpperCase(), which makes two letters of a "ß". */
function capitals( text: string ): string {
	return text.replace( /[a-z]/g, ( letter ) => letter.toUpperCase() );
}
