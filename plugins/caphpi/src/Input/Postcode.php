<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Input;

use HearthHammer\Core\Place\Postcode as PlacePostcode;
use HearthHammer\Core\Visitor\Blanks;
use HearthHammer\Core\Visitor\InvalidInput;

/**
 * A postcode or the beginning of one, or Unknown. Nothing is looked up by it but whether it is local.
 */
final readonly class Postcode {

	public const UNKNOWN = 'Unknown';

	private function __construct( public string $value ) {}

	/** @throws InvalidInput */
	public static function from_input( string $input ): self {
		$postcode = Blanks::remove( $input );
		if ( '' === $postcode || 'unknown' === strtolower( (string) $postcode ) ) {
			return new self( self::UNKNOWN );
		}
		if ( 1 !== preg_match( '/^[A-Za-z0-9]{1,8}$/D', (string) $postcode ) ) {
			throw new InvalidInput( 'postcode' );
		}
		return new self( PlacePostcode::spaced( strtoupper( (string) $postcode ) ) );
	}

	/** @param list<string> $areas Beginnings such as "TN". */
	public function is_in( array $areas ): bool {
		if ( self::UNKNOWN === $this->value ) {
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
