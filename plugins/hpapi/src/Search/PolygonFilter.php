<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search;

use HearthHammer\Core\Place\Polygon;
use HearthHammer\Core\Place\PolygonBands;

/**
 * Those of a drawn area's box that lie in the area itself.
 */
final class PolygonFilter {

	/**
	 * @param string $statement Selects latitude, longitude and more of the box, in order.
	 * @return list<\stdClass> Rows in the same order.
	 */
	public static function rows( string $statement, Polygon $polygon ): array {
		global $wpdb;
		$bands = new PolygonBands( $polygon );
		$rows  = array();
		// As wpdb itself keeps them: a copy of every row would double the memory.
		$wpdb->query( $statement ); // phpcs:ignore WordPress.DB.PreparedSQL -- Prepared by the callers.
		foreach ( $wpdb->last_result as $row ) {
			if ( $bands->holds( (float) $row->latitude, (float) $row->longitude ) ) {
				$rows[] = $row;
			}
		}
		$wpdb->flush();
		return $rows;
	}
}
