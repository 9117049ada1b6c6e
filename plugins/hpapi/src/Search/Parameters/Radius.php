<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Parameters;

use HearthHammer\Hpapi\Properties\Labels;
use HearthHammer\Core\Money\Numbers;
use HearthHammer\Hpapi\Search\SearchInput;

/**
 * Miles around the place (SRCH-11).
 */
final readonly class Radius extends Choice {

	public function __construct( string $name ) {
		parent::__construct(
			$name,
			static fn (): string => __( 'Search radius', 'hearth-hammer' ),
			static fn ( string $miles ): string => Labels::radius( (float) $miles ),
			/* translators: %s: a distance, e.g. 3 miles */
			static fn ( string $miles ): string => sprintf( __( 'Within %s', 'hearth-hammer' ), Labels::radius( (float) $miles ) ),
		);
	}

	/** However it is written: 0.50 is 0.5. */
	public function read( mixed $raw ): string {
		return parent::read( Numbers::plain( SearchInput::decimal( $raw, 0.0, (float) max( array( '0', ...$this->values() ) ) ) ) );
	}
}
