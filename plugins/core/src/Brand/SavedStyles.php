<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Brand;

use HearthHammer\Core\Module;
use WP_Post;
use WP_Theme_JSON_Resolver;

defined( 'ABSPATH' ) || exit;

/**
 * What is saved under WordPress's own Styles. It is worked out once, when it is saved, so that a page costs nothing more.
 *
 * @phpstan-import-type Config from StylesConfig
 * @phpstan-type Kept array{css: string, colors: array<string, string>, fonts: array<string, string>, preloads: list<string>}
 */
final class SavedStyles implements Module {

	public const MOD = Brand::MOD;

	/** Theme mod: checksum of a child theme's theme.json, as it was when the values above were worked out. */
	private const CHILD = 'hh_brand_child';

	private const TYPE = 'wp_global_styles';

	private static bool $is_completing = false;

	public function register(): void {
		add_action( 'save_post_' . self::TYPE, static fn ( int $id ) => self::saved( $id ), 10, 1 );
		add_action( 'deleted_post', static fn ( int $id, WP_Post $post ) => self::TYPE === $post->post_type ? self::keep() : null, 10, 2 );
		add_action( 'after_switch_theme', self::keep( ... ) );
		add_action( 'admin_init', static fn () => (string) get_theme_mod( self::CHILD ) === self::child_sum() || self::keep() );
		// The two files of fonts have addresses of this site.
		foreach ( array( 'update_option_home', 'update_option_siteurl' ) as $hook ) {
			add_action( $hook, self::keep( ... ) );
		}
	}

	/** @return Config */
	public static function config(): array {
		WP_Theme_JSON_Resolver::clean_cached_data();
		$post   = WP_Theme_JSON_Resolver::get_user_data_from_wp_global_styles( wp_get_theme() );
		$config = json_decode( (string) ( $post['post_content'] ?? '' ), true );
		/** @var Config */
		return is_array( $config ) && true === ( $config['isGlobalStylesUserThemeJSON'] ?? null ) ? $config : array();
	}

	/**
	 * Saves as WordPress's own screen does.
	 *
	 * @param Config $config
	 */
	public static function save( array $config ): void {
		$id = WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
		// Checked before it came here. WordPress's own check takes off what is no preset.
		$is_checked = false !== has_filter( 'content_save_pre', 'wp_filter_global_styles_post' );
		if ( $is_checked ) {
			remove_filter( 'content_save_pre', 'wp_filter_global_styles_post', 9 );
		}
		wp_update_post( array( 'ID' => (int) $id, 'post_content' => wp_slash( (string) wp_json_encode( array( 'version' => \WP_Theme_JSON::LATEST_SCHEMA, 'isGlobalStylesUserThemeJSON' => true ) + $config ) ) ) );
		if ( $is_checked ) {
			add_filter( 'content_save_pre', 'wp_filter_global_styles_post', 9 );
		}
	}

	/** Colours that follow from others are written beside them, so that the editor shows what the pages show. */
	private static function saved( int $id ): void {
		if ( self::$is_completing || wp_is_post_revision( $id ) ) {
			return;
		}
		$config   = self::config();
		$complete = array() === $config ? $config : StylesConfig::with_palette( $config, StylesConfig::palette( $config ) );
		if ( $complete !== $config ) {
			self::$is_completing = true;
			self::save( $complete );
			self::$is_completing = false;
		}
		self::keep();
	}

	public static function keep(): void {
		FontFaces::forget();
		$config = self::with_child_palette( self::config() );
		'' === self::child_sum() ? remove_theme_mod( self::CHILD ) : set_theme_mod( self::CHILD, self::child_sum() );
		$css    = StylesConfig::css( $config );
		if ( '' === $css ) {
			remove_theme_mod( self::MOD );
		} else {
			$fonts = StylesConfig::fonts( $config );
			set_theme_mod( self::MOD, array( 'css' => $css, 'colors' => StylesConfig::palette( $config )->colors, 'fonts' => $fonts, 'preloads' => Fonts::preloads( $fonts ) ) );
		}
		WP_Theme_JSON_Resolver::clean_cached_data();
	}

	/**
	 * A firm's child theme has its colours in its theme.json; what is saved under Styles or Brand comes before them.
	 *
	 * @param Config $config
	 * @return Config
	 */
	private static function with_child_palette( array $config ): array {
		$path    = array( 'settings', 'color', 'palette' );
		$json    = '' === self::child_sum() ? null : wp_json_file_decode( self::child_file(), array( 'associative' => true ) );
		$palette = is_array( $json ) ? _wp_array_get( $json, $path ) : null;
		if ( is_array( $palette ) && null === _wp_array_get( $config, array( ...$path, 'theme' ) ) ) {
			_wp_array_set( $config, array( ...$path, 'theme' ), $palette );
		}
		/** @var Config */
		return $config;
	}

	/** Empty where the theme is no child, or has no theme.json. */
	private static function child_sum(): string {
		return is_child_theme() && is_readable( self::child_file() ) ? (string) md5_file( self::child_file() ) : '';
	}

	private static function child_file(): string {
		return get_stylesheet_directory() . '/theme.json';
	}
}
