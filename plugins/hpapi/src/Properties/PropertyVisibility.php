<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties;

use HearthHammer\Core\Module;
use HearthHammer\Core\Rest\RouteGuard;
use HearthHammer\Hpapi\Properties\Index\IndexTable;
use WP_Error;
use WP_Query;

/**
 * Keeps what is withdrawn or hidden by its feed, and its pictures, out of all that WordPress itself hands out.
 */
final class PropertyVisibility implements Module {

	/** A query with this variable finds only what visitors may see. */
	private const ONLY = 'hpapi_only_published';

	public function register(): void {
		add_filter( 'posts_where', $this->narrow( ... ), 10, 2 );
		add_action( 'pre_get_posts', $this->narrow_page( ... ) );
		add_filter( 'wp_sitemaps_posts_query_args', $this->narrow_sitemap( ... ), 10, 2 );
		foreach ( array( 'rest_' . PropertyPostType::NAME . '_query', 'rest_attachment_query', 'rest_post_search_query' ) as $filter ) {
			add_filter( $filter, $this->narrow_rest( ... ) );
		}
		RouteGuard::posts(
			array( PropertyPostType::NAME ),
			$this->is_hidden( ... ),
			static fn (): WP_Error => new WP_Error( 'rest_post_invalid_id', __( 'There is no such property.', 'hearth-hammer' ), array( 'status' => 404 ) )
		)->register();
		add_filter( 'oembed_request_post_id', fn ( mixed $id ): int => $this->is_hidden( (int) $id ) ? 0 : (int) $id );
	}

	private function narrow( string $where, WP_Query $query ): string {
		global $wpdb;
		if ( true !== $query->get( self::ONLY ) ) {
			return $where;
		}
		$where .= $wpdb->prepare( " AND ({$wpdb->posts}.post_type <> %s OR {$wpdb->posts}.ID IN (SELECT post_id FROM %i WHERE published = 1))", PropertyPostType::NAME, IndexTable::name() ); // phpcs:ignore WordPress.DB.PreparedSQL
		return $where . $wpdb->prepare( " AND ({$wpdb->posts}.post_type <> 'attachment' OR {$wpdb->posts}.post_parent NOT IN (SELECT post_id FROM %i WHERE published = 0))", IndexTable::name() ); // phpcs:ignore WordPress.DB.PreparedSQL
	}

	/** Feeds and the like (/?post_type=hpapi_property), and the blocks that list posts on a page. */
	private function narrow_page( WP_Query $query ): void {
		$is_shown = $query->is_main_query() || did_action( 'template_redirect' ) > 0;
		$types    = (array) $query->get( 'post_type' );
		if ( ! is_admin() && $is_shown && ! $query->is_singular() && array() !== array_intersect( array( PropertyPostType::NAME, 'attachment', 'any' ), $types ) ) {
			$query->set( self::ONLY, true );
		}
	}

	/**
	 * @param array<string, mixed> $args
	 * @return array<string, mixed>
	 */
	private function narrow_sitemap( array $args, string $post_type ): array {
		return PropertyPostType::NAME === $post_type ? array( self::ONLY => true ) + $args : $args;
	}

	/**
	 * @param array<string, mixed> $args
	 * @return array<string, mixed>
	 */
	private function narrow_rest( array $args ): array {
		return current_user_can( PropertyPostType::capabilities()->edit() ) ? $args : array( self::ONLY => true ) + $args;
	}

	/** Whether this is a property, or a picture of one, that whoever asks may not see. */
	private function is_hidden( int $id ): bool {
		$id     = 'attachment' === get_post_type( $id ) ? (int) wp_get_post_parent_id( $id ) : $id;
		$record = PropertyRecord::of( $id );
		return null !== $record && ! $record->is_published() && ! current_user_can( 'edit_post', $id );
	}
}
