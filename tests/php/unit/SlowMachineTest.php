<?php

declare( strict_types=1 );

namespace HearthHammer\Tests\Unit;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

/**
 * CI's machine may be ten times slower than ours: no test may ask what it did within seconds.
 */
final class SlowMachineTest extends TestCase {

	/** What to write instead, by what is wrong. */
	private const WRONG = array(
		'assert_noted_now()'                        => '/assertEqualsWithDelta\(\s*time\(\)/',
		'assert_noted_now() with its second number' => '/assertGreaterThan(OrEqual)?\(\s*time\(\) \+/',
		'an hour for a worker that is to end'       => '/->run\( (?!0\.0)\d{1,2}\.\d/',
	);

	#[TestDox( 'No test of PHP compares a time with the moment when it looks, nor gives a worker a few seconds to end' )]
	public function test_times(): void {
		$found = array();
		$seen  = 0;
		$root  = dirname( __DIR__, 3 );
		foreach ( array( '/plugins/core/tests', '/plugins/hpapi/tests', '/plugins/auctions/tests', '/plugins/caphpi/tests', '/theme/tests', '/tests/php/integration' ) as $folder ) {
			foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( $root . $folder, \RecursiveDirectoryIterator::SKIP_DOTS ) ) as $file ) {
				if ( ! $file instanceof \SplFileInfo || 'php' !== $file->getExtension() ) {
					continue;
				}
				++$seen;
				foreach ( self::WRONG as $instead => $pattern ) {
					1 === preg_match( $pattern, (string) file_get_contents( $file->getPathname() ) ) && $found[] = "{$file->getFilename()}: {$instead}";
				}
			}
		}
		self::assertGreaterThan( 200, $seen );
		self::assertSame( array(), $found );
	}
}
