<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Redirects;

use HearthHammer\Hpapi\Properties\Index\IndexedReferences;

/**
 * Where an old address leads: a path of this site, or a property by its reference, whose address may change. Never to
 * another host: whoever can import a file must not be able to send visitors away.
 */
final readonly class RedirectTarget {

	private function __construct( public string $value, public bool $is_reference ) {}

	/** @return self|string The target, or why it is none: a sentence without its full stop. */
	public static function parse( string $typed ): self|string {
		$typed = trim( $typed );
		if ( '' === $typed ) {
			return 'the new address is empty';
		}
		if ( strlen( $typed ) > OldAddress::LONGEST || 1 === preg_match( '/[\x00-\x1F\x7F\\\\]/', $typed ) ) {
			return 'the new address is too long or contains a character that addresses cannot have';
		}
		if ( 1 === preg_match( '#^(https?:)?//([^/?\#]*)(.*)$#is', $typed, $found ) ) {
			if ( ! self::is_own( $found[2] ) ) {
				return sprintf( 'the new address is on another site (%s); only addresses on this site are accepted', $found[2] );
			}
			$typed = '' === $found[3] ? '/' : ( '/' === $found[3][0] ? $found[3] : '/' . $found[3] );
		}
		if ( '/' === $typed[0] ) {
			return str_starts_with( $typed, '//' ) || 1 === preg_match( '/\s/', $typed ) ? 'the new address is not a path on this site' : new self( $typed, false );
		}
		if ( 1 === preg_match( '/^[^\s<>"\'\/:?#]{1,100}$/', $typed ) ) {
			return new self( $typed, true );
		}
		return 'the new address is not a path (starting with /), an address on this site or a property reference';
	}

	public static function stored( string $value, bool $is_reference ): self {
		return new self( $value, $is_reference );
	}

	/** The whole address; null where the property is not there. */
	public function url(): ?string {
		if ( ! $this->is_reference ) {
			return self::origin() . $this->value;
		}
		$post = array_values( ( new IndexedReferences() )->posts( array( $this->value ) ) )[0] ?? 0;
		$url  = $post > 0 && 'publish' === get_post_status( $post ) ? get_permalink( $post ) : false;
		return false === $url ? null : $url;
	}

	/** What it looks like as an address to come from, to find loops; null for a property. */
	public function as_source(): ?OldAddress {
		return $this->is_reference ? null : OldAddress::parse( $this->value );
	}

	private static function origin(): string {
		$home = wp_parse_url( home_url() );
		return ( $home['scheme'] ?? 'https' ) . '://' . ( $home['host'] ?? '' ) . ( isset( $home['port'] ) ? ':' . $home['port'] : '' );
	}

	private static function is_own( string $authority ): bool {
		$home = wp_parse_url( home_url() );
		$own  = strtolower( ( $home['host'] ?? '' ) . ( isset( $home['port'] ) ? ':' . $home['port'] : '' ) );
		$bare = static fn ( string $host ): string => (string) preg_replace( '/^www\./', '', strtolower( $host ) );
		return $bare( $authority ) === $bare( $own );
	}
}
