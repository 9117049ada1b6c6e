<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search;

use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Core\Place\Polygon;
use HearthHammer\Hpapi\Properties\Index\Card;
use HearthHammer\Hpapi\Properties\Index\PropertyTable;

use const HearthHammer\Hpapi\PLUGIN_FILE;

/**
 * All matches of a search on a map that says how close it looks: single ones, and counts of what is close together. Two
 * statements, one where the counts are kept. Closer than CLOSEST all come one by one, in pages.
 */
final readonly class MapSearch {

	/** As many come one by one: what is more is counted, or on another page. */
	public const SINGLE = 1000;

	/** @param int<1, max> $single Instead of SINGLE. */
	public function __construct( private MapCells $cells, private int $single = self::SINGLE ) {}

	/**
	 * @param list<array{latitude: float, longitude: float, radius: float}> $landmarks Within any of them; none for everywhere.
	 * @param int                                                           $page      From 1; only where all come one by one.
	 * @return array{data: list<array<string, mixed>>, clusters: list<array<string, mixed>>, total: int} As
	 *         schemas/map-properties-answer.json. Cells at the edge of the grid's box are whole; total counts what is in the box.
	 */
	public function find( Conditions $conditions, array $landmarks, MapGrid $grid, ?Polygon $polygon = null, int $page = 1 ): array {
		$where = self::where( $conditions, $landmarks );
		if ( $grid->is_single() ) {
			[ 'pins' => $pins, 'total' => $total ] = $this->pins_where( null === $grid->box ? $where : $where . ' AND ' . Conditions::within( $grid->box ), $polygon, $this->single, ( $page - 1 ) * $this->single );
			return array( 'data' => $pins, 'clusters' => array(), 'total' => $total );
		}
		$cells = $this->cells->count( $where, $grid, $polygon );
		$total = array_sum( array_column( $cells, 1 ) );
		if ( array_sum( array_column( $cells, 0 ) ) <= $this->single ) {
			$box  = $grid->whole_cells();
			$pins = $this->pins_where( null === $box ? $where : $where . ' AND ' . Conditions::within( $box ), $polygon, $this->single )['pins'];
			return array( 'data' => $pins, 'clusters' => array(), 'total' => $total );
		}
		$single = array_values( array_filter( array_column( $cells, 6 ) ) );
		return array(
			'data'     => array() === $single ? array() : $this->pins_where( $where . ' AND post_id IN (' . implode( ',', $single ) . ')', null, count( $single ) )['pins'],
			'clusters' => array_values( array_map( self::cluster( ... ), array_filter( $cells, static fn ( array $cell ): bool => $cell[0] > 1 ) ) ),
			'total'    => $total,
		);
	}

	/**
	 * @param array{int, int, float, float, float, float, int} $cell
	 * @return array{latitude: float, longitude: float, count: int, bounds: array{south: float, west: float, north: float, east: float}}
	 */
	private static function cluster( array $cell ): array {
		[ $count, , $south, $west, $north, $east ] = $cell;
		return array(
			'latitude'  => round( ( $south + $north ) / 2, 5 ),
			'longitude' => round( ( $west + $east ) / 2, 5 ),
			'count'     => $count,
			'bounds'    => array( 'south' => $south, 'west' => $west, 'north' => $north, 'east' => $east ),
		);
	}

	/** @param list<array{latitude: float, longitude: float, radius: float}> $landmarks */
	private static function where( Conditions $conditions, array $landmarks ): string {
		$where = $conditions->where . ' AND latitude IS NOT NULL';
		if ( array() === $landmarks ) {
			return $where;
		}
		$circles = array_map( static fn ( array $one ): string => '(' . Conditions::circle( new Coordinates( $one['latitude'], $one['longitude'] ), $one['radius'] ) . ')', $landmarks );
		return $where . ' AND (' . implode( ' OR ', $circles ) . ')';
	}

	/** @return array{pins: list<array<string, mixed>>, total: int} */
	private function pins_where( string $where, ?Polygon $polygon, int $most, int $after = 0 ): array {
		global $wpdb;
		$columns = $wpdb->prepare( 'SELECT post_id, latitude, longitude, status_group, pin' . ( null === $polygon ? '' : ', ' . PolygonFilter::POSITION ) . ' FROM %i ', PropertyTable::name() ); // phpcs:ignore WordPress.DB.PreparedSQL -- A constant.
		$newest  = ' ORDER BY listed_at DESC, post_id DESC';
		if ( null !== $polygon ) {
			$rows  = PolygonFilter::rows( $columns . 'WHERE ' . $where . $newest, $polygon );
			$total = count( $rows );
			$rows  = array_slice( $rows, $after, $most );
		} else {
			// Found inside a key; of the wide rows only those that are shown are read.
			$found = $wpdb->prepare( 'SELECT post_id AS id FROM %i WHERE ', PropertyTable::name() ) . $where . $newest . $wpdb->prepare( ' LIMIT %d OFFSET %d', $most, $after );
			/** @var list<\stdClass> $rows */
			$rows  = (array) $wpdb->get_results( $columns . 'JOIN (' . $found . ') found ON found.id = post_id' . $newest ); // phpcs:ignore WordPress.DB.PreparedSQL
			$total = count( $rows );
			if ( $total === $most || $after > 0 ) {
				$total = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE ', PropertyTable::name() ) . $where ); // phpcs:ignore WordPress.DB.PreparedSQL
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
