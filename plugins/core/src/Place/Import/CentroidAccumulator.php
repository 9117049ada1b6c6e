<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place\Import;

/**
 * Centres of sectors and outward codes: the means of their postcodes, summed up as these go by.
 */
final class CentroidAccumulator {

	/** @var array<string, array<string, array{float, float, int}>> Kind, then name, to sums and count. */
	private array $sums = array();

	/** @param int $postcodes So many, of which this is the middle. */
	public function add( string $kind, string $name, float $latitude, float $longitude, int $postcodes = 1 ): void {
		[ $south, $west, $count ]    = $this->sums[ $kind ][ $name ] ?? array( 0.0, 0.0, 0 );
		$this->sums[ $kind ][ $name ] = array( $south + $latitude * $postcodes, $west + $longitude * $postcodes, $count + $postcodes );
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
