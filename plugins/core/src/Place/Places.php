<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place;

use InvalidArgumentException;

/**
 * The gazetteer's rows.
 */
final class Places {

	/**
	 * @param string       $kind  Of Place.
	 * @param list<string> $slugs Of postcodes: their keys.
	 * @return array<string, Place> By slug.
	 */
	public function by_slugs( string $kind, array $slugs ): array {
		if ( array() === $slugs ) {
			return array();
		}
		global $wpdb;
		$found = array();
		foreach ( $this->rows(
			(string) $wpdb->prepare(
				'SELECT * FROM %i WHERE kind = %s AND slug IN (' . implode( ',', array_fill( 0, count( $slugs ), '%s' ) ) . ')', // phpcs:ignore WordPress.DB.PreparedSQL
				array( $wpdb->prefix . PlaceTables::PLACE, $kind, ...$slugs )
			)
		) as $place ) {
			$found[ $place->slug ] = $place;
		}
		return $found;
	}

	/**
	 * Postcodes, sectors and outward codes, and what a service says is none, by their keys in one statement.
	 *
	 * @param list<string> $keys e.g. `tn173ab`, `tn17`.
	 * @return array<string, array<string, Place>> By kind, then by key.
	 */
	public function codes( array $keys ): array {
		if ( array() === $keys ) {
			return array();
		}
		global $wpdb;
		$found = array();
		foreach ( $this->rows(
			(string) $wpdb->prepare(
				"SELECT * FROM %i WHERE kind IN ('postcode','sector','outcode','unknown') AND slug IN (" . implode( ',', array_fill( 0, count( $keys ), '%s' ) ) . ')', // phpcs:ignore WordPress.DB.PreparedSQL
				array( $wpdb->prefix . PlaceTables::PLACE, ...$keys )
			)
		) as $place ) {
			$found[ $place->kind ][ $place->slug ] = $place;
		}
		return $found;
	}

	/**
	 * Those whose key begins so.
	 *
	 * @param list<string> $kinds
	 * @return list<Place> The weightier first, then the shorter.
	 */
	public function beginning_with( array $kinds, string $key, int $limit ): array {
		global $wpdb;
		return $this->rows(
			(string) $wpdb->prepare(
				// A range uses the index on every engine; LIKE does not on SQLite.
				'SELECT * FROM %i WHERE kind IN (' . implode( ',', array_fill( 0, count( $kinds ), '%s' ) ) . ') AND name_key >= %s AND name_key <= %s ORDER BY weight DESC, LENGTH(name_key), name_key LIMIT %d', // phpcs:ignore WordPress.DB.PreparedSQL
				array( $wpdb->prefix . PlaceTables::PLACE, ...$kinds, ...array( $key, $key . 'zzzzzzzz', $limit ) )
			)
		);
	}

	/**
	 * Towns and stations whose names have most three-letter pieces in common with what was typed.
	 *
	 * @return list<Place>
	 */
	public function alike( string $key, int $limit ): array {
		$pieces = NameKey::trigrams( $key );
		if ( array() === $pieces ) {
			return array();
		}
		global $wpdb;
		return $this->rows(
			(string) $wpdb->prepare(
				'SELECT p.* FROM %i t JOIN %i p ON p.id = t.place_id WHERE t.trigram IN (' . implode( ',', array_fill( 0, count( $pieces ), '%s' ) ) . ') GROUP BY p.id ORDER BY COUNT(*) DESC, ABS(LENGTH(p.name_key) - %d), p.weight DESC, p.id LIMIT %d', // phpcs:ignore WordPress.DB.PreparedSQL
				array( $wpdb->prefix . PlaceTables::TRIGRAM, $wpdb->prefix . PlaceTables::PLACE, ...$pieces, ...array( strlen( $key ), $limit ) )
			)
		);
	}

	/** @return list<Place> Every place of a kind that is not a postcode, by name. */
	public function all( string $kind ): array {
		global $wpdb;
		return $this->rows( (string) $wpdb->prepare( 'SELECT * FROM %i WHERE kind = %s ORDER BY name_key', $wpdb->prefix . PlaceTables::PLACE, $kind ) );
	}

	/** @return list<Place> Stations where high-speed trains call, by name. */
	public function high_speed(): array {
		global $wpdb;
		$marked = $this->rows( (string) $wpdb->prepare( 'SELECT * FROM %i WHERE kind = %s AND extra LIKE %s ORDER BY name_key', $wpdb->prefix . PlaceTables::PLACE, 'station', '%"high_speed":true%' ) );
		return array_values( array_filter( $marked, static fn ( Place $station ): bool => true === ( $station->extra['high_speed'] ?? false ) ) );
	}

	/** @return list<Place> In no order. */
	public function within( string $kind, BoundingBox $box ): array {
		global $wpdb;
		return $this->rows(
			(string) $wpdb->prepare(
				'SELECT * FROM %i WHERE kind = %s AND latitude BETWEEN %f AND %f AND longitude BETWEEN %f AND %f',
				$wpdb->prefix . PlaceTables::PLACE,
				$kind,
				$box->south,
				$box->north,
				$box->west,
				$box->east
			)
		);
	}

	/**
	 * @param string       $kind
	 * @param list<string> $keys Of NameKey.
	 * @return array<string, Place> By key; of several of one name the weightiest.
	 */
	public function by_names( string $kind, array $keys ): array {
		if ( array() === $keys ) {
			return array();
		}
		global $wpdb;
		$found = array();
		foreach ( $this->rows(
			(string) $wpdb->prepare(
				'SELECT * FROM %i WHERE kind = %s AND name_key IN (' . implode( ',', array_fill( 0, count( $keys ), '%s' ) ) . ') ORDER BY weight', // phpcs:ignore WordPress.DB.PreparedSQL
				array( $wpdb->prefix . PlaceTables::PLACE, $kind, ...$keys )
			)
		) as $place ) {
			$found[ NameKey::of( $place->name ) ] = $place;
		}
		return $found;
	}

	/**
	 * For what is asked for in one place alone.
	 *
	 * @param string               $rest   Behind WHERE, with placeholders.
	 * @param list<int|float|string> $values
	 * @return list<Place>
	 */
	public function select( string $rest, array $values ): array {
		global $wpdb;
		return $this->rows( (string) $wpdb->prepare( "SELECT * FROM %i WHERE {$rest}", array( $wpdb->prefix . PlaceTables::PLACE, ...$values ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL
	}

	/** @return list<Place> */
	private function rows( string $sql ): array {
		global $wpdb;
		/** @var list<array<string, string|null>> $rows */
		$rows = (array) $wpdb->get_results( $sql, ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- Prepared by the callers.
		$places = array();
		foreach ( $rows as $row ) {
			try {
				$places[] = Place::from_row( $row );
			} catch ( InvalidArgumentException ) {
				// A row that is nowhere on the earth would take all lists that ask for places with it.
				continue;
			}
		}
		return $places;
	}
}
