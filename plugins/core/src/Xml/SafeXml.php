<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Xml;

use XMLReader;

/**
 * Reads XML of strangers into plain arrays. What could define entities is refused before a parser sees it;
 * nothing is fetched; size, depth and number of elements have ends.
 */
final class SafeXml {

	private const MOST_BYTES    = 2_000_000;
	private const MOST_DEPTH    = 40;
	private const MOST_ELEMENTS = 20_000;
	private const INSTANCE      = 'http://www.w3.org/2001/XMLSchema-instance';
	private const ENCODINGS     = array( 'utf-8', 'us-ascii', 'iso-8859-1', 'windows-1252' );

	/**
	 * Names lose their namespace prefixes and attributes are left out, but for xsi:nil.
	 *
	 * @return array<string, mixed> The root by its name. An element is a text, null (xsi:nil) or an array of its
	 *                              children by name; where a name comes more than once, a list of them.
	 * @throws BadXml
	 */
	public static function read( string $xml ): array {
		$xml    = self::checked( $xml );
		$before = libxml_use_internal_errors( true );
		libxml_clear_errors();
		try {
			$reader = XMLReader::XML( $xml, null, LIBXML_NONET | LIBXML_COMPACT );
			if ( ! $reader instanceof XMLReader ) {
				throw new BadXml( 'not XML' );
			}
			return self::tree( $reader );
		} finally {
			libxml_clear_errors();
			libxml_use_internal_errors( $before );
		}
	}

	/**
	 * @return string In an encoding in which the check for a DOCTYPE sees what the parser sees.
	 * @throws BadXml
	 */
	private static function checked( string $xml ): string {
		if ( strlen( $xml ) > self::MOST_BYTES ) {
			throw new BadXml( 'too large' );
		}
		$xml = self::from_utf16( $xml );
		if ( str_starts_with( $xml, "\xEF\xBB\xBF" ) ) {
			$xml = substr( $xml, 3 );
		}
		$xml = ltrim( $xml );
		// Every encoding that is let through writes "<!" as ASCII does; a NUL would be another one.
		if ( ! str_starts_with( $xml, '<' ) || str_contains( $xml, "\0" ) ) {
			throw new BadXml( 'not XML' );
		}
		if ( 1 === preg_match( '/^<\?xml\b[^>]*\bencoding\s*=\s*["\']([^"\']*)["\']/i', $xml, $match ) && ! in_array( strtolower( $match[1] ), self::ENCODINGS, true ) ) {
			throw new BadXml( 'an encoding that is not supported' );
		}
		if ( false !== stripos( $xml, '<!DOCTYPE' ) || false !== stripos( $xml, '<!ENTITY' ) ) {
			throw new BadXml( 'a document type' );
		}
		return $xml;
	}

	private static function from_utf16( string $xml ): string {
		$encoding = match ( true ) {
			str_starts_with( $xml, "\xFF\xFE\0\0" ), str_starts_with( $xml, "\0\0\xFE\xFF" ) => throw new BadXml( 'an encoding that is not supported' ),
			str_starts_with( $xml, "\xFF\xFE" ), str_starts_with( $xml, "<\0" )              => 'UTF-16LE',
			str_starts_with( $xml, "\xFE\xFF" ), str_starts_with( $xml, "\0<" )              => 'UTF-16BE',
			default                                                                         => null,
		};
		if ( null === $encoding ) {
			return $xml;
		}
		set_error_handler( static fn (): bool => true, E_NOTICE | E_WARNING ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- A broken character is no fault of ours.
		try {
			$text = iconv( $encoding, 'UTF-8', $xml );
		} finally {
			restore_error_handler();
		}
		if ( false === $text ) {
			throw new BadXml( 'not XML' );
		}
		$text = str_starts_with( $text, "\u{FEFF}" ) ? substr( $text, 3 ) : $text;
		return (string) preg_replace( '/^(<\?xml\b[^>]*?)\s+encoding\s*=\s*["\'][^"\']*["\']/i', '$1', $text );
	}

	/**
	 * @return array<string, mixed>
	 * @throws BadXml
	 */
	private static function tree( XMLReader $reader ): array {
		$elements = 0;
		while ( $reader->read() ) {
			if ( XMLReader::ELEMENT === $reader->nodeType ) {
				$root = array( $reader->localName => self::element( $reader, $elements ) );
				break;
			}
			self::refuse_type( $reader );
		}
		while ( $reader->read() ) {
			self::refuse_type( $reader ); // Nothing but comments may follow: the parser says so below.
		}
		if ( ! isset( $root ) || array() !== libxml_get_errors() ) {
			throw new BadXml( 'not well-formed' );
		}
		return $root;
	}

	/**
	 * From an element's beginning to its end.
	 *
	 * @return array<string, mixed>|string|null
	 * @throws BadXml
	 */
	private static function element( XMLReader $reader, int &$elements ): array|string|null {
		if ( ++$elements > self::MOST_ELEMENTS || $reader->depth > self::MOST_DEPTH ) {
			throw new BadXml( 'too deep or too many elements' );
		}
		$is_nil = in_array( $reader->getAttributeNs( 'nil', self::INSTANCE ), array( 'true', '1' ), true );
		if ( $reader->isEmptyElement ) {
			return $is_nil ? null : '';
		}
		$children = array();
		$text     = '';
		while ( $reader->read() ) {
			switch ( $reader->nodeType ) {
				case XMLReader::ELEMENT:
					$name = $reader->localName;
					self::add( $children, $name, self::element( $reader, $elements ) );
					break;
				case XMLReader::END_ELEMENT:
					return $is_nil ? null : ( array() === $children ? trim( $text ) : $children );
				case XMLReader::TEXT:
				case XMLReader::CDATA:
					$text .= $reader->value;
					break;
				default:
					self::refuse_type( $reader );
			}
		}
		throw new BadXml( 'not well-formed' );
	}

	/**
	 * @param array<string, mixed>             $children
	 * @param array<string, mixed>|string|null $value
	 */
	private static function add( array &$children, string $name, array|string|null $value ): void {
		if ( ! array_key_exists( $name, $children ) ) {
			$children[ $name ] = $value;
		} elseif ( is_array( $children[ $name ] ) && array_is_list( $children[ $name ] ) ) {
			$children[ $name ][] = $value;
		} else {
			$children[ $name ] = array( $children[ $name ], $value );
		}
	}

	/** @throws BadXml */
	private static function refuse_type( XMLReader $reader ): void {
		if ( in_array( $reader->nodeType, array( XMLReader::DOC_TYPE, XMLReader::ENTITY, XMLReader::ENTITY_REF ), true ) ) {
			throw new BadXml( 'a document type' );
		}
	}
}
