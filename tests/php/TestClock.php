<?php

declare( strict_types=1 );

namespace HearthHammer\Tests;

/**
 * The time that limits and locks see in a test (`still-time.php`). It stands still while the test runs: on a slow machine no
 * window begins anew and no lock runs out between two of its lines. A test that is about time alters the rows.
 */
final class TestClock {

	/** Seconds before an hour is over in which no test begins. */
	private const END = 15;

	private static ?int $still = null;

	public static function now(): int {
		return self::$still ?? \time();
	}

	/**
	 * Begins a test, and waits where an hour is about to end: in one of the zones that tests set a day ends with it, and the
	 * test would begin with one date and end with another.
	 */
	public static function stop(): void {
		$left = HOUR_IN_SECONDS - \time() % HOUR_IN_SECONDS;
		$left > self::END || sleep( $left );
		self::$still = \time();
	}

	public static function go(): void {
		self::$still = null;
	}
}
