<?php
/**
 * `time()` of limits and locks, for tests: PHP looks for a function in the namespace first.
 *
 * @package HearthHammer
 */

// phpcs:disable Universal.Namespaces, Squiz.Functions.GlobalFunction, WordPress.Security

declare( strict_types=1 );

namespace HearthHammer\Core\Limits {

	function time(): int {
		return \HearthHammer\Tests\TestClock::now();
	}
}

namespace HearthHammer\Core\Locks {

	function time(): int {
		return \HearthHammer\Tests\TestClock::now();
	}
}
