<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Provider;

use InvalidArgumentException;

/**
 * What the trade pays for a vehicle by its condition, in whole pounds; null where nobody says.
 */
final readonly class TradeValues {

	public function __construct(
		public ?int $clean,
		public ?int $average,
		public ?int $below_average,
	) {
		foreach ( array( $clean, $average, $below_average ) as $value ) {
			if ( null !== $value && $value < 0 ) {
				throw new InvalidArgumentException( 'A trade value is not negative.' );
			}
		}
	}
}
