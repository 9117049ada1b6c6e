/** Amounts as people type them, and as they are shown. PHP's Money\Amount reads the same: tests/vectors/amounts.json. */

const MOST = 99999999;
const idle = new Intl.NumberFormat( 'en-GB' );
const exact = new Intl.NumberFormat( 'en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 } );

/** Whole pounds of "£425,000", "425000.00" or "425 000"; null for anything else. Pence are left out. */
export function readPounds( typed: string ): number | null {
	const found = typed.replace( /[£,\s]/g, '' ).match( /^(\d{1,12})(\.\d*)?$/ );
	const pounds = Number( found?.[ 1 ] ?? NaN );
	return Number.isNaN( pounds ) || pounds > MOST ? null : pounds;
}

/** Pence of "£1,234.50" or "1234.5"; null for anything else, and for parts of a penny. */
export function readPence( typed: string ): number | null {
	const found = typed.replace( /[£,\s]/g, '' ).match( /^(\d{1,12})(?:\.(\d{0,2}))?$/ );
	const pounds = Number( found?.[ 1 ] ?? NaN );
	return Number.isNaN( pounds ) || pounds > MOST ? null : 100 * pounds + Number( ( found?.[ 2 ] ?? '' ).padEnd( 2, '0' ) );
}

/** A number with decimals such as "4.75" or "10%"; null for anything else. */
export function readNumber( typed: string ): number | null {
	const plain = typed.replace( /[%,\s]/g, '' );
	return /^\d{1,4}(\.\d{1,4})?$/.test( plain ) ? Number( plain ) : null;
}

/** £1,169.18, without idle pence where told so. */
export function showPence( pence: number, dropIdle = false ): string {
	return `£${ dropIdle && pence % 100 === 0 ? idle.format( pence / 100 ) : exact.format( pence / 100 ) }`;
}
