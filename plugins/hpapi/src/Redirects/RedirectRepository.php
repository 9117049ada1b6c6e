<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Redirects;

use HearthHammer\Core\Migrations\Migrations;

/**
 * The rows of hpapi_redirect. Each old address stands there once, found by a key of fixed length.
 */
final class RedirectRepository {

	public const TABLE = 'hpapi_redirect';

	private const BATCH = 200;

	public static function create(): void {
		Migrations::table(
			self::TABLE,
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			source_key char(40) NOT NULL,
			source varchar(500) NOT NULL,
			target varchar(500) NOT NULL,
			is_reference tinyint(1) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			UNIQUE KEY source_key (source_key)'
		);
	}

	/** In one statement: the redirect of an address, that with its very query before that with any. */
	public function find( OldAddress $address ): ?RedirectTarget {
		global $wpdb;
		$keys = $address->keys();
		/** @var list<array<string, string>> $rows */
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT source_key, target, is_reference FROM %i WHERE source_key IN (' . implode( ',', array_fill( 0, count( $keys ), '%s' ) ) . ')', array( self::table(), ...$keys ) ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL
		$rows = array_column( $rows, null, 'source_key' );
		$row  = $rows[ $keys[0] ] ?? $rows[ $keys[1] ?? '' ] ?? null;
		return null === $row ? null : RedirectTarget::stored( $row['target'], '1' === (string) $row['is_reference'] );
	}

	/** @param list<Redirect> $redirects Of one source at most one; what is there already is replaced. */
	public function keep( array $redirects ): void {
		global $wpdb;
		foreach ( array_chunk( $redirects, self::BATCH ) as $some ) {
			$values = array();
			foreach ( $some as $one ) {
				array_push( $values, $one->source->key(), (string) $one->source, $one->target->value, (int) $one->target->is_reference );
			}
			$rows = implode( ',', array_fill( 0, count( $some ), '(%s,%s,%s,%d)' ) );
			$wpdb->query( $wpdb->prepare( "INSERT INTO %i (source_key, source, target, is_reference) VALUES {$rows} ON DUPLICATE KEY UPDATE source = VALUES(source), target = VALUES(target), is_reference = VALUES(is_reference)", array( self::table(), ...$values ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL
		}
	}

	/** @return array<string, RedirectTarget> All, by the source's key: some ten thousand. */
	public function targets(): array {
		global $wpdb;
		$targets = array();
		/** @var list<array<string, string>> $rows */
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT source_key, target, is_reference FROM %i', self::table() ), ARRAY_A );
		foreach ( $rows as $row ) {
			$targets[ $row['source_key'] ] = RedirectTarget::stored( $row['target'], '1' === (string) $row['is_reference'] );
		}
		return $targets;
	}

	public function count( string $search = '' ): int {
		global $wpdb;
		$like = '%' . $wpdb->esc_like( $search ) . '%';
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM %i WHERE %s = '' OR source LIKE %s OR target LIKE %s", self::table(), $search, $like, $like ) );
	}

	/** @return list<array{id: int, source: string, target: string}> */
	public function page( string $search, int $limit, int $offset ): array {
		global $wpdb;
		$like = '%' . $wpdb->esc_like( $search ) . '%';
		/** @var list<array<string, string>> $rows */
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT id, source, target FROM %i WHERE %s = '' OR source LIKE %s OR target LIKE %s ORDER BY source, id LIMIT %d OFFSET %d", self::table(), $search, $like, $like, $limit, $offset ), ARRAY_A );
		return array_map( static fn ( array $row ): array => array( 'id' => (int) $row['id'], 'source' => $row['source'], 'target' => $row['target'] ), $rows );
	}

	/** @param list<int> $ids */
	public function delete( array $ids ): int {
		global $wpdb;
		return array() === $ids ? 0 : (int) $wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE id IN (' . implode( ',', array_fill( 0, count( $ids ), '%d' ) ) . ')', array( self::table(), ...$ids ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL
	}

	public function delete_all(): int {
		global $wpdb;
		return (int) $wpdb->query( $wpdb->prepare( 'DELETE FROM %i', self::table() ) );
	}

	private static function table(): string {
		global $wpdb;
		return $wpdb->prefix . self::TABLE;
	}
}
