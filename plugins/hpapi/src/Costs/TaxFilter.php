<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Costs;

use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * The filter's name from the time when the tax tables were this plugin's: sites that use it still correct them.
 */
final class TaxFilter implements Module {

	public function register(): void {
		add_filter( 'hh_property_taxes', $this->filtered( ... ), 5 );
	}

	private function filtered( mixed $nations ): mixed {
		/** The same as `hh_property_taxes`, which runs after it. */
		return apply_filters( 'hpapi_property_taxes', $nations );
	}
}
