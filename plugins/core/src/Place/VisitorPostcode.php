<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place;

use HearthHammer\Core\Visitor\InvalidInput;
use HearthHammer\Core\Visitor\Whitespace;

/**
 * The postcode that a visitor gives of their own address, or Unknown. A whole one and the beginning of one are written
 * in the usual form; an odd one (another country's, one with a word behind it) stays as it was typed, because what
 * somebody says of their own address is not for us to refuse. Staff's postcodes place things on maps and are
 * `Postcode`. The browser holds the same rule: src/lib/validation/postcode.ts.
 */
final readonly class VisitorPostcode {

	public const UNKNOWN    = 'Unknown';
	public const MAX_LENGTH = 20;

	private function __construct( public string $value ) {}

	/** @return self|null Null for what cannot be one: too long, a link, or with signs that no address has. */
	public static function parse( string $input ): ?self {
		$typed = Whitespace::collapse( $input );
		$is_plain = null !== $typed && 1 === preg_match( '/^[\p{L}\p{M}0-9 .,\/()#\'’-]+$/Du', $typed ) && 1 === preg_match( '/[\p{L}0-9]/u', $typed );
		if ( ! $is_plain || 1 === preg_match( '/\.[\p{L}0-9]/u', $typed ) || mb_strlen( $typed ) > self::MAX_LENGTH ) {
			return null;
		}
		$whole = Postcode::parse( $typed );
		if ( null !== $whole ) {
			return new self( (string) $whole );
		}
		// "tn", "tn17", "tn17 3".
		return new self( 1 === preg_match( '/^[A-Za-z]{1,2}([0-9][A-Za-z0-9]?( ?[0-9])?)?$/D', $typed ) ? strtoupper( $typed ) : $typed );
	}

	/**
	 * For forms where it is optional: Unknown for an empty text.
	 *
	 * @throws InvalidInput
	 */
	public static function optional( string $input ): self {
		$typed = Whitespace::collapse( $input );
		if ( '' === $typed || 'unknown' === strtolower( (string) $typed ) ) {
			return new self( self::UNKNOWN );
		}
		return self::parse( $input ) ?? throw new InvalidInput( 'postcode' );
	}

	/** As it was stored: a rule that has become stricter since does not hide a row. */
	public static function stored( string $postcode ): self {
		return new self( '' === $postcode ? self::UNKNOWN : $postcode );
	}

	public function is_known(): bool {
		return self::UNKNOWN !== $this->value;
	}

	/** @param list<string> $areas Beginnings such as "TN", "TN17". */
	public function is_in( array $areas ): bool {
		// A word that only begins with the same letters ("Tnuva") is no postcode of the area.
		if ( ! $this->is_known() || 1 !== preg_match( '/^[A-Z]{1,2}([0-9]|$)/D', $this->value ) ) {
			return false;
		}
		foreach ( $areas as $area ) {
			if ( '' !== $area && str_starts_with( $this->value, strtoupper( $area ) ) ) {
				return true;
			}
		}
		return false;
	}
}
