<?php

declare( strict_types=1 );

namespace HearthHammer\Theme;

use HearthHammer\Core\Seo\SeoPlugin;
use HearthHammer\Theme\View\PageSummary;

/** What search engines and messengers show of a page: its description and, where it has one, its picture. */
final class Head {

	public function register(): void {
		add_action( 'wp_head', $this->print_tags( ... ), 4 );
	}

	private function print_tags(): void {
		if ( is_404() || is_search() || ( Plugins::core() && ! SeoPlugin::leaves_head_to_us() ) ) {
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
			'og:locale'       => 'en_GB',
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
