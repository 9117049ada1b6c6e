<?php

declare( strict_types=1 );

namespace HearthHammer\Tests\Integration;

use HearthHammer\Tests\ServedSite;
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
		'an empty page' => array( 'page', 'empty', 218, 515, 14 ),
		'home'          => array( 'page', '/', 312, 513, 15 ),
		'a list'        => array( 'page', '/estate-agents/for-sale/', 292, 521, 10 ),
		'a property'    => array( 'page', 'property', 339, 514, 22 ),
		'a lot'         => array( 'page', 'lot', 367, 518, 25 ),
		'a catalogue'   => array( 'page', 'catalogue', 311, 513, 20 ),
		'a feed'        => array( 'page', '/feed/', 168, 513, 8 ),
		'a REST route of WordPress' => array( 'page', '/wp-json/wp/v2/types/post', 370, 1095, 8 ),
		'a REST list'   => array( 'page', '/wp-json/hpapi/v1/estate-agents/properties', 414, 1098, 11 ),
		'the dashboard' => array( 'admin', '/wp-admin/index.php', 541, 1415, 72 ),
	);

	/** @var array<string, array{string, bool|null, int, int}> Early answers of REST: address, whether the browser holds the answer (null: no visitor has asked for it), and at most so many of our files and SQL statements. */
	private const EARLY = array(
		'a REST list, early'        => array( '/wp-json/hpapi/v1/estate-agents/properties', false, 145, 4 ),
		'a REST list, early, 304'   => array( '/wp-json/hpapi/v1/estate-agents/properties', true, 145, 4 ),
		'a REST catalogue, early'   => array( '/wp-json/hpapi/v1/car-auctions/lots?auction_id=%d', false, 150, 5 ),
		'a REST list, the first time' => array( '/wp-json/hpapi/v1/estate-agents/properties?min_beds=1', null, 235, 9 ),
		'live results, early, 304'  => array( '/wp-json/hpapi/v1/car-auctions/lots/live?since=0&auction_id=%d', true, 152, 4 ),
	);

	/** Bytes of autoloaded options, names included. */
	private const AUTOLOADED = 68_000;

	#[TestDox( 'No request takes more files, callbacks, statements and autoloaded options than its budget' )]
	public function test_budgets(): void {
		if ( ! ServedSite::is_possible() ) {
			self::markTestSkipped( 'It takes processes and a database of their own.' );
		}
		$folder = sys_get_temp_dir() . '/hh-budget-' . getmypid();
		mkdir( $folder, 0700 );
		$over = array();
		try {
			$paths = ServedSite::run_script( 'budget-site.php', $folder );
			foreach ( self::REQUESTS as $name => [ $kind, $path, $files, $callbacks, $statements ] ) {
				$path = $paths[ $path ] ?? $path;
				// The first visitor after an update pays for what is kept.
				ServedSite::run_script( 'budget-request.php', $folder, $kind, (string) $path );
				$is    = ServedSite::run_script( 'budget-request.php', $folder, $kind, (string) $path );
				$most  = array( 'status' => 200, 'files' => $files, 'callbacks' => $callbacks, 'statements' => $statements, 'autoloaded' => self::AUTOLOADED );
				$over += array_filter( array( $name => array_filter( $is, static fn ( int $count, string $of ): bool => 'status' === $of ? 200 !== $count : $count > $most[ $of ], ARRAY_FILTER_USE_BOTH ) ) );
			}
		} finally {
			array_map( 'unlink', array_filter( (array) glob( "{$folder}/{,.}*", GLOB_BRACE ), 'is_file' ) );
			rmdir( $folder );
		}
		self::assertSame( array(), $over );
	}

	#[TestDox( 'No early answer takes more files and statements than its budget' )]
	public function test_early(): void {
		if ( ! ServedSite::is_possible() ) {
			self::markTestSkipped( 'It takes processes and a database of their own.' );
		}
		$site = new ServedSite();
		$over = array();
		try {
			foreach ( self::EARLY as $name => [ $path, $is_held, $files, $statements ] ) {
				$path = sprintf( $path, $site->paths['sale'] );
				$is_new = null === $is_held;
				$is_new || $site->ask( $path );
				$tag     = ! $is_new ? (string) current( preg_grep( '/^ETag: /', $site->ask( $path )['headers'] ) ?: array() ) : '';
				$answer  = $site->ask( $path, $is_held ? array( 'If-None-Match' => substr( $tag, 6 ) ) : array() );
				$over[ $name ] = array_filter( array( 'status' => $answer['status'] - ( $is_held ? 304 : 200 ), 'init' => $is_new ? 0 : $answer['took']['init'], 'files' => max( 0, $answer['took']['files'] - $files ), 'statements' => max( 0, $answer['took']['statements'] - $statements ) ) );
			}
		} finally {
			$site->stop();
		}
		self::assertSame( array(), array_filter( $over ) );
	}
}
