<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Input;

use HearthHammer\Core\Visitor\InvalidInput;
use HearthHammer\Core\Visitor\Whitespace;

/**
 * How far a vehicle has gone, in thousands of miles, as people are asked and values are given.
 */
final readonly class Mileage {

	public const MAX_THOUSANDS = 999;

	private function __construct( public int $thousands ) {}

	/**
	 * What a visitor typed, in miles: "42,000", "42 000", "41500.5".
	 *
	 * @throws InvalidInput
	 */
	public static function from_input( string $input ): self {
		$miles = preg_replace( '/[ ,]/', '', Whitespace::trim( $input ) ?? '', 1 );
		if ( 1 !== preg_match( '/^(\d{1,12})(\.\d+)?$/D', (string) $miles, $parts ) ) {
			throw new InvalidInput( 'mileage' );
		}
		// In whole numbers: PHP and JavaScript round fractions differently, and half a thousand is a whole number.
		return self::from_thousands( intdiv( (int) $parts[1] + 500, 1000 ) );
	}

	/** @throws InvalidInput */
	public static function from_thousands( int $thousands ): self {
		if ( $thousands < 0 || $thousands > self::MAX_THOUSANDS ) {
			throw new InvalidInput( 'mileage' );
		}
		return new self( $thousands );
	}

	public function miles(): int {
		return $this->thousands * 1000;
	}

	/** e.g. "42,000". */
	public function formatted(): string {
		return number_format( $this->miles() );
	}
}
