<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search;

use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Core\Place\Polygon;
use HearthHammer\Hpapi\Properties\Index\Card;
use HearthHammer\Hpapi\Properties\Index\IndexTable;

use const HearthHammer\Hpapi\PLUGIN_FILE;

/**
 * All matches of a search as pins on a map, in one statement; a second counts those that are too many to show.
 */
final class MapSearch {

	/** More would fit neither a browser nor PHP's memory; the newest win. */
	public const MOST = 20000;

	public function __construct( private readonly int $most = self::MOST ) {}

	/**
	 * @param list<array{latitude: float, longitude: float, radius: float}> $landmarks Within any of them; none for everywhere.
	 * @return array{pins: list<array<string, mixed>>, total: int} Pins as schemas/map-properties-answer.json; total counts
	 *         those left out too.
	 */
	public function find( Conditions $conditions, array $landmarks, ?Polygon $polygon = null ): array {
		global $wpdb;
		$where = $conditions->where . ' AND latitude IS NOT NULL';
		if ( array() !== $landmarks ) {
			$circles = array_map( static fn ( array $one ): string => '(' . Conditions::circle( new Coordinates( $one['latitude'], $one['longitude'] ), $one['radius'] ) . ')', $landmarks );
			$where  .= ' AND (' . implode( ' OR ', $circles ) . ')';
		}
		$columns = $wpdb->prepare( 'SELECT post_id, latitude, longitude, status_group, pin FROM %i ', IndexTable::name() );
		$newest  = ' ORDER BY listed_at DESC, post_id DESC';
		if ( null !== $polygon ) {
			$rows  = PolygonFilter::rows( $columns . 'WHERE ' . $where . $newest, $polygon );
			$total = count( $rows );
			$rows  = array_slice( $rows, 0, $this->most );
		} else {
			// Found inside a key; of the wide rows only those that are shown are read.
			$found = $wpdb->prepare( 'SELECT post_id AS id FROM %i WHERE ', IndexTable::name() ) . $where . $newest . $wpdb->prepare( ' LIMIT %d', $this->most );
			/** @var list<\stdClass> $rows */
			$rows  = (array) $wpdb->get_results( $columns . 'JOIN (' . $found . ') found ON found.id = post_id' . $newest ); // phpcs:ignore WordPress.DB.PreparedSQL
			$total = count( $rows );
			if ( $total === $this->most ) {
				$total = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE ', IndexTable::name() ) . $where ); // phpcs:ignore WordPress.DB.PreparedSQL
			}
		}
		return array(
			'pins'  => self::pins( $rows ),
			'total' => $total,
		);
	}

	/**
	 * @param list<\stdClass> $rows With latitude, longitude, status_group and pin.
	 * @return list<array<string, mixed>>
	 */
	private static function pins( array $rows ): array {
		$markers = array();
		$pins    = array();
		// Read in one go: twenty thousand small texts take several times as long.
		$kept = Card::decode_all( array_column( $rows, 'pin' ) );
		foreach ( $rows as $number => $row ) {
			$markers[ $row->status_group ] ??= plugins_url( "assets/map-marker-{$row->status_group}.svg", PLUGIN_FILE );

			if ( array() === $kept[ $number ] ) {
				// It cannot be read, and breaks no map.
				continue;
			}
			$pin                   = $kept[ $number ];
			$pin['latitude']       = (float) $row->latitude;
			$pin['longitude']      = (float) $row->longitude;
			$pin['map_marker_url'] = $markers[ $row->status_group ];
			$pins[]                = $pin;
		}
		return $pins;
	}
}
