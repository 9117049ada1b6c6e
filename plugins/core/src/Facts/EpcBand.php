<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Facts;

/**
 * The bands of energy performance certificates of homes in England and Wales.
 */
final class EpcBand {

	/** Band to its lowest score. */
	public const LEAST = array(
		'A' => 92,
		'B' => 81,
		'C' => 69,
		'D' => 55,
		'E' => 39,
		'F' => 21,
		'G' => 1,
	);

	/** The band of a score; empty for none. */
	public static function of( int $score ): string {
		foreach ( self::LEAST as $band => $least ) {
			if ( $score >= $least ) {
				return $band;
			}
		}
		return '';
	}

	/** The scores of a band as they stand on a certificate, e.g. 55-68. */
	public static function range( string $band ): string {
		$bands = array_keys( self::LEAST );
		$place = (int) array_search( $band, $bands, true );
		return 0 === $place ? self::LEAST[ $band ] . '+' : self::LEAST[ $band ] . '-' . ( self::LEAST[ $bands[ $place - 1 ] ] - 1 );
	}
}
