<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Page;

/**
 * What several parts of a page need and costs much to make, such as a property with its pictures: head, theme and blocks share
 * it. In WordPress's cache, for this request and this visitor alone, and until a post or a term changes.
 */
final class MadeOnce {

	private const CACHE = 'hh_made_once';

	/**
	 * @template T
	 *
	 * @param string        $what e.g. `property-12`.
	 * @param callable(): T $make
	 * @return T
	 */
	public static function get( string $what, callable $make ): mixed {
		wp_cache_add_non_persistent_groups( self::CACHE );
		$key  = implode( '-', array( $what, did_action( 'wp' ), get_current_user_id(), wp_cache_get_last_changed( 'posts' ), wp_cache_get_last_changed( 'terms' ) ) );
		$made = wp_cache_get( $key, self::CACHE, false, $is_there );
		if ( ! $is_there ) {
			$made = $make();
			wp_cache_set( $key, $made, self::CACHE );
		}
		return $made;
	}
}
