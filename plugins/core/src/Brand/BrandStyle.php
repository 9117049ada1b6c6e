<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Brand;

use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/** Gives the firm's values to pages, to staff's screens and to the editor; the sheets read WordPress's properties. */
final class BrandStyle implements Module {

	public function register(): void {
		// Behind WordPress's own styles, which have the same properties on pages with blocks.
		add_action( 'wp_head', self::print( ... ), 100 );
		add_action( 'admin_head', self::print( ... ) );
		add_filter( 'block_editor_settings_all', self::for_editor( ... ) );
	}

	private static function print(): void {
		$css = Brand::css();
		if ( '' !== $css ) {
			printf( "<style id=\"hearth-hammer-brand-css\">:root{%s}</style>\n", wp_strip_all_tags( $css ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Checked when it was kept.
		}
	}

	/**
	 * @param array<string, mixed> $settings
	 * @return array<string, mixed>
	 */
	private static function for_editor( array $settings ): array {
		$css = Brand::css();
		if ( '' !== $css && is_array( $settings['styles'] ?? null ) ) {
			$settings['styles'][] = array( 'css' => ":root{{$css}}" );
		}
		return $settings;
	}
}
