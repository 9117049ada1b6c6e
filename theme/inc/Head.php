<?php

declare( strict_types=1 );

namespace HearthHammer\Theme;

use HearthHammer\Core\Seo\SeoHeadTags;
use HearthHammer\Theme\View\PageSummary;

/** What search engines and messengers show of a page: its description and, where it has one, its picture. */
final class Head {

	/** The descriptions of Yoast SEO, Rank Math, The SEO Framework, All in One SEO and Slim SEO. */
	private const DESCRIPTIONS = array( 'wpseo_metadesc', 'rank_math/frontend/description', 'the_seo_framework_generated_description', 'aioseo_description', 'slim_seo_meta_description' );

	public function register(): void {
		// The core plugin leaves out what another plugin has printed.
		add_action( Plugins::core() ? SeoHeadTags::HOOK : 'wp_head', $this->print_tags( ... ), 4 );
		foreach ( self::DESCRIPTIONS as $filter ) {
			add_filter( $filter, $this->fill( ... ), 20 );
		}
	}

	/** Where staff wrote no description and the plugin makes none, ours: its tags for messengers repeat it. */
	private function fill( mixed $description ): mixed {
		$is_empty = null === $description || ( is_string( $description ) && '' === trim( $description ) );
		return $is_empty && did_action( 'wp_head' ) > 0 && ! is_404() && ! is_search() ? PageSummary::current()->description : $description;
	}

	private function print_tags(): void {
		if ( is_404() || is_search() ) {
			return;
		}
		$summary = PageSummary::current();
		if ( '' !== $summary->description ) {
			printf( '<meta name="description" content="%s">' . "\n", esc_attr( $summary->description ) );
		}
		// Lists and single pages have theirs from the plugin and WordPress.
		if ( is_front_page() && is_home() && ! is_paged() ) {
			printf( '<link rel="canonical" href="%s">' . "\n", esc_url( home_url( '/' ) ) );
		}
		$tags = array(
			'og:site_name'    => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
			// As the page's `lang`: our English is British.
			'og:locale'       => str_replace( 'en_US', 'en_GB', determine_locale() ),
			'og:type'         => is_single() ? 'article' : 'website',
			'og:title'        => wp_specialchars_decode( wp_get_document_title(), ENT_QUOTES ),
			'og:description'  => $summary->description,
			'og:url'          => $summary->url,
			'og:image'        => $summary->image,
			'og:image:width'  => $summary->image_width ? (string) $summary->image_width : '',
			'og:image:height' => $summary->image_height ? (string) $summary->image_height : '',
		);
		foreach ( array_filter( $tags ) as $property => $content ) {
			printf( '<meta property="%s" content="%s">' . "\n", esc_attr( $property ), esc_attr( $content ) );
		}
		printf( '<meta name="twitter:card" content="%s">' . "\n", '' === $summary->image ? 'summary' : 'summary_large_image' );
	}
}
