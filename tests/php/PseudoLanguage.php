<?php

declare( strict_types=1 );

namespace HearthHammer\Tests;

use DOMAttr;
use DOMDocument;
use DOMXPath;
use WP_Locale;

/**
 * A language in which every letter of a translated sentence is a wide one: what has narrow letters was not translated.
 */
final class PseudoLanguage {

	/** What people read of an element beside its text. */
	private const ATTRIBUTES = array( 'alt', 'title', 'placeholder', 'aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'label' );

	/** Not text, though with letters: placeholders, HTML and its entities, marks of ours. */
	private const KEPT = '/(%(?:\d+\$)?[a-zA-Z%]|<[^>]*>|&[a-z#0-9]+;|%[a-z]+%|\{[a-z_]+\})/';

	public static function speak(): void {
		add_filter( 'gettext', static fn ( string $text, string $english ): string => self::is_format( $english ) ? $text : self::wide( $text ), PHP_INT_MAX, 2 );
		add_filter( 'gettext_with_context', static fn ( string $text, string $english, string $context ): string => self::is_format( $english ) || 1 === preg_match( '/format|direction/i', $context ) ? $text : self::wide( $text ), PHP_INT_MAX, 3 );
		add_filter( 'ngettext', self::wide( ... ), PHP_INT_MAX );
		add_filter( 'ngettext_with_context', self::wide( ... ), PHP_INT_MAX );
		add_filter( 'hearth_hammer_words_version', static fn ( string $words ): string => "{$words}-pseudo" );
		// It has read the names of months and days.
		$GLOBALS['wp_locale'] = new WP_Locale();
	}

	public static function wide( string $text ): string {
		return implode(
			'',
			array_map(
				static fn ( string $part, int $index ): string => 1 === $index % 2 ? $part : (string) preg_replace_callback( '/[a-zA-Z]/', static fn ( array $letter ): string => mb_chr( ord( $letter[0] ) + 0xFEE0 ), $part ),
				$parts = preg_split( self::KEPT, $text, -1, PREG_SPLIT_DELIM_CAPTURE ) ?: array(),
				array_keys( $parts )
			)
		);
	}

	/**
	 * @param list<string> $data What staff, visitors or the gazetteer wrote.
	 * @return list<string> What a reader of the page finds untranslated.
	 */
	public static function untranslated( string $html, array $data ): array {
		$page = new DOMDocument();
		libxml_use_internal_errors( true );
		$page->loadHTML( '<?xml encoding="utf-8"?>' . $html );
		libxml_clear_errors();
		$path  = new DOMXPath( $page );
		$texts = array();
		foreach ( $path->query( '//text()[not(ancestor::script or ancestor::style or ancestor::svg or ancestor::address)]' ) ?: array() as $node ) {
			$texts[] = (string) $node->nodeValue;
		}
		foreach ( $path->query( '//@' . implode( '|//@', self::ATTRIBUTES ) . '|//input[@type="submit"]/@value|//meta[@name="description" or starts-with(@property, "og:title") or @property="og:description"]/@content' ) ?: array() as $attribute ) {
			$texts[] = $attribute instanceof DOMAttr ? $attribute->value : '';
		}
		foreach ( $path->query( '//@data-props' ) ?: array() as $props ) {
			$texts = array( ...$texts, ...self::sentences( json_decode( (string) $props->nodeValue, true ) ) );
		}
		return self::narrow( $texts, $data );
	}

	/**
	 * @param list<string> $texts
	 * @param list<string> $data
	 * @return list<string>
	 */
	public static function narrow( array $texts, array $data ): array {
		usort( $data, static fn ( string $a, string $b ): int => strlen( $b ) <=> strlen( $a ) );
		$found = array();
		foreach ( $texts as $text ) {
			$text = trim( (string) preg_replace( '/\s+/u', ' ', $text ) );
			// Addresses of the internet and of mail; what is data; postcodes, references and units.
			$left = (string) preg_replace( '~(?:https?://|hearth-hammer\.test/)\S+|[\w.+-]+@[\w.-]+|&[a-z]+;~', ' ', $text );
			$left = str_ireplace( $data, ' ', $left );
			$left = (string) preg_replace( '~\b[A-Z]{1,2}\d[\dA-Z]?(?: \d[A-Z]{2})?\b|\b[A-Z]{2,4}_\d+\b|\b\d+(?:st|nd|rd|th|m|km|MB|KB|px)\b~', ' ', $left );
			if ( 1 === preg_match( '/[A-Za-z]{2,}/', $left ) ) {
				$found[] = $text;
			}
		}
		return array_values( array_unique( $found ) );
	}

	/** @return list<string> Of an island's props or an answer: texts of two words and more, and nothing that scripts alone read. */
	public static function sentences( mixed $value ): array {
		if ( is_array( $value ) ) {
			return array_merge( array(), ...array_map( self::sentences( ... ), array_values( $value ) ) );
		}
		return is_string( $value ) && 1 === preg_match( '/[a-z]{2,} [a-z]{2,}/i', $value ) && ! str_contains( $value, '<' ) ? array( $value ) : array();
	}

	/** `l j F` is no sentence. */
	private static function is_format( string $english ): bool {
		return 0 === preg_match( '/[a-zA-Z]{2,}/', $english ) || ( str_contains( $english, '_' ) && ! str_contains( $english, ' ' ) ) || 1 === preg_match( '/^(?:[dDjlNSwzWFmMntLoYyaABgGhHisueIOPTcrU]{1,2}[ ,:.\/-]*)+$/', $english ) && 1 === preg_match( '/[YFjgH]/', $english ) && strlen( $english ) < 14 && 1 !== preg_match( '/[a-z]{3,}/i', $english );
	}
}
