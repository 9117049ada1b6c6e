<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\Home;

use HearthHammer\Theme\Block;
use WP_Post;

/**
 * The home page, block by block: sections across the window, and what is between them in the column of text.
 *
 * What Settings → Reading says is shown: the page that staff chose, else the blocks that a new home page starts from.
 */
final class HomeContent {

	/** An element of WordPress's own blocks needs WordPress's styles. */
	private const OTHER_BLOCK = '/<!-- wp:(?!hearth-hammer\/)/';

	/** @return string HTML, with a heading of the first rank. */
	public static function html(): string {
		$is_page = is_page() && have_posts();
		if ( $is_page ) {
			the_post();
		}
		$content = $is_page ? get_the_content() : '';
		$html    = self::print( '' === trim( $content ) ? self::standard() : $content );
		if ( str_contains( $html, '<h1' ) ) {
			return $html;
		}
		return sprintf( '<header class="hh-wrap hh-page-head"><h1 class="hh-title">%s</h1></header>', esc_html( $is_page ? get_the_title() : get_bloginfo( 'name' ) ) ) . $html;
	}

	/** The blocks of the pattern Home page, as a post holds them. */
	public static function standard(): string {
		ob_start();
		require get_theme_file_path( 'patterns/page-home.php' );
		return trim( (string) ob_get_clean() );
	}

	/** Whether the page at the front has blocks that are not ours alone. */
	public static function has_other_blocks(): bool {
		$page = get_queried_object();
		return $page instanceof WP_Post && 1 === preg_match( self::OTHER_BLOCK, $page->post_content );
	}

	/** @param string $content Of a post. */
	private static function print( string $content ): string {
		$html  = '';
		$words = '';
		$shown = array();
		foreach ( parse_blocks( $content ) as $block ) {
			$name = (string) $block['blockName'];
			if ( ! HomeBlocks::is_section( $name ) ) {
				$words .= serialize_block( $block );
				continue;
			}
			if ( isset( $shown[ $name ] ) ) {
				continue;
			}
			$shown += HomeBlocks::is_repeated( $name ) ? array() : array( $name => true );
			$html  .= self::column( $words ) . render_block( $block + array( Block::BARE => true ) ) . "\n";
			$words  = '';
		}
		return $html . self::column( $words );
	}

	/** @param string $words Blocks or text of an editor's. */
	private static function column( string $words ): string {
		if ( '' === trim( $words ) ) {
			return '';
		}
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's own filter.
		return '<div class="hh-section hh-prose hh-blocks hh-blocks--canvas">' . (string) apply_filters( 'the_content', $words ) . "</div>\n";
	}
}
