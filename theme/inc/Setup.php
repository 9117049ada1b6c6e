<?php

declare( strict_types=1 );

namespace HearthHammer\Theme;

/** What the theme supports, its menus, its picture sizes and its patterns. */
final class Setup {

	public const MENU_PRIMARY = 'primary';
	public const MENU_FOOTER  = 'footer';

	/** parts/file-dialog.php does it. */
	private const FILE_DIALOG = 'hearth_hammer_file_dialog';

	/** How often it was printed before this page. */
	private static int $file_dialogs = 0;

	public function register(): void {
		add_action( 'template_redirect', static fn () => self::$file_dialogs = did_action( self::FILE_DIALOG ) );
		add_action( 'wp_footer', self::print_file_dialog( ... ), 5 );
		add_action( 'after_setup_theme', $this->support( ... ) );
		add_action( 'change_locale', self::load_words( ... ) );
		add_action( 'init', self::patterns( ... ) );
		self::spare_patterns();
		add_filter( 'excerpt_more', static fn (): string => '…' );
		add_filter( 'excerpt_length', static fn (): int => 30 );
		add_filter( 'body_class', $this->body_classes( ... ) );
		// The theme's own texts are British, whatever English WordPress was installed in.
		add_filter( 'language_attributes', static fn ( string $attributes ): string => str_replace( 'lang="en-US"', 'lang="en-GB"', $attributes ) );
	}

	/**
	 * The plugins have the same text domain and load their own files: load_theme_textdomain() would leave this one to
	 * WordPress, which looks for none once there are any words.
	 */
	private static function load_words( string $locale = '' ): void {
		$locale = '' === $locale ? determine_locale() : $locale;
		$name   = "hearth-hammer-{$locale}.mo";
		load_textdomain( 'hearth-hammer', WP_LANG_DIR . "/themes/{$name}", $locale );
		load_textdomain( 'hearth-hammer', get_template_directory() . "/languages/{$name}", $locale );
	}

	private function support(): void {
		self::load_words();
		add_theme_support( 'title-tag' );
		add_theme_support( 'post-thumbnails' );
		add_theme_support( 'automatic-feed-links' );
		add_theme_support( 'responsive-embeds' );
		add_theme_support( 'custom-logo', array( 'height' => 96, 'width' => 480, 'flex-height' => true, 'flex-width' => true ) );
		add_theme_support( 'align-wide' );
		add_theme_support( 'html5', array( 'search-form', 'gallery', 'caption', 'style', 'script' ) );
		add_theme_support( 'editor-styles' );
		add_editor_style( 'build/editor.css' );
		// theme.json brings it, and with it two questions to the database on every page.
		remove_theme_support( 'block-templates' );
		// An editor's own words for search engines and for the site's search; WordPress has them for posts only.
		add_post_type_support( 'page', 'excerpt' );
		register_nav_menus(
			array(
				self::MENU_PRIMARY => __( 'Main menu', 'hearth-hammer' ),
				self::MENU_FOOTER  => __( 'Footer', 'hearth-hammer' ),
			)
		);
	}

	/** Whole pages to begin with (patterns/): offered for a new page, and among the patterns. */
	private static function patterns(): void {
		register_block_pattern_category( 'hearth-hammer-pages', array( 'label' => __( 'Company pages', 'hearth-hammer' ) ) );
	}

	/**
	 * WordPress reads the headers of the theme's patterns on every request, or asks the database for them. Only an editor is
	 * offered them, and only a pattern block prints one.
	 */
	private static function spare_patterns(): void {
		$register = '_register_theme_block_patterns';
		if ( ! remove_action( 'init', $register ) ) {
			return;
		}
		$once = static function () use ( $register ): void {
			/** @var bool $is_done */
			static $is_done = false;
			if ( ! $is_done ) {
				$is_done = true;
				$register();
			}
		};
		add_action( 'admin_init', $once );
		add_action( 'rest_api_init', $once, 5 );
		add_filter(
			'render_block_data',
			static function ( array $block ) use ( $once ): array {
				if ( 'core/pattern' === $block['blockName'] ) {
					$once();
				}
				return $block;
			}
		);
	}

	/**
	 * @param list<string> $classes
	 * @return list<string>
	 */
	private function body_classes( array $classes ): array {
		$classes[] = is_front_page() ? 'hh-is-home' : 'hh-is-inner';
		return $classes;
	}

	/** What opens files and films needs its dialog, whichever part of the page asked for it. */
	private static function print_file_dialog(): void {
		if ( did_action( self::FILE_DIALOG ) === self::$file_dialogs && wp_script_is( 'hearth-hammer-enhance-file-modal' ) ) {
			get_template_part( 'parts/file-dialog' );
		}
	}
}
