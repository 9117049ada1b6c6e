<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search;

use HearthHammer\Core\Place\BoundingBox;
use HearthHammer\Core\Place\Circle;
use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Hpapi\Properties\Index\Stock;
use HearthHammer\Hpapi\Properties\PropertyTags;

/**
 * The WHERE and ORDER BY of a search on the index, prepared.
 */
final readonly class Conditions {

	private function __construct(
		public string $where,
		public string $order,
	) {}

	public static function of( SearchQuery $query, ?Area $area ): self {
		$where = array( self::scope( $query ), ...SearchFilters::all()->conditions( $query->filters ), ...self::place( $query, $area ), ...self::map_area( $query ) );
		return new self( implode( ' AND ', $where ), self::order( $query, $area ) );
	}

	/** Everything on the market of a channel within so many miles, nearest first. */
	public static function around( SearchQuery $query, Coordinates $centre, float $miles ): self {
		return new self( implode( ' AND ', array( self::scope( new SearchQuery( $query->channel ) ), Circle::box( $centre->bounding_box( $miles ) ) ) ), Circle::distance( $centre ) . ', post_id' );
	}

	/** Also for landmarks: within a circle. */
	public static function circle( Coordinates $centre, float $miles ): string {
		return Circle::within( $centre, $miles );
	}

	/** In a rectangle, its edges included. Where all that there is is in it, no row needs to be asked. */
	public static function within( BoundingBox $box ): string {
		$all = Stock::now()->extent;
		return null !== $all && $box->surrounds( $all ) ? 'latitude IS NOT NULL' : Circle::box( $box );
	}

	private static function scope( SearchQuery $query ): string {
		PropertyTags::show_list( $query->channel );
		global $wpdb;
		$group = $query->filters['status_group'] ?? '';
		$scope = match ( true ) {
			'' !== $group && 'complete' !== $group => $wpdb->prepare( 'on_market = 1 AND status_group = %s', $group ),
			'complete' === $group => "published = 1 AND status_group = 'complete'",
			isset( $query->filters['include_complete'] ) => 'published = 1',
			default => 'on_market = 1',
		};
		return $wpdb->prepare( 'channel = %d AND ', $query->channel->value ) . $scope;
	}

	/** @return list<string> */
	private static function place( SearchQuery $query, ?Area $area ): array {
		return match ( true ) {
			null === $area => array(),
			'rail' === $area->kind => array( self::any( $area->points, $query->radius ) ),
			'station' === $area->kind && null === $area->centre => array( self::any( array(), 0.0 ) ),
			default => array( self::any_place( $query, $area->each() ) ),
		};
	}

	/**
	 * In any of these places, or around it. Those of one kind are one condition, which a key answers.
	 *
	 * @param non-empty-list<Area> $areas
	 */
	private static function any_place( SearchQuery $query, array $areas ): string {
		global $wpdb;
		$ids    = array();
		$codes  = array();
		$points = array();
		$miles  = 0.0;
		$ways   = array();
		foreach ( $areas as $area ) {
			if ( $area->miles( $query ) > 0 && null !== $area->centre ) {
				// Where no radius is asked for, towns and stations have the same.
				$points[] = $area->centre;
				$miles    = $area->miles( $query );
			} elseif ( null !== $area->parish ) {
				$ids[] = $area->parish->id;
			} elseif ( $area->is_outcode() ) {
				$codes[] = $area->code;
			} else {
				// The outward code has a key, which finds few enough.
				$ways[] = $wpdb->prepare( 'outcode = %s AND sector = %s', strtok( $area->code, ' ' ), $area->code );
			}
		}
		foreach ( array( 'parish_id' => array( '%d', $ids ), 'outcode' => array( '%s', $codes ) ) as $column => [ $placeholder, $values ] ) {
			if ( array() !== $values ) {
				$ways[] = $wpdb->prepare( "{$column} " . ( 1 === count( $values ) ? "= {$placeholder}" : 'IN (' . implode( ',', array_fill( 0, count( $values ), $placeholder ) ) . ')' ), $values ); // phpcs:ignore WordPress.DB.PreparedSQL
			}
		}
		if ( array() !== $points ) {
			$ways[] = 1 === count( $points ) ? self::circle( $points[0], $miles ) : self::any( $points, $miles );
		}
		return 1 === count( $ways ) ? (string) $ways[0] : '((' . implode( ') OR (', $ways ) . '))';
	}

	/** @return list<string> Of a drawn area its box: PolygonFilter looks closer (docs/decisions/0009-drawn-areas.md). */
	private static function map_area( SearchQuery $query ): array {
		return array_map( self::within( ... ), array_values( array_filter( array( $query->polygon?->box(), $query->bounds ) ) ) );
	}

	/**
	 * Within so many miles of any of these points, of which there are dozens at most.
	 *
	 * @param list<Coordinates> $points None for nowhere.
	 */
	private static function any( array $points, float $miles ): string {
		if ( array() === $points ) {
			return 'post_id = 0';
		}
		$circles = array_map( static fn ( Coordinates $point ): string => '(' . self::circle( $point, $miles ) . ')', $points );
		$boxes   = array_map( static fn ( Coordinates $point ): BoundingBox => $point->bounding_box( $miles ), $points );
		// One box around them all lets the key throw away the rest of the country.
		$around = new BoundingBox( min( array_column( $boxes, 'south' ) ), min( array_column( $boxes, 'west' ) ), max( array_column( $boxes, 'north' ) ), max( array_column( $boxes, 'east' ) ) );
		return self::within( $around ) . ' AND (' . implode( ' OR ', $circles ) . ')';
	}

	private static function order( SearchQuery $query, ?Area $area ): string {
		return match ( $query->sort_by ) {
			'reduced' => 'reduced_at DESC, post_id DESC',
			'price_asc' => 'amount ASC, post_id ASC',
			'price_desc' => 'amount DESC, post_id DESC',
			'distance' => null === $area?->centre ? 'listed_at DESC, post_id DESC' : Circle::distance( $area->centre ) . ', post_id',
			default => 'listed_at DESC, post_id DESC',
		};
	}
}
