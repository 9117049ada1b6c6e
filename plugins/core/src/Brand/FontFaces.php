<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Brand;

use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Prints WordPress's font faces as they were last worked out. WordPress merges theme.json and the saved styles for them
 * on every page, and they change only with one of the two.
 */
final class FontFaces implements Module {

	/** Autoloaded. No theme mod: a visitor's page writes it, and would write the others back as it read them. */
	public const OPTION = 'hh_core_font_faces';

	/** What may change theme.json from one request to the next. */
	private const FILTERS = array( 'wp_theme_json_data_default', 'wp_theme_json_data_blocks', 'wp_theme_json_data_theme', 'wp_theme_json_data_user' );

	public function register(): void {
		if ( remove_action( 'wp_head', 'wp_print_font_faces', 50 ) ) {
			add_action( 'wp_head', self::print( ... ), 50 );
		}
	}

	private static function print(): void {
		if ( is_customize_preview() || array_filter( array_map( has_filter( ... ), self::FILTERS ) ) ) {
			wp_print_font_faces();
			return;
		}
		$kept = get_option( self::OPTION );
		$key  = self::key();
		if ( ! is_array( $kept ) || $key !== ( $kept['key'] ?? '' ) ) {
			ob_start();
			wp_print_font_faces();
			$kept = array( 'key' => $key, 'html' => trim( (string) ob_get_clean() ) . "\n" );
			update_option( self::OPTION, $kept, true );
		}
		echo $kept['html']; // phpcs:ignore WordPress.Security.EscapeOutput -- WordPress's own, as it printed it.
	}

	/** Changes with the files of the theme, and with the address that its fonts have. */
	private static function key(): string {
		$sums = array();
		foreach ( array( get_template_directory(), get_stylesheet_directory() ) as $folder ) {
			$sums[ $folder ] ??= is_readable( "{$folder}/theme.json" ) ? md5_file( "{$folder}/theme.json" ) : '';
		}
		return md5( implode( ' ', array( get_bloginfo( 'version' ), get_template_directory_uri(), get_stylesheet_directory_uri(), ...array_values( $sums ) ) ) );
	}

	/** What is saved under Styles has changed. */
	public static function forget(): void {
		delete_option( self::OPTION );
	}
}
