<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Sales;

use HearthHammer\Core\Module;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * The address of a sale, and names that none may have.
 */
final class SaleHooks implements Module {

	public function register(): void {
		add_action( 'init', $this->add_rules( ... ), 10 );
		add_filter( 'post_type_link', $this->link( ... ), 10, 2 );
		add_action( 'template_redirect', $this->hide( ... ), 5 );
		add_action( 'admin_notices', $this->tell( ... ) );
		add_filter( 'wp_unique_post_slug_is_bad_flat_slug', $this->is_reserved( ... ), 10, 3 );
	}

	private function add_rules(): void {
		add_rewrite_rule( '^auctions/(?!(?:' . implode( '|', array_map( static fn ( string $name ): string => preg_quote( $name, '/' ), SaleAddresses::RESERVED ) ) . ')/?$)([^/]+)/?$', 'index.php?' . SalePostType::NAME . '=$matches[1]', 'top' );
	}

	private function link( string $link, WP_Post $post ): string {
		$has_address = SalePostType::NAME === $post->post_type && '' !== $post->post_name && ! in_array( $post->post_status, array( 'draft', 'pending', 'auto-draft', 'future' ), true );
		return $has_address && '' !== (string) get_option( 'permalink_structure' ) ? SaleAddresses::sale( $post->post_name ) : $link;
	}

	/** Until it has all that its page needs, a sale's address is staff's alone. */
	private function hide(): void {
		$sale = is_singular( SalePostType::NAME ) && ! is_preview() ? SaleRecord::of( get_queried_object_id() ) : null;
		if ( null === $sale || array() === $sale->hidden_because() || current_user_can( 'edit_post', $sale->id() ) ) {
			return;
		}
		/** @var WP_Query $wp_query */
		global $wp_query;
		$wp_query->set_404();
		status_header( 404 );
		nocache_headers();
	}

	/** On the edit screen of a sale that is published and still hidden. */
	private function tell(): void {
		$post = SalePostType::NAME === get_current_screen()?->id ? get_post() : null;
		$sale = $post instanceof WP_Post && 'publish' === $post->post_status ? SaleRecord::of( $post->ID ) : null;
		$why  = $sale?->hidden_because() ?? array();
		if ( array() !== $why ) {
			wp_admin_notice( esc_html( __( 'Visitors can’t see this sale yet.', 'hearth-hammer' ) . ' ' . implode( ' ', $why ) ), array( 'type' => 'warning', 'id' => 'hh-sale-hidden' ) );
		}
	}

	private function is_reserved( bool $is_bad, string $slug, string $post_type ): bool {
		return $is_bad || ( SalePostType::NAME === $post_type && in_array( $slug, SaleAddresses::RESERVED, true ) );
	}
}
