<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Limits\Limits;
use HearthHammer\Core\Locks\Locks;
use HearthHammer\Tests\IntegrationTestCase;
use HearthHammer\Tests\TestClock;
use PHPUnit\Framework\Attributes\TestDox;

final class LimitsAndLocksTest extends IntegrationTestCase {

	public function test_allows_up_to_the_limit_and_tells_when_to_come_back(): void {
		$limits = new Limits();
		self::assertTrue( $limits->hit( 'test', 'a', 2, DAY_IN_SECONDS )->allowed );
		self::assertTrue( $limits->peek( 'test', 'a', 2, DAY_IN_SECONDS )->allowed );
		self::assertTrue( $limits->hit( 'test', 'a', 2, DAY_IN_SECONDS )->allowed );
		self::assertFalse( $limits->peek( 'test', 'a', 2, DAY_IN_SECONDS )->allowed );

		$third = $limits->hit( 'test', 'a', 2, DAY_IN_SECONDS );
		self::assertFalse( $third->allowed );
		self::assertSame( 3, $third->hits );
		self::assertGreaterThan( 0, $third->retry_after );
		self::assertLessThanOrEqual( DAY_IN_SECONDS, $third->retry_after );
	}

	public function test_counts_each_subject_and_name_alone(): void {
		$limits = new Limits();
		$limits->hit( 'test', 'a', 1, HOUR_IN_SECONDS );

		self::assertTrue( $limits->hit( 'test', 'b', 1, HOUR_IN_SECONDS )->allowed );
		self::assertTrue( $limits->hit( 'other', 'a', 1, HOUR_IN_SECONDS )->allowed );
	}

	public function test_keeps_no_address_in_the_clear(): void {
		global $wpdb;
		( new Limits() )->hit( 'test', '203.0.113.77', 1, HOUR_IN_SECONDS );
		$rows = (string) wp_json_encode( $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i', $wpdb->prefix . 'hh_limit' ) ) );
		self::assertStringNotContainsString( '203.0.113.77', $rows );
	}

	public function test_purge_forgets_only_what_is_over(): void {
		global $wpdb;
		$limits = new Limits();
		$limits->hit( 'test', 'a', 5, HOUR_IN_SECONDS );
		$wpdb->query( $wpdb->prepare( 'INSERT INTO %i (bucket, window_start, hits, expires_at) VALUES (%s, 1, 1, 2)', $wpdb->prefix . 'hh_limit', 'old' ) );

		$limits->purge();

		self::assertSame( 0, (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE bucket = %s', $wpdb->prefix . 'hh_limit', 'old' ) ) );
		self::assertSame( 2, $limits->hit( 'test', 'a', 5, HOUR_IN_SECONDS )->hits );
	}

	public function test_a_window_that_moves_along(): void {
		global $wpdb;
		$limits = new Limits();
		$age    = fn ( int $by ) => $wpdb->query( $wpdb->prepare( 'UPDATE %i SET window_start = window_start - %d', $wpdb->prefix . 'hh_limit', $by ) );
		self::assertTrue( $limits->hit_within( 'test', 'a', 2, DAY_IN_SECONDS )->allowed );
		$age( 12 * HOUR_IN_SECONDS );
		self::assertTrue( $limits->hit_within( 'test', 'a', 2, DAY_IN_SECONDS )->allowed );
		$third = $limits->hit_within( 'test', 'a', 2, DAY_IN_SECONDS );
		self::assertSame( array( false, 2 ), array( $third->allowed, $third->hits ), 'What is refused does not count.' );
		self::assertEqualsWithDelta( 12 * HOUR_IN_SECONDS, $third->retry_after, 1000, 'The first makes room.' );
		self::assertFalse( $limits->peek_within( 'test', 'a', 2, DAY_IN_SECONDS )->allowed );
		$age( 12 * HOUR_IN_SECONDS );
		self::assertTrue( $limits->peek_within( 'test', 'a', 2, DAY_IN_SECONDS )->allowed );
		$limits->give_back_within( 'test', 'a' );
		self::assertSame( 0, $limits->peek_within( 'test', 'a', 2, DAY_IN_SECONDS )->hits );
	}

	public function test_one_holder_at_a_time(): void {
		$locks = new Locks();
		$token = $locks->acquire( 'import', 60 );
		self::assertNotNull( $token );
		self::assertNull( $locks->acquire( 'import', 60 ) );
		self::assertTrue( $locks->extend( 'import', $token, 60 ) );

		$locks->release( 'import', 'somebody else\'s token' );
		self::assertNull( $locks->acquire( 'import', 60 ), 'Only the holder can release it.' );

		$locks->release( 'import', $token );
		self::assertNotNull( $locks->acquire( 'import', 60 ) );
	}

	public function test_a_crashed_holder_loses_the_lock(): void {
		$locks = new Locks();
		$dead  = (string) $locks->acquire( 'import', 0 );

		self::assertNotNull( $locks->acquire( 'import', 60 ) );
		self::assertFalse( $locks->extend( 'import', $dead, 60 ) );
	}

	#[TestDox( '[OPS-02] A lease is kept by the machine that has it, and passes to another that asks once it has run out' )]
	public function test_lease(): void {
		global $wpdb;
		TestClock::stop( \time() );
		$locks = new Locks();
		self::assertTrue( $locks->lease( 'timers', 'web1', 150 ) );
		self::assertFalse( $locks->lease( 'timers', 'web2', 150 ) );
		self::assertTrue( $locks->lease( 'timers', 'web1', 150 ) );
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET expires_at = %d WHERE name = 'timers'", $wpdb->prefix . 'hh_lock', \time() ) );
		self::assertTrue( $locks->lease( 'timers', 'web2', 150 ) );
		self::assertFalse( $locks->lease( 'timers', 'web1', 150 ) );
	}

	#[TestDox( 'For a test limits and locks see a time that does not go on: on a slow machine none runs out between two of its lines' )]
	public function test_time_stands_still(): void {
		global $wpdb;
		// An hour ago, so that a lock of a second and a window of a second are long over by any clock that goes on.
		TestClock::stop( \time() - HOUR_IN_SECONDS );
		$locks  = new Locks();
		$limits = new Limits();
		self::assertNotNull( $locks->acquire( 'import', 1 ) );
		self::assertSame( 1, $limits->hit( 'test', 'a', 5, 1 )->hits );
		self::assertLessThan( \time() - 3000, (int) $wpdb->get_var( $wpdb->prepare( 'SELECT MAX(window_start) FROM %i', $wpdb->prefix . 'hh_limit' ) ) );
		self::assertNull( $locks->acquire( 'import', 1 ) );
		self::assertSame( 2, $limits->hit( 'test', 'a', 5, 1 )->hits );
	}
}
