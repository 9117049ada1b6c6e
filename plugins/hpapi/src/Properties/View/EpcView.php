<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties\View;

use HearthHammer\Hpapi\Properties\Material\EpcBand;
use HearthHammer\Hpapi\Properties\PropertyRecord;

/**
 * What a property's energy certificate says.
 *
 * @phpstan-type Rating array{band: string, score: int}
 */
final class EpcView {

	/** @return array{current: Rating|null, potential: Rating|null, exempt: bool}|null Null where nothing is known. */
	public static function of( PropertyRecord $property ): ?array {
		$current   = self::rating( $property->text( 'epc_rating' ), $property->int( 'epc_score' ) );
		$potential = self::rating( $property->text( 'epc_potential' ), $property->int( 'epc_potential_score' ) );
		$exempt    = $property->is( 'epc_exempt' );
		return null === $current && ! $exempt ? null : array(
			'current'   => $current,
			'potential' => null === $current ? null : $potential,
			'exempt'    => $exempt && null === $current,
		);
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
