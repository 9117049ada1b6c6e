<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place;

defined( 'ABSPATH' ) || exit;

/**
 * Rows of a table with the columns `latitude` and `longitude` that are near a point, as prepared SQL.
 *
 * Distances are haversines in plain trigonometry: MySQL, MariaDB and SQLite all have it, and unlike the arc cosine it is
 * exact for near points. The bounding box lets an index throw away the rest first. Numbers end in `e0`: without it they
 * are decimals, and MariaDB takes twice as long to compare them with a column of doubles.
 */
final class Circle {

	/** Half the side of the box inside, in radii: a little less than the root of a half, as meridians converge. */
	private const INSIDE = 0.69;

	/** The condition: within so many miles. */
	public static function within( Coordinates $centre, float $miles ): string {
		global $wpdb;
		// Two thirds of those in the circle lie in a box inside it, and need no trigonometry.
		return self::box( $centre->bounding_box( $miles ) ) . ' AND ((' . self::box( $centre->bounding_box( $miles * self::INSIDE ) ) . ') OR ' . $wpdb->prepare( self::distance( $centre ) . ' <= %.6Fe0)', $miles ); // phpcs:ignore WordPress.DB.PreparedSQL
	}

	/** Miles from a point, as an expression. */
	public static function distance( Coordinates $centre ): string {
		global $wpdb;
		return (string) $wpdb->prepare(
			'(%.6Fe0 * ASIN(SQRT(SIN(RADIANS(latitude - %.8Fe0) / 2) * SIN(RADIANS(latitude - %.8Fe0) / 2) + %.12Fe0 * COS(RADIANS(latitude)) * SIN(RADIANS(longitude - %.8Fe0) / 2) * SIN(RADIANS(longitude - %.8Fe0) / 2))))',
			2 * Coordinates::EARTH_RADIUS_MILES,
			$centre->latitude,
			$centre->latitude,
			cos( deg2rad( $centre->latitude ) ),
			$centre->longitude,
			$centre->longitude
		);
	}

	/** The condition: in a rectangle, its edges included. */
	public static function box( BoundingBox $box ): string {
		global $wpdb;
		return (string) $wpdb->prepare( 'latitude BETWEEN %.8Fe0 AND %.8Fe0 AND longitude BETWEEN %.8Fe0 AND %.8Fe0', $box->south, $box->north, $box->west, $box->east );
	}
}
