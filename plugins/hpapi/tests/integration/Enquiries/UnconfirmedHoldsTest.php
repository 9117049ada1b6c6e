<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Enquiries;

use HearthHammer\Core\Visitor\VisitorError;
use HearthHammer\Hpapi\Plugin;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * Viewing times, strangers and invented addresses.
 */
final class UnconfirmedHoldsTest extends EnquiryTestCase {

	#[TestDox( '[SEC-02] Of 31 viewing times one address reserves six in two hours, whatever addresses it invents; a browser three' )]
	public function test_few_holds(): void {
		$slots = array_map( fn ( int $day ): int => $this->offer( "+{$day} days 10:00" ), range( 2, 32 ) );
		$taken = 0;
		foreach ( array_slice( $slots, 0, 25 ) as $n => $slot ) {
			$this->browse_with( md5( (string) $n ) );
			$answer = $this->book( $slot, array( 'email' => "invented{$n}@example.com" ) );
			$taken += 201 === $answer->get_status() ? 1 : 0;
		}
		self::assertSame( 6, $taken );
		self::assert_error( $answer, 429, 'hpapi_too_many_holds' );
		self::assertSame( 6, array_sum( array_map( fn ( int $slot ): int => (int) $this->taken( $slot ), $slots ) ) );
		self::assertSame( 201, $this->ask()->get_status(), 'A question can still be asked.' );

		$_SERVER['REMOTE_ADDR'] = '192.0.2.77';
		$this->browse_with( str_repeat( 'd', 32 ) );
		$statuses = array_map( fn ( int $slot ): int => $this->book( $slot )->get_status(), array_slice( $slots, 10, 4 ) );
		self::assertSame( array( 201, 201, 201, 429 ), $statuses );
	}

	#[TestDox( '[SEC-02] Times held by several addresses of one network count together: twelve of a /24, six of an IPv6 /48' )]
	public function test_holds_of_a_network(): void {
		$slots = array_map( fn ( int $day ): int => $this->offer( "+{$day} days 10:00" ), range( 2, 32 ) );
		foreach ( array( '198.51.100.%d' => 12, '2001:db8:7:%x::1' => 6 ) as $addresses => $most ) {
			$taken = 0;
			for ( $n = 1; $n <= 14; $n++ ) {
				$_SERVER['REMOTE_ADDR'] = sprintf( $addresses, $n );
				$this->browse_with( md5( $addresses . $n ) );
				$taken += 201 === $this->book( (int) array_shift( $slots ), array( 'email' => "network{$n}@example.com" ) )->get_status() ? 1 : 0;
			}
			self::assertSame( $most, $taken, $addresses );
		}
	}

	#[TestDox( '[SEC-02] [SEC-03] A time whose mail waits for room is kept until two hours after the mail has gone, a day at most' )]
	public function test_a_mail_that_waits(): void {
		global $wpdb;
		putenv( 'HEARTH_HAMMER_MAIL_CEILING=1' );
		try {
			$this->ask( array( 'email' => 'first@example.com' ) );
			$slot = $this->offer();
			$said = $this->book( $slot, array( 'email' => 'jo@example.com' ) )->get_data()['data'];
			self::assertStringContainsString( 'Our email to you may take a day or longer to arrive.', $said['sentence'] );
			self::assertStringNotContainsString( 've sent you', $said['sentence'] );
			$this->age( 3 * HOUR_IN_SECONDS );
			do_action( 'hpapi_unconfirmed_holds' );
			self::assertSame( 1, $this->taken( $slot ), 'The visitor could not have confirmed.' );
			// It goes: from now on there are two hours.
			$wpdb->query( $wpdb->prepare( "UPDATE %i SET admitted_at = %d, done_at = %d, created_at = created_at - 10 WHERE mailbox <> '' AND admitted_at = 0", $wpdb->prefix . 'hh_outbox', time(), time() ) );
			do_action( 'hpapi_unconfirmed_holds' );
			self::assertSame( 1, $this->taken( $slot ) );
			$wpdb->query( $wpdb->prepare( "UPDATE %i SET done_at = done_at - 7300 WHERE mailbox <> '' AND done_at > 0", $wpdb->prefix . 'hh_outbox' ) );
			do_action( 'hpapi_unconfirmed_holds' );
			self::assertSame( 0, $this->taken( $slot ) );
		} finally {
			putenv( 'HEARTH_HAMMER_MAIL_CEILING' );
		}
	}

