<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place\Import;

use HearthHammer\Core\Csv\BadFile;
use HearthHammer\Core\Place\PlaceTables;

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
		$places  = $wpdb->prefix . PlaceTables::PLACE;
		$pieces  = $wpdb->prefix . PlaceTables::TRIGRAM;
		$longest = (int) $wpdb->get_var( $wpdb->prepare( "SELECT MAX(CHAR_LENGTH(name_key)) FROM %i WHERE kind IN ('town','station')", $places ) );
		$wpdb->query( 'START TRANSACTION' );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', $pieces ) );
		// What NameKey::trigrams() cuts out of one name, the database cuts out of all: the first piece of each, the second …
		for ( $at = 1; $at <= $longest + 1; $at++ ) {
			$wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO %i (trigram, place_id) SELECT SUBSTRING(CONCAT('__', name_key, '_'), %d, 3), id FROM %i WHERE kind IN ('town','station') AND name_key <> '' AND CHAR_LENGTH(name_key) >= %d", $pieces, $at, $places, $at - 1 ) );
		}
		$wpdb->query( 'COMMIT' );
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
			throw new BadFile( 'The database could not save the places: ' . $error );
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
