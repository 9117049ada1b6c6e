<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tax;

/**
 * The standard rate of value added tax in the UK, by the day from which it holds.
 *
 * @link https://www.gov.uk/vat-rates Looked up on 22 November 2026.
 */
final class VatRate {

	/** Day to tenths of a per cent, the oldest first. */
	private const STANDARD = array(
		'2010-01-01' => 175,
		'2011-01-04' => 200,
	);

	/**
	 * @param string $date YYYY-MM-DD.
	 * @return int Tenths of a per cent; the first rate where the day lies before all.
	 */
	public static function on( string $date ): int {
		$rates = self::STANDARD;
		/**
		 * Filters the standard rates of VAT, before the next release of the plugin knows of a change.
		 *
		 * @param array<string, int> $rates Day, YYYY-MM-DD, to tenths of a per cent.
		 */
		$filtered = function_exists( 'apply_filters' ) ? apply_filters( 'hh_vat_rates', $rates ) : $rates;
		foreach ( is_array( $filtered ) ? $filtered : array() as $day => $rate ) {
			if ( is_string( $day ) && 1 === preg_match( '/^\d{4}-\d{2}-\d{2}$/', $day ) && is_int( $rate ) && $rate >= 0 && $rate <= 1000 ) {
				$rates[ $day ] = $rate;
			}
		}
		ksort( $rates );
		$found = (int) reset( $rates );
		foreach ( $rates as $day => $rate ) {
			if ( $day <= $date ) {
				$found = $rate;
			}
		}
		return $found;
	}
}
