<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\MoveIn;

use Generator;
use WP_Post;

/**
 * Posts of a type that may no longer be registered, and their terms. Reads only.
 */
final readonly class OldPosts {

	private const BATCH = 100;

	/** Neither in the Trash nor never saved. */
	private const STATUSES = array( 'publish', 'future', 'draft', 'pending', 'private' );

	public function __construct( private string $type ) {}

	public function count(): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = %s AND post_status IN (%s,%s,%s,%s,%s)", $this->type, ...self::STATUSES ) );
	}

	/** @return Generator<int, list<WP_Post>> In batches, their meta in WordPress's cache. */
	public function batches(): Generator {
		global $wpdb;
		$last = 0;
		do {
			/** @var list<string> $ids */
			$ids = $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_type = %s AND post_status IN (%s,%s,%s,%s,%s) AND ID > %d ORDER BY ID LIMIT %d", $this->type, ...array( ...self::STATUSES, $last, self::BATCH ) ) );
			$ids = array_map( intval( ... ), $ids );
			_prime_post_caches( $ids, false, true );
			yield array_values( array_filter( array_map( get_post( ... ), $ids ) ) );
			$last = array() === $ids ? 0 : max( $ids );
			// WordPress keeps every post and meta that it has seen.
			wp_cache_supports( 'flush_runtime' ) && wp_cache_flush_runtime();
		} while ( count( $ids ) >= self::BATCH );
	}

	/**
	 * @param list<int> $posts
	 * @return array<int, array<string, list<string>>> Post to taxonomy to names: the deeper a term, the earlier.
	 */
	public static function terms( array $posts ): array {
		global $wpdb;
		$terms = array();
		if ( array() !== $posts ) {
			/** @var list<array{object_id: string, taxonomy: string, name: string}> $rows */
			$rows = $wpdb->get_results( $wpdb->prepare( "SELECT r.object_id, x.taxonomy, t.name FROM {$wpdb->term_relationships} r JOIN {$wpdb->term_taxonomy} x ON x.term_taxonomy_id = r.term_taxonomy_id JOIN {$wpdb->terms} t ON t.term_id = x.term_id WHERE r.object_id IN (" . implode( ',', array_fill( 0, count( $posts ), '%d' ) ) . ') ORDER BY r.object_id, x.parent = 0, r.term_order, t.term_id', $posts ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL
			foreach ( $rows as $row ) {
				$terms[ (int) $row['object_id'] ][ $row['taxonomy'] ][] = wp_specialchars_decode( $row['name'], ENT_QUOTES );
			}
		}
		return $terms;
	}

	/**
	 * Values of a meta that more than one of the posts has, in lower case.
	 *
	 * @return array<string, true>
	 */
	public function shared( string $key ): array {
		global $wpdb;
		/** @var list<string> $values */
		$values = $wpdb->get_col( $wpdb->prepare( "SELECT LOWER(TRIM(m.meta_value)) FROM {$wpdb->postmeta} m JOIN {$wpdb->posts} p ON p.ID = m.post_id WHERE m.meta_key = %s AND m.meta_value <> '' AND p.post_type = %s AND p.post_status IN (%s,%s,%s,%s,%s) GROUP BY LOWER(TRIM(m.meta_value)) HAVING COUNT(*) > 1", $key, $this->type, ...self::STATUSES ) );
		return array_fill_keys( $values, true );
	}

	/**
	 * Paths under which visitors may know a post: where it is now, where its type puts it with the folder of blog posts
	 * and without, and those of earlier slugs.
	 *
	 * @param string $base Of its type's addresses, e.g. `property`.
	 * @return list<string>
	 */
	public function addresses( WP_Post $post, string $base ): array {
		global $wp_rewrite;
		if ( '' === $post->post_name ) {
			return array();
		}
		$path  = static fn ( string $address ): string => (string) wp_parse_url( $address, PHP_URL_PATH );
		$slugs = array_unique( array( $post->post_name, ...array_map( static fn ( mixed $slug ): string => is_string( $slug ) ? sanitize_title( $slug ) : '', get_post_meta( $post->ID, '_wp_old_slug' ) ) ) );
		// An address of a post that is not published is a number.
		$paths = post_type_exists( $this->type ) && 'publish' === $post->post_status ? array( $path( (string) get_permalink( $post ) ) ) : array();
		foreach ( array_filter( $slugs ) as $slug ) {
			array_push( $paths, $path( home_url( $wp_rewrite->front . "{$base}/{$slug}/" ) ), $path( home_url( "/{$base}/{$slug}/" ) ) );
		}
		return array_values( array_unique( array_filter( $paths ) ) );
	}
}
