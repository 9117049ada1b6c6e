<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Translations;

/**
 * Names the words that are printed now: whatever is kept with words in it is good as long as the name is the same.
 *
 * It differs by language, and changes with each file of translations.
 */
final class WordsVersion {

	/** @var list<string> Folders of the packages' translations. */
	private static array $folders = array();

	public static function add( string $folder ): void {
		self::$folders[] = $folder;
	}

	/** Eight characters. */
	public static function current(): string {
		$locale = determine_locale();
		$times  = array();
		foreach ( array( ...self::$folders, get_template_directory() . '/languages', WP_LANG_DIR . '/plugins', WP_LANG_DIR . '/themes' ) as $folder ) {
			foreach ( array( '.l10n.php', '.mo' ) as $end ) {
				$file    = "{$folder}/" . Translations::DOMAIN . "-{$locale}{$end}";
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
}
