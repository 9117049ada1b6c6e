<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Core;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\VisitorError;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

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
