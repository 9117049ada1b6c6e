<?php

declare( strict_types=1 );

namespace HearthHammer\Tests\Integration;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

/** What the others do without core. It needs a WordPress of its own, in which core's classes were never loaded. */
final class CoreOffTest extends TestCase {

	#[TestDox( 'With core off the addresses of the others answer 404, and the rest of the site is as it was' )]
	public function test_not_found(): void {
		if ( ! function_exists( 'proc_open' ) || str_contains( php_uname(), 'Emscripten' ) || ! is_executable( PHP_BINARY ) || false === getenv( 'HH_TEST_DATABASE' ) ) {
			self::markTestSkipped( 'It takes a process and a database of its own.' );
		}
		$expected = array( '/' => 200, '/estate-agents/for-sale/' => 404, '/property/1-stone-street/' => 404, '/auctions/' => 404, '/sell-at-auction/' => 404, '/lots/ford-fiesta/' => 404, '/news/' => 200, '/?s=house' => 200 );
		exec( implode( ' ', array_map( 'escapeshellarg', array( PHP_BINARY, '-d', 'display_errors=stderr', dirname( __DIR__ ) . '/core-off.php', ...array_keys( $expected ) ) ) ) . ' 2>&1', $lines, $status );
		self::assertSame( 0, $status, implode( "\n", $lines ) );
		self::assertSame( $expected, json_decode( (string) end( $lines ), true ), implode( "\n", $lines ) );
	}
}
