<?php

declare( strict_types=1 );

namespace HearthHammer\Tests\Unit;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

/**
 * Visitors and staff read times of day in one way: Core\Calendar\ClockTime.
 */
final class OneClockTest extends TestCase {

	/** The log of a delivery, to the second. */
	private const TECHNICAL = array( 'OutboxDetail.php' );

	#[TestDox( 'No screen writes a time of day with 24 hours; spreadsheets and logs do' )]
	public function test_times(): void {
		$found = array();
		$seen  = 0;
		foreach ( array( 'core', 'hpapi', 'auctions', 'caphpi' ) as $plugin ) {
			foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( dirname( __DIR__, 3 ) . "/plugins/{$plugin}/src", RecursiveDirectoryIterator::SKIP_DOTS ) ) as $file ) {
				if ( $file instanceof SplFileInfo && 'php' === $file->getExtension() && ! in_array( $file->getFilename(), self::TECHNICAL, true ) ) {
					++$seen;
					// A day in words with a time behind it: what people read.
					1 === preg_match( "/wp_date\( '[^']*[jlD][^']*(F|M)[^']*H:i/", (string) file_get_contents( $file->getPathname() ) ) && $found[] = $file->getFilename();
				}
			}
		}
		self::assertGreaterThan( 500, $seen );
		self::assertSame( array(), $found );
	}
}
