<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Brand;

/**
 * The design's own values, which `npm run tokens` writes from src/styles/tokens.json, and the property that a firm's own value is in.
 *
 * @phpstan-type Token array{property: string, value: string, name?: string, preload?: list<string>}
 * @phpstan-type Data array{color: array<string, Token>, contrast: list<array{string, string, float}>, font: array<string, Token>, fontChoice: list<array{name: string, value: string}>, text: array<string, Token>, radius: array<string, Token>}
 */
final class Defaults {

	/** @var Data|null */
	private static ?array $data = null;

	/** @return Data */
	public static function all(): array {
		if ( null === self::$data ) {
			/** @var Data $data */
			$data       = json_decode( (string) file_get_contents( __DIR__ . '/defaults.json' ), true, 8, JSON_THROW_ON_ERROR ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of this plugin.
			self::$data = $data;
		}
		return self::$data;
	}
}
