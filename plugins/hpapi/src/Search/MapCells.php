<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search;

use HearthHammer\Core\Place\Polygon;
use HearthHammer\Core\ResultCache\ResultCache;
use HearthHammer\Hpapi\Properties\Index\PropertyTable;

/**
 * How many matches of a search lie in each cell of a MapGrid: one statement that reads a key alone, and none where the
 * answer is kept. Of a drawn area PHP counts, as it knows what lies inside (docs/decisions/0009-drawn-areas.md).
 *
 * A cell is a list, as it is kept: matches; of these within the box that was asked for; south, west, north and east of
 * its matches; and the post where it is one.
 *
 * @phpstan-type Cell array{int, int, float, float, float, float, int}
 */
final readonly class MapCells {

	public function __construct( private ResultCache $cache ) {}

	/**
	 * @param string $where Prepared, without the grid's box.
	 * @return list<Cell>
	 */
	public function count( string $where, MapGrid $grid, ?Polygon $polygon ): array {
		$cell   = $grid->sql();
		$inside = null === $grid->box ? '' : 'CASE WHEN ' . Conditions::within( $grid->box ) . ' THEN 1 END';
		$where .= null === $grid->whole_cells() ? '' : ' AND ' . Conditions::within( $grid->whole_cells() );
		global $wpdb;
		$from      = $wpdb->prepare( ' FROM %i WHERE ', PropertyTable::name() ) . $where;
		$statement = null === $polygon
			? 'SELECT COUNT(*) AS number, ' . ( '' === $inside ? 'COUNT(*)' : "COUNT({$inside})" ) . " AS seen, MIN(latitude) AS south, MIN(longitude) AS west, MAX(latitude) AS north, MAX(longitude) AS east, MIN(post_id) AS post{$from} GROUP BY {$cell} ORDER BY number DESC, post"
			: 'SELECT post_id, ' . PolygonFilter::POSITION . ', ' . ( '' === $inside ? '1' : $inside ) . " AS seen{$from}";
		$asked     = "{$statement} {$cell} " . $polygon?->encode();
		$kept      = $this->cache->kept( $asked );
		if ( null !== $kept && is_array( $kept['cells'] ?? null ) ) {
			/** @var list<Cell> */
			return $kept['cells'];
		}
		$question = $this->cache->question( $asked );
		$began    = hrtime( true );
		$cells    = null === $polygon ? self::cells( (array) $wpdb->get_results( $statement, ARRAY_N ) ) : self::inside( PolygonFilter::rows( $statement, $polygon ), $grid ); // phpcs:ignore WordPress.DB.PreparedSQL -- Prepared by the conditions.
		$this->cache->keep( $question, array( 'cells' => $cells ), ( hrtime( true ) - $began ) / 1e9 );
		return $cells;
	}

	/**
	 * @param array<mixed> $rows
	 * @return list<Cell>
	 */
	private static function cells( array $rows ): array {
		return array_values( array_map( static fn ( mixed $row ): array => array( (int) $row[0], (int) $row[1], self::short( $row[2] ), self::short( $row[3] ), self::short( $row[4] ), self::short( $row[5] ), 1 === (int) $row[0] ? (int) $row[6] : 0 ), $rows ) );
	}

	/**
	 * @param list<\stdClass> $rows
	 * @return list<Cell>
	 */
	private static function inside( array $rows, MapGrid $grid ): array {
		$cells = array();
		foreach ( $rows as $row ) {
			$latitude  = (int) $row->north / PolygonFilter::DEGREE;
			$longitude = (int) $row->east / PolygonFilter::DEGREE;
			$name      = $grid->cell( $latitude, $longitude );
			$cell      = $cells[ $name ] ?? array( 0, 0, $latitude, $longitude, $latitude, $longitude, (int) $row->post_id );

			$cells[ $name ] = array( $cell[0] + 1, $cell[1] + (int) $row->seen, min( $cell[2], $latitude ), min( $cell[3], $longitude ), max( $cell[4], $latitude ), max( $cell[5], $longitude ), $cell[6] );
		}
		usort( $cells, static fn ( array $one, array $other ): int => $other[0] <=> $one[0] );
		return array_map( static fn ( array $cell ): array => array( $cell[0], $cell[1], self::short( $cell[2] ), self::short( $cell[3] ), self::short( $cell[4] ), self::short( $cell[5] ), 1 === $cell[0] ? $cell[6] : 0 ), $cells );
	}

	/** A yard. */
	private static function short( mixed $degrees ): float {
		return round( (float) $degrees, 5 );
	}
}
