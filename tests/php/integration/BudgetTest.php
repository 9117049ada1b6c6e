<?php

declare( strict_types=1 );

namespace HearthHammer\Tests\Integration;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

/**
 * What a request loads, hooks and asks, each in a process of its own: counts, not times. A page that is over its budget
 * has got something that only another kind of request needs (docs/benchmarks.md#budgets).
 */
#[Group( 'volume' )]
final class BudgetTest extends TestCase {

	/** @var array<string, array{string, string, int, int, int}> Kind, address, and at most so many of our files, our callbacks and SQL statements. */
	private const REQUESTS = array(
		'an empty page' => array( 'page', 'empty', 271, 517, 17 ),
		'home'          => array( 'page', '/', 363, 515, 18 ),
		'a list'        => array( 'page', '/estate-agents/for-sale/', 345, 523, 13 ),
		'a property'    => array( 'page', 'property', 398, 516, 25 ),
		'a lot'         => array( 'page', 'lot', 408, 515, 28 ),
		'a catalogue'   => array( 'page', 'catalogue', 356, 515, 25 ),
		'a feed'        => array( 'page', '/feed/', 224, 515, 11 ),
		'a REST route of WordPress' => array( 'page', '/wp-json/wp/v2/types/post', 405, 1096, 11 ),
		'a REST list'   => array( 'page', '/wp-json/hpapi/v1/estate-agents/properties', 446, 1096, 13 ),
		'the dashboard' => array( 'admin', '/wp-admin/index.php', 576, 1374, 75 ),
	);

	/** Bytes of autoloaded options, names included. */
	private const AUTOLOADED = 68_000;

	#[TestDox( 'No request takes more files, callbacks, statements and autoloaded options than its budget' )]
	public function test_budgets(): void {
		if ( ! function_exists( 'proc_open' ) || str_contains( php_uname(), 'Emscripten' ) || ! is_executable( PHP_BINARY ) || false === getenv( 'HH_TEST_DATABASE' ) ) {
			self::markTestSkipped( 'It takes processes and a database of their own.' );
		}
		$folder = sys_get_temp_dir() . '/hh-budget-' . getmypid();
		mkdir( $folder, 0700 );
		$over = array();
		try {
			$paths = self::run_script( 'budget-site.php', $folder );
			foreach ( self::REQUESTS as $name => [ $kind, $path, $files, $callbacks, $statements ] ) {
				$path = $paths[ $path ] ?? $path;
				// The first visitor after an update pays for what is kept.
				self::run_script( 'budget-request.php', $folder, $kind, (string) $path );
				$is    = self::run_script( 'budget-request.php', $folder, $kind, (string) $path );
				$most  = array( 'status' => 200, 'files' => $files, 'callbacks' => $callbacks, 'statements' => $statements, 'autoloaded' => self::AUTOLOADED );
				$over += array_filter( array( $name => array_filter( $is, static fn ( int $count, string $of ): bool => 'status' === $of ? 200 !== $count : $count > $most[ $of ], ARRAY_FILTER_USE_BOTH ) ) );
			}
		} finally {
			array_map( 'unlink', array_filter( (array) glob( "{$folder}/{,.}*", GLOB_BRACE ), 'is_file' ) );
			rmdir( $folder );
		}
		self::assertSame( array(), $over );
	}

	/** @return array<string, int|string> The JSON that it prints last. */
	private static function run_script( string $script, string ...$arguments ): array {
		exec( implode( ' ', array_map( 'escapeshellarg', array( PHP_BINARY, '-d', 'display_errors=stderr', dirname( __DIR__ ) . "/{$script}", ...$arguments ) ) ) . ' 2>&1', $lines, $status );
		$answer = json_decode( (string) end( $lines ), true );
		self::assertSame( 0, $status, implode( "\n", $lines ) );
		self::assertIsArray( $answer, implode( "\n", $lines ) );
		return $answer;
	}
}
