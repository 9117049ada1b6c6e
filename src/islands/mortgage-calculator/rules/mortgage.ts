export interface MortgageCost {
	/** Pence each month, with repayment. */
	monthly: number;
	/** Pence of interest over all the years then. */
	interest: number;
	/** Pence each month where only interest is paid. */
	interest_only: number;
}

/**
 * What a loan costs; PHP's Costs\Mortgage does the same sum.
 *
 * @param loan  Whole pounds.
 * @param years At least 1.
 * @param rate  Per cent a year.
 */
export function mortgageCost( loan: number, years: number, rate: number ): MortgageCost {
	const months = years * 12;
	const byRate = rate / 1200;
	const pence = loan * 100;
	const monthly = whole( byRate === 0 ? pence / months : ( pence * byRate ) / ( 1 - ( 1 + byRate ) ** -months ) );
	return {
		monthly,
		interest: byRate === 0 ? 0 : Math.max( 0, monthly * months - pence ),
		interest_only: whole( pence * byRate ),
	};
}

const whole = ( pence: number ) => Math.floor( pence + 0.5 );
