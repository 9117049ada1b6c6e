<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use FilesystemIterator;
use HearthHammer\Core\Core;
use HearthHammer\Core\Outbox\DeliveryState;
use HearthHammer\Core\Limits\MailCeiling;
use HearthHammer\Core\Limits\MailRoom;
use HearthHammer\Core\Outbox\OutboxHealth;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\VisitorError;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use RegexIterator;

final class VisitorTest extends IntegrationTestCase {

	/** @var list<string> */
	private array $delivered = array();

	#[TestDox( '[SEC-02] A form token is of one form, one browser and one while, and each has an id of its own' )]
	public function test_form_token(): void {
		$form  = Core::services()->form_token( 'hh-test', 60 );
		$token = $form->issue();
		$id    = $form->open( $token );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{32}$/D', (string) $id );
		self::assertNotSame( $id, $form->open( $form->issue() ) );
		self::assertNull( Core::services()->form_token( 'hh-other', 60 )->open( $token ) );
		self::assertNull( $form->open( $token . 'x' ) );
		self::assertNull( $form->open( '' ) );
		$late = Core::services()->form_token( 'hh-test', -1 );
		self::assertNull( $late->open( $late->issue() ) );
	}

	#[TestDox( '[SEC-02] [SEC-03] Tries count for address and browser, mails for the mailbox; each form counts its own' )]
	public function test_limits(): void {
		Core::services()->browser->ensure();
		$limits = Core::services()->submission_limits( 'hh-test', self::too_many( ... ), per_address: 3, per_browser: 2, per_recipient: 1 );
		$limits->count_try();
		$limits->count_try();
		self::assertSame( 429, self::refusal( $limits->count_try( ... ) )?->status, 'The browser has had its two.' );
		self::assertNull( self::refusal( Core::services()->submission_limits( 'hh-other', self::too_many( ... ), per_address: 1 )->count_try( ... ) ) );

		self::assertFalse( $limits->count_mail( EmailAddress::from_input( 'jo@example.com' ) )->is_refused );
		self::assertTrue( $limits->count_mail( EmailAddress::from_input( 'JO+again@example.com' ) )->is_refused );
		self::assertFalse( $limits->count_mail( EmailAddress::from_input( 'al@example.com' ) )->is_refused );
		self::assertFalse( $limits->count_mail( EmailAddress::from_input( 'al.smith@gmail.com' ) )->is_refused );
		self::assertTrue( $limits->count_mail( EmailAddress::from_input( 'a.l.smith+cars@googlemail.com' ) )->is_refused );
	}

	#[TestDox( '[SEC-03] A stranger who types somebody\'s address does not lock its owner out: their own network is refused, the form of any other is kept, and only its mail waits once the mailbox has had enough' )]
	public function test_owner_is_not_locked_out(): void {
		$form  = Core::services()->submission_limits( 'hh-test', self::too_many( ... ), per_address: 100, per_recipient: 4 );
		$rooms = static function ( string $network ) use ( $form ): array {
			$_SERVER['REMOTE_ADDR'] = $network;
			$rooms                  = array_map( static fn ( int $n ): MailRoom => $form->count_mail( EmailAddress::from_input( "j.o+{$n}@gmail.com" ) ), range( 1, 50 ) );
			return array(
				'goes'    => count( array_filter( $rooms, static fn ( MailRoom $room ): bool => ! $room->is_refused && ! $room->is_late() ) ),
				'waits'   => count( array_filter( $rooms, static fn ( MailRoom $room ): bool => ! $room->is_refused && $room->wait > 0 ) ),
				'refused' => count( array_filter( $rooms, static fn ( MailRoom $room ): bool => $room->is_refused ) ),
			);
		};
		self::assertSame( array( 'goes' => 4, 'waits' => 0, 'refused' => 46 ), $rooms( '192.0.2.1' ), 'A stranger, fifty times.' );
		self::assertSame( array( 'goes' => 2, 'waits' => 2, 'refused' => 46 ), $rooms( '192.0.2.2' ), 'A second network.' );
		self::assertSame( array( 'goes' => 0, 'waits' => 4, 'refused' => 46 ), $rooms( '192.0.2.3' ), 'The mailbox has had its six: the owner’s forms are kept.' );
	}

