<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\View;

/** The heading of a post. One without a title is called by its first words, or by its day. */
final class PostTitle {

	/** @return string HTML, never empty. */
	public static function html(): string {
		$title = get_the_title();
		if ( '' !== trim( wp_strip_all_tags( $title ) ) ) {
			return $title;
		}
		$words = wp_trim_words( has_excerpt() ? get_the_excerpt() : strip_shortcodes( excerpt_remove_blocks( (string) get_the_content() ) ), 8, '…' );
		return esc_html( '' === $words ? (string) get_the_date() : $words );
	}
}
