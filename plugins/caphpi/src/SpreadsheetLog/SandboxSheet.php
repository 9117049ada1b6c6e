<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\SpreadsheetLog;

use HearthHammer\Core\Migrations\Migrations;
use HearthHammer\Core\Outbox\Attempt;
use HearthHammer\Core\Outbox\DeliveryFailed;

defined( 'ABSPATH' ) || exit;

/**
 * A spreadsheet of a site that has none: remembers which valuations were logged, in order. The rows themselves are
 * made from the valuations when staff look, so that nobody's data is kept twice.
 */
final class SandboxSheet implements SpreadsheetLog {

	public const NAME = 'caphpi_sheet_row';

	public static function create(): void {
		Migrations::table(
			self::NAME,
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			submission char(32) NOT NULL,
			valuation_id bigint(20) unsigned NOT NULL,
			written_at bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY submission (submission),
			KEY written_at (written_at)'
		);
	}

	public function append( SheetRow $row, Attempt $attempt ): void {
		global $wpdb;
		$written = $wpdb->query(
			$wpdb->prepare(
				'INSERT IGNORE INTO %i (submission, valuation_id, written_at) VALUES (%s, %d, %d)',
				self::table(),
				$row->submission,
				$row->valuation_id,
				time()
			)
		);
		if ( false === $written ) {
			throw new DeliveryFailed( 'The database could not save the row.' );
		}
	}

	/** Nothing to do: its rows are made from the valuations when staff look. */
	public function update( SheetRow $row ): void {}

	/** @return list<array{valuation_id: int, written_at: int}> Newest first. */
	public function latest( int $limit = 100, int $offset = 0 ): array {
		global $wpdb;
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT valuation_id, written_at FROM %i ORDER BY id DESC LIMIT %d OFFSET %d', self::table(), $limit, $offset ), ARRAY_A );
		return array_map(
			static fn ( array $row ): array => array(
				'valuation_id' => (int) $row['valuation_id'],
				'written_at'   => (int) $row['written_at'],
			),
			array_values( $rows )
		);
	}

	public function count(): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', self::table() ) );
	}

	public function forget_before( int $time ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE written_at < %d', self::table(), $time ) );
	}

	private static function table(): string {
		global $wpdb;
		return $wpdb->prefix . self::NAME;
	}
}
