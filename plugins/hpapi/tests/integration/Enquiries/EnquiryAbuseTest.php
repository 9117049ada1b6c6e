<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Enquiries;

use HearthHammer\Core\Core;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * What a stranger may not do with the forms.
 */
final class EnquiryAbuseTest extends EnquiryTestCase {

	#[TestDox( 'The form is no way to mail strangers: their mail carries nothing that was typed but a checked name' )]
	public function test_no_open_relay(): void {
		$this->offer();
		$typed = array( 'message' => 'BUY-PILLS https://evil.example', 'preferred' => 'PREFERRED-EVIL', 'phone' => '07700 900999', 'wishes' => array( 'details' ) );
		$this->ask( array( 'email' => 'victim@example.com' ) + $typed );
		$this->book( 0, array( 'email' => 'victim@example.com' ) + $typed );
		$this->deliver();
		$mails = $this->mails_to( 'victim@example.com' );
		self::assertCount( 2, $mails );
		foreach ( $mails as $mail ) {
			$all = $mail->subject . $mail->html . $mail->plain . implode( $mail->headers );
			foreach ( array( 'PILLS', 'evil', 'EVIL', '900999' ) as $part ) {
				self::assertStringNotContainsString( $part, $all );
			}
		}
		foreach ( array( 'Win at evil.example', "Jo\r\nBcc: all@example.com", 'Call 0900 123456', 'https://x' ) as $name ) {
			self::assertSame( 400, $this->ask( array( 'name' => $name ) )->get_status(), $name );
		}
		self::assertSame( 400, $this->ask( array( 'email' => 'a@example.com,b@example.com' ) )->get_status() );
	}

	#[TestDox( 'A token is of one browser, makes one enquiry, and grows old' )]
	public function test_token(): void {
		self::assert_error( $this->ask( array( 'token' => 'nonsense' ) ), 401, 'hpapi_enquiry_token' );
		$token = $this->token();
		$this->browse_with( str_repeat( 'e', 32 ) );
		self::assert_error( $this->ask( array( 'token' => $token ) ), 401, 'hpapi_enquiry_token' );
		$this->browse_with( self::BROWSER );
		$slot = $this->offer();
		self::assertSame( 201, $this->ask( array( 'token' => $token ) )->get_status() );
		self::assert_error( $this->book( $slot, array( 'token' => $token ) ), 401, 'hpapi_enquiry_token' );
		self::assertSame( array( 1, 0 ), array( count( $this->rows() ), $this->taken( $slot ) ), 'The place is given back.' );
		$old = Core::services()->tokens->sign( 'hpapi-enquiry-form', array( 'n' => 'x' ), -1, self::BROWSER );
		self::assert_error( $this->ask( array( 'token' => $old ) ), 401, 'hpapi_enquiry_token' );
		// The token of a mail's link opens no form, and the other way round.
		$link = self::link_token( (string) $this->ask()->get_data()['data']['page_url'] );
		self::assert_error( $this->ask( array( 'token' => $link ) ), 401, 'hpapi_enquiry_token' );
	}

	#[TestDox( 'A few mails a day to one mailbox, whoever causes them and however it is spelled' )]
	public function test_recipient(): void {
		foreach ( range( 0, 4 ) as $number ) {
			$this->browse_with( str_repeat( (string) $number, 32 ) );
			self::assertSame( 201, $this->ask( array( 'email' => "Victim+{$number}@example.com" ) )->get_status() );
		}
		$this->browse_with( str_repeat( '9', 32 ) );
		$response = $this->ask( array( 'email' => 'victim@example.com' ) );
		self::assert_error( $response, 429, 'hpapi_recipient_limit' );
		self::assertGreaterThan( 0, (int) $response->get_headers()['Retry-After'] );
		self::assertSame( 201, $this->ask( array( 'email' => 'other@example.com' ) )->get_status() );
	}

	#[TestDox( 'So many a day from one browser, and from one network address with ever new browsers' )]
	public function test_browser_and_address(): void {
		foreach ( range( 1, 10 ) as $number ) {
			self::assertSame( 201, $this->ask()->get_status(), (string) $number );
		}
		self::assert_error( $this->ask(), 429, 'hpapi_too_many_enquiries' );
		// What has been kept is still found by a resend.
		self::assertSame( 201, $this->ask( array( 'submission' => 'submission-000001' ) )->get_status() );
		foreach ( range( 12, 30 ) as $number ) {
			$this->browse_with( sprintf( '%032x', $number ) );
			self::assertSame( 201, $this->ask()->get_status(), (string) $number );
		}
		$this->browse_with( sprintf( '%032x', 99 ) );
		self::assert_error( $this->ask(), 429, 'hpapi_too_many_enquiries' );
	}

	#[TestDox( 'The field that people do not see must be empty' )]
	public function test_honeypot(): void {
		self::assert_error( $this->ask( array( 'website' => 'https://evil.example' ) ), 400, 'hpapi_enquiry_refused' );
		self::assertSame( array(), $this->rows() );
	}

	#[TestDox( 'Nothing personal is in the outbox or in a token' )]
	public function test_nothing_personal(): void {
		global $wpdb;
		$answer  = $this->ask( array( 'email' => 'jo@example.com', 'message' => 'SECRET' ) )->get_data()['data'];
		$payload = implode( $wpdb->get_col( $wpdb->prepare( 'SELECT payload FROM %i WHERE kind IN (%s, %s)', $wpdb->prefix . 'hh_outbox', 'hpapi.enquiry-staff', 'hpapi.enquiry-visitor' ) ) );
		self::assertNotSame( '', $payload );
		foreach ( array( 'jo@', 'Jo', 'SECRET' ) as $part ) {
			self::assertStringNotContainsString( $part, $payload . base64_decode( explode( '.', self::link_token( $answer['page_url'] ) )[0] ) );
		}
	}
}
