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
	 * Columns of a row's position, as whole numbers: a database writes them as text in half the time of its doubles. Half an
	 * inch, so that they are exact for every coordinate with seven decimals.
	 */
	public const POSITION = 'CAST(ROUND(latitude * 1e7) AS SIGNED) AS north, CAST(ROUND(longitude * 1e7) AS SIGNED) AS east';

	/** Of POSITION, for a degree. */
	public const DEGREE = 1e7;

	/**
	 * @param string $statement Selects POSITION and more of the box, in order.
	 * @return list<\stdClass> Rows in the same order.
	 */
	public static function rows( string $statement, Polygon $polygon ): array {
		global $wpdb;
		$bands = new PolygonBands( $polygon );
		$rows  = array();
		// As wpdb itself keeps them: a copy of every row would double the memory.
		$wpdb->query( $statement ); // phpcs:ignore WordPress.DB.PreparedSQL -- Prepared by the callers.
		foreach ( $wpdb->last_result as $row ) {
			if ( $bands->holds( (int) $row->north / self::DEGREE, (int) $row->east / self::DEGREE ) ) {
				$rows[] = $row;
			}
		}
		$wpdb->flush();
		return $rows;
	}
}
