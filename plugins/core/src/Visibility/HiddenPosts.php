<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Visibility;

use Closure;
use HearthHammer\Core\Module;
use HearthHammer\Core\Rest\RouteGuard;
use HearthHammer\Core\Waiting;
use WP_Error;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps posts of a type that are published and yet not to be seen, and their pictures, out of all that WordPress itself
 * hands out: lists, feeds, sitemaps, REST, embeds, the addresses of pictures. The posts' own pages are not its matter.
 */
final readonly class HiddenPosts implements Module {

	/**
	 * @param string               $type      Post type.
	 * @param Closure(): string    $hidden    Prepared SQL: SELECT of the posts that visitors may not see.
	 * @param Closure(int): bool   $is_hidden Whether visitors may not see a post; false for posts of other types.
	 * @param string               $edit      Capability of those who see all.
	 * @param Closure(): string    $refusal   A sentence, e.g. "There is no such lot."
	 */
	public function __construct(
		private string $type,
		private Closure $hidden,
		private Closure $is_hidden,
		private string $edit,
		private Closure $refusal,
	) {}

	public function register(): void {
		add_filter( 'posts_where', $this->narrow( ... ), 10, 2 );
		add_action( 'pre_get_posts', $this->narrow_page( ... ) );
		add_filter( 'wp_sitemaps_posts_query_args', $this->narrow_sitemap( ... ), 10, 2 );
		foreach ( array( "rest_{$this->type}_query", 'rest_attachment_query', 'rest_post_search_query' ) as $filter ) {
			add_filter( $filter, $this->narrow_rest( ... ) );
		}
		( new Waiting( Waiting::REST, fn (): array => array( RouteGuard::posts( array( $this->type ), $this->is_hidden_from_asker( ... ), fn (): WP_Error => new WP_Error( 'rest_post_invalid_id', ( $this->refusal )(), array( 'status' => 404 ) ) ) ) ) )->register();
		add_action( 'wp', $this->hide_picture_page( ... ) );
		add_filter( 'oembed_request_post_id', fn ( mixed $id ): int => $this->is_hidden_from_asker( (int) $id ) ? 0 : (int) $id );
	}

	/** A query with this variable finds only what visitors may see. */
	private function variable(): string {
		return "{$this->type}_only_visible";
	}

	private function narrow( string $where, WP_Query $query ): string {
		global $wpdb;
		if ( true !== $query->get( $this->variable() ) ) {
			return $where;
		}
		$hidden = ( $this->hidden )();
		return "{$where} AND {$wpdb->posts}.ID NOT IN ({$hidden}) AND ({$wpdb->posts}.post_type <> 'attachment' OR {$wpdb->posts}.post_parent NOT IN ({$hidden}))";
	}

	/** Feeds and the like (/?post_type=hh_lot), and the blocks that list posts on a page. */
	private function narrow_page( WP_Query $query ): void {
		$is_shown = $query->is_main_query() || did_action( 'template_redirect' ) > 0;
		$types    = (array) $query->get( 'post_type' );
		if ( ! is_admin() && $is_shown && ! $query->is_singular() && array() !== array_intersect( array( $this->type, 'attachment', 'any' ), $types ) ) {
			$query->set( $this->variable(), true );
		}
	}

	/**
	 * @param array<string, mixed> $args
	 * @return array<string, mixed>
	 */
	private function narrow_sitemap( array $args, string $post_type ): array {
		return $this->type === $post_type ? array( $this->variable() => true ) + $args : $args;
	}

	/**
	 * @param array<string, mixed> $args
	 * @return array<string, mixed>
	 */
	private function narrow_rest( array $args ): array {
		return current_user_can( $this->edit ) ? $args : array( $this->variable() => true ) + $args;
	}

	/** The page of a picture, which WordPress would lead on to its file. */
	private function hide_picture_page(): void {
		if ( ! is_attachment() || ! $this->is_hidden_from_asker( get_queried_object_id() ) ) {
			return;
		}
		/** @var WP_Query $wp_query */
		global $wp_query;
		$wp_query->set_404();
		status_header( 404 );
		nocache_headers();
		add_filter( 'redirect_canonical', '__return_false' );
	}

	/** Whether this is such a post, or a picture of one, that whoever asks may not see. */
	private function is_hidden_from_asker( int $id ): bool {
		$id = 'attachment' === get_post_type( $id ) ? (int) wp_get_post_parent_id( $id ) : $id;
		return ( $this->is_hidden )( $id ) && ! current_user_can( 'edit_post', $id );
	}
}
