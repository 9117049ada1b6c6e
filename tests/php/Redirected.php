<?php

declare( strict_types=1 );

namespace HearthHammer\Tests;

use RuntimeException;

/**
 * Thrown by the `wp_redirect` filter, before the caller of wp_redirect() exits.
 */
final class Redirected extends RuntimeException {

	public function __construct( public readonly string $location, public readonly int $status ) {
		parent::__construct( "Redirect ({$status}) to {$location}" );
	}
}
