<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\Home;

use WP_Post;

/**
 * Once, on a site from before the home page was blocks: its template printed the hero above a chosen page and all sections
 * below it. The page gets them as blocks, so that it stays as it was and is the editor's.
 */
final class HomeUpdate {

	/** A theme mod: WordPress has read it anyway. */
	private const DONE = 'hh_home_blocks';

	/** Blocks that show what a section shows. */
	private const SAME = array(
		'hearth-hammer/coming-sales' => 'hearth-hammer/home-sales',
		'hearth-hammer/newsletter'   => 'hearth-hammer/newsletter-band',
	);

	public function register(): void {
		// A site that has just chosen this theme has a home page of its own: nothing is put into it.
		add_action( 'after_switch_theme', static fn () => set_theme_mod( self::DONE, 1 ) );
		// Behind that, and behind all blocks.
		add_action( 'init', self::update( ... ), 100 );
	}

	public static function update(): void {
		if ( get_theme_mod( self::DONE ) ) {
			return;
		}
		$page = 'page' === get_option( 'show_on_front' ) ? get_post( (int) get_option( 'page_on_front' ) ) : null;
		if ( $page instanceof WP_Post && 'page' === $page->post_type ) {
			self::fill( $page );
		}
		set_theme_mod( self::DONE, 1 );
	}

	/** An empty page shows the standard blocks by itself. Two requests at once write the same. */
	private static function fill( WP_Post $page ): void {
		if ( '' === trim( $page->post_content ) || HomeBlocks::has_section( $page->post_content ) ) {
			return;
		}
		$twice    = array_filter( self::SAME, static fn ( string $block ): bool => has_block( $block, $page->post_content ), ARRAY_FILTER_USE_KEY );
		$standard = array_filter( parse_blocks( HomeContent::standard() ), static fn ( array $block ): bool => ! in_array( $block['blockName'], $twice, true ) );
		$hero     = array_filter( $standard, static fn ( array $block ): bool => 'hearth-hammer/home-hero' === $block['blockName'] );
		$content  = serialize_blocks( $hero ) . "\n\n" . $page->post_content . "\n\n" . trim( serialize_blocks( array_diff_key( $standard, $hero ) ) );
		// The words are the page's own: the rights of the visitor who comes first do not count.
		$filtered = false !== has_filter( 'content_save_pre', 'wp_filter_post_kses' );
		kses_remove_filters();
		wp_update_post( array( 'ID' => $page->ID, 'post_content' => wp_slash( $content ) ) );
		if ( $filtered ) {
			kses_init_filters();
		}
	}
}
