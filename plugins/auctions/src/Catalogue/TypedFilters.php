<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Catalogue;

use HearthHammer\Auctions\Index\LotWords;
use HearthHammer\Auctions\Index\SearchText;
use HearthHammer\Core\Core;
use HearthHammer\Core\Place\Circle;
use HearthHammer\Core\Place\Postcode;

/**
 * What visitors type into a catalogue's filters: words, and a postcode.
 */
final class TypedFilters {

	/** What looks like a postcode, whole or in part. */
	private const POSTCODE = '/^[A-Z]{1,2}[0-9][0-9A-Z]?( ?[0-9]([A-Z]{2})?)?$/D';

	public static function read_words( mixed $raw, int $longest ): string {
		if ( ! is_string( $raw ) || ! mb_check_encoding( $raw, 'UTF-8' ) ) {
			return '';
		}
		$text = trim( (string) preg_replace( '/[\p{C}\s]+/u', ' ', $raw ) );
		// Signs alone find no lot.
		return array() === SearchText::searched( $text ) ? '' : trim( mb_substr( $text, 0, $longest ) );
	}

	/**
	 * Lots with these words: each begins a word of the lot. `mercedez` finds Mercedes, too.
	 *
	 * @return list<string> Conditions on the index, prepared.
	 */
	public static function having( string $words ): array {
		global $wpdb;
		$like = static fn ( string $word ): string => (string) $wpdb->prepare( 'words LIKE %s', '% ' . $wpdb->esc_like( $word ) . '%' );
		return array_map(
			static function ( string $word ) use ( $like ): string {
				// What was typed counts beside what it may be a slip of: a model that no list knows is still found.
				$meant = LotWords::meant( $word );
				return '' === $meant ? $like( $word ) : "({$like( $word )} OR {$like( $meant )})";
			},
			SearchText::searched( $words )
		);
	}

	/** A postcode, a sector (TN17 3) or an outward code (TN17). */
	public static function read_postcode( mixed $raw ): string {
		$typed = is_string( $raw ) && mb_check_encoding( $raw, 'UTF-8' ) ? strtoupper( trim( (string) preg_replace( '/\s+/u', ' ', $raw ) ) ) : '';
		$whole = Postcode::parse( $typed );
		return match ( true ) {
			null !== $whole && 1 === preg_match( self::POSTCODE, str_replace( ' ', '', $typed ) ) => (string) $whole,
			1 === preg_match( self::POSTCODE, $typed ) => $typed,
			default => '',
		};
	}

	/**
	 * Lots around a postcode. An unknown postcode finds nothing.
	 *
	 * @return list<string> Conditions on the index, prepared.
	 */
	public static function near( string $postcode, float $miles ): array {
		$location = Core::services()->gazetteer->locate_typed( $postcode );
		return array( null === $location ? '1 = 0' : Circle::within( $location->coordinates, $miles ) );
	}
}
