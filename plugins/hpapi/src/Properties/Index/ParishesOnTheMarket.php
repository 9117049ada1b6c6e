<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties\Index;

use HearthHammer\Hpapi\Parishes\ActiveParishes;

defined( 'ABSPATH' ) || exit;

/**
 * Counted once after a property changed, and stored until the next does.
 */
final class ParishesOnTheMarket implements ActiveParishes {

	public function ids(): array {
		return array_fill_keys( array_keys( Stock::now()->parishes() ), true );
	}
}
