/**
 * What counts as a number plate, a mileage, an optional name and a postcode (VAL-03, VAL-04, VAL-07).
 *
 * The server holds the same rules (PHP: HearthHammer\Caphpi\Input); both run
 * plugins/caphpi/tests/vectors/validation.json. Each function gives the normalised value, or null where the text is
 * not valid.
 */
import { normaliseName } from '../../../lib/validation/name';
import { UNKNOWN } from '../../../lib/valuation/vehicle';

export { UNKNOWN };

// Tested before upper-casing: "ß" would become "SS".
const PLATE = /^\w{1,10}$/;
const MILES = /^(\d{1,12})(\.\d+)?$/;
const MAX_THOUSANDS = 999;

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

/** Never null for an empty text. */
export function normaliseOptionalName( text: string ): string | null {
	return isUnknown( text.trim() ) ? UNKNOWN : normaliseName( text );
}

/** Never null for an empty text. A beginning of a postcode will do: it only says whether a vehicle is near. */
export function normalisePostcode( text: string ): string | null {
	const compact = text.replace( /\s/g, '' );
	if ( isUnknown( compact ) ) {
		return UNKNOWN;
	}
	return /^[A-Za-z0-9]{1,8}$/.test( compact ) ? compact.toUpperCase().replace( FULL_POSTCODE, '$1 $2' ) : null;
}

function isUnknown( text: string ): boolean {
	// Not toLowerCase(), which makes the sign of the kelvin a "k".
	return /^(?:unknown)?$/i.test( text );
}
