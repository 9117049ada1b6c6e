<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches\Search;

use HearthHammer\Hpapi\Search\Lists\ListHeading;
use HearthHammer\Hpapi\Search\Area;
use HearthHammer\Hpapi\Search\SearchFilters;
use HearthHammer\Hpapi\Search\SearchQuery;
use HearthHammer\Hpapi\Search\SearchResult;

/**
 * A saved search in words of ours: nothing that a stranger typed gets into a mail (SEC-03).
 */
final class QueryLabel {

	/** e.g. "Houses for sale within 3 miles of Cranbrook, up to £450,000, at least 3 bedrooms". */
	public static function of( SearchQuery $query, ?Area $area ): string {
		$parts = array( ListHeading::of( new SearchResult( $query, $area, 0, array() ) ) );
		$same  = $query->exact_beds() > 0;
		foreach ( array_diff_key( $query->narrowed(), array( 'property_type' => true ) ) as $name => $value ) {
			if ( ! $same || ! in_array( $name, array( 'min_beds', 'max_beds' ), true ) ) {
				$parts[] = self::part( $name, $value, $query );
			}
		}
		return mb_substr( implode( ', ', $parts ), 0, 400 );
	}

	/** What one filter adds to it, e.g. "at least 3 bedrooms". */
	public static function part( string $name, string $value, SearchQuery $query ): string {
		$words = SearchFilters::chip( $name, $value, $query );
		return mb_strtolower( mb_substr( $words, 0, 1 ) ) . mb_substr( $words, 1 );
	}
}
