<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place;

use InvalidArgumentException;

/**
 * A full UK postcode, e.g. `TN17 3AB`.
 *
 * Typed forms differ in case, spaces and stray punctuation; this is the one form we keep.
 */
final readonly class Postcode {

	/** The shapes of the Royal Mail's guide, without the space: AN NAA to AANA NAA, and the lone GIR 0AA. */
	private const SHAPE = '/^(GIR|[A-PR-UWYZ](?:[0-9]{1,2}|[A-HK-Y][0-9]{1,2}|[0-9][A-HJKPSTUW]|[A-HK-Y][0-9][ABEHMNPRVWXY]))([0-9][ABD-HJLNP-UW-Z]{2})$/';

	/** @var string e.g. `TN17`. */
	public string $outward;

	/** @var string e.g. `3AB`. */
	public string $inward;

	/** @throws InvalidArgumentException When it cannot be a UK postcode. */
	public function __construct( string $typed ) {
		$parts = self::parts( $typed );
		if ( null === $parts ) {
			throw new InvalidArgumentException( 'Not a UK postcode.' );
		}
		[ $this->outward, $this->inward ] = $parts;
	}

	/** The postcode, or null for anything else. */
	public static function parse( string $typed ): ?self {
		return null === self::parts( $typed ) ? null : new self( $typed );
	}

	/**
	 * What a visitor typed, with its one space where it looks like a whole postcode; anything else stays as it is. Looser
	 * than parse(): what somebody says of their own address is not for us to refuse.
	 *
	 * @param string $typed In upper case.
	 */
	public static function spaced( string $typed ): string {
		$bare = str_replace( ' ', '', $typed );
		return 1 === preg_match( '/^[A-Z]{1,2}[0-9][0-9A-Z]?[0-9][A-Z]{2}$/D', $bare ) ? substr( $bare, 0, -3 ) . ' ' . substr( $bare, -3 ) : $typed;
	}

	/** e.g. `TN17 3`. */
	public function sector(): string {
		return $this->outward . ' ' . $this->inward[0];
	}

	/** The letters before the first digit, e.g. `TN`. */
	public function area(): string {
		return rtrim( substr( $this->outward, 0, 2 ), '0123456789' );
	}

	/** As the gazetteer's keys are written, e.g. `tn173ab`. */
	public function key(): string {
		return strtolower( $this->outward . $this->inward );
	}

	/** e.g. `TN17 3AB`. */
	public function __toString(): string {
		return $this->outward . ' ' . $this->inward;
	}

	/** @return array{string, string}|null Outward and inward code. */
	private static function parts( string $typed ): ?array {
		$letters = strtoupper( (string) preg_replace( '/[^A-Za-z0-9]+/', '', $typed ) );
		return 1 === preg_match( self::SHAPE, $letters, $found ) ? array( $found[1], $found[2] ) : null;
	}
}
