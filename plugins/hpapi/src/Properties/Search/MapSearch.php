<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties\Search;

use HearthHammer\Hpapi\Geo\Coordinates;
use HearthHammer\Hpapi\Properties\Index\Card;
use HearthHammer\Hpapi\Properties\Index\IndexTable;

use const HearthHammer\Hpapi\PLUGIN_FILE;

/**
 * All matches of a search as pins on a map, in one statement.
 */
final class MapSearch {

	/** More would fit neither a browser nor PHP's memory; the newest win. */
	private const MOST = 20000;

	/**
	 * @param list<array{latitude: float, longitude: float, radius: float}> $landmarks Within any of them; none for everywhere.
	 * @return list<array<string, mixed>> As schemas/map-properties-answer.json.
	 */
	public function find( Conditions $conditions, array $landmarks ): array {
		global $wpdb;
		$where = $conditions->where . ' AND latitude IS NOT NULL';
		if ( array() !== $landmarks ) {
			$circles = array_map( static fn ( array $one ): string => '(' . Conditions::circle( new Coordinates( $one['latitude'], $one['longitude'] ), $one['radius'] ) . ')', $landmarks );
			$where  .= ' AND (' . implode( ' OR ', $circles ) . ')';
		}
		/** @var list<array<string, string>> $rows */
		$rows = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT latitude, longitude, status_group, pin FROM %i WHERE ', IndexTable::name() ) . $where . $wpdb->prepare( ' ORDER BY listed_at DESC, post_id DESC LIMIT %d', self::MOST ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL
		return array_map( self::pin( ... ), $rows );
	}

	/**
	 * @param array<string, string> $row
	 * @return array<string, mixed>
	 */
	private static function pin( array $row ): array {
		return array(
			...Card::decode( $row['pin'] ),
			'latitude'       => (float) $row['latitude'],
			'longitude'      => (float) $row['longitude'],
			'map_marker_url' => plugins_url( "assets/map-marker-{$row['status_group']}.svg", PLUGIN_FILE ),
		);
	}
}
