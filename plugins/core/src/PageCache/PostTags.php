<?php

declare( strict_types=1 );

namespace HearthHammer\Core\PageCache;

use WP_Post;
use WP_Query;

/**
 * The tags of a post: that of the page about it, and those of the lists in which it appears.
 */
final class PostTags {

	/** @return list<string> Of the page that this request asks for. */
	public static function on_page(): array {
		$shown = get_queried_object();
		return array(
			...( $shown instanceof WP_Post ? array( self::own( $shown ) ) : array() ),
			...( is_home() || is_category() || is_tag() || is_date() || is_author() || is_search() || ( is_feed() && ! is_singular() ) ? array( 'news' ) : array() ),
		);
	}

	/** @return list<string> What a query for a part of a page looks for: news beside an article, on the home page, in a block. */
	public static function of_query( WP_Query $query ): array {
		return ! $query->is_main_query() && in_array( 'post', (array) $query->get( 'post_type' ), true ) ? array( 'news' ) : array();
	}

	public static function own( WP_Post $post ): string {
		return self::of_type( $post->post_type )['prefix'] . '-' . $post->ID;
	}

	/** @return list<string> */
	public static function lists( WP_Post $post ): array {
		return self::of_type( $post->post_type )['lists'];
	}

	/** @return array{prefix: string, lists: list<string>} */
	private static function of_type( string $type ): array {
		/**
		 * Filters how posts are tagged in page caches.
		 *
		 * @param array<string, array{prefix: string, lists: list<string>}> $types Post type to the prefix of its tag
		 *                                                                         (`property`) and the lists that show it.
		 */
		$types = (array) apply_filters( 'hearth_hammer_cache_tags', array( 'post' => array( 'prefix' => 'post', 'lists' => array( 'news' ) ) ) );
		return $types[ $type ] ?? array( 'prefix' => 'post', 'lists' => array() );
	}
}
