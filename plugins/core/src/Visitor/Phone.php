<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Visitor;

/**
 * A phone number, by one rule for every form. The browser holds the same one: src/lib/validation/phone.ts.
 */
final readonly class Phone {

	private function __construct( public string $value ) {}

	/**
	 * A British number (VAL-06), also written with +44 or 0044: "07700 900123". Another country's keeps its code as it was
	 * typed: "+33123456789", "0033123456789".
	 *
	 * @return self|null Null for what is no number.
	 */
	public static function parse( string $input ): ?self {
		// Without what only groups the digits.
		$digits = (string) preg_replace( '/[.()-]+/', '', Whitespace::remove( $input ) ?? '' );
		$digits = (string) preg_replace( '/^00(?=44)/', '+', $digits );
		if ( 1 === preg_match( '/^(?:\+|00)(?!44)[1-9]\d{7,14}$/D', $digits ) ) {
			return new self( $digits );
		}
		return self::british( (string) preg_replace( '/^\+44/', '', $digits ) );
	}

	/** @throws InvalidInput */
	public static function from_input( string $input ): self {
		return self::parse( $input ) ?? throw new InvalidInput( 'phone' );
	}

	private static function british( string $digits ): ?self {
		if ( ! str_starts_with( $digits, '0' ) ) {
			$digits = '0' . $digits;
		}
		$phone  = substr( $digits, 0, 5 ) . ' ' . substr( $digits, 5 );
		$length = strlen( $phone );
		// Two zeros begin another country's code.
		return 1 === preg_match( '/^0(?!0)\d+$/D', $digits ) && $length >= 10 && $length <= 13 ? new self( $phone ) : null;
	}
}
