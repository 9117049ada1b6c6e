<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Filter;

defined( 'ABSPATH' ) || exit;

/**
 * What happened within so many days. The column of the index has when, in Unix seconds.
 */
final readonly class Since extends Choice {

	/** Seconds within which the same question is asked, so that answers can be kept. */
	public const STEP = 900;

	public function conditions( string $value, array $set ): array {
		global $wpdb;
		$from = time() - (int) $value * DAY_IN_SECONDS;
		return array( (string) $wpdb->prepare( "{$this->column} >= %d", $from - $from % self::STEP ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- The column is ours.
	}
}
