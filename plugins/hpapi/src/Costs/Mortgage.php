<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Costs;

/**
 * What a loan costs.
 *
 * src/islands/mortgage-calculator/rules/mortgage.ts does the same sum: both run tests/vectors/mortgage.json.
 */
final class Mortgage {

	/**
	 * @param int   $loan  Whole pounds.
	 * @param int   $years At least 1.
	 * @param float $rate  Per cent a year.
	 * @return array{monthly: int, interest: int, interest_only: int} Pence: each month with repayment, all interest over
	 *         the years then, and each month where only interest is paid.
	 */
	public static function of( int $loan, int $years, float $rate ): array {
		$months  = $years * 12;
		$by_rate = $rate / 1200;
		$pence   = $loan * 100;
		$monthly = 0.0 === $by_rate ? $pence / $months : $pence * $by_rate / ( 1 - ( 1 + $by_rate ) ** -$months );
		$monthly = self::whole( $monthly );
		return array(
			'monthly'       => $monthly,
			'interest'      => 0.0 === $by_rate ? 0 : max( 0, $monthly * $months - $pence ),
			'interest_only' => self::whole( $pence * $by_rate ),
		);
	}

	/** As Math.round() does it. */
	private static function whole( float $pence ): int {
		return (int) floor( $pence + 0.5 );
	}
}
