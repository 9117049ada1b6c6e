<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Tests\Integration;

use HearthHammer\Core\Core;
use HearthHammer\Core\Locks\Slots;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * Slips of a seller with a phone, and many sellers at once.
 */
final class SellerTest extends ValuationTestCase {

	#[TestDox( '[VAL-20] [VAL-10] What is refused before the look-up uses up nothing; a plate that nobody knows is one of the two' )]
	public function test_refused_is_not_counted(): void {
		$this->set( array( 'address_cap' => 2 ) );
		foreach ( array( 'AB12.CDE', '', '<b>', 'ABCDE123456' ) as $plate ) {
			self::assertSame( 400, $this->look_up( $plate )->get_status(), $plate );
		}
		self::assertSame( 400, $this->look_up( 'KM21FJX', 1000 )->get_status() );
		self::assertSame( 0, $this->asked );
		self::assertSame( 200, $this->look_up( 'TE57UNK' )->get_status() );
		self::assertSame( 200, $this->look_up( 'km21-fjx' )->get_status(), 'Hyphens are none of a plate\'s.' );
		self::assert_error( $this->look_up(), 429, 'caphpi_limit_reached' );
	}

	#[TestDox( '[SEC-02] [VAL-20] The network has a cap of its own with words of its own: 60 in 24 hours' )]
	#[Group( 'volume' )]
	public function test_network_cap(): void {
		$answer = null;
		for ( $n = 0; $n < 61; $n++ ) {
			$_COOKIE['hh_browser'] = md5( (string) $n );
			Core::services()->browser->forget();
			$answer = $this->look_up( 'KM21FJX', 34 );
			self::assertSame( $n < 60 ? 200 : 429, $answer->get_status(), (string) $n );
		}
		self::assert_error( $answer, 429, 'caphpi_network_limit' );
		self::assertStringContainsString( 'from your internet connection', $answer->get_data()['message'] );
		self::assertStringNotContainsString( "You've reached", $answer->get_data()['message'] );
		$_SERVER['REMOTE_ADDR'] = '192.0.2.9';
		self::assertSame( 200, $this->look_up()->get_status() );
	}

	#[TestDox( '[VAL-20] Both caps count the last 24 hours: midnight gives nobody two more, and after 24 hours there are two again' )]
	public function test_24_hours(): void {
		global $wpdb;
		$this->look_up( 'KM21FJX' );
		$this->look_up( 'OV18KCE' );
		$seconds = (int) $this->look_up( 'GY67HRT' )->get_headers()['Retry-After'];
		self::assertGreaterThan( DAY_IN_SECONDS - 1800, $seconds );
		self::assertLessThanOrEqual( DAY_IN_SECONDS, $seconds );
		$age = fn ( int $by ) => $wpdb->query( $wpdb->prepare( 'UPDATE %i SET window_start = window_start - %d, expires_at = expires_at - %d', $wpdb->prefix . 'hh_limit', $by, $by ) );
		$age( 23 * HOUR_IN_SECONDS );
		self::assertSame( 429, $this->look_up( 'GY67HRT' )->get_status() );
		$age( HOUR_IN_SECONDS );
		self::assertSame( 200, $this->look_up( 'GY67HRT' )->get_status() );
	}

	#[TestDox( '[SEC-02] Who already waits for a look-up is answered busy at once, by browser and by address, and it counts for nothing' )]
	public function test_busy(): void {
		unset( $_COOKIE['hh_browser'] );
		Core::services()->browser->forget();
		$busy = array();
		// While the provider is asked, the same address asks again, twenty times.
		add_filter(
			'caphpi_provider',
			function ( object $provider ) use ( &$busy ): object {
				if ( array() === $busy ) {
					for ( $n = 0; $n < 20; $n++ ) {
						$busy[] = $this->look_up( 'KM21FJX', $n );
					}
				}
				return $provider;
			},
			20
		);
		$this->look_up( 'TE57DVL' );
		self::assertCount( 20, $busy );
		foreach ( $busy as $answer ) {
			self::assert_error( $answer, 503, 'caphpi_busy' );
			self::assertLessThanOrEqual( 5, (int) $answer->get_headers()['Retry-After'] );
		}
		self::assertSame( 1, $this->asked, 'The provider was asked once.' );
	}

	#[TestDox( '[SEC-02] Two requests of the whole site ask a provider at once; a third asks again later' )]
	public function test_provider_slots(): void {
		$slots = new Slots( Core::services()->locks, 'caphpi-provider', 2, 60 );
		$one   = $slots->take();
		self::assertNotNull( $one );
		self::assertSame( 200, $this->look_up( 'GY67HRT' )->get_status() );
		self::assertNotNull( $slots->take() );
		self::assert_error( $this->look_up( 'OV18KCE' ), 503, 'caphpi_busy' );
		self::assertSame( 200, $this->look_up( 'GY67HRT' )->get_status(), 'What is known already needs no provider.' );
		$one();
		$_COOKIE['hh_browser'] = str_repeat( 'b', 32 );
		Core::services()->browser->forget();
		self::assertSame( 200, $this->look_up( 'OV18KCE' )->get_status() );
		self::assertNotNull( $slots->take(), 'The slot is given back.' );
	}

