<?php

declare( strict_types=1 );

namespace HearthHammer\Theme;

use HearthHammer\Core\Text\Compounds;
use WP_Query;

/**
 * A search of the site for `farmhouse` finds what has `farm house` or `farm-house`. The other way round WordPress does it
 * itself: it looks for each word anywhere.
 */
final class SearchSpellings {

	/** @param string $sql The condition that WordPress made: each term between two signs for 'anything'. */
	public static function widen( string $sql, WP_Query $query ): string {
		global $wpdb;
		if ( ! $query->is_main_query() || ! Plugins::core() ) {
			return $sql;
		}
		foreach ( (array) $query->get( 'search_terms' ) as $term ) {
			$parts = is_string( $term ) ? Compounds::parts( $term ) : null;
			if ( null !== $parts ) {
				// Anything between the two: a space, a hyphen or nothing.
				$any = $wpdb->placeholder_escape();
				$sql = str_replace( "LIKE '{$any}{$term}{$any}'", "LIKE '{$any}{$parts[0]}{$any}{$parts[1]}{$any}'", $sql );
			}
		}
		return $sql;
	}
}
