<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Index;

use HearthHammer\Core\Place\NameKey;

/**
 * Text as lots are searched by it: plain words, each with a space before it. A word that is searched for begins one of
 * them, so that 12 finds lot 12 and 120 and no number plate that has a 12 in it.
 */
final class SearchText {

	public const LONGEST = 400;

	private const WORDS       = 8;
	private const LONGEST_ONE = 40;

	/**
	 * @param list<string> $parts  Whatever is searched.
	 * @param list<string> $joined What people write with spaces or without, e.g. a number plate: both ways.
	 */
	public static function of( array $parts, array $joined ): string {
		$words = array();
		foreach ( array( ...$joined, ...$parts ) as $part ) {
			array_push( $words, ...self::words( $part ) );
		}
		foreach ( $joined as $part ) {
			$words[] = NameKey::of( $part );
		}
		$text = ' ' . implode( ' ', array_filter( array_keys( array_flip( $words ) ), static fn ( int|string $word ): bool => '' !== (string) $word ) );
		return rtrim( mb_substr( $text, 0, self::LONGEST ) );
	}

	/** @return list<string> What has to begin a word each, the longest first; empty where nothing is searched for. */
	public static function searched( string $typed ): array {
		$words = array_filter( self::words( mb_substr( $typed, 0, 200 ) ), static fn ( string $word ): bool => '' !== $word );
		$words = array_values( array_unique( array_map( static fn ( string $word ): string => substr( $word, 0, self::LONGEST_ONE ), $words ) ) );
		usort( $words, static fn ( string $a, string $b ): int => strlen( $b ) <=> strlen( $a ) );
		return array_slice( $words, 0, self::WORDS );
	}

	/** @return list<string> */
	private static function words( string $text ): array {
		return explode( '-', NameKey::slug( $text ) );
	}
}