	#[TestDox( '[VAL-05] [SEC-03] A mistyped address can be put right, once and soon; the row and what still waits go to the right one' )]
	public function test_correct(): void {
		global $wpdb;
		$token = $this->token();
		$this->send( $token, array( 'email' => 'jo@exmaple.com', 'name' => 'Jo', 'postcode' => 'TN17 3AB' ) );
		self::assert_error( $this->send( $token, array( 'email' => 'jo@example.com' ) ), 403, 'caphpi_other_recipient' );

		$answer = $this->send( $token, array( 'email' => 'jo@example.com', 'corrects_email' => '1' ) );
		self::assertSame( array( 202, 'j***@example.com', true ), array( $answer->get_status(), $answer->get_data()['recipient'], $answer->get_data()['is_new_mail'] ) );
		$this->deliver();
		self::assertSame( array( 'jo@example.com' ), array_column( $this->mails, 'to' ), 'The first mail had not gone: it goes to the right address, and one is enough.' );
		$record = $this->record();
		self::assertSame( array( 'jo@example.com', hash( 'sha256', 'jo@example.com' ), 'Jo', 'TN17 3AB' ), array( $record['email'], $record['hashed_email'], $record['name'], $record['postcode'] ) );

		self::assert_error( $this->send( $token, array( 'email' => 'al@example.com', 'corrects_email' => '1' ) ), 403, 'caphpi_other_recipient' );

		$late = $this->token( 'GY67HRT' );
		$this->send( $late, array( 'email' => 'bo@exmaple.com' ) );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET mail_queued_at = mail_queued_at - 4000', $wpdb->prefix . 'caphpi_valuation' ) );
		self::assert_error( $this->send( $late, array( 'email' => 'bo@example.com', 'corrects_email' => '1' ) ), 403, 'caphpi_other_recipient' );
		self::assert_error( $this->send( $this->token( 'OV18KCE' ), array( 'email' => 'bo@example.com', 'corrects_email' => '1' ) ), 409, 'caphpi_not_sent' );
	}

	#[TestDox( '[SEC-03] A correction is a mail like any other: within the mailbox\'s limit' )]
	public function test_correction_is_limited(): void {
		$this->set( array( 'recipient_cap' => 2 ) );
		foreach ( array( 'j.o@gmail.com' => 202, 'jo+x@googlemail.com' => 202, 'jo@gmail.com' => 429 ) as $right => $status ) {
			$token = $this->token();
			$this->send( $token, array( 'email' => md5( $right ) . '@example.com' ) );
			self::assertSame( $status, $this->send( $token, array( 'email' => $right, 'corrects_email' => '1' ) )->get_status(), $right );
		}
	}

	#[TestDox( '[REM-05] The answer says whether a mail was queued: re-sent is said only when it was' )]
	public function test_resent(): void {
		global $wpdb;
		$token = $this->token();
		self::assertTrue( $this->send( $token )->get_data()['is_new_mail'] );
		self::assertFalse( $this->send( $token, array() )->get_data()['is_new_mail'] );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET mail_queued_at = mail_queued_at - 61', $wpdb->prefix . 'caphpi_valuation' ) );
		self::assertTrue( $this->send( $token, array() )->get_data()['is_new_mail'] );
	}

	#[TestDox( '[REM-02] Who comes back gets what was looked up, by the token alone: no provider is asked, and it is not one of the two' )]
	public function test_resume(): void {
		$first = $this->look_up()->get_data()['data'];
		$again = $this->send( $first['valuation_token'], array(), 'resume' );
		self::assertSame( 200, $again->get_status() );
		self::assertSame( $first, $again->get_data()['data'] );
		self::assert_matches_schema( $again->get_data(), self::schema( 'valuation-answer' ) );
		self::assertSame( 'private, no-store', $again->get_headers()['Cache-Control'] );
		self::assertSame( 1, $this->asked );
		self::assertSame( 200, $this->look_up( 'OV18KCE' )->get_status(), 'Still the second of the day.' );

		self::assert_error( $this->send( 'abc.def', array(), 'resume' ), 401, 'caphpi_invalid_token' );
		self::assertSame( 400, $this->rest( 'POST', '/caphpi/v1/valuation/resume' )->get_status() );
		$_COOKIE['hh_browser'] = str_repeat( 'b', 32 );
		Core::services()->browser->forget();
		self::assert_error( $this->send( $first['valuation_token'], array(), 'resume' ), 401, 'caphpi_invalid_token' );
	}

	#[TestDox( '[VAL-07] [VAL-06] What sellers type is kept as they typed it' )]
	public function test_typed(): void {
		$token = $this->token();
		self::assertSame( 202, $this->send( $token, array( 'email' => 'jo@example.com', 'name' => 'Mr & Mrs A. Smith (jnr)', 'postcode' => 'd02 x285' ) )->get_status() );
		self::assertSame( 202, $this->send( $token, array( 'phone' => '0044 7700 900123' ), 'phone-request' )->get_status() );
		$record = $this->record();
		self::assertSame( array( 'Mr & Mrs A. Smith (jnr)', 'd02 x285', '07700 900123' ), array( $record['name'], $record['postcode'], $record['phone'] ) );
	}

	#[TestDox( 'The page says that the email stays with us only where no outside spreadsheet gets it' )]
	public function test_email_stays(): void {
		$html = self::block( 'valuation-wizard' );
		self::assertStringContainsString( 'Your email stays with us', $html );
		$this->set( array( 'sheet_id' => 'sheet-of-the-test' ) );
		$html = self::block( 'valuation-wizard' );
		self::assertStringNotContainsString( 'stays with us', $html );
		self::assertStringContainsString( 'Used only for your valuation', $html );
	}
}
