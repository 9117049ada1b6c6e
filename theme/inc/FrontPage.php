<?php

declare( strict_types=1 );

namespace HearthHammer\Theme;

use WP_Post;

/** A page as the home page has one address: `/page/2/` would show the same again. */
final class FrontPage {

	public function register(): void {
		add_action( 'template_redirect', $this->redirect_copies( ... ) );
	}

	private function redirect_copies(): void {
		$page = get_queried_object();
		if ( ! is_front_page() || ! is_page() || ! $page instanceof WP_Post ) {
			return;
		}
		// What <!--nextpage--> divides has later pages of its own.
		$last = 1 + substr_count( $page->post_content, '<!--nextpage-->' );
		if ( max( (int) get_query_var( 'page' ), (int) get_query_var( 'paged' ) ) > $last ) {
			wp_safe_redirect( home_url( '/' ), 301 );
			exit;
		}
	}
}
