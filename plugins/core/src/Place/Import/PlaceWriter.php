<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place\Import;

use HearthHammer\Core\Csv\BadFile;
use HearthHammer\Core\Place\PlaceTables;
use HearthHammer\Core\Place\Trigrams;

/**
 * Writes places in batches; a place that is there already (same kind and slug) is brought up to date.
 */
final class PlaceWriter {

	private const ROWS = 250;

	/** Longer transactions would keep the site's own writes waiting (SQLite has one writer). */
	private const SECONDS = 1.0;

	/** @var list<PlaceRow> */
	private array $waiting = array();

	private int $written = 0;

	private ?float $began = null;

	/** @param bool $transactions False where the caller may be in one: MySQL would end it. */
	public function __construct( private readonly bool $transactions = true ) {}

	public function add( PlaceRow $row ): void {
		$this->waiting[] = $row;
		if ( count( $this->waiting ) >= self::ROWS ) {
			$this->flush();
		}
	}

	/** Writes what waits and ends the transaction. */
	public function finish(): void {
		$this->flush();
		$this->commit();
	}

	public function written(): int {
		return $this->written;
	}

	/** Makes the search pieces of all towns and stations anew: a few thousand names. */
	public function rebuild_trigrams(): void {
		global $wpdb;
		$table = $wpdb->prefix . PlaceTables::TRIGRAM;
		/** @var list<array{id: string, name_key: string}> $names */
		$names = $wpdb->get_results( $wpdb->prepare( "SELECT id, name_key FROM %i WHERE kind IN ('town','station')", $wpdb->prefix . PlaceTables::PLACE ), ARRAY_A );
		$wpdb->query( 'START TRANSACTION' );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', $table ) );
		$values = array();
		foreach ( $names as $name ) {
			foreach ( Trigrams::of( $name['name_key'] ) as $piece ) {
				array_push( $values, $piece, (int) $name['id'] );
			}
			if ( count( $values ) > 1000 ) {
				$this->insert_trigrams( $table, $values );
				$values = array();
			}
		}
		$this->insert_trigrams( $table, $values );
		$wpdb->query( 'COMMIT' );
	}

	/** @param list<string|int> $values Piece, place, piece, place, … */
	private function insert_trigrams( string $table, array $values ): void {
		if ( array() === $values ) {
			return;
		}
		global $wpdb;
		$rows = implode( ',', array_fill( 0, intdiv( count( $values ), 2 ), '(%s,%d)' ) );
		$wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO %i (trigram, place_id) VALUES {$rows}", array( $table, ...$values ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL
	}

	private function flush(): void {
		if ( array() === $this->waiting ) {
			return;
		}
		global $wpdb;
		if ( null === $this->began && $this->transactions ) {
			$wpdb->query( 'START TRANSACTION' );
			$this->began = microtime( true );
		}
		$values = array();
		foreach ( $this->waiting as $row ) {
			array_push( $values, $row->kind, $row->name, $row->name_key, $row->slug, $row->latitude, $row->longitude, $row->county, $row->weight, (string) wp_json_encode( $row->extra ) );
		}
		$rows = implode( ',', array_fill( 0, count( $this->waiting ), '(%s,%s,%s,%s,%f,%f,%s,%d,%s)' ) );
		$done = $wpdb->query(
			$wpdb->prepare(
				"INSERT INTO %i (kind, name, name_key, slug, latitude, longitude, county, weight, extra) VALUES {$rows} ON DUPLICATE KEY UPDATE name = VALUES(name), name_key = VALUES(name_key), latitude = VALUES(latitude), longitude = VALUES(longitude), county = VALUES(county), weight = VALUES(weight), extra = VALUES(extra)", // phpcs:ignore WordPress.DB.PreparedSQL
				array( $wpdb->prefix . PlaceTables::PLACE, ...$values )
			)
		);
		if ( false === $done ) {
			$error = $wpdb->last_error;
			$this->transactions && $wpdb->query( 'ROLLBACK' );
			throw new BadFile( 'The database refused the places: ' . $error );
		}
		$this->written += count( $this->waiting );
		$this->waiting  = array();
		if ( null !== $this->began && microtime( true ) - $this->began > self::SECONDS ) {
			$this->commit();
		}
	}

	private function commit(): void {
		if ( null !== $this->began ) {
			global $wpdb;
			$wpdb->query( 'COMMIT' );
			$this->began = null;
		}
	}
}
