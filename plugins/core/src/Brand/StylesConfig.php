<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Brand;

/**
 * Reads and completes WordPress's JSON of styles: `settings` has presets by origin, `styles` may refer to them.
 *
 * @phpstan-type Config array{settings?: array<string, mixed>, styles?: array<string, mixed>, version?: int, isGlobalStylesUserThemeJSON?: bool}
 */
final class StylesConfig {

	/** Where WordPress's screen has what staff set by other ways than the palette. */
	private const COLORS = array(
		'ink'   => array( 'styles', 'color', 'text' ),
		'paper' => array( 'styles', 'color', 'background' ),
		'brass' => array( 'styles', 'elements', 'button', 'color', 'background' ),
	);
	private const FONTS  = array(
		'display' => array( 'styles', 'elements', 'heading', 'typography', 'fontFamily' ),
		'text'    => array( 'styles', 'typography', 'fontFamily' ),
	);

	private const PALETTE  = array( 'settings', 'color', 'palette', 'theme' );
	private const FAMILIES = array( 'settings', 'typography', 'fontFamilies', 'theme' );

	/** @param Config $config */
	public static function palette( array $config ): Palette {
		$standard = Palette::standard()->colors;
		$saved    = array_intersect_key( self::presets( $config, self::PALETTE, 'color' ), $standard );
		$base     = array();
		foreach ( self::COLORS as $slug => $path ) {
			$set           = self::text( _wp_array_get( $config, $path ) );
			$base[ $slug ] = Color::parse( self::color_of( $set, $saved + self::presets( $config, array( 'settings', 'color', 'palette', 'custom' ), 'color' ) + $standard ) )
				?? Color::parse( $saved[ $slug ] ?? '' ) ?? Color::of( $standard[ $slug ] );
		}
		$made = self::base_palette( array_filter( (array) _wp_array_get( $config, array( 'settings', 'custom', 'brand' ), array() ), 'is_string' ) )->colors;
		// What equals the design's own, or what was made from the colours before these, was not chosen.
		$chosen = array_filter( $saved, static fn ( string $hex, string $slug ): bool => ! in_array( $slug, Palette::BASE, true ) && $hex !== $standard[ $slug ] && $hex !== $made[ $slug ], ARRAY_FILTER_USE_BOTH );
		return Palette::from( $base['ink'], $base['paper'], $base['brass'] )->with( $chosen );
	}

	/** @param array<mixed> $base Slug → colour; the design's own where one is missing or none. */
	public static function base_palette( array $base ): Palette {
		$standard = Palette::standard()->colors;
		return Palette::from( ...array_map( static fn ( string $slug ): Color => Color::parse( self::text( $base[ $slug ] ?? '' ) ) ?? Color::of( $standard[ $slug ] ), Palette::BASE ) );
	}

	/**
	 * @param Config $config
	 * @return Config
	 */
	public static function with_palette( array $config, Palette $palette ): array {
		if ( $palette->colors === Palette::standard()->colors && null === _wp_array_get( $config, self::PALETTE ) ) {
			return $config;
		}
		$own = array();
		foreach ( self::theme_presets( array( 'color', 'palette', 'theme' ) ) as $preset ) {
			$slug  = self::text( $preset['slug'] ?? '' );
			$own[] = array( 'slug' => $slug, 'name' => $preset['name'] ?? $slug, 'color' => $palette->colors[ $slug ] ?? self::text( $preset['color'] ?? '' ) );
		}
		_wp_array_set( $config, self::PALETTE, $own );
		_wp_array_set( $config, array( 'settings', 'custom', 'brand' ), array_intersect_key( $palette->colors, array_flip( Palette::BASE ) ) );
		// A reference to a colour that was made anew would change with it, again and again.
		foreach ( self::COLORS as $slug => $path ) {
			if ( '' !== self::text( _wp_array_get( $config, $path ) ) ) {
				_wp_array_set( $config, $path, "var:preset|color|{$slug}" );
			}
		}
		/** @var Config */
		return $config;
	}

	/**
	 * @param Config                $config
	 * @param array<string, string> $fonts  Slug → CSS font-family.
	 * @param array<string, string> $radius Slug → CSS length.
	 * @return Config
	 */
	public static function with_shape( array $config, array $fonts, array $radius ): array {
		$own      = array();
		$families = self::theme_presets( array( 'typography', 'fontFamilies', 'theme' ) );
		$by_stack = array_column( $families, null, 'fontFamily' );
		foreach ( $families as $preset ) {
			$family = $fonts[ self::text( $preset['slug'] ?? '' ) ] ?? self::text( $preset['fontFamily'] ?? '' );
			// WordPress gives an entry's faces the first name of its list: other faces would go by a wrong name.
			$faces = $by_stack[ $family ]['fontFace'] ?? null;
			$own[] = array( 'fontFamily' => $family ) + ( null === $faces ? array() : array( 'fontFace' => $faces ) ) + array_diff_key( $preset, array( 'fontFace' => true ) );
		}
		_wp_array_set( $config, self::FAMILIES, $own );
		_wp_array_set( $config, array( 'settings', 'custom', 'radius' ), $radius );
		// What the screen asked for holds, whatever was set elsewhere before.
		foreach ( array( ...self::COLORS, ...self::FONTS ) as $path ) {
			$leaf = array_pop( $path );
			$in   = _wp_array_get( $config, $path );
			if ( is_array( $in ) && isset( $in[ $leaf ] ) ) {
				unset( $in[ $leaf ] );
				_wp_array_set( $config, $path, $in );
			}
		}
		/** @var Config */
		return $config;
	}

