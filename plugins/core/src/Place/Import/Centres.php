<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place\Import;

use HearthHammer\Core\Place\PlaceTables;

/**
 * Centres of sectors and outward codes: the means of their postcodes, summed up as these go by.
 */
final class Centres {

	/** @var array<string, array<string, array{float, float, int}>> Kind, then name, to sums and count. */
	private array $sums = array();

	/**
	 * Of the postcodes that are stored: for imports in steps, which never hold all of a directory.
	 *
	 * @param string            $area     Letters of a postcode area, e.g. `TN`.
	 * @param list<string>|null $outcodes Only these; null for all of the area.
	 */
	public static function write( string $area, ?array $outcodes = null ): void {
		global $wpdb;
		$sectors = $wpdb->get_results( $wpdb->prepare( "SELECT SUBSTRING(name, 1, CHAR_LENGTH(name) - 2) AS sector, AVG(latitude) AS latitude, AVG(longitude) AS longitude, COUNT(*) AS number FROM %i WHERE kind = 'postcode' AND slug LIKE %s GROUP BY sector", $wpdb->prefix . PlaceTables::PLACE, $wpdb->esc_like( strtolower( $area ) ) . '%' ), ARRAY_A );
		$centres = new self();
		foreach ( (array) $sectors as $sector ) {
			$outcode = explode( ' ', (string) $sector['sector'] )[0];
			// `B…` begins like `BN…`.
			if ( rtrim( substr( $outcode, 0, 2 ), '0123456789' ) !== $area || ( null !== $outcodes && ! in_array( $outcode, $outcodes, true ) ) ) {
				continue;
			}
			$centres->add( 'sector', (string) $sector['sector'], (float) $sector['latitude'], (float) $sector['longitude'], (int) $sector['number'] );
			$centres->add( 'outcode', $outcode, (float) $sector['latitude'], (float) $sector['longitude'], (int) $sector['number'] );
		}
		$writer = new PlaceWriter();
		foreach ( $centres->places() as $place ) {
			$writer->add( $place );
		}
		$writer->finish();
	}

	/** @param int $postcodes So many, of which this is the middle. */
	public function add( string $kind, string $name, float $latitude, float $longitude, int $postcodes = 1 ): void {
		[ $south, $west, $count ]     = $this->sums[ $kind ][ $name ] ?? array( 0.0, 0.0, 0 );
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
