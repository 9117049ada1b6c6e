<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Settings;

/**
 * How a service answered.
 */
final readonly class ConnectionResult {

	/** @param string $sentence For the staff who asked; holds no credential and no markup. */
	public function __construct(
		public bool $ok,
		public string $sentence,
	) {}
}