	/**
	 * @param Config $config
	 * @return array<string, string> Slug → CSS font-family, where it is not the design's own.
	 */
	public static function fonts( array $config ): array {
		$saved = self::presets( $config, self::FAMILIES, 'fontFamily' );
		$known = self::presets( $config, array( 'settings', 'typography', 'fontFamilies', 'custom' ), 'fontFamily' ) + $saved;
		$fonts = array();
		foreach ( self::FONTS as $slug => $path ) {
			$standard = Defaults::all()['font'][ $slug ]['value'];
			$set      = self::text( _wp_array_get( $config, $path ) );
			$slug_set = self::preset_slug( $set, 'font-family' );
			$family   = '' === $set ? ( $saved[ $slug ] ?? $standard ) : ( null === $slug_set ? $set : $known[ $slug_set ] ?? Defaults::all()['font'][ $slug_set ]['value'] ?? $standard );
			if ( $family !== $standard && Fonts::is_family( $family ) ) {
				$fonts[ $slug ] = $family;
			}
		}
		return $fonts;
	}

	/**
	 * @param Config $config
	 * @return array<string, string> Slug → CSS length, all of them.
	 */
	public static function radius( array $config ): array {
		$saved = (array) _wp_array_get( $config, array( 'settings', 'custom', 'radius' ), array() );
		$all   = array();
		foreach ( Defaults::all()['radius'] as $slug => $token ) {
			$all[ $slug ] = self::length( self::text( $saved[ $slug ] ?? '' ) ) ?? $token['value'];
		}
		return $all;
	}

	/** @param Config $config */
	public static function css( array $config ): string {
		$sizes  = array_filter( array_map( self::length( ... ), self::presets( $config, array( 'settings', 'typography', 'fontSizes', 'theme' ), 'size' ) ) );
		$values = array( 'color' => self::palette( $config )->colors, 'font' => self::fonts( $config ), 'text' => $sizes, 'radius' => self::radius( $config ) );
		$css    = '';
		foreach ( $values as $group => $of ) {
			foreach ( Defaults::all()[ $group ] as $slug => $token ) {
				if ( isset( $of[ $slug ] ) && $of[ $slug ] !== $token['value'] ) {
					$css .= $token['property'] . ':' . $of[ $slug ] . ';';
				}
			}
		}
		return $css;
	}

	/**
	 * @param Config       $config
	 * @param list<string> $path
	 * @return array<string, string> Slug → value.
	 */
	private static function presets( array $config, array $path, string $key ): array {
		$values = array();
		foreach ( (array) _wp_array_get( $config, $path, array() ) as $preset ) {
			if ( is_array( $preset ) && is_string( $preset['slug'] ?? null ) && is_string( $preset[ $key ] ?? null ) ) {
				$values[ $preset['slug'] ] = 'color' === $key ? strtolower( $preset[ $key ] ) : $preset[ $key ];
			}
		}
		return $values;
	}

	/**
	 * @param list<string> $path
	 * @return list<array<string, mixed>> As theme.json has them, without what was saved since.
	 */
	private static function theme_presets( array $path ): array {
		/** @var list<array<string, mixed>> */
		return array_values( array_filter( (array) _wp_array_get( \WP_Theme_JSON_Resolver::get_theme_data()->get_settings(), $path, array() ), 'is_array' ) );
	}

	/** @param array<string, string> $palette */
	private static function color_of( string $set, array $palette ): string {
		$slug = self::preset_slug( $set, 'color' );
		return null === $slug ? $set : $palette[ $slug ] ?? '';
	}

	/** WordPress writes a reference as `var:preset|color|ink`, or as the property itself. */
	private static function preset_slug( string $set, string $kind ): ?string {
		return 1 === preg_match( "/^(?:var:preset\|{$kind}\||var\(--wp--preset--{$kind}--)([a-z0-9-]+)\)?$/D", $set, $found ) ? $found[1] : null;
	}

	private static function length( string $value ): ?string {
		return 1 === preg_match( '/^(?:0|(?:clamp\([\w .,+*%()-]+\)|\d*\.?\d+(?:px|rem|em|%)))$/D', $value ) ? $value : null;
	}

	private static function text( mixed $value ): string {
		return is_string( $value ) ? trim( $value ) : '';
	}
}
