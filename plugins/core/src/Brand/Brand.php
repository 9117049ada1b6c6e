<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Brand;

/**
 * The firm's brand, as it was worked out when it was last saved. A site that changed nothing keeps nothing.
 *
 * @phpstan-import-type Kept from SavedStyles
 */
final class Brand {

	/** Theme mod of SavedStyles: every page reads these already, and another theme has a brand of its own. */
	public const MOD = 'hh_brand';

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

	/** @return Kept|array{} */
	private static function kept(): array {
		$kept = get_theme_mod( self::MOD );
		/** @var Kept|array{} */
		return is_array( $kept ) ? $kept : array();
	}
}
