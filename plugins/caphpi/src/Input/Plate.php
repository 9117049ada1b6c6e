<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Input;

use HearthHammer\Core\Text\NumberPlate;
use HearthHammer\Core\Visitor\InvalidInput;

/**
 * A visitor's number plate in the one spelling that is stored, of word characters only.
 */
final readonly class Plate {

	public const MAX_LENGTH = 10;

	private function __construct( public string $value ) {}

	/** @throws InvalidInput */
	public static function from_input( string $input ): self {
		$plate = NumberPlate::stored( $input );
		if ( 1 !== preg_match( '/^\w{1,' . self::MAX_LENGTH . '}$/D', $plate ) ) {
			throw new InvalidInput( 'plate' );
		}
		return new self( $plate );
	}

	/** As it was stored, in that spelling. */
	public static function stored( string $plate ): self {
		return new self( $plate );
	}

	/** As it stands on the vehicle, as far as the format tells: "AB12 CDE", "A123 BCD", "ABC 123D". */
	public function spaced(): string {
		return NumberPlate::spaced( $this->value );
	}

	/** For logs. */
	public function masked(): string {
		return substr( $this->value, 0, 2 ) . str_repeat( '*', max( 0, strlen( $this->value ) - 2 ) );
	}
}
