<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Outbox\DeliveryFailed;
use HearthHammer\Core\Outbox\Outbox;
use HearthHammer\Tests\IntegrationTestCase;
use InvalidArgumentException;
use RuntimeException;

final class OutboxTest extends IntegrationTestCase {

	private Outbox $outbox;

	/** @var list<array<string, mixed>> */
	private array $seen = array();

	protected function setUp(): void {
		parent::setUp();
		$this->seen   = array();
		$this->outbox = new Outbox();
		$this->outbox->handle(
			'test.note',
			function ( array $payload ): void {
				$this->seen[] = $payload;
			}
		);
		$this->outbox->handle(
			'test.down',
			static function (): void {
				throw new RuntimeException( 'The far side is down.' );
			}
		);
		$this->outbox->handle(
			'test.refused',
			static function (): void {
				throw new DeliveryFailed( 'The key was withdrawn.', permanent: true );
			}
		);
	}

	public function test_delivers_once(): void {
		$id = $this->outbox->add( 'test.note', array( 'text' => 'Sold!' ) );

		self::assertTrue( $this->outbox->deliver_one( $id ) );
		self::assertNull( $this->outbox->deliver_one( $id ), 'A row that is done is nobody\'s work.' );
		self::assertSame( array( array( 'text' => 'Sold!' ) ), $this->seen );
	}

	public function test_same_dedupe_key_keeps_the_first(): void {
		$first  = $this->outbox->add( 'test.note', array( 'n' => 1 ), 'mail-7' );
		$second = $this->outbox->add( 'test.note', array( 'n' => 2 ), 'mail-7' );

		self::assertSame( $first, $second );
		$this->outbox->deliver();
		self::assertSame( array( array( 'n' => 1 ) ), $this->seen );
	}

	public function test_failure_is_kept_and_waits(): void {
		$id = $this->outbox->add( 'test.down', array() );

		self::assertFalse( $this->outbox->deliver_one( $id ) );
		$row = $this->row( $id );
		self::assertSame( 'The far side is down.', $row->last_error );
		self::assertSame( 0, (int) $row->failed_at );
		$this->assert_noted_now( (int) $row->next_at, 60 );
		self::assertNull( $this->outbox->deliver_one( $id ), 'Not due yet.' );
	}

	public function test_permanent_failure_is_given_up_visibly(): void {
		$reasons = array();
		$note    = static function ( int $id, string $reason ) use ( &$reasons ): void {
			$reasons[ $id ] = $reason;
		};
		add_action( 'hearth_hammer_outbox_given_up', $note, 10, 2 );
		$id = $this->outbox->add( 'test.refused', array() );

		$this->outbox->deliver_one( $id );

		self::assertSame( array( $id => 'The key was withdrawn.' ), $reasons );
		self::assertGreaterThan( 0, (int) $this->row( $id )->failed_at );
	}

	public function test_is_given_up_after_the_last_wait(): void {
		$id = $this->outbox->add( 'test.down', array() );
		for ( $attempt = 1; $attempt <= 7; ++$attempt ) {
			self::assertSame( 0, (int) $this->row( $id )->failed_at, "Given up before attempt $attempt." );
			$this->make_due( $id );
			$this->outbox->deliver_one( $id );
		}
		self::assertGreaterThan( 0, (int) $this->row( $id )->failed_at );
	}

	public function test_a_crashed_workers_row_is_due_again(): void {
		global $wpdb;
		$id = $this->outbox->add( 'test.note', array( 'n' => 1 ) );
		$wpdb->update(
			$wpdb->prefix . 'hh_outbox',
			array(
				'claimed_by' => 'dead',
				'next_at'    => time() + 100,
			),
			array( 'id' => $id )
		);
		self::assertNull( $this->outbox->deliver_one( $id ), 'Its claim still holds.' );

		$this->make_due( $id );
		self::assertTrue( $this->outbox->deliver_one( $id ) );
	}

	public function test_a_row_that_kills_its_workers_is_given_up_and_not_tried_for_ever(): void {
		global $wpdb;
		$id = $this->outbox->add( 'test.note', array( 'n' => 1 ) );
		// Seven workers have claimed it and died without a word.
		$wpdb->update( $wpdb->prefix . 'hh_outbox', array( 'attempts' => 7 ), array( 'id' => $id ) );
		self::assertFalse( $this->outbox->deliver_one( $id ) );
		self::assertSame( array(), $this->seen );
		self::assertGreaterThan( 0, (int) $this->row( $id )->failed_at );
	}

	public function test_what_was_delivered_is_forgotten_and_what_was_not_is_kept(): void {
		global $wpdb;
		$done  = $this->outbox->add( 'test.note', array() );
		$fresh = $this->outbox->add( 'test.note', array() );
		$lost  = $this->outbox->add( 'test.refused', array() );
		$this->outbox->deliver();
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET done_at = 1 WHERE id = %d', $wpdb->prefix . 'hh_outbox', $done ) );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET failed_at = 1 WHERE id = %d', $wpdb->prefix . 'hh_outbox', $lost ) );

		$this->outbox->purge();

		self::assertNull( $this->row( $done ) );
		self::assertNotNull( $this->row( $fresh ) );
		self::assertNotNull( $this->row( $lost ) );
	}

	public function test_refuses_a_kind_that_nobody_delivers(): void {
		$this->expectException( InvalidArgumentException::class );
		$this->outbox->add( 'test.nobody', array() );
	}

	private function row( int $id ): ?object {
		global $wpdb;
		return $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE id = %d', $wpdb->prefix . 'hh_outbox', $id ) );
	}

	private function make_due( int $id ): void {
		global $wpdb;
		$wpdb->update( $wpdb->prefix . 'hh_outbox', array( 'next_at' => time() - 1 ), array( 'id' => $id ) );
	}
}
