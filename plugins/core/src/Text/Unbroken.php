<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Text;

use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps a telephone number, a postcode and a name with a hyphen on one line, like src/lib/unbroken.ts.
 *
 * An element with a class does it, not other characters: what visitors copy stays as it was typed.
 */
final class Unbroken implements Module {

	private const PHONE    = '(?<![\p{L}\d£.,])(?:\+44 ?(?:\(0\) ?)?|\(?0)\d{2,4}\)?(?: ?\d{2,4}){2,3}(?!\d)';
	private const POSTCODE = '(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\d])';

	/** Longer ones may break: they do not fit in every column. */
	private const HYPHEN = '(?<![\p{L}\d-])(?=[\p{L}\d-]{3,16}(?![\p{L}\d-]))[\p{L}\d]+(?:-[\p{L}\d]+)+';

	/** Telephone numbers and postcodes in editors' paragraphs and lists, too. What is stored stays as typed. */
	public function register(): void {
		foreach ( array( 'paragraph', 'list-item' ) as $block ) {
			add_filter( "render_block_core/{$block}", static fn ( string $html ): string => self::in_html( $html ) );
		}
	}

	/** @return list<array{text: string, whole: bool}> */
	public static function pieces( string $text ): array {
		$parts  = preg_split( '/(' . self::PHONE . '|' . self::POSTCODE . '|' . self::HYPHEN . ')/u', $text, -1, PREG_SPLIT_DELIM_CAPTURE );
		$pieces = array();
		foreach ( false === $parts ? array( $text ) : $parts as $place => $part ) {
			if ( '' !== $part ) {
				$pieces[] = array( 'text' => $part, 'whole' => 1 === $place % 2 );
			}
		}
		return $pieces;
	}

	/** The text as HTML, escaped. */
	public static function html( string $text ): string {
		return implode( '', array_map( static fn ( array $piece ): string => $piece['whole'] ? '<span class="hh-whole">' . esc_html( $piece['text'] ) . '</span>' : esc_html( $piece['text'] ), self::pieces( $text ) ) );
	}

	/**
	 * Telephone numbers and postcodes in text that has tags. Words with a hyphen may break there: lines have room.
	 *
	 * @param string $html Safe HTML.
	 */
	public static function in_html( string $html ): string {
		$parts = wp_html_split( $html );
		foreach ( $parts as $place => $part ) {
			if ( 0 === $place % 2 ) {
				$parts[ $place ] = preg_replace( '/' . self::PHONE . '|' . self::POSTCODE . '/u', '<span class="hh-whole">$0</span>', $part ) ?? $part;
			}
		}
		return implode( '', $parts );
	}
}
