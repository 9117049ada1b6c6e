<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Facts;

/**
 * What an energy certificate says, and its bands.
 *
 * @phpstan-type Rating array{band: string, score: int}
 */
final class Epc {

	/** Band to its lowest score, of homes in England and Wales. */
	public const LEAST = array(
		'A' => 92,
		'B' => 81,
		'C' => 69,
		'D' => 55,
		'E' => 39,
		'F' => 21,
		'G' => 1,
	);

	/** @return array{current: Rating|null, potential: Rating|null, exempt: bool}|null Null where nothing is known. */
	public static function of( FactSource $source ): ?array {
		$current   = self::rating( $source->text( 'epc_rating' ), $source->int( 'epc_score' ) );
		$potential = self::rating( $source->text( 'epc_potential' ), $source->int( 'epc_potential_score' ) );
		$exempt    = $source->is( 'epc_exempt' );
		return null === $current && ! $exempt ? null : array(
			'current'   => $current,
			'potential' => null === $current ? null : $potential,
			'exempt'    => $exempt && null === $current,
		);
	}

	/** e.g. D (58), as the certificate has it; empty where nothing is known. */
	public static function summary( FactSource $source ): string {
		$epc = self::of( $source );
		if ( null === $epc || null === $epc['current'] ) {
			return true === ( $epc['exempt'] ?? false ) ? __( 'EPC not required', 'hearth-hammer' ) : '';
		}
		return self::text( $epc['current'] );
	}

	/**
	 * e.g. D (58).
	 *
	 * @param array{band: string, score: int} $rating
	 */
	public static function text( array $rating ): string {
		return $rating['score'] > 0 ? "{$rating['band']} ({$rating['score']})" : $rating['band'];
	}

	/** The band of a score; empty for none. */
	public static function band( int $score ): string {
		foreach ( self::LEAST as $band => $least ) {
			if ( $score >= $least ) {
				return $band;
			}
		}
		return '';
	}

	/** The scores of a band as they are on a certificate, e.g. 55-68. */
	public static function range( string $band ): string {
		$bands = array_keys( self::LEAST );
		$place = (int) array_search( $band, $bands, true );
		return 0 === $place ? self::LEAST[ $band ] . '+' : self::LEAST[ $band ] . '-' . ( self::LEAST[ $bands[ $place - 1 ] ] - 1 );
	}

	/**
	 * The letter as it was given; a number that belongs to another letter is left out.
	 *
	 * @return Rating|null
	 */
	private static function rating( string $band, int $score ): ?array {
		$band = '' === $band ? self::band( $score ) : $band;
		return '' === $band ? null : array(
			'band'  => $band,
			'score' => self::band( $score ) === $band ? $score : 0,
		);
	}
}
