<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Sellers;

use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Core\Limits\Limits;
use HearthHammer\Core\Migrations\Migrations;

/**
 * How often a lot's page was viewed: one number for each lot, nothing about visitors (decision 0086).
 */
final readonly class LotViews {

	public const TABLE = 'hh_lot_view';

	/** A connection counts once for a lot in so many seconds: reloading the page is not another view. */
	private const ONCE_IN = HOUR_IN_SECONDS;

	/** Lots that a connection can count in that time. An office shares one connection. */
	private const MOST = 300;

	public function __construct( private Limits $limits ) {}

	public static function create(): void {
		Migrations::table(
			self::TABLE,
			'lot_id bigint(20) unsigned NOT NULL,
			views bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (lot_id)'
		);
	}

	/**
	 * @param string $connection As NetworkAddress::subject(). Only its keyed hash is kept, for an hour.
	 * @return bool Whether it is counted.
	 */
	public function count( int $lot, string $connection ): bool {
		if ( true !== LotRecord::of( $lot )?->is_published() || ! $this->limits->hit( 'lot-views', $connection, self::MOST, self::ONCE_IN )->allowed || ! $this->limits->hit( 'lot-view', "{$lot}|{$connection}", 1, self::ONCE_IN )->allowed ) {
			return false;
		}
		global $wpdb;
		return false !== $wpdb->query( $wpdb->prepare( 'INSERT INTO %i (lot_id, views) VALUES (%d, 1) ON DUPLICATE KEY UPDATE views = views + 1', self::table(), $lot ) );
	}

	/**
	 * @param non-empty-list<int> $lots
	 * @return array<int, int> Lot to its views; lots without any are left out.
	 */
	public function of( array $lots ): array {
		global $wpdb;
		$rows = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT lot_id, views FROM %i WHERE lot_id IN (' . implode( ',', array_fill( 0, count( $lots ), '%d' ) ) . ')', array( self::table(), ...$lots ) ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- Placeholders.
		return array_map( intval( ... ), array_column( $rows, 'views', 'lot_id' ) );
	}

	public function forget( int $lot ): void {
		global $wpdb;
		$wpdb->delete( self::table(), array( 'lot_id' => $lot ), array( '%d' ) );
	}

	private static function table(): string {
		global $wpdb;
		return $wpdb->prefix . self::TABLE;
	}
}
