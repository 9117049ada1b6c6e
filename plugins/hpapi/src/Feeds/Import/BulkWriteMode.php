<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Import;

use HearthHammer\Hpapi\Properties\Index\Indexer;
use WP_Query;

/**
 * WordPress while an import writes: nothing that is done for each post but can be done once, or not at all.
 */
final class BulkWriteMode {

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public static function run( Indexer $indexer, callable $work ): mixed {
		$slug     = static fn ( ?string $override, string $slug, int $id, string $status, string $type ): ?string => in_array( $type, array( 'hpapi_property', 'attachment' ), true ) ? $slug : $override;
		$none     = static fn (): int => 0;
		// Nor does WordPress have to look in the bin for a post of the same name.
		$bin      = static fn ( ?array $posts, WP_Query $query ): ?array => 'trash' === $query->get( 'post_status' ) && '' !== $query->get( 'name' ) ? array() : $posts;
		$deferred = wp_defer_term_counting();
		// Addresses of properties hold their id, those of pictures a hash: neither needs a search for a free name.
		add_filter( 'pre_wp_unique_post_slug', $slug, 10, 5 );
		add_filter( 'posts_pre_query', $bin, 10, 2 );
		add_filter( 'wp_revisions_to_keep', $none );
		wp_defer_term_counting( true );
		// Asks the options after every post.
		remove_action( 'transition_post_status', '__clear_multi_author_cache' );
		$indexer->suspend();
		try {
			return $work();
		} finally {
			$indexer->resume();
			add_action( 'transition_post_status', '__clear_multi_author_cache' );
			delete_transient( 'is_multi_author' );
			wp_defer_term_counting( $deferred );
			remove_filter( 'wp_revisions_to_keep', $none );
			remove_filter( 'posts_pre_query', $bin, 10 );
			remove_filter( 'pre_wp_unique_post_slug', $slug, 10 );
		}
	}
}
