<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Seo;

use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * On pages that no post stands behind (lists of properties, sales by business), plugins for search engines know
 * neither title nor address and would forbid robots what they cannot place: there they step back, and we write the head.
 */
final class SeoHeadTags implements Module {

	/** @var array<string, bool|string> What our modules say of robots, before another plugin says otherwise. */
	private array $robots = array();

	public function register(): void {
		// The query has run, and nothing is printed yet.
		add_action( 'template_redirect', $this->step_in( ... ), 20 );
		// The SEO Framework asks this for itself.
		add_filter( 'the_seo_framework_query_supports_seo', static fn ( mixed $supports ): bool => (bool) $supports && ! SeoPlugin::page_is_ours() );
	}

	private function step_in(): void {
		if ( ! SeoPlugin::is_active() || ! SeoPlugin::page_is_ours() ) {
			return;
		}
		// All that Yoast SEO and Rank Math print, they print on hooks of their own; the title, which they took over, is WordPress's again.
		remove_all_actions( 'wpseo_head' );
		remove_all_actions( 'rank_math/head' );
		add_filter( 'pre_get_document_title', '__return_empty_string', PHP_INT_MAX );
		foreach ( array( '_wp_render_title_tag', 'wp_robots' ) as $tag ) {
			if ( false === has_action( 'wp_head', $tag ) ) {
				add_action( 'wp_head', $tag, 1 );
			}
		}
		// Yoast SEO replaces the instructions to robots ten before the last, older versions at the last.
		add_filter( 'wp_robots', fn ( array $robots ): array => $this->robots = $robots, PHP_INT_MAX - 11 );
		add_filter( 'wp_robots', fn (): array => $this->robots, PHP_INT_MAX );
	}
}
