<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Assets;

use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Scripts and styles that `npm run build` writes, registered under stable handles.
 *
 * | source                         | handle                          |
 * |--------------------------------|---------------------------------|
 * | `src/islands/<name>/index.tsx` | `hearth-hammer-island-<name>`   |
 * | `src/enhancements/<name>.ts`   | `hearth-hammer-enhance-<name>`  |
 * | `blocks/<name>/index.tsx`, all | `hearth-hammer-blocks-editor`   |
 *
 * Enhancements that come together are one file, `hearth-hammer-enhance-<group>`: `enhancement-groups.json` says which, and
 * the handle of each is an alias of its group's.
 */
final class Assets implements Module {

	/** How the handles of islands and enhancements begin. */
	public const ISLAND      = 'hearth-hammer-island-';
	public const ENHANCEMENT = 'hearth-hammer-enhance-';

	private static string $path      = '';
	private static string $url       = '';
	private static string $languages = '';

	/** @var array<string, string>|null Name of an enhancement → its group. */
	private static ?array $groups = null;

	/** @param string $languages Folder of the package that the build is part of: its translations know the scripts' words. */
	public function __construct( string $build_path, string $build_url, string $languages ) {
		self::$path      = $build_path;
		self::$url       = $build_url;
		self::$languages = $languages;
	}

	public function register(): void {
		add_action( 'init', $this->register_editor( ... ), 5 );
	}

	private function register_editor(): void {
		// Only the editor asks for it; blocks name the handle in block.json.
		if ( is_admin() || wp_is_serving_rest_request() ) {
			self::register_script( 'hearth-hammer-blocks-editor', 'editor/blocks' );
		}
	}

	public static function enqueue_island( string $name ): void {
		self::enqueue( self::ISLAND . $name, 'islands/' . $name );
	}

	public static function enqueue_enhancement( string $name ): void {
		$group = self::groups()[ $name ] ?? null;
		if ( null === $group ) {
			self::enqueue( self::ENHANCEMENT . $name, 'enhancements/' . $name );
		} elseif ( self::register_script( self::ENHANCEMENT . $group, 'enhancements/' . $group ) ) {
			wp_register_script( self::ENHANCEMENT . $name, false, array( self::ENHANCEMENT . $group ), false, array( 'in_footer' => true ) ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- An alias has no file.
			wp_enqueue_script( self::ENHANCEMENT . $name );
		}
	}

	/** @return array<string, string> Name of an enhancement → its group; the build reads the same list. */
	private static function groups(): array {
		if ( null === self::$groups ) {
			self::$groups = array();
			/** @var array<string, list<string>> $lists */
			$lists = json_decode( (string) file_get_contents( __DIR__ . '/enhancement-groups.json' ), true, 8, JSON_THROW_ON_ERROR ); // phpcs:ignore WordPress.WP.AlternativeFunctions
			foreach ( $lists as $group => $names ) {
				self::$groups += array_fill_keys( $names, $group );
			}
		}
		return self::$groups;
	}

	private static function enqueue( string $handle, string $entry ): void {
		if ( self::register_script( $handle, $entry ) ) {
			wp_enqueue_script( $handle );
		}
		if ( wp_style_is( $handle, 'registered' ) ) {
			wp_enqueue_style( $handle );
		}
	}

	/** Registers a built script (and the style beside it, if any); false where it has not been built. */
	private static function register_script( string $handle, string $entry ): bool {
		if ( wp_script_is( $handle, 'registered' ) ) {
			return true;
		}
		$asset_file = self::$path . $entry . '.asset.php';
		if ( ! is_file( $asset_file ) ) {
			return false;
		}
		/** @var array{dependencies: list<string>, version: string} $asset */
		$asset = require $asset_file;
		wp_register_script(
			$handle,
			self::$url . $entry . '.js',
			$asset['dependencies'],
			$asset['version'],
			array(
				'strategy'  => 'defer',
				'in_footer' => true,
			)
		);
		// WordPress adds wp-i18n to what has translations: pages without an island need none of it.
		if ( in_array( 'wp-i18n', $asset['dependencies'], true ) ) {
			wp_set_script_translations( $handle, 'hearth-hammer', self::$languages );
		}
		if ( is_file( self::$path . $entry . '.css' ) ) {
			wp_register_style( $handle, self::$url . $entry . '.css', array(), $asset['version'] );
			// Small ones stand in the page itself: no request that the first paint waits for.
			wp_style_add_data( $handle, 'path', self::$path . $entry . '.css' );
		}
		return true;
	}
}
