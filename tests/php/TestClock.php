<?php

declare( strict_types=1 );

namespace HearthHammer\Tests;

/**
 * The time that our code sees in a test (`still-time.php`). It does not go on while the test runs: on a slow machine no
 * window begins again, no lock runs out and no day ends between two of its lines. A test that is about time alters the
 * rows, or stops the clock at another time.
 */
final class TestClock {

	private static ?int $still = null;

	public static function now(): int {
		return self::$still ?? \time();
	}

	/** @param int|null $at Unix seconds; null for this moment. */
	public static function stop( ?int $at = null ): void {
		self::$still = $at ?? \time();
	}

	public static function go(): void {
		self::$still = null;
	}
}
