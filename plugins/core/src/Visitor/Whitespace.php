<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Visitor;

/**
 * What counts as a blank in what a visitor types: exactly what `\s` and `trim()` are to the page's JavaScript.
 *
 * PHP's own trim() knows fewer and takes NUL for one; PCRE's `\s` knows others.
 */
final class Whitespace {

	private const SET = '[\t-\r \x{A0}\x{1680}\x{2000}-\x{200A}\x{2028}\x{2029}\x{202F}\x{205F}\x{3000}\x{FEFF}]';

	/** Without any; null for text that is not UTF-8. */
	public static function remove( string $text ): ?string {
		return preg_replace( '/' . self::SET . '+/u', '', $text );
	}

	/** Without those at both ends, runs within made one space. */
	public static function collapse( string $text ): ?string {
		$text = preg_replace( '/' . self::SET . '+/u', ' ', $text );
		return null === $text ? null : trim( $text, ' ' );
	}

	/** Without those at both ends. */
	public static function trim( string $text ): ?string {
		return preg_replace( '/^' . self::SET . '+|' . self::SET . '+$/Du', '', $text );
	}
}
