/**
 * What counts as a number plate, a mileage, and an optional name or postcode (VAL-03, VAL-04, VAL-07).
 *
 * The server holds the same rules (PHP: HearthHammer\Caphpi\Input); both run
 * plugins/caphpi/tests/vectors/validation.json. Each function gives the normalised value, or null where the text is
 * not valid.
 */
import { normaliseName } from '../../../lib/validation/name';
import { normalisePostcode } from '../../../lib/validation/postcode';
import { compactPlate } from '../../../lib/valuation/plate';
import { UNKNOWN } from '../../../lib/valuation/vehicle';

export { UNKNOWN };

// Tested before upper-casing: "ß" would become "SS".
const PLATE = /^\w{1,10}$/;
const MILES = /^(\d{1,12})(\.\d+)?$/;
const MAX_THOUSANDS = 999;

export function normalisePlate( text: string ): string | null {
	const plate = compactPlate( text );
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

/** Never null for an empty text. */
export function normaliseOptionalPostcode( text: string ): string | null {
	return isUnknown( text.trim() ) ? UNKNOWN : normalisePostcode( text );
}

/** Below it a figure was most likely typed in thousands. */
const FEWEST_MILES = 1000;
/** Hardly a vehicle has gone further. */
const MOST_MILES = 400_000;

/**
 * What to ask about a mileage that can hardly be: the miles that are likelier ("45" for 45,000), 0 where the figure is
 * only odd. Null where there is nothing to ask; "0" is a new vehicle.
 */
export function mileageDoubt( text: string ): number | null {
	const typed = MILES.exec( text.trim().replace( /[ ,]/, '' ) )?.[ 1 ];
	if ( typed === undefined || mileageInThousands( text ) === null ) {
		return null;
	}
	const miles = Number( typed );
	if ( miles > MOST_MILES ) {
		return 0;
	}
	return miles > 0 && miles < FEWEST_MILES ? miles * 1000 : null;
}

function isUnknown( text: string ): boolean {
	// Not toLowerCase(), which makes the sign of the kelvin a "k".
	return /^(?:unknown)?$/i.test( text );
}
