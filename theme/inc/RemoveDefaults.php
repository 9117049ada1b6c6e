<?php

declare( strict_types=1 );

namespace HearthHammer\Theme;

use HearthHammer\Hpapi\Hpapi;
use HearthHammer\Theme\Home\HomeContent;

/** Takes off what WordPress puts on every page and these pages do not use. */
final class RemoveDefaults {

	public function register(): void {
		remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
		remove_action( 'wp_print_styles', 'print_emoji_styles' );
		remove_action( 'wp_enqueue_scripts', 'wp_enqueue_emoji_styles' );
		remove_action( 'wp_head', 'wp_generator' );
		remove_action( 'wp_head', 'rsd_link' );
		remove_action( 'wp_head', 'wlwmanifest_link' );
		remove_action( 'wp_head', 'wp_shortlink_wp_head' );
		remove_action( 'wp_head', 'wp_oembed_add_host_js' );
		// Nobody comments here.
		add_filter( 'feed_links_show_comments_feed', '__return_false' );
		add_filter( 'emoji_svg_url', '__return_false' );
		add_filter( 'wp_img_tag_add_auto_sizes', '__return_false' );
		add_filter( 'should_load_separate_core_block_assets', '__return_true' );
		add_filter( 'comments_open', '__return_false', 20 );
		add_filter( 'pings_open', '__return_false', 20 );
		add_action( 'wp_enqueue_scripts', $this->spare_global_styles( ... ), 0 );
		add_action( 'wp_enqueue_scripts', $this->dequeue( ... ), 100 );
		add_action( 'wp_footer', $this->dequeue_late( ... ), 1 );
	}

	/** Building them takes longer than the rest of the head. */
	private function spare_global_styles(): void {
		if ( ! $this->shows_editor_content() ) {
			remove_action( 'wp_enqueue_scripts', 'wp_enqueue_global_styles' );
			remove_action( 'wp_footer', 'wp_enqueue_global_styles', 1 );
		}
	}

	private function dequeue(): void {
		wp_dequeue_style( 'classic-theme-styles' );
		if ( ! $this->shows_editor_content() ) {
			wp_dequeue_style( 'wp-block-library' );
		}
	}

	/** Core enqueues them again for blocks found while the page was printed. */
	private function dequeue_late(): void {
		if ( ! $this->shows_editor_content() ) {
			wp_dequeue_style( 'core-block-supports' );
		}
	}

	/** Only what an editor wrote uses the classes and presets of blocks. */
	private function shows_editor_content(): bool {
		if ( is_front_page() ) {
			return is_page() && HomeContent::has_other_blocks();
		}
		return ( is_singular( array( 'post', 'page' ) ) || Plugins::hpapi() && is_singular( Hpapi::PARISH ) ) && has_blocks();
	}
}
