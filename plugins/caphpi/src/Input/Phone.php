<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Input;

/**
 * A British phone number, e.g. "07700 900123".
 */
final readonly class Phone {

	private function __construct( public string $value ) {}

	/** @throws InvalidInput */
	public static function from_input( string $input ): self {
		$digits = (string) preg_replace( '/[.()-]+/', '', Blanks::remove( $input ) ?? '' );
		$digits = (string) preg_replace( '/^\+44/', '', $digits );
		if ( ! str_starts_with( $digits, '0' ) ) {
			$digits = '0' . $digits;
		}
		$phone  = substr( $digits, 0, 5 ) . ' ' . substr( $digits, 5 );
		$length = strlen( $phone );
		if ( 1 !== preg_match( '/^\d+$/D', $digits ) || $length < 10 || $length > 13 ) {
			throw new InvalidInput( 'phone' );
		}
		return new self( $phone );
	}
}
