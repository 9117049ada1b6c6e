<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Brand;

use WP_Theme_JSON_Resolver;

/**
 * The theme's style variations (theme/styles/*.json), to begin with.
 *
 * @phpstan-import-type Config from StylesConfig
 */
final class Looks {

	/** @return array<string, array{title: string, form: BrandForm, palette: Palette}> By the title as a slug; the design's own is first. */
	public static function all(): array {
		$looks = array( 'standard' => self::look( __( 'Hearth & Hammer', 'hearth-hammer' ), array() ) );
		foreach ( WP_Theme_JSON_Resolver::get_style_variations() as $variation ) {
			$title = is_string( $variation['title'] ?? null ) ? $variation['title'] : '';
			// A firm that changed nothing else is looked at: colours and fonts by origin, as they are saved.
			$looks[ sanitize_title( $title ) ] = self::look( $title, self::as_saved( $variation ) );
		}
		return $looks;
	}

	/**
	 * @param Config $config
	 * @return array{title: string, form: BrandForm, palette: Palette}
	 */
	private static function look( string $title, array $config ): array {
		return array( 'title' => $title, 'form' => BrandForm::from_config( $config ), 'palette' => StylesConfig::palette( $config ) );
	}

	/**
	 * @param array<string, mixed> $variation
	 * @return Config
	 */
	private static function as_saved( array $variation ): array {
		foreach ( array( array( 'settings', 'color', 'palette' ), array( 'settings', 'typography', 'fontFamilies' ) ) as $path ) {
			$presets = _wp_array_get( $variation, $path );
			if ( is_array( $presets ) && array_is_list( $presets ) ) {
				_wp_array_set( $variation, $path, array( 'theme' => $presets ) );
			}
		}
		/** @var Config */
		return $variation;
	}
}
