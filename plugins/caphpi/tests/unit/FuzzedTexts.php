<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Tests\Unit;

/**
 * Makes the texts of fuzz.json: the same ones as src/islands/valuation-wizard/rules/fuzz.test.ts, from the same seeds.
 */
final class FuzzedTexts {

	private const MOST_CHANGES = 4;

	public function __construct( private int $state ) {}

	/** The generator mulberry32: a number from 0 to 2^32 - 1. */
	public function next(): int {
		$this->state = ( $this->state + 0x6D2B79F5 ) & 0xFFFFFFFF;
		$mixed       = self::multiply( $this->state ^ ( $this->state >> 15 ), $this->state | 1 );
		$mixed       = ( ( $mixed + self::multiply( $mixed ^ ( $mixed >> 7 ), $mixed | 61 ) ) & 0xFFFFFFFF ) ^ $mixed;
		return $mixed ^ ( $mixed >> 14 );
	}

	/**
	 * @param list<string> $samples
	 * @param list<string> $pieces
	 */
	public function text( array $samples, array $pieces ): string {
		$chars   = mb_str_split( $samples[ $this->below( count( $samples ) ) ] );
		$changes = $this->below( self::MOST_CHANGES + 1 );
		for ( $change = 0; $change < $changes; $change++ ) {
			$how   = $this->below( 5 );
			$at    = $this->below( count( $chars ) + 1 );
			$piece = mb_str_split( $pieces[ $this->below( count( $pieces ) ) ] );
			match ( $how ) {
				0, 1    => array_splice( $chars, $at, 0, $piece ),
				2       => array_splice( $chars, $at, 1, $piece ),
				3       => array_splice( $chars, $at, 1 ),
				default => array_push( $chars, ...array_slice( $chars, $at ) ),
			};
		}
		return implode( '', $chars );
	}

	private function below( int $limit ): int {
		return $this->next() % $limit;
	}

	/** The low 32 bits of a product whose full size PHP would make a fraction. */
	private static function multiply( int $one, int $other ): int {
		$high = ( ( $one >> 16 ) * $other ) & 0xFFFF;
		return ( ( $one & 0xFFFF ) * $other + ( $high << 16 ) ) & 0xFFFFFFFF;
	}
}