	#[TestDox( '[SEC-03] One Gmail mailbox gets 30 mails a day at the most, whatever the forms, spellings and networks; the rest waits' )]
	public function test_all_forms(): void {
		$forms = self::forms();
		self::assertGreaterThanOrEqual( 6, count( $forms ), 'Forms that mail whoever is typed in.' );
		$kept = 0;
		foreach ( range( 1, 8 ) as $network ) {
			$_SERVER['REMOTE_ADDR'] = "192.0.2.{$network}";
			foreach ( $forms as $name => $per_recipient ) {
				$form = Core::services()->submission_limits( $name, self::too_many( ... ), per_address: 1000, per_recipient: $per_recipient );
				foreach ( array( 'jo.smith@gmail.com', 'j.o.smith+cars@googlemail.com', 'JOSMITH@gmail.com' ) as $spelling ) {
					for ( $n = 0; $n < 5; $n++ ) {
						$kept += $this->queue( $form->count_mail( EmailAddress::from_input( $spelling ) ) ) ? 1 : 0;
					}
				}
			}
		}
		self::assertSame( 8 * 24, $kept, 'Of each network as many as it may cause.' );
		self::assertSame( 30, $this->delivered() );
		( new MailCeiling() )->release();
		self::assertSame( 0, $this->delivered(), 'The rest waits for another day.' );
	}

	#[TestDox( '[SEC-03] Above the site\'s ceiling mails to strangers wait and nothing is refused; staff are told before it and at it, once each, with what is so and who it is; the longest wait goes first when there is room' )]
	public function test_site_ceiling(): void {
		putenv( 'HEARTH_HAMMER_MAIL_CEILING=10' );
		try {
			for ( $n = 0; $n < 15; $n++ ) {
				$_SERVER['REMOTE_ADDR'] = 0 === $n ? '198.51.100.7' : sprintf( '2001:db8:1:%x::1', $n );
				$form                   = Core::services()->submission_limits( "hh-test-{$n}", self::too_many( ... ), per_address: 1000, per_recipient: 3 );
				self::assertGreaterThan( 0, $this->queue( $form->count_mail( EmailAddress::from_input( "jo{$n}@example.com" ) ), (string) $n ) );
			}
			self::assertSame( array_map( strval( ... ), range( 0, 9 ) ), $this->delivered_names() );
			$sent = $this->deliver_mails( 'core.mail-ceiling' );
			self::assertSame( array( 'Website forms are sending a lot of email today', 'Emails to visitors are waiting' ), array_column( $sent, 'subject' ) );
			self::assertSame( array( get_option( 'admin_email' ) ), array_unique( array_column( $sent, 'to' ) ) );
			self::assertStringContainsString( "Emails in 24 hours: 10\nLimit: 10\nWaiting: 5\n", $sent[1]['plain'] );
			self::assertStringContainsString( "Most from these networks: 2001:db8:1::/48: 14\n198.51.100.7: 1", $sent[1]['plain'] );
			self::assertStringContainsString( 'Everything visitors send is saved and reaches you.', $sent[1]['plain'] );
			self::assertSame( array(), $this->deliver_mails( 'core.mail-ceiling' ) );
			self::assertSame( 'good', ( new OutboxHealth( Core::services()->outbox_rows ) )->test()['status'], 'What waits for room is not late.' );

			// A day later there is room for some, and whoever comes then waits behind them.
			$this->age( 'admitted_at > 0', 'admitted_at', DAY_IN_SECONDS + 1 );
			putenv( 'HEARTH_HAMMER_MAIL_CEILING=3' );
			$_SERVER['REMOTE_ADDR'] = '203.0.113.5';
			$late                   = Core::services()->submission_limits( 'hh-late', self::too_many( ... ), per_address: 1000, per_recipient: 3 )->count_mail( EmailAddress::from_input( 'late@example.com' ) );
			self::assertTrue( $late->is_full );
			$this->queue( $late, 'late' );
			( new MailCeiling() )->release();
			self::assertSame( array( '10', '11', '12' ), $this->delivered_names() );
			$this->age( 'admitted_at > 0', 'admitted_at', DAY_IN_SECONDS + 1 );
			( new MailCeiling() )->release();
			self::assertSame( array( '13', '14', 'late' ), $this->delivered_names() );

			// What has waited three days is shown as failed, and staff may still send it.
			putenv( 'HEARTH_HAMMER_MAIL_CEILING=1' );
			$old = $this->queue( $late, 'old' );
			$this->age( "id = {$old}", 'created_at', 3 * DAY_IN_SECONDS + 1 );
			( new MailCeiling() )->release();
			self::assertSame( DeliveryState::GivenUp, Core::services()->outbox_rows->find( $old )?->state );
			self::assertTrue( Core::services()->outbox_rows->renew( $old ) );
			self::assertSame( array( 'old' ), $this->delivered_names() );
		} finally {
			putenv( 'HEARTH_HAMMER_MAIL_CEILING' );
		}
	}

