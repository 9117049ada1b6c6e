<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Tests\Integration;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;

final class SendTest extends ValuationTestCase {

	#[TestDox( '[API-10] [API-15] [LOG-03] kept with every field, then mailed' )]
	public function test_send(): void {
		$token    = $this->token();
		$response = $this->send( $token, array( 'email' => ' Jo@Example.com ', 'name' => 'Jo Smith', 'postcode' => 'm11aa' ) );
		self::assertSame( 202, $response->get_status() );
		self::assertSame( array( 'status' => 'queued', 'outcome' => 'thank_you', 'recipient' => 'J***@Example.com', 'notice' => '', 'is_new_mail' => true ), $response->get_data() );
		self::assertSame( 'private, no-store', $response->get_headers()['Cache-Control'] );
		self::assert_matches_schema( $response->get_data(), self::schema( 'valuation-send-answer' ) );
		self::dump_fixture( 'caphpi/valuation-send', $response->get_data() );
		self::assertSame( array(), $this->mails, 'Nothing is sent before it is kept.' );

		$row    = $this->rows()[0];
		$record = $this->record();
		self::assert_matches_schema( $record, self::schema( 'valuation-record' ) );
		self::dump_fixture( 'caphpi/valuation-record', array_merge( $record, array( 'valuation_date' => '2026-06-30', 'valuation_time' => '14:05' ) ) );
		self::assertSame( array( 'Jo Smith', 'Jo@Example.com', 'M1 1AA' ), array( $row['name'], $row['email'], $row['postcode'] ) );
		self::assertSame( array( '£6,650', 6650, hash( 'sha256', 'jo@example.com' ) ), array( $record['TradeValueBelowAverage'], $record['TradeValueBelowAverageInt'], $record['hashed_email'] ) );

		$this->deliver();
		self::assertSame( array( 'Jo@Example.com' ), array_column( $this->mails, 'to' ) );
		self::assertGreaterThan( 0, (int) $this->rows()[0]['sent_at'] );
		$this->deliver();
		self::assertCount( 1, $this->mails );
	}

