<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Metrics;

use HearthHammer\Core\Migrations\Migrations;
use Throwable;

/**
 * Counts in the database: all PHP processes add to the same numbers, and a restart does not lose them.
 *
 * Each count is a write, so only what is rare is counted here. Requests are counted from nginx's log.
 */
final class Counters {

	public const TABLE = 'hh_counter';

	public static function create(): void {
		Migrations::table(
			self::TABLE,
			'name varchar(60) NOT NULL,
			labels varchar(150) NOT NULL,
			total bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (name, labels)'
		);
	}

	/**
	 * A count that fails must not fail what it counts.
	 *
	 * @param array<string, string> $labels Names that our code knows; nothing that a visitor sent.
	 */
	public function add( Counter $counter, array $labels, int $by = 1 ): void {
		global $wpdb;
		$hides = $wpdb->suppress_errors();
		ksort( $labels );
		try {
			$wpdb->query( $wpdb->prepare( 'INSERT INTO %i (name, labels, total) VALUES (%s, %s, %d) ON DUPLICATE KEY UPDATE total = total + VALUES(total)', $wpdb->prefix . self::TABLE, $counter->value, (string) wp_json_encode( $labels ), $by ) );
		} catch ( Throwable ) { // phpcs:ignore Generic.CodeAnalysis.EmptyStatement.DetectedCatch -- See above.
		} finally {
			$wpdb->suppress_errors( $hides );
		}
	}

	/** @param array<string, string> $labels */
	public function total( Counter $counter, array $labels ): int {
		global $wpdb;
		ksort( $labels );
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT total FROM %i WHERE name = %s AND labels = %s', $wpdb->prefix . self::TABLE, $counter->value, (string) wp_json_encode( $labels ) ) );
	}

	/** @return list<Metric> Every counter, also those that are still empty. */
	public function all(): array {
		global $wpdb;
		$samples = array();
		foreach ( (array) $wpdb->get_results( $wpdb->prepare( 'SELECT name, labels, total FROM %i ORDER BY name, labels', $wpdb->prefix . self::TABLE ), ARRAY_A ) as $row ) {
			$samples[ $row['name'] ][] = array(
				'labels' => array_map( strval( ... ), (array) json_decode( $row['labels'], true ) ),
				'value'  => (int) $row['total'],
			);
		}
		return array_map( static fn ( Counter $counter ): Metric => Metric::counters( $counter->value, $counter->help(), $samples[ $counter->value ] ?? array() ), Counter::cases() );
	}
}
