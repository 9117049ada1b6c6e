<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Sales;

use HearthHammer\Core\Module;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The address of a sale, and names that none may have.
 */
final class SaleHooks implements Module {

	public function register(): void {
		add_action( 'init', $this->add_rules( ... ), 10 );
		add_filter( 'post_type_link', $this->link( ... ), 10, 2 );
		add_filter( 'wp_unique_post_slug_is_bad_flat_slug', $this->is_reserved( ... ), 10, 3 );
	}

	private function add_rules(): void {
		add_rewrite_rule( '^auctions/(?!(?:' . implode( '|', array_map( static fn ( string $name ): string => preg_quote( $name, '/' ), SaleAddresses::RESERVED ) ) . ')/?$)([^/]+)/?$', 'index.php?' . SalePostType::NAME . '=$matches[1]', 'top' );
	}

	private function link( string $link, WP_Post $post ): string {
		$has_address = SalePostType::NAME === $post->post_type && '' !== $post->post_name && ! in_array( $post->post_status, array( 'draft', 'pending', 'auto-draft', 'future' ), true );
		return $has_address && '' !== (string) get_option( 'permalink_structure' ) ? SaleAddresses::sale( $post->post_name ) : $link;
	}

	private function is_reserved( bool $is_bad, string $slug, string $post_type ): bool {
		return $is_bad || ( SalePostType::NAME === $post_type && in_array( $slug, SaleAddresses::RESERVED, true ) );
	}
}
