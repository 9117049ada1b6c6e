/**
 * What counts as a number plate, a mileage, an email address, a phone number, a name and a postcode (VAL-03 to VAL-07).
 *
 * The server holds the same rules (PHP: HearthHammer\Caphpi\Input); both run
 * plugins/caphpi/tests/vectors/validation.json. Each function gives the normalised value, or null where the text is
 * not valid.
 */

/** What the record holds where a visitor left an optional field empty, or a provider does not know. */
export const UNKNOWN = 'Unknown';

// Tested before upper-casing: "ß" would become "SS".
const PLATE = /^\w{1,10}$/;
const MILES = /^(\d{1,12})(\.\d+)?$/;
const MAX_THOUSANDS = 999;

const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const TOP = '[A-Za-z0-9][A-Za-z0-9-]{0,61}[A-Za-z0-9]';
const EMAIL = new RegExp( `^(?=[^@]{1,64}@)${ ATOM }(?:\\.${ ATOM })*@(?:${ LABEL }\\.)+${ TOP }$` );
const EMAIL_LENGTH = 254;

const PHONE_MIN = 10;
const PHONE_MAX = 13;

const NAME = /^[\p{L}\p{M}\d '’.,&-]+$/u;
const LINK = /\.[\p{L}\d]/u;
const NAME_LENGTH = 40;
const NAME_DIGITS = 4;

const FULL_POSTCODE = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/;

export function normalisePlate( text: string ): string | null {
	const plate = text.replace( /\s/g, '' );
	return PLATE.test( plate ) ? plate.toUpperCase() : null;
}

/** Whole thousands of miles. One comma or space is forgiven: "45,000" and "45 000" are what people type. */
export function mileageInThousands( text: string ): number | null {
	const miles = MILES.exec( text.trim().replace( /[ ,]/, '' ) )?.[ 1 ];
	if ( miles === undefined ) {
		return null;
	}
	// In whole numbers, as the server does: half a thousand is a whole number of miles.
	const thousands = Math.floor( ( Number( miles ) + 500 ) / 1000 );
	return thousands <= MAX_THOUSANDS ? thousands : null;
}

export function normaliseEmail( text: string ): string | null {
	const email = text.trim();
	return email.length <= EMAIL_LENGTH && EMAIL.test( email ) ? email : null;
}

/** "+44 (0)7700 900123" becomes "07700 900123". */
export function normalisePhone( text: string ): string | null {
	let digits = text
		.replace( /[\s.()-]/g, '' )
		.replace( /^\+44/, '' );
	if ( ! digits.startsWith( '0' ) ) {
		digits = `0${ digits }`;
	}
	const phone = `${ digits.slice( 0, 5 ) } ${ digits.slice( 5 ) }`;
	return /^\d+$/.test( digits ) && phone.length >= PHONE_MIN && phone.length <= PHONE_MAX ? phone : null;
}

/** Never null for an empty text. The name is printed in a mail, so it cannot carry a link (SEC-03). */
export function normaliseName( text: string ): string | null {
	const typed = text.trim().replace( /\s+/g, ' ' );
	if ( isUnknown( typed ) ) {
		return UNKNOWN;
	}
	const name = spaceInitials( typed );
	const digits = name.match( /\d/g )?.length ?? 0;
	const fits = NAME.test( name ) && ! LINK.test( name ) && digits <= NAME_DIGITS;
	return fits && [ ...name ].length <= NAME_LENGTH ? name : null;
}

/** Never null for an empty text. A beginning of a postcode will do: it only says whether a vehicle is near. */
export function normalisePostcode( text: string ): string | null {
	const compact = text.replace( /\s/g, '' );
	if ( isUnknown( compact ) ) {
		return UNKNOWN;
	}
	return /^[A-Za-z0-9]{1,8}$/.test( compact ) ? compact.toUpperCase().replace( FULL_POSTCODE, '$1 $2' ) : null;
}

/** "J.Smith" is a name, "t.co" is a link: a single letter's full stop gets a space. (Old Safari has no lookbehind.) */
function spaceInitials( name: string ): string {
	return name.replace( /\p{L}\.(?=\p{L})/gu, ( initial: string, offset: number ) =>
		/[\p{L}\p{M}\d]$/u.test( name.slice( 0, offset ) ) ? initial : `${ initial } `
	);
}

function isUnknown( text: string ): boolean {
	// Not toLowerCase(), which makes the sign of the kelvin a "k".
	return /^(?:unknown)?$/i.test( text );
}
