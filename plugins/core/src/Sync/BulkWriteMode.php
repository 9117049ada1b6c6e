<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

use WP_Query;

/**
 * WordPress while an import writes: nothing that is done for each post but can be done once, or not at all.
 */
final class BulkWriteMode {

	/**
	 * @template T
	 * @param list<string>  $types Post types whose addresses need no search for a free name: they hold an id or a hash.
	 * @param callable(): T $work
	 * @return T
	 */
	public static function run( array $types, callable $work ): mixed {
		$slug     = static fn ( ?string $override, string $slug, int $id, string $status, string $type ): ?string => in_array( $type, $types, true ) ? $slug : $override;
		$none     = static fn (): int => 0;
		// Nor does WordPress have to look in the bin for a post of the same name.
		$bin      = static fn ( ?array $posts, WP_Query $query ): ?array => 'trash' === $query->get( 'post_status' ) && '' !== $query->get( 'name' ) ? array() : $posts;
		$deferred = wp_defer_term_counting();
		add_filter( 'pre_wp_unique_post_slug', $slug, 10, 5 );
		add_filter( 'posts_pre_query', $bin, 10, 2 );
		add_filter( 'wp_revisions_to_keep', $none );
		wp_defer_term_counting( true );
		// Asks the options after every post.
		remove_action( 'transition_post_status', '__clear_multi_author_cache' );
		try {
			return $work();
		} finally {
			add_action( 'transition_post_status', '__clear_multi_author_cache' );
			delete_transient( 'is_multi_author' );
			wp_defer_term_counting( $deferred );
			remove_filter( 'wp_revisions_to_keep', $none );
			remove_filter( 'posts_pre_query', $bin, 10 );
			remove_filter( 'pre_wp_unique_post_slug', $slug, 10 );
		}
	}
}
