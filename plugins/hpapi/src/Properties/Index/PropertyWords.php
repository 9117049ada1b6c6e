<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties\Index;

use HearthHammer\Core\Place\NameKey;
use HearthHammer\Core\Text\Compounds;
use HearthHammer\Core\Text\PlainText;
use HearthHammer\Hpapi\Parishes\Parish;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Properties\PropertyRecord;
use HearthHammer\Hpapi\Properties\PropertyTypes;

/**
 * The words by which a property is found, as the index keeps them: lower case, accents folded, a space around each.
 *
 * Each begins with `hh`: databases leave words of one or two letters and common ones ('the', 'en') out of their
 * full-text keys, and these are none.
 */
final class PropertyWords {

	private const PREFIX = 'hh';

	/** Begins a code. No word that people type begins so. */
	private const CODE = 'h0';

	/** Bytes of a row, but for its codes: what is looked through where there is no full-text key stays bounded. */
	private const MOST = 6000;

	/** Of a property, as visitors may read it: no house number that its owner keeps back. */
	public static function of( PropertyRecord $property, ?Parish $parish ): string {
		$reference = $property->text( 'reference' );
		$texts     = array(
			$reference,
			(string) preg_replace( '/[^\p{L}\p{N}]+/u', '', $reference ),
			$property->address(),
			$property->text( 'address_2' ),
			$property->text( 'address_3' ),
			$property->text( 'town' ),
			$parish->name ?? '',
			// As the site says them, for phrases and other spellings; the codes below find them in any language.
			$property->heading(),
			PropertyTypes::label( $property->text( 'property_type' ) ),
			...$property->strings( 'features' ),
			$property->text( 'summary' ),
			PlainText::of( $property->post->post_content ),
		);
		$found = self::words( implode( ' . ', $texts ) );
		$words = self::prefixed( array( ...$found, ...Compounds::others( $found ) ) );
		$words = strlen( $words ) > self::MOST ? substr( $words, 0, (int) strrpos( substr( $words, 0, self::MOST ), ' ' ) ) : $words;
		return " {$words} " . implode( ' ', self::codes( $property->text( 'property_type' ), $property->int( 'bedrooms' ), $property->channel() ) ) . ' ';
	}

	/** @return list<string> What stands for the words of a property's heading. */
	private static function codes( string $type, int $bedrooms, Channel $channel ): array {
		return array( self::code( 'type', PropertyTypes::is_known( $type ) ? $type : '' ), self::code( 'channel', (string) $channel->value ), ...( $bedrooms > 0 ? array( self::code( 'beds', (string) $bedrooms ), self::code( 'beds', 'any' ) ) : array() ) );
	}

	private static function code( string $kind, string $value ): string {
		return self::CODE . $kind . str_replace( '-', '', $value );
	}

	/**
	 * The codes of headings in which these words occur, in the reader's language.
	 *
	 * @param list<string> $words    Side by side; not empty.
	 * @param bool         $is_begun Whether the beginning of the last word will do.
	 * @return list<string>
	 */
	public static function codes_for( array $words, bool $is_begun ): array {
		return array_map( static fn ( array $said ): string => self::code( ...$said ), self::said( $words, $is_begun ) );
	}

	/**
	 * Rows in whose heading a word occurs or begins a word, by the index's other columns.
	 *
	 * @return list<string> Conditions, prepared; any will do.
	 */
	public static function conditions_for( string $word ): array {
		global $wpdb;
		$said  = self::said( array( $word ), true );
		$types = array_column( array_filter( $said, static fn ( array $one ): bool => 'type' === $one[0] ), 1 );
		$ways  = array() === $types ? array() : array( (string) $wpdb->prepare( 'property_type IN (' . implode( ',', array_fill( 0, count( $types ), '%s' ) ) . ')', $types ) ); // phpcs:ignore WordPress.DB.PreparedSQL
		foreach ( $said as [ $kind, $value ] ) {
			if ( 'type' !== $kind ) {
				$ways[] = (string) match ( true ) {
					'channel' === $kind => $wpdb->prepare( 'channel = %d', $value ),
					'any' === $value => 'bedrooms > 0',
					default => $wpdb->prepare( 'bedrooms = %d', $value ),
				};
			}
		}
		return $ways;
	}

	/**
	 * What a property is where these words occur in its heading.
	 *
	 * @param list<string> $words
	 * @return list<array{string, string}> Kind and value of a code.
	 */
	private static function said( array $words, bool $is_begun ): array {
		$wanted = ' ' . implode( ' ', $words ) . ( $is_begun ? '' : ' ' );
		$occurs = static fn ( string $label ): bool => str_contains( ' ' . implode( ' ', self::words( $label ) ) . ' ', $wanted );
		$said   = array();
		foreach ( PropertyTypes::known() as $type ) {
			if ( $occurs( PropertyTypes::label( $type ) ) ) {
				$said[] = array( 'type', $type );
			}
		}
		foreach ( Channel::cases() as $channel ) {
			if ( $occurs( $channel->phrase() ) ) {
				$said[] = array( 'channel', (string) $channel->value );
			}
		}
		$number = 1 === count( $words ) && 1 === preg_match( '/^[1-9][0-9]?$/D', $words[0] ) ? $words[0] : '';
		if ( '' !== $number ) {
			$said[] = array( 'beds', $number );
		} elseif ( $occurs( (string) preg_replace( '/\d+/', '', PropertyTypes::bedrooms( 1 ) ) ) ) {
			$said[] = array( 'beds', 'any' );
		}
		return $said;
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
