<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Visitor;

/**
 * A phone number. The browser holds the same rules: src/lib/validation/phone.ts.
 */
final readonly class Phone {

	private function __construct( public string $value ) {}

	/**
	 * A British number (VAL-06), e.g. "07700 900123".
	 *
	 * @throws InvalidInput
	 */
	public static function from_input( string $input ): self {
		return self::british( $input ) ?? throw new InvalidInput( 'phone' );
	}

	/** A British number, also written with 0044, or another country's with its plus: "+33123456789". Null for neither. */
	public static function of_any_country( string $input ): ?self {
		$digits  = (string) preg_replace( '/^00(?=44)/', '+', self::compact( $input ) );
		$british = self::british( $digits );
		return $british ?? ( 1 === preg_match( '/^\+(?!44)[1-9]\d{7,14}$/D', $digits ) ? new self( $digits ) : null );
	}

	private static function british( string $input ): ?self {
		$digits = (string) preg_replace( '/^\+44/', '', self::compact( $input ) );
		if ( ! str_starts_with( $digits, '0' ) ) {
			$digits = '0' . $digits;
		}
		$phone  = substr( $digits, 0, 5 ) . ' ' . substr( $digits, 5 );
		$length = strlen( $phone );
		return 1 === preg_match( '/^\d+$/D', $digits ) && $length >= 10 && $length <= 13 ? new self( $phone ) : null;
	}

	/** Without what only groups the digits. */
	private static function compact( string $input ): string {
		return (string) preg_replace( '/[.()-]+/', '', Blanks::remove( $input ) ?? '' );
	}
}
