<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Translations;

use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * A package's translations, from its own folder. All packages have one text domain, for which WordPress by itself looks
 * into one folder alone: each loads its own, and WordPress asks all files that were loaded (decision 0041).
 */
final class Translations implements Module {

	public const DOMAIN = 'hearth-hammer';

	/** @var list<string> Of the packages that are on. */
	private static array $folders = array();

	/** @param string $folder The package's `languages`. */
	public function __construct( private readonly string $folder ) {}

	public function register(): void {
		self::$folders[] = $this->folder;
		// Before the theme prints or registers anything; the visitor's language is known by then.
		add_action( 'after_setup_theme', $this->load( ... ), 1, 0 );
		// A mail in its reader's language, and back. WordPress has looked into its one folder by then.
		add_action( 'change_locale', $this->load( ... ) );
	}

	/**
	 * Names the words that are printed now: anything kept with words in it is good as long as the name is the same. It
	 * differs by language, and changes with each file of translations.
	 *
	 * @return string Eight characters.
	 */
	public static function version(): string {
		$locale = determine_locale();
		$times  = array();
		foreach ( array( ...self::$folders, get_template_directory() . '/languages', WP_LANG_DIR . '/plugins', WP_LANG_DIR . '/themes' ) as $folder ) {
			foreach ( array( '.l10n.php', '.mo' ) as $end ) {
				$file    = "{$folder}/" . self::DOMAIN . "-{$locale}{$end}";
				$times[] = is_file( $file ) ? (int) filemtime( $file ) : 0;
			}
		}
		/**
		 * Filters what names the words, for a site whose code changes them in another way than by a file.
		 *
		 * @param string $words
		 */
		return substr( md5( (string) apply_filters( 'hearth_hammer_words_version', $locale . implode( ',', $times ) ) ), 0, 8 );
	}

	/** What the office keeps below wp-content/languages goes before what the package brings. */
	private function load( string $locale = '' ): void {
		$locale = '' === $locale ? determine_locale() : $locale;
		$name   = self::DOMAIN . "-{$locale}.mo";
		load_textdomain( self::DOMAIN, WP_LANG_DIR . "/plugins/{$name}", $locale );
		load_textdomain( self::DOMAIN, "{$this->folder}/{$name}", $locale );
	}
}
