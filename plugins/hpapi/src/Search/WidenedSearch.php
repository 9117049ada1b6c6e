<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search;

use HearthHammer\Hpapi\Properties\Index\PropertyTable;

/**
 * A postcode that has no match itself is searched around at once: nobody means the sector's border who types one.
 */
final class WidenedSearch {

	/** The wider search; null where this one is searched as it is. */
	public static function of( SearchQuery $query, ?Area $area ): ?SearchQuery {
		return 'postcode' === $area?->kind && null !== $area->centre && $query->radius <= 0.0
			? $query->with( array( 'radius' => (string) Area::AROUND_TOWN, 'page' => (string) $query->page ) )
			: null;
	}

	/** The same for who shows all matches at once: it costs a statement for a postcode, and none else. */
	public static function where_needed( SearchQuery $query, ?Area $area ): SearchQuery {
		$wider = self::of( $query, $area );
		if ( null === $wider ) {
			return $query;
		}
		global $wpdb;
		$one = $wpdb->get_var( $wpdb->prepare( 'SELECT post_id FROM %i WHERE ', PropertyTable::name() ) . Conditions::of( $query, $area )->where . ' LIMIT 1' ); // phpcs:ignore WordPress.DB.PreparedSQL -- Prepared by Conditions.
		return null === $one ? $wider : $query;
	}
}
