<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Visitor;

/**
 * What a visitor wants to be called.
 *
 * It is printed in a mail that goes to any address a stranger types, so it can carry no link, no phone number and no
 * invisible character (SEC-03). The browser holds the same rule: src/lib/validation/name.ts.
 */
final readonly class PersonName {

	public const UNKNOWN    = 'Unknown';
	public const MAX_LENGTH = 40;
	private const DIGITS    = 4;

	private function __construct( public string $value ) {}

	/** @return self|null Null for what is none, and for an empty text. */
	public static function parse( string $input ): ?self {
		$name = Whitespace::collapse( $input ) ?? ''; // Null for what is not UTF-8.
		// "J.Smith" is a name; mail programs would make "t.co" of a like form a link.
		$name     = (string) preg_replace( '/(?<![\p{L}\p{M}0-9])(\p{L}\.)(?=\p{L})/u', '$1 ', $name );
		$is_plain = 1 === preg_match( '/^[\p{L}\p{M}0-9 \'’.,&()-]+$/Du', $name ) && 1 === preg_match( '/\p{L}/u', $name );
		$has_link = 1 === preg_match( '/\.[\p{L}0-9]/u', $name );
		$digits   = (int) preg_match_all( '/\d/', $name );
		return $is_plain && ! $has_link && $digits <= self::DIGITS && mb_strlen( $name ) <= self::MAX_LENGTH ? new self( $name ) : null;
	}

	/**
	 * For forms where a name is optional: Unknown for an empty text.
	 *
	 * @throws InvalidInput
	 */
	public static function optional( string $input ): self {
		$name = Whitespace::collapse( $input );
		if ( '' === $name || self::UNKNOWN === ucfirst( strtolower( (string) $name ) ) ) {
			return new self( self::UNKNOWN );
		}
		return self::parse( $input ) ?? throw new InvalidInput( 'name' );
	}

	/** As it was stored: a rule that has become stricter since does not hide a row. */
	public static function stored( string $name ): self {
		return new self( '' === $name ? self::UNKNOWN : $name );
	}

	public function is_known(): bool {
		return self::UNKNOWN !== $this->value;
	}
}
