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

	/** @var list<string> */
	private array $types;

	public function __construct( string ...$types ) {
		$this->types = array_values( $types );
	}

	/** How many have a meta: other plugins may have types of the same names. */
	public function count( string $meta ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(DISTINCT p.ID) FROM {$wpdb->posts} p JOIN {$wpdb->postmeta} m ON m.post_id = p.ID AND m.meta_key = %s WHERE p.post_type IN ({$this->places()}) AND p.post_status IN (%s,%s,%s,%s,%s)", array( $meta, ...$this->types, ...self::STATUSES ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL
	}

	/** @return Generator<int, list<WP_Post>> In batches, their meta in WordPress's cache. */
	public function batches(): Generator {
		global $wpdb;
		$last = 0;
		do {
			/** @var list<string> $ids */
			$ids = $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_type IN ({$this->places()}) AND post_status IN (%s,%s,%s,%s,%s) AND ID > %d ORDER BY ID LIMIT %d", array( ...$this->types, ...self::STATUSES, $last, self::BATCH ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL
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
		$values = $wpdb->get_col( $wpdb->prepare( "SELECT LOWER(TRIM(m.meta_value)) FROM {$wpdb->postmeta} m JOIN {$wpdb->posts} p ON p.ID = m.post_id WHERE m.meta_key = %s AND m.meta_value <> '' AND p.post_type IN ({$this->places()}) AND p.post_status IN (%s,%s,%s,%s,%s) GROUP BY LOWER(TRIM(m.meta_value)) HAVING COUNT(*) > 1", array( $key, ...$this->types, ...self::STATUSES ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL
		return array_fill_keys( $values, true );
	}

	/**
	 * What a property is called here: the number that the office gave it, else one made of the post's.
	 *
	 * @param array<string, true> $shared What shared() gave: numbers that name two properties name none.
	 */
	public static function reference( string $prefix, int $post, string $typed, array $shared ): string {
		$reference = mb_substr( (string) preg_replace( '/[\s<>"\'\/:?#]+/', '-', trim( $typed ) ), 0, 100 );
		return '' === trim( $reference, '-' ) || isset( $shared[ strtolower( trim( $typed ) ) ] ) ? $prefix . '-' . $post : $reference;
	}

	/** @return array<string, mixed> The first value of each meta. */
	public static function meta( int $post ): array {
		$meta = array();
		foreach ( (array) get_post_meta( $post ) as $key => $values ) {
			if ( is_array( $values ) ) {
				$meta[ (string) $key ] = maybe_unserialize( $values[0] );
			}
		}
		return $meta;
	}

	/** @param array<string, mixed> $meta What meta() gave. */
	public static function text( array $meta, string $key ): string {
		return is_scalar( $meta[ $key ] ?? null ) ? trim( (string) $meta[ $key ] ) : '';
	}

	/** @return array{name: string, email: string} */
	public static function negotiator( int $user ): array {
		$user = $user > 0 ? get_userdata( $user ) : false;
		return array(
			'name'  => false === $user ? '' : $user->display_name,
			'email' => false === $user ? '' : $user->user_email,
		);
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
		$paths = post_type_exists( $post->post_type ) && 'publish' === $post->post_status ? array( $path( (string) get_permalink( $post ) ) ) : array();
		foreach ( array_filter( $slugs ) as $slug ) {
			array_push( $paths, $path( home_url( $wp_rewrite->front . "{$base}/{$slug}/" ) ), $path( home_url( "/{$base}/{$slug}/" ) ) );
		}
		return array_values( array_unique( array_filter( $paths ) ) );
	}

	private function places(): string {
		return implode( ',', array_fill( 0, count( $this->types ), '%s' ) );
	}
}
