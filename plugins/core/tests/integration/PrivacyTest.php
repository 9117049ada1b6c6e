<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Core;
use HearthHammer\Core\Mail\CaughtMail;
use HearthHammer\Core\Mail\MailCapture;
use HearthHammer\Core\Mail\Message;
use HearthHammer\Core\Privacy\Erased;
use HearthHammer\Core\Privacy\PersonalData;
use HearthHammer\Core\Privacy\PersonalDataSource;
use HearthHammer\Core\Privacy\PrivacyNotice;
use HearthHammer\Core\Privacy\Retention;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

final class PrivacyTest extends IntegrationTestCase {

	#[TestDox( '[LOG-05] An alert to staff about a visitor is exported and erased with the visitor\'s data, caught or waiting' )]
	public function test_alerts_about_a_person(): void {
		$core   = Core::services();
		$caught = new CaughtMail();
		$caught->clear();
		( new MailCapture( $caught, $core->mailer, $core->outbox ) )->register();
		$core->outbox->handle( 'hh.test', static fn () => $core->mailer->send( new Message( 'office@example.com', 'A visitor asks', '<p>Jo</p>', 'Jo' ) ) );
		$core->outbox->deliver_one( $core->outbox->add( 'hh.test', array(), person: 'Jo@example.com' ) );
		$waiting = $core->outbox->add( 'hh.test', array(), delay: 60, person: 'jo@example.com' );
		$other   = $core->outbox->add( 'hh.test', array(), delay: 60, person: 'al@example.com' );
		$nobody  = $core->outbox->add( 'hh.test', array(), delay: 60 );
		self::assertCount( 1, $caught->page( '', 10, 0 ) );

		self::assertSame( array( 'A visitor asks' ), array_map( static fn ( array $item ): string => $item['data'][1]['value'], self::tool( 'exporters', 'hh-caught-mail', 'jo@example.com' )['data'] ) );
		self::assertCount( 2, self::tool( 'exporters', 'hh-outbox', ' JO@example.com ' )['data'] );
		self::assertSame( array(), self::tool( 'exporters', 'hh-outbox', '' )['data'], 'Rows about nobody are nobody\'s.' );

		self::assertTrue( self::tool( 'erasers', 'hh-caught-mail', 'jo@example.com' )['items_removed'] );
		self::assertTrue( self::tool( 'erasers', 'hh-outbox', 'jo@example.com' )['items_removed'] );
		self::assertFalse( self::tool( 'erasers', 'hh-outbox', 'jo@example.com' )['items_removed'] );
		self::assertSame( array(), $caught->page( '', 10, 0 ) );
		self::assertNull( $core->outbox_rows->find( $waiting ), 'It is not sent any more.' );
		self::assertNotNull( $core->outbox_rows->find( $other ) );
		self::assertNotNull( $core->outbox_rows->find( $nobody ) );
	}

	#[TestDox( '[LOG-05] What is on its way to somebody is not called erased' )]
	public function test_in_hand(): void {
		global $wpdb;
		$id = Core::services()->outbox->add( self::kind(), array(), delay: 60, person: 'jo@example.com' );
		$wpdb->update( $wpdb->prefix . 'hh_outbox', array( 'claimed_by' => 'a-worker' ), array( 'id' => $id ) );
		$erased = self::tool( 'erasers', 'hh-outbox', 'jo@example.com' );
		self::assertSame( array( false, true, true ), array( $erased['items_removed'], $erased['items_retained'], $erased['done'] ) );
		self::assertCount( 1, $erased['messages'] );
	}

	#[TestDox( 'The tables hold no address, and a key is the same for every spelling of one' )]
	public function test_key(): void {
		global $wpdb;
		$id = Core::services()->outbox->add( self::kind(), array(), delay: 60, person: 'Jo.Secret@example.com' );
		self::assertStringNotContainsStringIgnoringCase( 'secret', implode( ' ', (array) $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE id = %d', $wpdb->prefix . 'hh_outbox', $id ), ARRAY_A ) ) );
		self::assertSame( EmailAddress::person_key( 'jo.secret@example.com' ), EmailAddress::person_key( ' JO.Secret@example.com' ) );
		self::assertNotSame( EmailAddress::person_key( 'jo@example.com' ), EmailAddress::person_key( 'al@example.com' ) );
		self::assertSame( '', EmailAddress::person_key( ' ' ) );
	}

	#[TestDox( '[LOG-05] A source is asked in batches until it has nothing more' )]
	public function test_batches(): void {
		$source = new class() implements PersonalDataSource {
			public int $left = 60;

			public function id(): string {
				return 'hh-test';
			}

			public function label(): string {
				return 'Test';
			}

			public function notice(): ?PrivacyNotice {
				return null;
			}

			public function export( string $email, int $limit, int $offset ): array {
				$items = array();
				for ( $at = $offset; $at < min( $this->left, $offset + $limit ); $at++ ) {
					$items[ "item-{$at}" ] = array( 'Email' => $email, 'Empty' => '' );
				}
				return $items;
			}

			public function erase( string $email, int $limit ): Erased {
				$gone        = min( $limit, $this->left );
				$this->left -= $gone;
				return new Erased( $gone, done: $gone < $limit );
			}
		};
		( new PersonalData( $source ) )->register();
		$first  = self::tool( 'exporters', 'hh-test', 'jo@example.com', 1 );
		$second = self::tool( 'exporters', 'hh-test', 'jo@example.com', 2 );
		self::assertSame( array( 50, false, 10, true ), array( count( $first['data'] ), $first['done'], count( $second['data'] ), $second['done'] ) );
		self::assertSame( array( array( 'name' => 'Email', 'value' => 'jo@example.com' ) ), $first['data'][0]['data'], 'Empty values are left out.' );
		self::assertSame( array( 'hh-test', 'Test', 'item-50' ), array( $second['data'][0]['group_id'], $second['data'][0]['group_label'], $second['data'][0]['item_id'] ) );
		self::assertFalse( self::tool( 'erasers', 'hh-test', 'jo@example.com' )['done'] );
		self::assertTrue( self::tool( 'erasers', 'hh-test', 'jo@example.com' )['done'] );
	}

	public function test_retention_runs_daily(): void {
		$times     = array();
		$retention = new Retention(
			'hh_test_forget',
			static function ( int $now ) use ( &$times ): void {
				$times[] = $now;
			}
		);
		$retention->register();
		do_action( 'hh_test_forget' );
		self::assertCount( 1, $times );
		$this->assert_noted_now( $times[0] );
	}

	private static function kind(): string {
		Core::services()->outbox->handle( 'hh.test', static fn () => null );
		return 'hh.test';
	}

	/** @return array<string, mixed> */
	private static function tool( string $which, string $id, string $email, int $page = 1 ): array {
		return apply_filters( "wp_privacy_personal_data_{$which}", array() )[ $id ]['callback']( $email, $page );
	}
}
