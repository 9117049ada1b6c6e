<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Facts;

/**
 * The chart of an energy certificate as England and Wales know it: templates/epc-chart.php.
 *
 * @phpstan-import-type Rating from Epc
 */
final class EpcChart {

	/**
	 * @param array<string, mixed> $epc As Epc::of() gives it.
	 * @phpstan-param array{current?: Rating|null, potential?: Rating|null} $epc
	 * @return string HTML; empty without a rating.
	 */
	public static function html( array $epc ): string {
		if ( ! isset( $epc['current'] ) ) {
			return '';
		}
		$bands = array();
		foreach ( array_keys( Epc::LEAST ) as $band ) {
			$bands[] = array(
				'band'      => $band,
				'range'     => Epc::range( $band ),
				'current'   => self::mark( $epc['current'], $band ),
				'potential' => self::mark( $epc['potential'] ?? null, $band ),
			);
		}
		$label = self::label( $epc['current'], $epc['potential'] ?? null );
		ob_start();
		require dirname( __DIR__, 2 ) . '/templates/epc-chart.php';
		return (string) ob_get_clean();
	}

	/** What stands in a band's row: the score, or the letter where only that is known. */
	private static function mark( mixed $rating, string $band ): string {
		return is_array( $rating ) && $rating['band'] === $band ? (string) ( $rating['score'] > 0 ? $rating['score'] : $band ) : '';
	}

	/**
	 * @param array{band: string, score: int}      $current
	 * @param array{band: string, score: int}|null $potential
	 */
	private static function label( array $current, ?array $potential ): string {
		return null === $potential
			/* translators: %s: a rating, e.g. D (58) */
			? sprintf( __( 'Energy rating %s', 'hearth-hammer' ), Epc::text( $current ) )
			/* translators: 1, 2: ratings, e.g. D (58) */
			: sprintf( __( 'Energy rating %1$s, potential %2$s', 'hearth-hammer' ), Epc::text( $current ), Epc::text( $potential ) );
	}
}
