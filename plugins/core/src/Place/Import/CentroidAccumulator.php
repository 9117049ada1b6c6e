<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place\Import;

/**
 * Centres of sectors and outward codes: the means of their postcodes, summed up as these go by.
 */
final class CentroidAccumulator {

	/** @var array<string, array<string, array{float, float, int}>> Kind, then name, to sums and count. */
	private array $sums = array();

	public function add( string $kind, string $name, float $latitude, float $longitude ): void {
		[ $south, $west, $count ]    = $this->sums[ $kind ][ $name ] ?? array( 0.0, 0.0, 0 );
		$this->sums[ $kind ][ $name ] = array( $south + $latitude, $west + $longitude, $count + 1 );
	}

	/** @return \Generator<int, PlaceRow> */
	public function places(): \Generator {
		foreach ( $this->sums as $kind => $names ) {
			foreach ( $names as $name => [ $latitude, $longitude, $count ] ) {
				yield new PlaceRow( $kind, (string) $name, $latitude / $count, $longitude / $count, '', 'outcode' === $kind ? 2 : 1, array(), strtolower( str_replace( ' ', '', (string) $name ) ) );
			}
		}
	}
}
