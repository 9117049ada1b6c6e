<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\View;

use HearthHammer\Theme\NewsPage;

/** Words around a list of posts. */
final class PostsView {

	/** HTML. */
	public static function heading(): string {
		if ( is_search() ) {
			/* translators: %s: what was searched for */
			return sprintf( esc_html__( 'Results for “%s”', 'hearth-hammer' ), esc_html( get_search_query( false ) ) );
		}
		if ( NewsPage::is_current() ) {
			return esc_html__( 'News', 'hearth-hammer' );
		}
		if ( is_category() || is_tag() || is_tax() ) {
			return esc_html( single_term_title( '', false ) ?? '' );
		}
		if ( is_archive() ) {
			return get_the_archive_title();
		}
		$page = (int) get_option( 'page_for_posts' );
		return $page > 0 ? get_the_title( $page ) : esc_html__( 'News', 'hearth-hammer' );
	}
}
