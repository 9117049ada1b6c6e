<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use FilesystemIterator;
use HearthHammer\Core\Core;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\VisitorError;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use RegexIterator;

final class VisitorTest extends IntegrationTestCase {

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

		self::assertTrue( $limits->count_mail( EmailAddress::from_input( 'jo@example.com' ) )->allowed );
		self::assertFalse( $limits->count_mail( EmailAddress::from_input( 'JO+again@example.com' ) )->allowed );
		self::assertTrue( $limits->count_mail( EmailAddress::from_input( 'al@example.com' ) )->allowed );
		self::assertTrue( $limits->count_mail( EmailAddress::from_input( 'al.smith@gmail.com' ) )->allowed );
		self::assertFalse( $limits->count_mail( EmailAddress::from_input( 'a.l.smith+cars@googlemail.com' ) )->allowed );
	}

	#[TestDox( '[SEC-03] A stranger who types somebody\'s address does not lock its owner out: another network has some left, and the mailbox still has a limit' )]
	public function test_owner_is_not_locked_out(): void {
		$form  = Core::services()->submission_limits( 'hh-test', self::too_many( ... ), per_address: 100, per_recipient: 4 );
		$mails = static function ( string $network ) use ( $form ): int {
			$_SERVER['REMOTE_ADDR'] = $network;
			return count( array_filter( range( 1, 50 ), static fn ( int $n ): bool => $form->count_mail( EmailAddress::from_input( "j.o+{$n}@gmail.com" ) )->allowed ) );
		};
		self::assertSame( 4, $mails( '192.0.2.1' ), 'A stranger, fifty times.' );
		self::assertSame( 2, $mails( '192.0.2.2' ), 'The owner.' );
		self::assertSame( 0, $mails( '192.0.2.3' ), 'The mailbox has had its six.' );
	}

	#[TestDox( '[SEC-03] One Gmail mailbox gets 30 mails a day at the most, whatever the forms, spellings and networks' )]
	public function test_all_forms(): void {
		$forms = self::forms();
		self::assertGreaterThanOrEqual( 6, count( $forms ), 'Forms that mail whoever is typed in.' );
		$sent = 0;
		foreach ( range( 1, 8 ) as $network ) {
			$_SERVER['REMOTE_ADDR'] = "192.0.2.{$network}";
			foreach ( $forms as $name => $per_recipient ) {
				$form = Core::services()->submission_limits( $name, self::too_many( ... ), per_address: 1000, per_recipient: $per_recipient );
				foreach ( array( 'jo.smith@gmail.com', 'j.o.smith+cars@googlemail.com', 'JOSMITH@gmail.com' ) as $spelling ) {
					for ( $n = 0; $n < 5; $n++ ) {
						$sent += $form->count_mail( EmailAddress::from_input( $spelling ) )->allowed ? 1 : 0;
					}
				}
			}
		}
		self::assertSame( 30, $sent );
	}

	#[TestDox( '[SEC-03] All forms of the site together have a ceiling; staff are told before it and at it, once each' )]
	public function test_site_ceiling(): void {
		putenv( 'HEARTH_HAMMER_MAIL_CEILING=10' );
		try {
			$allowed = 0;
			for ( $n = 0; $n < 15; $n++ ) {
				$_SERVER['REMOTE_ADDR'] = "192.0.2.{$n}";
				$form                   = Core::services()->submission_limits( "hh-test-{$n}", self::too_many( ... ), per_address: 1000, per_recipient: 3 );
				$allowed               += $form->count_mail( EmailAddress::from_input( "jo{$n}@example.com" ) )->allowed ? 1 : 0;
			}
		} finally {
			putenv( 'HEARTH_HAMMER_MAIL_CEILING' );
		}
		self::assertSame( 10, $allowed );
		$sent = array();
		add_filter(
			'pre_wp_mail',
			static function ( mixed $before, array $mail ) use ( &$sent ): bool {
				$sent[] = $mail['subject'];
				return true;
			},
			1,
			2
		);
		Core::services()->outbox->deliver( 50, 'core.mail-ceiling' );
		self::assertSame( array( 'Website forms are sending a lot of email today', 'Website forms have stopped sending email for today' ), $sent );
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

	#[TestDox( '[SEC-02] A /48 of IPv6 counts, too: 65,536 /64s are no way round a limit' )]
	public function test_wide_networks(): void {
		$form    = Core::services()->submission_limits( 'hh-test', self::too_many( ... ), per_address: 2 );
		$allowed = 0;
		for ( $n = 0; $n < 40; $n++ ) {
			$_SERVER['REMOTE_ADDR'] = sprintf( '2001:db8:1:%x::1', $n );
			$allowed               += null === self::refusal( $form->count_try( ... ) ) ? 1 : 0;
		}
		self::assertSame( 16, $allowed );
		$_SERVER['REMOTE_ADDR'] = '2001:db8:2::1';
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
