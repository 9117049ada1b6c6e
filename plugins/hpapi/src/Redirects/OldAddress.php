<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Redirects;

/**
 * An address of the site that was here before: a path, with a query or without. Two spellings of one address are one:
 * case, a slash at the end, the order of parameters and what advertisements add do not count.
 */
final readonly class OldAddress {

	public const LONGEST = 500;

	/** What links in advertisements and newsletters add. */
	private const ADDED = '/^(utm_[a-z]+|gclid|fbclid|msclkid|mc_[a-z]+)$/';

	/** @param string $query In one spelling; empty where any query is meant. */
	private function __construct( public string $path, public string $query ) {}

	/**
	 * @param string $typed A path, or a whole http(s) address, of which the host does not count: the old site may have had another.
	 * @return self|null Null where it is none, or the home page, which is never missing.
	 */
	public static function parse( string $typed ): ?self {
		$typed = (string) preg_replace( '#^https?://[^/?]*#i', '', trim( $typed ) );
		$typed = (string) strtok( $typed, '#' );
		if ( '' === $typed || strlen( $typed ) > self::LONGEST || 1 === preg_match( '/[\x00-\x20<>"\\\\]/', $typed ) ) {
			return null;
		}
		[ $path, $query ] = array_pad( explode( '?', $typed, 2 ), 2, '' );
		$path             = rtrim( (string) preg_replace( '#/{2,}#', '/', '/' . self::lower( rawurldecode( $path ) ) ), '/' );
		return '' === $path || ! mb_check_encoding( $path, 'UTF-8' ) ? null : new self( $path, self::query( $query ) );
	}

	/** As the table finds it. */
	public function key(): string {
		return sha1( $this->path . '?' . $this->query );
	}

	/** @return list<string> Keys under which it may stand, the likeliest first: with its query, and with any. */
	public function keys(): array {
		return array_values( array_unique( array( $this->key(), ( new self( $this->path, '' ) )->key() ) ) );
	}

	public function __toString(): string {
		return $this->path . ( '' === $this->query ? '' : '?' . $this->query );
	}

	private static function query( string $query ): string {
		parse_str( $query, $parameters );
		$parameters = array_filter( $parameters, static fn ( int|string $name ): bool => 1 !== preg_match( self::ADDED, strtolower( (string) $name ) ), ARRAY_FILTER_USE_KEY );
		ksort( $parameters );
		return self::lower( http_build_query( $parameters ) );
	}

	private static function lower( string $text ): string {
		return mb_check_encoding( $text, 'UTF-8' ) ? mb_strtolower( $text ) : strtolower( $text );
	}
}
