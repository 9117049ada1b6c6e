<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\ResultCache\ResultCache;
use HearthHammer\Core\ResultCache\ResultTable;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * Has a table of its own, made before the first test's transaction begins: CREATE TABLE would end it on MariaDB.
 */
final class ResultCacheTest extends IntegrationTestCase {

	private const ANSWER = array(
		'ids'   => array( 3, 1, 2 ),
		'total' => 77,
	);

	private string $version = 'monday';

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		self::table()->create();
	}

	public static function tearDownAfterClass(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', self::table()->name() ) );
		parent::tearDownAfterClass();
	}

	#[TestDox( 'A slow answer is stored in a slot until the data changes, and the slots do not grow in number' )]
	public function test_slow_answers_are_stored(): void {
		global $wpdb;
		$cache    = $this->cache( 'test_results' );
		$question = $cache->question( 'SELECT 1' );
		$cache->keep( $question, self::ANSWER, 0.001 );
		self::assertSame( self::ANSWER, $cache->read( 'SELECT 1' ) );
		wp_cache_flush();
		self::assertNull( $cache->read( 'SELECT 1' ), 'it was quick to find' );
		$cache->keep( $question, self::ANSWER, 5.0 );
		wp_cache_flush();
		self::assertSame( self::ANSWER, $cache->read( 'SELECT 1' ) );
		self::assertNull( $cache->read( 'SELECT 2' ) );
		$this->version = 'tuesday';
		self::assertNull( $cache->read( 'SELECT 1' ) );
		for ( $i = 0; $i < 20; $i++ ) {
			$cache->keep( $cache->question( "SELECT {$i}" ), self::ANSWER, 5.0 );
		}
		self::assertLessThan( ResultTable::SLOTS, (int) $wpdb->get_var( $wpdb->prepare( 'SELECT MAX(slot) FROM %i', self::table()->name() ) ) );
	}

	#[TestDox( 'Two caches with groups and tables of their own never answer for each other' )]
	public function test_scopes_are_apart(): void {
		$lots = $this->cache( 'test_lots' );
		$lots->keep( $lots->question( 'SELECT 1' ), self::ANSWER, 0.001 );
		self::assertSame( self::ANSWER, $lots->read( 'SELECT 1' ) );
		self::assertNull( $this->cache( 'test_results' )->read( 'SELECT 1' ) );
	}

	#[TestDox( 'A long answer is stored packed; one that is too long even so is not stored' )]
	public function test_long_answers(): void {
		$cache = $this->cache( 'test_long' );
		$long  = array( 'html' => str_repeat( '<article>£4,250</article>', 20_000 ) );
		$cache->keep( $cache->question( 'SELECT long' ), $long, 5.0 );
		$cache->keep( $cache->question( 'SELECT longer' ), array( 'noise' => bin2hex( random_bytes( ResultTable::LONGEST ) ) ), 5.0 );
		wp_cache_flush();
		self::assertTrue( $long === $cache->kept( 'SELECT long' ) );
		self::assertNull( $cache->kept( 'SELECT longer' ) );
	}

	private function cache( string $group ): ResultCache {
		return new ResultCache( self::table(), $group, fn (): string => $this->version );
	}

	private static function table(): ResultTable {
		return new ResultTable( 'hh_test_results' );
	}
}
