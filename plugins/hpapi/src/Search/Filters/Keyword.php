<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Filters;

use HearthHammer\Hpapi\Properties\Index\CommonWords;
use HearthHammer\Hpapi\Properties\Index\PropertyWords;

/**
 * Words that must all occur in what is written of a property, or begin a word there; in "double quotes" they stand
 * side by side. Common words are bits of a column (CommonWords). MySQL and MariaDB look up others in a full-text key;
 * elsewhere the column, of bounded length, is read.
 */
final class Keyword {

	/** More words narrow nothing down. */
	private const MOST = 8;

	/**
	 * That of a reference, which few texts have. A full-text key reads all rows of every word that it is asked for, and
	 * the other half of a reference (CRB of CRB_1001) may be in each of them: it is read off the few that the number finds.
	 */
	private const LONG_NUMBER = '/^[0-9]{4,}$/D';

	/** @return list<string> The conditions on the index, prepared. */
	public static function conditions( string $value ): array {
		$words = array_slice( PropertyWords::words( $value ), 0, self::MOST );
		if ( array() === $words ) {
			return array();
		}
		if ( str_starts_with( $value, '"' ) ) {
			return self::phrase( $words );
		}
		$common = array_filter( array_map( CommonWords::condition( ... ), array_combine( $words, $words ) ) );
		return array( ...array_values( $common ), ...self::each( array_values( array_diff( $words, array_keys( $common ) ) ) ) );
	}

	/**
	 * @param list<string> $words
	 * @return list<string>
	 */
	private static function each( array $words ): array {
		$numbers = array_values( preg_grep( self::LONG_NUMBER, $words ) ?: array() );
		return match ( true ) {
			array() === $words => array(),
			! self::has_full_text() => self::read_off( $words, false ),
			array() !== $numbers && count( $words ) > 1 => array( self::looked_up( $numbers, '*' ), ...self::read_off( array_values( array_diff( $words, $numbers ) ), false ) ),
			default => array( self::looked_up( $words, '*' ) ),
		};
	}

	/**
	 * @param non-empty-list<string> $words
	 * @return list<string>
	 */
	private static function phrase( array $words ): array {
		if ( ! self::has_full_text() ) {
			return self::read_off( $words, true );
		}
		$codes = PropertyWords::codes_for( $words, false );
		if ( 1 === count( $words ) || array() !== $codes ) {
			return array( self::match( self::any( '"' . PropertyWords::prefixed( $words ) . '"', $codes ) ) );
		}
		// The key reads the text of each row with all the words slower than LIKE does. Common words are looked up as well:
		// the fewer rows have them all, the fewer are read.
		return array( self::looked_up( array_values( preg_grep( self::LONG_NUMBER, $words ) ?: array() ) ?: $words, '' ), ...self::read_off( $words, true ) );
	}

	/**
	 * The same for a few rows of many, in any order. Only the longest word is looked up, as the rarest of them: the key
	 * reads the whole list of each word that it is asked for, however few rows are wanted. A long number is rarer still.
	 *
	 * @return list<string> The conditions on the index, prepared.
	 */
	public static function of_a_few( string $value ): array {
		$words = array_slice( PropertyWords::words( $value ), 0, self::MOST );
		if ( count( $words ) < 2 || array() !== preg_grep( self::LONG_NUMBER, $words ) || ! self::has_full_text() ) {
			return self::conditions( $value );
		}
		$longest = array_reduce( $words, static fn ( string $longest, string $word ): string => strlen( $word ) > strlen( $longest ) ? $word : $longest, '' );
		return array( self::looked_up( array( $longest ), '*' ), ...self::read_off( array_values( array_diff( $words, array( $longest ) ) ), false ) );
	}

	/**
	 * @param list<string> $words
	 * @param ''|'*'       $end   Whether what begins so will do.
	 */
	private static function looked_up( array $words, string $end ): string {
		return self::match( implode( ' ', array_map( static fn ( string $word ): string => self::any( PropertyWords::prefixed( array( $word ) ) . $end, PropertyWords::codes_for( array( $word ), '' !== $end ) ), $words ) ) );
	}

	/**
	 * @param string       $asked As boolean mode has it.
	 * @param list<string> $codes That will do as well.
	 */
	private static function any( string $asked, array $codes ): string {
		return array() === $codes ? "+{$asked}" : "+({$asked} " . implode( ' ', $codes ) . ')';
	}

	private static function match( string $asked ): string {
		global $wpdb;
		return (string) $wpdb->prepare( 'MATCH (words) AGAINST (%s IN BOOLEAN MODE)', $asked );
	}

	/**
	 * @param list<string> $words
	 * @return list<string>
	 */
	private static function read_off( array $words, bool $is_phrase ): array {
		global $wpdb;
		$found = array();
		foreach ( $is_phrase ? array( $words ) : array_map( static fn ( string $word ): array => array( $word ), $words ) as $some ) {
			$parts   = array( ' ' . PropertyWords::prefixed( $some ) . ( $is_phrase ? ' ' : '' ), ...array_map( static fn ( string $code ): string => " {$code} ", PropertyWords::codes_for( $some, ! $is_phrase ) ) );
			$any     = implode( ' OR ', array_map( static fn ( string $part ): string => (string) $wpdb->prepare( 'words LIKE %s', '%' . $wpdb->esc_like( $part ) . '%' ), $parts ) );
			$found[] = count( $parts ) > 1 ? "({$any})" : $any;
		}
		return $found;
	}

	/** Whether a condition reads texts: row by row, with or without a full-text key. */
	public static function reads_text( string $where ): bool {
		return str_contains( $where, 'MATCH (words)' ) || str_contains( $where, 'words LIKE' );
	}

	private static function has_full_text(): bool {
		global $wpdb;
		/**
		 * Filters whether the search for words uses the database's full-text key. Return false if its tables have none.
		 *
		 * @param bool $has
		 */
		return (bool) apply_filters( 'hpapi_full_text', ! is_a( $wpdb, 'WP_SQLite_DB' ) );
	}
}
