<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Facts;

/**
 * What an energy certificate says.
 *
 * @phpstan-type Rating array{band: string, score: int}
 */
final class Epc {

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

	/**
	 * The letter as it was given; a number that belongs to another letter is left out.
	 *
	 * @return Rating|null
	 */
	private static function rating( string $band, int $score ): ?array {
		$band = '' === $band ? EpcBand::of( $score ) : $band;
		return '' === $band ? null : array(
			'band'  => $band,
			'score' => EpcBand::of( $score ) === $band ? $score : 0,
		);
	}
}
