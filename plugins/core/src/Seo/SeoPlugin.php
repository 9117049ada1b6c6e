<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Seo;

/**
 * Whether a plugin for search engines writes the heads of pages: Yoast SEO, Rank Math or The SEO Framework.
 */
final class SeoPlugin {

	public static function is_active(): bool {
		$found = defined( 'WPSEO_VERSION' ) || has_action( 'wpseo_head' )
			|| defined( 'RANK_MATH_VERSION' ) || has_action( 'rank_math/head' )
			|| defined( 'THE_SEO_FRAMEWORK_VERSION' );
		/**
		 * Filters whether another plugin writes descriptions, canonical addresses and the tags for messengers.
		 *
		 * @param bool $found
		 */
		return (bool) apply_filters( 'hearth_hammer_seo_plugin', $found );
	}

	/** Whether the head of this page is ours: no post stands behind it, so that no other plugin knows what it is. */
	public static function page_is_ours(): bool {
		/**
		 * Filters whether a module of ours writes the head of the present page.
		 *
		 * @param bool $is_ours
		 */
		return (bool) apply_filters( 'hearth_hammer_own_head', false );
	}

	/** Whether the theme prints description, canonical address and tags for messengers. */
	public static function leaves_head_to_us(): bool {
		return ! self::is_active() || self::page_is_ours();
	}
}
