/** What a visitor may write: the rules of PHP's Enquiries\VisitorInput (vectors: enquiry-input.json). */

const ATOM = "[A-Za-z0-9!#$%&'*+\\/=?^_`{|}~-]+";
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const EMAIL = new RegExp( `^(?=[^@]{1,64}@)${ ATOM }(?:\\.${ ATOM })*@(?:${ LABEL }\\.)+[A-Za-z0-9][A-Za-z0-9-]{0,61}[A-Za-z0-9]$` );

/** Null where it is none: too long, or with a link, a number or something invisible in it. */
export function normaliseName( input: string ): string | null {
	const name = input
		.replace( /\s+/gu, ' ' )
		.trim()
		.replace( /(?<![\p{L}\p{M}\d])(\p{L}\.)(?=\p{L})/gu, '$1 ' );
	const isPlain = /^[\p{L}\p{M}\d '’.,&-]+$/u.test( name ) && /\p{L}/u.test( name );
	const hasLink = /\.[\p{L}\d]/u.test( name );
	const digits = name.match( /\d/g )?.length ?? 0;
	return isPlain && ! hasLink && digits <= 4 && [ ...name ].length <= 40 ? name : null;
}

export function normaliseEmail( input: string ): string | null {
	const email = input.trim();
	return email.length <= 254 && EMAIL.test( email ) ? email : null;
}

/** Empty for none; a British number as "07700 900123", another country's with its plus; null for neither. */
export function normalisePhone( input: string ): string | null {
	const digits = input.replace( /[\s.()-]+/gu, '' ).replace( /^(\+44|0044)0?/, '0' );
	if ( digits === '' ) {
		return input.trim() === '' ? '' : null;
	}
	if ( /^\+[1-9]\d{7,14}$/.test( digits ) ) {
		return digits;
	}
	return /^0\d{8,10}$/.test( digits ) ? `${ digits.slice( 0, 5 ) } ${ digits.slice( 5 ) }` : null;
}
