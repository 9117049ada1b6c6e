<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\View;

use HearthHammer\Theme\NewsPage;
use WP_Post;

/** Where a page, a piece of news or a list of news stands, for its breadcrumbs. */
final class PageTrail {

	/** @return array<string, string> Address to label, without the page itself; empty of the home page, and of a valuation, which begins with its form. */
	public static function current(): array {
		$post = get_queried_object();
		return match ( true ) {
			is_singular( 'post' ) => ArticleView::trail(),
			is_front_page() || VehicleValuationPage::is_current() => array(),
			is_page() && $post instanceof WP_Post => self::of_page( $post ),
			is_home() || is_search() || NewsPage::is_current() => self::home(),
			is_archive() => ArticleView::trail(),
			default => array(),
		};
	}

	/** @return array<string, string> */
	private static function of_page( WP_Post $page ): array {
		$above = array();
		foreach ( array_reverse( get_post_ancestors( $page ) ) as $id ) {
			$title = wp_specialchars_decode( wp_strip_all_tags( get_the_title( $id ) ), ENT_QUOTES );
			// A draft has no address, and the home page is the first step anyway.
			if ( '' !== $title && 'publish' === get_post_status( $id ) && (int) get_option( 'page_on_front' ) !== $id ) {
				$above[ (string) get_permalink( $id ) ] = $title;
			}
		}
		return self::home() + $above;
	}

	/** @return array<string, string> The first step alone. */
	public static function home(): array {
		return array( home_url( '/' ) => __( 'Home', 'hearth-hammer' ) );
	}
}
