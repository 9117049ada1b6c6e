<?php

declare( strict_types=1 );

namespace HearthHammer\Theme;

use HearthHammer\Core\Page\JsonLd;
use HearthHammer\Core\Seo\SeoHeadTags;
use HearthHammer\Theme\View\ArticleView;
use HearthHammer\Theme\View\PageTrail;
use WP_Post;

/** Tells search engines who wrote a piece of news and when, and where it or a page belongs. */
final class ArticleData {

	public function register(): void {
		if ( Plugins::core() ) {
			add_action( SeoHeadTags::HOOK, $this->print_data( ... ), 21 );
		}
	}

	private function print_data(): void {
		$post = get_queried_object();
		$trail = PageTrail::current();
		if ( array() === $trail || ! $post instanceof WP_Post || post_password_required( $post ) ) {
			return;
		}
		$url   = (string) get_permalink( $post );
		$title = wp_specialchars_decode( wp_strip_all_tags( get_the_title( $post ) ), ENT_QUOTES );
		if ( is_singular( 'post' ) ) {
			JsonLd::print( self::article( $post, $url, $title ) );
		}
		$steps = $trail + array( $url => $title );
		JsonLd::print( JsonLd::breadcrumbs( array_map( static fn ( string $address, string $label ): array => array( 'label' => $label, 'url' => $address ), array_keys( $steps ), $steps ) ) );
	}

	/** @return array<string, mixed> */
	private static function article( WP_Post $post, string $url, string $title ): array {
		$firm   = array(
			'@type' => 'Organization',
			'name'  => wp_specialchars_decode( CompanyDetails::current()->name, ENT_QUOTES ),
			'url'   => home_url( '/' ),
		);
		$author = ArticleView::author( $post );
		$image  = wp_get_attachment_image_src( (int) get_post_thumbnail_id( $post ), 'full' );
		return array(
			'@type'            => 'Article',
			'headline'         => mb_substr( $title, 0, 110 ),
			'datePublished'    => (string) get_the_date( 'c', $post ),
			'dateModified'     => (string) get_the_modified_date( 'c', $post ),
			'author'           => null === $author ? $firm : array_filter(
				array(
					'@type'    => 'Person',
					'name'     => $author['name'],
					'jobTitle' => $author['role'],
					'url'      => $author['url'],
				),
				static fn ( string $value ): bool => '' !== $value
			),
			'publisher'        => $firm,
			'mainEntityOfPage' => $url,
		) + ( false === $image ? array() : array( 'image' => (string) $image[0] ) );
	}
}
