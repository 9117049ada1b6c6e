<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Translations;

use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * A package's translations, from its own folder. All packages have one text domain, for which WordPress by itself looks
 * into one folder alone: each loads its own, and WordPress asks all files that were loaded (decision 0041).
 */
final readonly class Translations implements Module {

	public const DOMAIN = 'hearth-hammer';

	/** @param string $folder The package's `languages`. */
	public function __construct( private string $folder ) {}

	public function register(): void {
		WordsVersion::add( $this->folder );
		// Before the theme prints or registers anything; the visitor's language is known by then.
		add_action( 'after_setup_theme', $this->load( ... ), 1, 0 );
		// A mail in its reader's language, and back. WordPress has looked into its one folder by then.
		add_action( 'change_locale', $this->load( ... ) );
	}

	/** What the office keeps below wp-content/languages goes before what the package brings. */
	private function load( string $locale = '' ): void {
		$locale = '' === $locale ? determine_locale() : $locale;
		$name   = self::DOMAIN . "-{$locale}.mo";
		load_textdomain( self::DOMAIN, WP_LANG_DIR . "/plugins/{$name}", $locale );
		load_textdomain( self::DOMAIN, "{$this->folder}/{$name}", $locale );
	}
}
