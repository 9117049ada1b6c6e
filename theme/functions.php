<?php
/**
 * Puts the theme together. What it does is in inc/.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

namespace HearthHammer\Theme;

defined( 'ABSPATH' ) || exit;

spl_autoload_register(
	static function ( string $class_name ): void {
		if ( str_starts_with( $class_name, __NAMESPACE__ . '\\' ) ) {
			$file = __DIR__ . '/inc/' . str_replace( '\\', '/', substr( $class_name, strlen( __NAMESPACE__ ) + 1 ) ) . '.php';
			if ( is_file( $file ) ) {
				require $file;
			}
		}
	}
);

( new Setup() )->register();
( new ThemeAssets( get_theme_file_path( 'build/' ), get_theme_file_uri( 'build/' ) ) )->register();
( new Head() )->register();
( new RemoveDefaults() )->register();
( new Accounts() )->register();
( new EditorContent() )->register();
( new FrontPage() )->register();
( new Footer() )->register();
( new Home\HomeBlocks() )->register();
// Once, so its class is loaded only where that is still to come.
if ( ! get_theme_mod( 'hh_home_blocks' ) ) {
	( new Home\HomeUpdate() )->register();
}
( new NewsPage() )->register();
( new ArticleData() )->register();

// Each serves one hook that few requests fire.
add_filter( 'posts_search', static fn ( string $sql, \WP_Query $query ): string => '' === $sql ? '' : SearchSpellings::widen( $sql, $query ), 10, 2 );
add_filter( 'caphpi_next_steps', array( SellNext::class, 'sales' ) );
add_filter( 'hearth_hammer_guide_names', static fn ( array $names ): array => $names + PartNames::all() );