	#[TestDox( '[SEC-03] The ceiling follows the site\'s usual day: three times the median of four weeks, at least 1,000 and at most 10,000; one flood does not raise it' )]
	#[Group( 'volume' )]
	public function test_ceiling_follows_the_usual_day(): void {
		global $wpdb;
		$day = function ( int $ago, int $mails ) use ( $wpdb ): void {
			$at = time() - $ago * DAY_IN_SECONDS - HOUR_IN_SECONDS;
			foreach ( array_chunk( range( 1, $mails ), 500 ) as $some ) {
				$wpdb->query( $wpdb->prepare( 'INSERT INTO %i (kind, payload, last_error, created_at, done_at, mailbox, admitted_at) VALUES ', $wpdb->prefix . 'hh_outbox' ) . implode( ', ', array_fill( 0, count( $some ), "('hh.test', '', '', {$at}, {$at}, 'm', {$at})" ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL
			}
		};
		$limit = static function (): int {
			delete_transient( 'hh_usual_day_of_mails' );
			return ( new MailCeiling() )->limit();
		};
		self::assertSame( 1000, $limit() );
		$day( 3, 2000 );
		self::assertSame( 1000, $limit(), 'One flood.' );
		foreach ( range( 1, 16 ) as $ago ) {
			$day( $ago, 500 );
		}
		self::assertSame( 1500, $limit() );
		foreach ( range( 1, 16 ) as $ago ) {
			$day( $ago, 3000 );
		}
		self::assertSame( 10000, $limit() );
		putenv( 'HEARTH_HAMMER_MAIL_CEILING=700' );
		try {
			self::assertSame( 700, $limit(), 'What the owner says holds.' );
		} finally {
			putenv( 'HEARTH_HAMMER_MAIL_CEILING' );
			delete_transient( 'hh_usual_day_of_mails' );
		}
	}

	/** Keeps a mail as a form does; 0 where the form is refused. */
	private function queue( MailRoom $room, string $name = '' ): int {
		Core::services()->outbox->handle(
			'hh.test',
			function ( array $payload ): void {
				$this->delivered[] = $payload['name'];
			}
		);
		return $room->is_refused ? 0 : Core::services()->outbox->add( 'hh.test', array( 'name' => $name ), room: $room );
	}

	/** @return list<string> In this order. */
	private function delivered_names(): array {
		$this->delivered = array();
		Core::services()->outbox->deliver( 500, 'hh.test' );
		return $this->delivered;
	}

	private function delivered(): int {
		return Core::services()->outbox->deliver( 500, 'hh.test' )['delivered'];
	}

	private function age( string $where, string $column, int $seconds ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET {$column} = {$column} - %d WHERE kind = 'hh.test' AND {$where}", $wpdb->prefix . 'hh_outbox', $seconds ) ); // phpcs:ignore WordPress.DB.PreparedSQL
	}

	/** @return list<array{to: string, subject: string, plain: string}> */
	private function deliver_mails( string $prefix ): array {
		$sent  = array();
		$catch = static function ( mixed $before, array $mail ) use ( &$sent ): bool {
			$sent[] = array( 'to' => $mail['to'], 'subject' => $mail['subject'], 'plain' => (string) Core::services()->mailer->sending()?->plain );
			return true;
		};
		add_filter( 'pre_wp_mail', $catch, 1, 2 );
		Core::services()->outbox->deliver( 50, $prefix );
		remove_filter( 'pre_wp_mail', $catch, 1 );
		return $sent;
	}

	#[TestDox( '[SEC-03] A form\'s token serves one person, however often and however they spell their address' )]
	public function test_one_person(): void {
		$form = Core::services()->submission_limits( 'hh-test', self::too_many( ... ), per_address: 3, per_recipient: 3 );
		$jo   = EmailAddress::from_input( 'jo@gmail.com' );
		self::assertTrue( $form->is_one_person( 'abc', $jo ) );
		self::assertTrue( $form->is_one_person( 'abc', EmailAddress::from_input( 'j.o@googlemail.com' ) ) );
		self::assertFalse( $form->is_one_person( 'abc', EmailAddress::from_input( 'al@gmail.com' ) ) );
		self::assertTrue( $form->is_one_person( 'def', EmailAddress::from_input( 'al@gmail.com' ) ) );
	}

	#[TestDox( '[SEC-02] A /48 of IPv6 is one network to a form: 65,536 /64s are no way round a limit, of tries or of mails' )]
	public function test_wide_networks(): void {
		$form    = Core::services()->submission_limits( 'hh-test', self::too_many( ... ), per_address: 2 );
		$allowed = 0;
		for ( $n = 0; $n < 40; $n++ ) {
			$_SERVER['REMOTE_ADDR'] = sprintf( '2001:db8:1:%x::1', $n );
			$allowed               += null === self::refusal( $form->count_try( ... ) ) ? 1 : 0;
		}
		self::assertSame( 2, $allowed );
		$_SERVER['REMOTE_ADDR'] = '2001:db8:2::1';
		self::assertNull( self::refusal( $form->count_try( ... ) ) );
		$mails  = Core::services()->submission_limits( 'hh-mails', self::too_many( ... ), per_address: 2, per_recipient: 2 );
		$caused = 0;
		for ( $n = 0; $n < 10; $n++ ) {
			$_SERVER['REMOTE_ADDR'] = sprintf( '2001:db8:1:%x::1', $n );
			$caused                += $mails->count_mail( EmailAddress::from_input( 'jo@example.com' ) )->is_refused ? 0 : 1;
		}
		self::assertSame( 2, $caused );
	}

	#[TestDox( '[SEC-02] Several addresses of one network count together where a form says so' )]
	public function test_neighbours(): void {
		$form    = Core::services()->submission_limits( 'hh-test', self::too_many( ... ), per_address: 2, per_neighbours: 3 );
		$allowed = 0;
		for ( $n = 1; $n < 20; $n++ ) {
			$_SERVER['REMOTE_ADDR'] = "192.0.2.{$n}";
			$allowed               += null === self::refusal( $form->count_try( ... ) ) ? 1 : 0;
		}
		self::assertSame( 3, $allowed );
		$_SERVER['REMOTE_ADDR'] = '192.0.3.1';
		self::assertNull( self::refusal( $form->count_try( ... ) ) );
	}

	/** @return array<string, int> Every form of the plugins that mails whoever is typed in: its name, and how many to a mailbox. */
	private static function forms(): array {
		$forms = array( 'valuation' => 3 );
		$files = array();
		foreach ( array( 'hpapi', 'auctions' ) as $plugin ) {
			$files = array( ...$files, ...iterator_to_array( new RegexIterator( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( dirname( __DIR__, 3 ) . "/{$plugin}/src", FilesystemIterator::SKIP_DOTS ) ), '/\.php$/' ), false ) );
		}
		foreach ( $files as $file ) {
			if ( 0 < preg_match_all( "/submission_limits\\( '([a-z-]+)'[^;]*per_recipient: (\\d+)/", (string) file_get_contents( (string) $file ), $found ) ) {
				$forms += array_combine( $found[1], array_map( 'intval', $found[2] ) );
			}
		}
		return $forms;
	}

	#[TestDox( 'An error tells programs the code, the status, the fields and when to come back' )]
	public function test_error(): void {
		$error = ( new VisitorError( 'some_code', 'A sentence.', 400, 5, array( 'email' => 'Wrong.' ), array( 'days' => array() ) ) )->to_error();
		self::assertSame( array( 'some_code', 'A sentence.' ), array( $error->get_error_code(), $error->get_error_message() ) );
		self::assertEquals( array( 'status' => 400, 'retry_after' => 5, 'params' => array( 'email' => 'Wrong.' ), 'days' => array() ), $error->get_error_data() );
		self::assertSame( array( 'status' => 404 ), ( new VisitorError( 'gone', 'Gone.', 404 ) )->to_error()->get_error_data() );
	}

	private static function too_many( int $retry_after ): VisitorError {
		return new VisitorError( 'too_many', 'Later.', 429, $retry_after );
	}

	/** @param callable(): void $work */
	private static function refusal( callable $work ): ?VisitorError {
		try {
			$work();
			return null;
		} catch ( VisitorError $error ) {
			self::assertGreaterThan( 0, (int) $error->retry_after );
			return $error;
		}
	}
}
