<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Core;
use HearthHammer\Core\Subscription\DigestWorker;
use HearthHammer\Core\Subscription\DueTimes;
use HearthHammer\Core\Subscription\Frequency;
use HearthHammer\Core\Subscription\SubscriptionTable;
use HearthHammer\Tests\IntegrationTestCase;
use InvalidArgumentException;
use PHPUnit\Framework\Attributes\TestDox;

final class SubscriptionListTest extends IntegrationTestCase {

	/** @var list<array{to: string, message: string, headers: list<string>|string}> */
	private array $mails = array();

	private SmallList $watch;

	protected function setUp(): void {
		parent::setUp();
		SmallList::create();
		$this->begin_transaction_again();
		$this->mails = array();
		$this->watch = new SmallList();
		add_filter(
			'pre_wp_mail',
			function ( ?bool $sent, array $mail ): bool {
				unset( $sent );
				$this->mails[] = $mail;
				return true;
			},
			1,
			2
		);
	}

	protected function tearDown(): void {
		global $wpdb;
		// Dropping a table commits: nothing of this test may stay for the others.
		$wpdb->delete( $wpdb->prefix . 'hh_outbox', array( 'kind' => SmallList::KIND ) );
		foreach ( SmallList::TABLES as $table ) {
			$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $wpdb->prefix . $table ) );
		}
		$this->begin_transaction_again();
		parent::tearDown();
	}

	#[TestDox( 'A third list stands on core: sign up, confirm twice, two events, one mail, one click, no mail after' )]
	public function test_from_sign_up_to_one_click(): void {
		$now   = time();
		$token = $this->watch->sign_up( 'jo@example.com', 7, Frequency::Instant, $now );
		$this->watch->happens( 7, 'too early', $now );
		$this->watch->match( $now );
		self::assertSame( 0, $this->watch->send( $now ), 'Who has not confirmed gets nothing.' );

		self::assertTrue( $this->watch->press( $token, $now + 1 ) );
		self::assertFalse( $this->watch->press( $token, $now + 99 ), 'The second press changes nothing.' );
		self::assertSame( array( 'active', (string) ( $now + 1 ) ), array( $this->watch->row( 1 )['state'], (string) $this->watch->row( 1 )['confirmed_at'] ) );

		$this->watch->happens( 7, 'guide price', $now + 2 );
		$this->watch->happens( 8, 'of another', $now + 2 );
		$this->watch->match( $now + 2 );
		$this->watch->happens( 7, 'addendum', $now + 3 );
		$this->watch->match( $now + 3 );
		self::assertSame( 1, $this->watch->send( $now + 3 ) );
		self::assertSame( 0, $this->watch->send( $now + 3 ), 'Nothing is told twice.' );
		self::assertCount( 1, $this->mails );
		self::assertStringContainsString( 'guide price, addendum', $this->mails[0]['message'] );

		self::assertSame( 1, preg_match( '#List-Unsubscribe: <([^>]+)>#', implode( "\n", (array) $this->mails[0]['headers'] ), $stop ) );
		$this->watch->happens( 7, 'sold', $now + 4 );
		$this->watch->match( $now + 4 );
		self::assertSame( $now + 3 + HOUR_IN_SECONDS, (int) $this->watch->row( 1 )['due_at'], 'An hour after the last one.' );
		self::assertFalse( $this->watch->leave( $stop[1], array(), $now + 5 ), 'A GET ends nothing.' );
		self::assertTrue( $this->watch->leave( $stop[1], array( 'List-Unsubscribe' => 'One-Click' ), $now + 5 ) );
		self::assertFalse( $this->watch->leave( $stop[1], array( 'List-Unsubscribe' => 'One-Click' ), $now + 6 ) );
		self::assertFalse( $this->watch->press( $token, $now + 7 ), 'An old link does not begin it again.' );
		self::assertSame( $now + 5, (int) $this->watch->row( 1 )['ended_at'] );

		$this->watch->happens( 7, 'withdrawn', $now + 8 );
		$this->watch->match( $now + 8 );
		self::assertSame( 0, $this->watch->send( $now + WEEK_IN_SECONDS ) );
		self::assertCount( 1, $this->mails );
	}

	#[TestDox( 'Daily news waits for its hour; a pause forgets what waits; asked for again, it must be confirmed again' )]
	public function test_rhythm_pause_and_again(): void {
		$now = (int) strtotime( '2026-01-09 09:00:00 UTC' );
		$this->watch->press( $this->watch->sign_up( 'jo@example.com', 7, Frequency::Daily, $now ), $now );
		$this->watch->happens( 7, 'guide price', $now );
		$this->watch->match( $now );
		$due = (int) strtotime( '2026-01-10 08:00:00 UTC' );
		self::assertSame( $due, (int) $this->watch->row( 1 )['due_at'] );
		self::assertSame( 0, $this->watch->send( $due - 1 ) );

		self::assertTrue( $this->watch->steps->pause( 1, array( 'due_at' => 0 ) ) );
		$this->watch->news->forget_untold( 1 );
		self::assertFalse( $this->watch->steps->confirm( 1, $now ), 'A link of the first mail does not wake it.' );
		self::assertTrue( $this->watch->steps->resume( 1 ) );
		self::assertFalse( $this->watch->steps->resume( 1 ) );
		self::assertSame( $now, (int) $this->watch->row( 1 )['confirmed_at'], 'Going on is no new confirmation.' );
		self::assertSame( 0, $this->watch->send( $due ) );

		$this->watch->steps->ask_again( 1, $due );
		self::assertSame( 'active', $this->watch->row( 1 )['state'], 'A stranger who knows the address changes nothing.' );
		$this->watch->steps->end( 1, $due );
		$this->watch->steps->ask_again( 1, $due + 5 );
		self::assertSame( array( 'pending', $due + 5, 0 ), array( $this->watch->row( 1 )['state'], (int) $this->watch->row( 1 )['requested_at'], (int) $this->watch->row( 1 )['ended_at'] ) );

		$this->watch->steps->forget( $due + 5, 0 );
		self::assertNotSame( array(), $this->watch->row( 1 ) );
		$this->watch->steps->forget( $due + 6, 0 );
		self::assertSame( array(), $this->watch->row( 1 ) );
	}

	public function test_its_worker_finds_and_sends_until_nothing_waits(): void {
		$core   = Core::services();
		$now    = time() - MINUTE_IN_SECONDS;
		$worker = new DigestWorker( $this->watch->step( ... ), $this->watch->digests, $core->outbox, $core->locks, 'hh_test_watch', 'hh-test-watch', 'hh_test_watch_run' );
		foreach ( array( 'jo@example.com', 'kim@example.com' ) as $email ) {
			$this->watch->press( $this->watch->sign_up( $email, 7, Frequency::Instant, $now ), $now );
		}
		$this->watch->happens( 7, 'guide price', $now );
		$lock = (string) $core->locks->acquire( 'hh-test-watch', 60 );
		self::assertNull( $worker->run( 3600.0 ), 'Another one is at it.' );
		$core->locks->release( 'hh-test-watch', $lock );
		self::assertSame( array( 'steps' => 1, 'mails' => 2, 'finished' => true ), $worker->run( 3600.0 ) );
		self::assertSame( array( 'jo@example.com', 'kim@example.com' ), array_column( $this->mails, 'to' ) );
		$this->assert_noted_now( $worker->last_run_at() );
		delete_option( 'hh_test_watch_run' );
	}

	public function test_a_list_keeps_the_names_that_it_stores(): void {
		$now   = time();
		$other = new SubscriptionTable( SmallList::TABLES[0], 'ended_at', array( 'active' => 'subscribed', 'ended' => 'left' ) );
		$this->watch->sign_up( 'jo@example.com', 7, Frequency::Daily, $now );
		self::assertTrue( $other->confirm( 1, $now ) );
		self::assertSame( 'subscribed', $this->watch->row( 1 )['state'] );
		self::assertTrue( $other->end( 1, $now ) );
		self::assertSame( 'left', $this->watch->row( 1 )['state'] );
		self::assertFalse( $other->confirm( 1, $now + 1 ) );
		self::assertTrue( $other->confirm( 1, $now + 1, also_ended: true ) );
	}

	public function test_an_hour_that_no_day_has(): void {
		$this->expectException( InvalidArgumentException::class );
		new DueTimes( 24, 1 );
	}
}
