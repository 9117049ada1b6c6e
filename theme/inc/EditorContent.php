<?php

declare( strict_types=1 );

namespace HearthHammer\Theme;

use WP_HTML_Tag_Processor;

/** A wide table scrolls in its place on a small screen, so the keyboard must reach it. */
final class EditorContent {

	public function register(): void {
		add_filter( 'the_content', self::reach_tables( ... ), 20 );
	}

	/** @param string $html Content of a post or page. */
	private static function reach_tables( string $html ): string {
		if ( ! str_contains( $html, '<table' ) ) {
			return $html;
		}
		$tags      = new WP_HTML_Tag_Processor( $html );
		$in_figure = false;
		while ( $tags->next_tag( array( 'tag_closers' => 'visit' ) ) ) {
			if ( 'FIGURE' === $tags->get_tag() ) {
				$in_figure = ! $tags->is_tag_closer() && true === $tags->has_class( 'wp-block-table' );
			}
			$scrolls = 'FIGURE' === $tags->get_tag() ? $in_figure : 'TABLE' === $tags->get_tag() && ! $in_figure;
			if ( $scrolls && ! $tags->is_tag_closer() && null === $tags->get_attribute( 'tabindex' ) ) {
				$tags->set_attribute( 'tabindex', '0' );
			}
		}
		return $tags->get_updated_html();
	}
}
