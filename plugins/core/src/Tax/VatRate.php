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
		return self::in_force( self::STANDARD, $date );
	}

	/** The same, corrected by whoever runs the site. What is no rate is left out. */
	public static function current( string $date ): int {
		$rates = self::STANDARD;
		/**
		 * Filters the standard rates of VAT, before the next release of the plugin knows of a change.
		 *
		 * @param array<string, int> $rates Day, YYYY-MM-DD, to tenths of a per cent.
		 */
		$filtered = apply_filters( 'hh_vat_rates', $rates );
		foreach ( is_array( $filtered ) ? $filtered : array() as $day => $rate ) {
			if ( 1 === preg_match( '/^\d{4}-\d{2}-\d{2}$/', (string) $day ) && is_int( $rate ) && $rate >= 0 && $rate <= 1000 ) {
				$rates[ (string) $day ] = $rate;
			}
		}
		return self::in_force( $rates, $date );
	}

	/** @param non-empty-array<string, int> $rates */
	private static function in_force( array $rates, string $date ): int {
		ksort( $rates );
		$found = reset( $rates );
		foreach ( $rates as $day => $rate ) {
			if ( $day <= $date ) {
				$found = $rate;
			}
		}
		return $found;
	}
}