	#[TestDox( '[SEC-02] A time that is not confirmed by the mail\'s link is free again after two hours; staff are told, the address is not' )]
	public function test_lapse(): void {
		$slot = $this->offer();
		$this->book( $slot, array( 'email' => 'jo@example.com' ) );
		$this->deliver();
		self::assertStringContainsString( 'for two hours', $this->mails_to( 'jo@example.com' )[0]->plain );
		$this->age( 7100 );
		do_action( 'hpapi_unconfirmed_holds' );
		self::assertSame( array( 'received', 1 ), array( $this->rows()[0]['state'], $this->taken( $slot ) ) );

		$this->age( 200 );
		$this->mails = array();
		do_action( 'hpapi_unconfirmed_holds' );
		do_action( 'hpapi_unconfirmed_holds' );
		$this->deliver();
		self::assertSame( array( 'cancelled', 0 ), array( $this->rows()[0]['state'], $this->taken( $slot ) ) );
		self::assertSame( array( 'staff@example.com' ), array_map( static fn ( object $mail ): string => $mail->to, $this->mails ) );
		self::assertSame( 201, $this->book( $slot )->get_status() );
	}

	#[TestDox( '[SEC-02] [SEC-03] Only the mail\'s link keeps it, by its button; the link that the form\'s sender gets shows and changes nothing' )]
	public function test_confirm(): void {
		$slot = $this->offer();
		$data = $this->book( $slot, array( 'email' => 'jo@example.com' ) )->get_data()['data'];
		$this->deliver();
		$path   = (string) wp_parse_url( $data['page_url'], PHP_URL_PATH );
		$sender = self::link_token( $data['page_url'] );
		$owner  = $this->mailed_token( 'jo@example.com' );

		[ $status, , $html ] = $this->render( "{$path}?token=" . rawurlencode( $sender ) );
		self::assertSame( 200, $status );
		self::assertStringContainsString( 'Mill Lane, Cranbrook', $html );
		self::assertStringNotContainsString( rawurlencode( $owner ), $html );
		self::assertStringNotContainsString( 'name="cancel"', $html );
		self::assertStringNotContainsString( 'name="confirm"', $html );
		self::assert_error( $this->rest( 'POST', "/hpapi/v1/enquiries/{$data['id']}/cancel", array( 'token' => $sender ) ), 401, 'hpapi_enquiry_link' );
		self::assertSame( 1, $this->taken( $slot ) );

		self::assertStringContainsString( 'name="confirm"', $this->render( "{$path}?token=" . rawurlencode( $owner ) )[2] );
		self::assertSame( '0', (string) $this->rows()[0]['confirmed_at'], 'Opening it changes nothing.' );
		// As the page's button does; a browser presses it in tests/e2e/property-enquiry.spec.ts.
		$moving = Plugin::enquiries()->moving;
		try {
			$moving->confirm_by_visitor( $data['id'], $sender );
			self::fail( 'The sender may have typed anybody\'s address.' );
		} catch ( VisitorError $refused ) {
			self::assertSame( 401, $refused->status );
		}
		$moving->confirm_by_visitor( $data['id'], $owner );
		self::assertGreaterThan( 0, (int) $this->rows()[0]['confirmed_at'] );
		$this->age( 90000 );
		do_action( 'hpapi_unconfirmed_holds' );
		self::assertSame( array( 'received', 1 ), array( $this->rows()[0]['state'], $this->taken( $slot ) ) );
	}

	#[TestDox( '[SEC-03] Cancelling mails within the mailbox\'s limit' )]
	public function test_cancel_is_limited(): void {
		$tokens = array();
		for ( $n = 0; $n < 5; $n++ ) {
			$this->browse_with( md5( (string) $n ) );
			$data = $this->ask( array( 'email' => 'jo@example.com' ) )->get_data()['data'];
			$this->deliver();
			$tokens[ $data['id'] ] = $this->mailed_token( 'jo@example.com' );
		}
		$this->mails = array();
		foreach ( $tokens as $id => $token ) {
			self::assertSame( 200, $this->rest( 'POST', "/hpapi/v1/enquiries/{$id}/cancel", array( 'token' => $token ) )->get_status() );
		}
		$this->deliver();
		self::assertCount( 5, $this->mails_to( 'staff@example.com' ) );
		self::assertSame( array(), $this->mails_to( 'jo@example.com' ), 'The five of the day were used up by the questions.' );
	}

	private function age( int $seconds ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET created_at = created_at - %d', $wpdb->prefix . 'hpapi_enquiry', $seconds ) );
	}
}
