<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches\Search;

use HearthHammer\Core\Place\PlaceVersion;
use HearthHammer\Hpapi\Search\Area;
use HearthHammer\Hpapi\Search\SearchQuery;
use HearthHammer\Hpapi\SavedSearches\SavedSearchTables;

/**
 * The different searches that people saved.
 */
final readonly class QueryRepository {

	/** Beyond every amount and number of bedrooms: no bound. */
	private const ANY_AMOUNT = 4294967295;
	private const ANY_BEDS   = 65535;

	/** Degrees around a box, so that rounding rules nothing out. */
	private const MARGIN = 0.001;

	public function __construct( private QueryAreas $areas ) {}

	/** The id of the search, kept where it is new. */
	public function ensure( StoredQuery $stored ): int {
		global $wpdb;
		$area  = $this->areas->of( $stored );
		$query = $stored->query;
		$wpdb->query(
			$wpdb->prepare(
				'INSERT IGNORE INTO %i (hash, parameters, label, place, place_parish, channel, min_amount, max_amount, min_beds, max_beds) VALUES (%s, %s, %s, %s, %d, %d, %d, %d, %d, %d)',
				SavedSearchTables::name( SavedSearchTables::QUERY ),
				$stored->hash(),
				$stored->json(),
				QueryLabel::of( $query, $area ),
				mb_substr( $area->name ?? '', 0, 120 ),
				$stored->place_parish,
				$query->channel->value,
				(int) ( $query->filters['min_price'] ?? 0 ),
				(int) ( $query->filters['max_price'] ?? self::ANY_AMOUNT ),
				(int) ( $query->filters['min_beds'] ?? 0 ),
				(int) ( $query->filters['max_beds'] ?? self::ANY_BEDS )
			)
		);
		$id = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT id FROM %i WHERE hash = %s', SavedSearchTables::name( SavedSearchTables::QUERY ), $stored->hash() ) );
		$this->remember_place( $id, $stored );
		return $id;
	}

	public function find( int $id ): ?StoredQuery {
		global $wpdb;
		/** @var array<string, string|null>|null $row */
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE id = %d', SavedSearchTables::name( SavedSearchTables::QUERY ), $id ), ARRAY_A );
		return null === $row ? null : StoredQuery::from_row( $row );
	}

	/** Notes where a search looks, as the gazetteer knows it now: a rough measure that rules out most properties. */
	public function remember_place( int $id, StoredQuery $stored ): void {
		global $wpdb;
		$area = $this->areas->of( $stored );
		$near = null !== $area?->centre && $area->miles( $stored->query ) > 0;
		$box  = $this->box( $stored->query, $area );
		$wpdb->update(
			SavedSearchTables::name( SavedSearchTables::QUERY ),
			array(
				'parish_id'   => $near ? 0 : ( $area->parish->id ?? 0 ),
				'outcode'     => $near || null === $area || '' === $area->code ? '' : (string) strtok( $area->code, ' ' ),
				'south'       => $box[0],
				'west'        => $box[1],
				'north'       => $box[2],
				'east'        => $box[3],
				'geo_version' => PlaceVersion::current(),
			),
			array( 'id' => $id )
		);
	}

	/** @return array{float, float, float, float}|array{null, null, null, null} */
	private function box( SearchQuery $query, ?Area $area ): array {
		$points = null !== $area?->centre ? array( $area->centre ) : ( $area->points ?? array() );
		$miles  = $area?->miles( $query ) ?? 0.0;
		if ( $miles <= 0 || array() === $points ) {
			return array( null, null, null, null );
		}
		$boxes = array_map( static fn ( $point ) => $point->bounding_box( $miles ), $points );
		return array(
			min( array_column( $boxes, 'south' ) ) - self::MARGIN,
			min( array_column( $boxes, 'west' ) ) - self::MARGIN,
			max( array_column( $boxes, 'north' ) ) + self::MARGIN,
			max( array_column( $boxes, 'east' ) ) + self::MARGIN,
		);
	}
}
