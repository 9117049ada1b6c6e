<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties\Index;

use HearthHammer\Core\Place\NameKey;
use HearthHammer\Core\Text\Compounds;
use HearthHammer\Core\Text\PlainText;
use HearthHammer\Hpapi\Parishes\Parish;
use HearthHammer\Hpapi\Properties\PropertyRecord;
use HearthHammer\Hpapi\Properties\PropertyTypes;

/**
 * The words by which a property is found, as the index keeps them: lower case, accents folded, a space around each.
 *
 * Each begins with `hh`: databases leave words of one or two letters and common ones ('the', 'en') out of their
 * full-text keys, and these are none.
 */
final class SearchWords {

	private const PREFIX = 'hh';

	/** Bytes of a row: what is looked through where there is no full-text key stays bounded. */
	private const MOST = 6000;

	/** Of a property, as visitors may read it: no house number that its owner keeps back. */
	public static function of( PropertyRecord $property, ?Parish $parish ): string {
		$reference = $property->text( 'reference' );
		$texts     = array(
			$reference,
			(string) preg_replace( '/[^\p{L}\p{N}]+/u', '', $reference ),
			$property->heading(),
			$property->address(),
			$property->text( 'address_2' ),
			$property->text( 'address_3' ),
			$property->text( 'town' ),
			$parish->name ?? '',
			PropertyTypes::label( $property->text( 'property_type' ) ),
			...$property->strings( 'features' ),
			$property->text( 'summary' ),
			PlainText::of( $property->post->post_content ),
		);
		$found = self::words( implode( ' . ', $texts ) );
		$words = self::prefixed( array( ...$found, ...Compounds::others( $found ) ) );
		$words = strlen( $words ) > self::MOST ? substr( $words, 0, (int) strrpos( substr( $words, 0, self::MOST ), ' ' ) ) : $words;
		return " {$words} ";
	}

	/** @return list<string> */
	public static function words( string $text ): array {
		return array_values( array_filter( explode( '-', NameKey::slug( $text ) ), static fn ( string $word ): bool => '' !== $word ) );
	}

	/** @param list<string> $words */
	public static function prefixed( array $words ): string {
		return implode( ' ', array_map( static fn ( string $word ): string => self::PREFIX . $word, $words ) );
	}
}
