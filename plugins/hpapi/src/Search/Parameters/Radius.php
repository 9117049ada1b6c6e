<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Parameters;

use HearthHammer\Hpapi\Properties\Labels;
use HearthHammer\Core\Money\Numbers;
use HearthHammer\Hpapi\Search\SearchInput;

defined( 'ABSPATH' ) || exit;

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

	/** However it is written, 0.50 is 0.5; what we do not offer is the next that we do. */
	public function read( mixed $raw ): string {
		$miles = SearchInput::decimal( $raw, 0.0, PHP_FLOAT_MAX );
		foreach ( $this->values() as $offered ) {
			if ( $miles <= (float) $offered ) {
				return $offered;
			}
		}
		return (string) max( array( $this->default(), ...$this->values() ) );
	}
}
