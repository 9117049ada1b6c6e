<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Brand;

use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * The firm's brand, as it was worked out when it was last saved. A site that changed nothing keeps nothing.
 * Pages, staff's screens and the editor get its values; the sheets read WordPress's properties.
 *
 * @phpstan-import-type Kept from SavedStyles
 */
final class Brand implements Module {

	/** Theme mod of SavedStyles: every page reads these already, and another theme has a brand of its own. */
	public const MOD = 'hh_brand';

	public function register(): void {
		// Behind WordPress's own styles, which have the same properties on pages with blocks.
		add_action( 'wp_head', self::print( ... ), 100 );
		add_action( 'admin_head', self::print( ... ) );
		add_filter( 'block_editor_settings_all', self::for_editor( ... ) );
	}

	/** `#rrggbb`, for what knows no custom properties, such as mails. */
	public static function color( string $slug ): string {
		return self::chosen_color( $slug ) ?? Defaults::all()['color'][ $slug ]['value'];
	}

	/** `#rrggbb`; null where the firm changed no colour. Unlike color(), it reads no file, so pages use it. */
	public static function chosen_color( string $slug ): ?string {
		return self::kept()['colors'][ $slug ] ?? null;
	}

	/** Declarations of the custom properties that differ from the design's own; empty where none does. */
	public static function css(): string {
		return self::kept()['css'] ?? '';
	}

	/**
	 * The firm's own font.
	 *
	 * @param 'display'|'text' $slug
	 * @return string|null CSS font-family; null for the design's own.
	 */
	public static function font( string $slug ): ?string {
		return self::kept()['fonts'][ $slug ] ?? null;
	}

	/** @return list<string>|null Addresses of the font files that the first lines need; null for those of the design. */
	public static function preloads(): ?array {
		return self::kept()['preloads'] ?? null;
	}

	private static function print(): void {
		$css = self::css();
		if ( '' !== $css ) {
			printf( "<style id=\"hearth-hammer-brand-css\">:root{%s}</style>\n", wp_strip_all_tags( $css ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Checked when it was kept.
		}
	}

	/**
	 * @param array<string, mixed> $settings
	 * @return array<string, mixed>
	 */
	private static function for_editor( array $settings ): array {
		$css = self::css();
		if ( '' !== $css && is_array( $settings['styles'] ?? null ) ) {
			$settings['styles'][] = array( 'css' => ":root{{$css}}" );
		}
		return $settings;
	}

	/** @return Kept|array{} */
	private static function kept(): array {
		$kept = get_theme_mod( self::MOD );
		/** @var Kept|array{} */
		return is_array( $kept ) ? $kept : array();
	}
}
