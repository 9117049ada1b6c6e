<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Input;

/**
 * What the visitor wants to be called, or Unknown.
 *
 * It is printed in a mail that goes to any address a stranger types, so it can carry no link, no phone
 * number and no invisible character (SEC-03).
 */
final readonly class PersonName {

	public const UNKNOWN    = 'Unknown';
	public const MAX_LENGTH = 40;
	private const DIGITS    = 4;

	private function __construct( public string $value ) {}

	/** @throws InvalidInput */
	public static function from_input( string $input ): self {
		$name = Blanks::collapse( $input );
		if ( null === $name ) {
			throw new InvalidInput( 'name' ); // Not UTF-8.
		}
		if ( '' === $name || self::UNKNOWN === ucfirst( strtolower( $name ) ) ) {
			return new self( self::UNKNOWN );
		}
		// "J.Smith" is a name; mail programs would make "t.co" of a like form a link.
		$name     = (string) preg_replace( '/(?<![\p{L}\p{M}0-9])(\p{L}\.)(?=\p{L})/u', '$1 ', $name );
		$is_plain = 1 === preg_match( '/^[\p{L}\p{M}0-9 \'’.,&-]+$/Du', $name );
		$has_link = 1 === preg_match( '/\.[\p{L}0-9]/u', $name );
		$digits   = preg_match_all( '/\d/', $name );
		if ( ! $is_plain || $has_link || $digits > self::DIGITS || mb_strlen( $name ) > self::MAX_LENGTH ) {
			throw new InvalidInput( 'name' );
		}
		return new self( $name );
	}

	public function is_known(): bool {
		return self::UNKNOWN !== $this->value;
	}
}
