<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties\Index;

use HearthHammer\Core\Index\IndexCheck;

/**
 * Words that many adverts have. Each is a bit of the index's column `common_words`, so a list finds and counts them in
 * a key like any other filter. The full-text key reads the whole text of each row that has a word: a third of a second
 * for a word that all of 100,000 properties have (docs/decisions/0042-words-in-the-index.md).
 */
final class CommonWords {

	/**
	 * At most 62, in any order. Count Card::VERSION up after a change: the bits of all rows are made again then.
	 */
	private const WORDS = array(
		// Of a sentence, and of how adverts are searched for.
		...array( 'the', 'and', 'with', 'for', 'sale', 'rent', 'new', 'large', 'private', 'modern', 'period' ),
		...array( 'house', 'cottage', 'bungalow', 'flat', 'apartment', 'detached', 'semi', 'terrace', 'terraced' ),
		...array( 'bed', 'bedroom', 'bedrooms', 'bath', 'bathroom', 'shower', 'suite', 'kitchen', 'dining', 'sitting', 'living', 'lounge', 'reception', 'study', 'utility', 'conservatory' ),
		...array( 'garden', 'gardens', 'patio', 'balcony', 'parking', 'garage', 'drive', 'driveway', 'view', 'views', 'fireplace', 'heating', 'double', 'floor', 'ground' ),
		// Of addresses.
		...array( 'village', 'town', 'station', 'school', 'schools', 'road', 'street', 'lane', 'avenue', 'close', 'church' ),
	);

	/** @return int The bits of those words that begin a word of a row's text. */
	public static function mask( string $text ): int {
		$mask = 0;
		foreach ( self::WORDS as $number => $word ) {
			if ( str_contains( $text, ' ' . PropertyWords::prefixed( array( $word ) ) ) ) {
				$mask |= 1 << $number;
			}
		}
		return $mask;
	}

	/**
	 * The condition that a row has a word or one that begins so, or is said to in the reader's language.
	 *
	 * @return string Prepared; empty where a word is not common, or not all rows have their bits yet.
	 */
	public static function condition( string $word ): string {
		$number = array_search( $word, self::WORDS, true );
		if ( false === $number || str_ends_with( (string) get_option( PropertyTable::SHAPE ), IndexCheck::UNFINISHED ) ) {
			return '';
		}
		global $wpdb;
		$ways = array( $wpdb->prepare( 'common_words & %d > 0', 1 << $number ), ...PropertyWords::conditions_for( $word ) );
		return 1 === count( $ways ) ? (string) $ways[0] : '(' . implode( ' OR ', $ways ) . ')';
	}
}
