<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place\Import;

use HearthHammer\Core\Place\PlaceTables;

/**
 * The middles of sectors and outward codes, from the postcodes that are stored: for imports in steps, which never hold
 * all of a directory.
 */
final class Centres {

	/**
	 * @param string            $area     Letters of a postcode area, e.g. `TN`.
	 * @param list<string>|null $outcodes Only these; null for all of the area.
	 */
	public static function write( string $area, ?array $outcodes = null ): void {
		global $wpdb;
		$sectors = $wpdb->get_results( $wpdb->prepare( "SELECT SUBSTRING(name, 1, CHAR_LENGTH(name) - 2) AS sector, AVG(latitude) AS latitude, AVG(longitude) AS longitude, COUNT(*) AS number FROM %i WHERE kind = 'postcode' AND slug LIKE %s GROUP BY sector", $wpdb->prefix . PlaceTables::PLACE, $wpdb->esc_like( strtolower( $area ) ) . '%' ), ARRAY_A );
		$centroids = new CentroidAccumulator();
		foreach ( (array) $sectors as $sector ) {
			$outcode = explode( ' ', (string) $sector['sector'] )[0];
			// `B…` begins like `BN…`.
			if ( rtrim( substr( $outcode, 0, 2 ), '0123456789' ) !== $area || ( null !== $outcodes && ! in_array( $outcode, $outcodes, true ) ) ) {
				continue;
			}
			$centroids->add( 'sector', (string) $sector['sector'], (float) $sector['latitude'], (float) $sector['longitude'], (int) $sector['number'] );
			$centroids->add( 'outcode', $outcode, (float) $sector['latitude'], (float) $sector['longitude'], (int) $sector['number'] );
		}
		$writer = new PlaceWriter();
		foreach ( $centroids->places() as $place ) {
			$writer->add( $place );
		}
		$writer->finish();
	}
}
