<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\SavedSearches;

use HearthHammer\Core\Core;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\SavedSearches\SavedSearchTables;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * A process may die before any statement. What follows must tell everybody everything, once.
 */
final class RestartTest extends SavedSearchTestCase {

	/** More than there are writes. */
	private const ROUNDS = 26;

	/** Writes until the process dies; -1 for never. */
	private int $left = -1;

	#[TestDox( 'Killed before any write of noting, matching and queueing, the next run loses nothing and tells nothing twice' )]
	public function test_killed_anywhere(): void {
		self::active( array(), 'all@example.com' );
		self::active( array( 'min_beds' => '3' ), 'three@example.com' );
		self::active( array( 'max_price' => '300000' ), 'cheap@example.com' );
		add_filter( 'query', $this->die_in_time( ... ), 1 );
		$expected = array();
		$deaths   = 0;
		for ( $kill_at = 0; $kill_at < self::ROUNDS; $kill_at++ ) {
			$title = "House {$kill_at}";
			$post  = PropertyFactory::unindexed( array( 'branch' => '' ), $title );
			$died  = $this->dies_after( $kill_at, static fn () => Plugin::indexer()->index_many( array( $post ) ) );
			if ( $died ) {
				Plugin::indexer()->index_many( array( $post ) );
			}
			// A day later each time: instant mails wait an hour for each other.
			$later   = 60 + $kill_at * DAY_IN_SECONDS;
			$died    = $this->dies_after( $kill_at, fn () => $this->steps( $later ) ) || $died;
			$deaths += (int) $died;
			self::wait();
			$this->steps( $later );
			array_push( $expected, "all@example.com {$title}", "three@example.com {$title}" );
		}
		self::assertGreaterThan( 8, $deaths, 'The kills hit the work.' );
		self::assertLessThan( self::ROUNDS, $deaths, 'The last rounds went through: every write was hit once.' );
		$told = array();
		foreach ( $this->mails as $mail ) {
			preg_match_all( '/>(House [0-9]+)</', $mail['message'], $matches );
			foreach ( $matches[1] as $title ) {
				$told[] = "{$mail['to']} {$title}";
			}
		}
		sort( $expected );
		sort( $told );
		self::assertSame( $expected, $told );
	}

	#[TestDox( 'A batch that one worker left in the middle is finished by another, from where it was' )]
	public function test_batch_goes_on(): void {
		for ( $number = 0; $number < 7; $number++ ) {
			self::active( array( 'max_price' => (string) ( 500000 + $number * 10000 ) ), "jo{$number}@example.com" );
		}
		self::arrives();
		$matcher = self::services()->matcher;
		self::assertTrue( $matcher->step( time() + 60, 3 ) );
		self::assertSame( 3, self::number( SavedSearchTables::FOUND ) );
		self::assertSame( 1, self::number( SavedSearchTables::EVENT, 'cursor_id > 0 AND matched_at = 0' ) );
		self::assertSame( 7, $this->work() );
		self::assertSame( 0, $this->work( 2 * HOUR_IN_SECONDS ) );
	}

	#[TestDox( 'A mail that could not be handed on is tried again and tells the same; one that had gone is not sent again' )]
	public function test_mail_fails(): void {
		self::active( array() );
		self::arrives( array(), 'Stubborn House' );
		$this->mail_works = false;
		self::assertSame( 0, $this->work() );
		$this->mail_works = true;
		self::wait();
		Core::services()->outbox->deliver();
		self::assertCount( 1, $this->mails );
		self::assertStringContainsString( 'Stubborn House', $this->mails[0]['message'] );
		// The worker died after the note and before the outbox's own.
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET done_at = 0', $wpdb->prefix . 'hh_outbox' ) );
		self::wait();
		Core::services()->outbox->deliver();
		self::assertCount( 1, $this->mails );
	}

	/** Until what was claimed by the dead, or failed with them, is due again. */
	private static function wait(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET next_at = 0 WHERE done_at = 0', $wpdb->prefix . 'hh_outbox' ) );
	}

	private function steps( int $later ): void {
		$of  = self::services();
		$now = time() + $later;
		while ( $of->matcher->step( $now, 2 ) ) {
			continue;
		}
		while ( null !== $of->digests->step( $now, 2 ) ) {
			continue;
		}
		Core::services()->outbox->deliver();
	}

	/** Whether it died. */
	private function dies_after( int $writes, callable $work ): bool {
		$this->left = $writes;
		try {
			$work();
			return false;
		} catch ( Killed ) {
			return true;
		} finally {
			$this->left = -1;
		}
	}

	private function die_in_time( string $sql ): string {
		// Between the mail server's yes and our note of it nobody can know: that one is sent again (decision 0005).
		$is_note = str_contains( $sql, 'SET told_at' ) || str_contains( $sql, 'claimed_by' ) || str_contains( $sql, 'SET next_at = 0' );
		if ( $this->left < 0 || $is_note || 1 !== preg_match( '/^\s*(INSERT|UPDATE|REPLACE|DELETE|COMMIT|RELEASE)\b.*(hpapi_(saved|property)|hh_outbox|COMMIT|RELEASE)/is', $sql ) ) {
			return $sql;
		}
		if ( 0 === $this->left-- ) {
			throw new Killed();
		}
		return $sql;
	}
}