	#[TestDox( '[API-10] form data as the page sends it; [SEC-03] prices and vehicle come from the server, whatever the page says' )]
	public function test_form_data(): void {
		$response = $this->send_form(
			'send',
			array( 'valuation_token' => $this->token(), 'email' => 'jo@example.com', 'name' => '', 'Vrm' => 'EVIL', 'CAPMake' => 'Visit evil.example', 'TradeValueClean' => '£99,999', 'TradeValueBelowAverageInt' => '0', 'WarningCode' => '', 'phone' => '', 'hashed_email' => 'x', 'sale_price' => '1' )
		);
		self::assertSame( 202, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		self::assertSame( 'thank_you', $response->get_data()['outcome'] );
		$record = $this->record();
		self::assertSame( array( 'KM21FJX', 'FORD', 8350, null, 'Unknown' ), array( $record['Vrm'], $record['CAPMake'], $record['TradeValueCleanInt'], $record['sale_price'], $record['name'] ) );
		$this->deliver();
		self::assertStringNotContainsString( 'evil', $this->mails[0]['html'] . $this->mails[0]['plain'] . $this->mails[0]['subject'] );
	}

	#[TestDox( '[VAL-14] [VAL-15] [VAL-16] the server decides the outcome: $vrm $postcode $condition' )]
	#[DataProvider( 'outcomes' )]
	public function test_outcome( string $vrm, string $postcode, string $condition, string $outcome ): void {
		$response = $this->send( $this->token( $vrm ), array( 'email' => 'jo@example.com', 'postcode' => $postcode, 'Condition' => $condition ) );
		self::assertSame( $outcome, $response->get_data()['outcome'] ?? $response->get_data() );
		self::assertSame( $outcome, $this->rows()[0]['outcome'] );
	}

	/** @return iterable<string, array{string, string, string, string}> */
	public static function outcomes(): iterable {
		yield 'nobody says' => array( 'TE57NOV', 'TN17 3AB', '', 'no_value' );
		yield 'worth nothing' => array( 'TE57ZER', 'TN17 3AB', 'Good', 'no_value' );
		yield 'near and dear' => array( 'KM21FJX', 'tn17 3ab', '', 'phone_quote' );
		yield 'near and poor' => array( 'KM21FJX', 'TN17 3AB', 'Poor', 'thank_you' );
		yield 'near and cheap' => array( 'DU08GNX', 'TN17 3AB', 'Good', 'thank_you' );
		yield 'far and dear' => array( 'KM21FJX', 'M1 1AA', 'Good', 'thank_you' );
		yield 'somewhere' => array( 'KM21FJX', '', 'Good', 'thank_you' );
	}

	#[TestDox( '[VAL-15] threshold and areas are settings' )]
	public function test_outcome_settings(): void {
		$this->set( array( 'threshold' => 300, 'local_areas' => 'm, sw' ) );
		self::assertSame( 'phone_quote', $this->send( $this->token( 'DU08GNX' ), array( 'email' => 'jo@example.com', 'postcode' => 'M1 1AA' ) )->get_data()['outcome'] );
		self::assertSame( 'thank_you', $this->send( $this->token( 'DU08GNX' ), array( 'email' => 'al@example.com', 'postcode' => 'TN17 3AB' ) )->get_data()['outcome'] );
	}

	#[TestDox( '[SEC-03] [REM-05] the same address may have it again; a second click makes no second mail' )]
	public function test_again(): void {
		global $wpdb;
		$token = $this->token();
		$this->send( $token, array( 'email' => 'jo@example.com', 'name' => 'Jo', 'postcode' => 'TN17 3AB' ) );
		self::assertSame( 202, $this->send( $token, array( 'email' => 'JO@example.com' ) )->get_status() );
		$this->deliver();
		self::assertCount( 1, $this->mails );

		// Later: the reminder asks for it without saying an address.
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET mail_queued_at = mail_queued_at - 100, sent_at = sent_at - 90', $wpdb->prefix . 'caphpi_valuation' ) );
		$response = $this->send( $token, array() );
		self::assertSame( array( 202, 'phone_quote' ), array( $response->get_status(), $response->get_data()['outcome'] ?? '' ) );
		self::assertSame( 'j***@example.com', $response->get_data()['recipient'] ?? '' );
		$this->deliver();
		self::assertSame( array( 'jo@example.com', 'jo@example.com' ), array_column( $this->mails, 'to' ) );
		self::assertSame( 'Jo', $this->rows()[0]['name'] );
	}

	public function test_a_mail_that_went_is_not_sent_twice_when_a_worker_died_after_it(): void {
		global $wpdb;
		$this->send( $this->token() );
		$this->deliver();
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET done_at = 0', $wpdb->prefix . 'hh_outbox' ) );
		$this->deliver();
		self::assertCount( 1, $this->mails );
	}

	#[TestDox( '[LOG-03] mail is down: the valuation is kept and its mail tried again' )]
	public function test_mail_down(): void {
		$this->mail_works = false;
		self::assertSame( 202, $this->send( $this->token() )->get_status() );
		$this->deliver();
		$this->deliver();
		self::assertSame( array(), $this->mails );
		self::assertSame( 'jo@example.com', $this->rows()[0]['email'] );
		$waiting = $this->outbox( 'caphpi.valuation-mail' )[0];
		self::assertSame( array( '2', '0', '0' ), array( (string) $waiting['attempts'], (string) $waiting['done_at'], (string) $waiting['failed_at'] ) );
		self::assertStringNotContainsString( 'jo@', (string) $waiting['last_error'] . $waiting['payload'] );

		$this->mail_works = true;
		$this->deliver();
		self::assertSame( array( 'jo@example.com' ), array_column( $this->mails, 'to' ) );
	}

	#[TestDox( '[LOG-03] a mail that is given up is told to a person' )]
	public function test_given_up(): void {
		$this->mail_works = false;
		$this->send( $this->token() );
		foreach ( range( 1, 7 ) as $attempt ) {
			$this->deliver();
		}
		$this->mail_works = true;
		$this->deliver();
		self::assertSame( array( (string) get_option( 'admin_email' ) ), array_column( $this->mails, 'to' ) );
		self::assertStringContainsString( 'Valuation email failed: KM21 FJX', $this->mails[0]['subject'] );
		self::assertStringContainsString( 'jo@example.com', $this->mails[0]['plain'] );
	}

	#[TestDox( '[LOG-03] record and mail are kept both or neither' )]
	public function test_transaction(): void {
		$token = $this->token();
		// A database that swallows the mail's row without a word.
		add_filter( 'query', static fn ( string $sql ): string => str_contains( $sql, 'INSERT IGNORE INTO' ) && str_contains( $sql, 'valuation-mail' ) ? 'SELECT 1' : $sql );
		$response = $this->send( $token );
		self::assert_error( $response, 503, 'caphpi_not_kept' );
		self::assertSame( array( '', '', '0' ), array( $this->rows()[0]['email'], $this->rows()[0]['outcome'], (string) $this->rows()[0]['mail_queued_at'] ) );
		self::assertSame( array(), $this->outbox( 'caphpi.valuation-mail' ) );
	}

	#[TestDox( '[LOG-03] a database that can promise nothing is not trusted' )]
	public function test_no_transaction(): void {
		$token = $this->token();
		add_filter( 'query', static fn ( string $sql ): string => 'START TRANSACTION' === $sql ? '' : $sql, 1 );
		self::assert_error( $this->send( $token ), 503, 'caphpi_not_kept' );
		self::assertSame( '', $this->rows()[0]['email'] );
	}

	#[TestDox( '[API-12] [VAL-18] a phone request is kept and alerts staff' )]
	public function test_phone_request(): void {
		$this->set( array( 'staff_email' => 'staff@example.com' ) );
		$token = $this->token();
		$this->send( $token, array( 'email' => 'jo@example.com', 'name' => 'Jo', 'postcode' => 'TN17 3AB' ) );
		$response = $this->send( $token, array( 'phone' => '+44 7700 900123' ), 'phone-request' );
		self::assertSame( array( 202, array( 'status' => 'queued' ) ), array( $response->get_status(), $response->get_data() ) );
		self::assert_matches_schema( $response->get_data(), self::schema( 'phone-request-answer' ) );
		self::dump_fixture( 'caphpi/phone-request', $response->get_data() );
		self::assertSame( '07700 900123', $this->rows()[0]['phone'] );
		self::assertSame( '07700 900123', $this->record()['phone'] );

		$this->send( $token, array( 'phone' => '07700900123' ), 'phone-request' );
		$this->deliver();
		$alerts = array_values( array_filter( $this->mails, static fn ( array $mail ): bool => 'staff@example.com' === $mail['to'] ) );
		self::assertCount( 1, $alerts, 'The same number again is the same call.' );
		self::assertStringContainsString( '07700 900123', $alerts[0]['plain'] );
		self::assertStringContainsString( 'KM21 FJX', $alerts[0]['subject'] );
		self::assertStringContainsString( 'Ford Fiesta', $alerts[0]['html'] );
		self::assertStringContainsString( 'href="tel:07700900123"', $alerts[0]['html'] );

		self::assert_error( $this->send( $token, array( 'phone' => '12' ), 'phone-request' ), 400, 'caphpi_invalid_phone' );
		self::assert_error( $this->send( $token, array(), 'phone-request' ), 400, 'rest_missing_callback_param' );
	}

	#[TestDox( '[API-11] a failed save is kept, alerts staff, and the thanks are true: the mail comes' )]
	public function test_save_error(): void {
		$this->set( array( 'staff_email' => 'staff@example.com' ) );
		$token    = $this->token();
		$response = $this->send( $token, array( 'email' => 'jo@example.com', 'name' => 'Jo' ), 'save-error' );
		self::assertSame( 202, $response->get_status() );
		self::assert_matches_schema( $response->get_data(), self::schema( 'save-error-answer' ) );
		self::dump_fixture( 'caphpi/save-error', $response->get_data() );
		self::assertSame( array( 'Jo', 'jo@example.com' ), array( $this->rows()[0]['name'], $this->rows()[0]['email'] ) );
		$this->send( $token, array( 'email' => 'jo@example.com' ), 'save-error' );
		$this->deliver();
		$to = array_column( $this->mails, 'to' );
		sort( $to );
		self::assertSame( array( 'jo@example.com', 'staff@example.com' ), $to );
		$alert = $this->mails[ (int) array_search( 'staff@example.com', array_column( $this->mails, 'to' ), true ) ];
		foreach ( array( $alert['html'], $alert['plain'] ) as $body ) {
			self::assertStringContainsString( 'Check this valuation: KM21 FJX', $body );
			self::assertStringContainsString( 'jo@example.com', $body );
			self::assertStringContainsString( 'page=caphpi-valuations', $body );
			self::assertStringNotContainsString( 'tel:', $body );
		}
	}

	public function test_a_failed_save_after_a_sent_valuation_makes_no_second_mail(): void {
		$this->set( array( 'staff_email' => 'staff@example.com' ) );
		$token = $this->token();
		$this->send( $token );
		$this->send( $token, array( 'email' => 'jo@example.com' ), 'save-error' );
		$this->deliver();
		$to = array_column( $this->mails, 'to' );
		sort( $to );
		self::assertSame( array( 'jo@example.com', 'staff@example.com' ), $to );
	}
}
