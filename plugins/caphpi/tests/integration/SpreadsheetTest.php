<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Tests\Integration;

use HearthHammer\Caphpi\Settings\Secrets;
use HearthHammer\Caphpi\Settings\ValuationSettings;
use HearthHammer\Caphpi\SpreadsheetLog\AccessTokens;
use HearthHammer\Caphpi\SpreadsheetLog\CircuitBreaker;
use HearthHammer\Caphpi\SpreadsheetLog\GoogleSheet;
use HearthHammer\Caphpi\SpreadsheetLog\RateLimitBackoff;
use HearthHammer\Caphpi\SpreadsheetLog\SheetConnection;
use HearthHammer\Caphpi\SpreadsheetLog\SheetHttp;
use HearthHammer\Caphpi\SpreadsheetLog\SheetRow;
use HearthHammer\Caphpi\SpreadsheetLog\SheetSettings;
use HearthHammer\Core\Core;
use HearthHammer\Core\Trouble\Troubles;
use HearthHammer\Core\Trouble\TroubleWatch;
use HearthHammer\Core\Locks\Slots;
use HearthHammer\Core\Outbox\Attempt;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;

#[Group( 'platform' )]
final class SpreadsheetTest extends ValuationTestCase {

	private FakeSheet $sheet;

	protected function setUp(): void {
		parent::setUp();
		$this->sheet = ( new FakeSheet() )->install();
		$this->set( array( 'staff_email' => 'staff@example.com' ) );
	}

	#[TestDox( '[LOG-01] the refresh token is traded for an access token, kept sealed until shortly before its end' )]
	public function test_token(): void {
		global $wpdb;
		$this->sent();
		$this->deliver();
		$call = $this->sheet->calls_to( '/token' )[0];
		self::assertSame( array( 'POST', 'https://oauth2.googleapis.com/token' ), array( $call['method'], $call['url'] ) );
		parse_str( $call['body'], $form );
		self::assertSame(
			array(
				'client_id'     => 'client-of-the-test',
				'client_secret' => 'secret-of-the-test',
				'refresh_token' => 'refresh-of-the-test',
				'grant_type'    => 'refresh_token',
			),
			$form
		);
		self::assertCount( 1, $this->sheet->rows );

		$this->sent( 'GY67HRT', 'al@example.com' );
		$this->deliver();
		self::assertCount( 2, $this->sheet->rows );
		self::assertSame( 1, $this->sheet->tokens_given, 'One token serves until it ends.' );
		$kept = (string) $wpdb->get_var( $wpdb->prepare( 'SELECT option_value FROM %i WHERE option_name = %s', $wpdb->options, '_transient_caphpi_sheet_token' ) );
		self::assertNotSame( '', $kept );
		self::assertStringNotContainsString( 'access-of-the-test', $kept );
		$ends = (int) get_option( '_transient_timeout_caphpi_sheet_token' );
		$this->assert_noted_now( $ends, 3510 );
	}

	#[TestDox( '[LOG-01] an answer without an access token is a save failure' )]
	public function test_no_token(): void {
		$this->sheet->grants = array( array( 200, array( 'token_type' => 'Bearer' ) ) );
		$token               = $this->sent();
		self::assert_error( $this->log( $token ), 502, 'caphpi_not_written' );
		self::assertSame( array(), $this->sheet->calls_to( '/values/' ) );
		$this->deliver();
		self::assertCount( 1, $this->sheet->rows, 'The row had stayed in the queue.' );
	}

	#[TestDox( '[LOG-02] one row of the record’s values in field order, appended as typed, with the submission’s id at its end' )]
	public function test_append(): void {
		$token = $this->token();
		$this->send( $token, array( 'email' => '+jo@example.com', 'postcode' => 'TN17 3AB' ) );
		$this->send( $token, array( 'phone' => '07700 900123' ), 'phone-request' );
		$this->deliver();
		$call = $this->sheet->calls_to( ':append' )[0];
		self::assertSame( 'POST', $call['method'] );
		self::assertSame( 'https://sheets.googleapis.com/v4/spreadsheets/sheet-of-the-test/values/A1:append?insertDataOption=INSERT_ROWS&valueInputOption=USER_ENTERED', $call['url'] );
		self::assertSame( 'Bearer access-of-the-test-1', $call['headers']['Authorization'] );
		$body = json_decode( $call['body'], true );
		self::assertSame( array( 'majorDimension', 'values' ), array_keys( $body ) );
		self::assertSame( 'ROWS', $body['majorDimension'] );
		self::assertCount( 1, $body['values'] );

		$record = $this->record();
		$cells  = array_combine( array( ...array_keys( $record ), 'submission' ), $body['values'][0] );
		self::assertSame( "'+jo@example.com", $cells['email'] );
		self::assertSame( "'07700 900123", $cells['phone'] );
		self::assertSame( "'" . $this->rows()[0]['public_id'], $cells['submission'] );
		foreach ( array_diff_key( $record, array_flip( array( 'email', 'phone' ) ) ) as $field => $value ) {
			self::assertSame( null === $value ? 'Unknown' : ( is_array( $value ) ? implode( ',', $value ) : $value ), $cells[ $field ], $field );
		}
		self::assertContains( 'Unknown', $cells );
	}

	#[TestDox( '[API-13] the page’s call tries the queued row once, now, and says whether it is written' )]
	public function test_route(): void {
		$token = $this->token();
		self::assert_error( $this->log( $token ), 409, 'caphpi_not_sent' );
		$this->send( $token );
		$row = $this->outbox( 'caphpi.spreadsheet-row' )[0];
		self::assertSame( '0', (string) $row['attempts'], 'Left to the page.' );
		$this->assert_noted_now( (int) $row['next_at'], 60 );

		$response = $this->log( $token );
		self::assertSame( array( 200, array( 'status' => 'written' ) ), array( $response->get_status(), $response->get_data() ) );
		self::assert_matches_schema( $response->get_data(), self::schema( 'valuation-log-answer' ) );
		self::dump_fixture( 'caphpi/valuation-log', $response->get_data() );
		self::assertSame( 'private, no-store', $response->get_headers()['Cache-Control'] );

		self::assertSame( 200, $this->log( $token )->get_status(), 'Asked again, it is still written.' );
		$this->deliver();
		self::assertCount( 1, $this->sheet->rows );
		$seen = (string) wp_json_encode( array( $response->get_data(), $response->get_headers() ) );
		self::assertStringNotContainsString( 'of-the-test', $seen );
	}

	#[TestDox( '[API-13] not written: 502, the row stays queued, and the page cannot hurry it' )]
	public function test_route_fails(): void {
		$this->sheet->appends = array( 503 );
		$token                = $this->sent();
		self::assert_error( $this->log( $token ), 502, 'caphpi_not_written' );
		$asked = count( $this->sheet->calls );
		self::assert_error( $this->log( $token ), 502, 'caphpi_not_written' );
		self::assertCount( $asked, $this->sheet->calls );
		self::assertSame( array( '1', '0', '0' ), array_map( 'strval', array_values( array_intersect_key( $this->outbox( 'caphpi.spreadsheet-row' )[0], array_flip( array( 'attempts', 'done_at', 'failed_at' ) ) ) ) ) );
		$this->deliver();
		self::assertCount( 1, $this->sheet->rows );
		self::assertSame( 200, $this->log( $token )->get_status() );
	}

	#[TestDox( '[API-13] [VAL-17] while a worker writes the row nobody else does, and to wait for it is no failure' )]
	public function test_claimed(): void {
		global $wpdb;
		$token = $this->sent();
		$wpdb->update( $wpdb->prefix . 'hh_outbox', array( 'claimed_by' => 'worker', 'claimed_at' => time(), 'attempts' => 1, 'next_at' => time() + 100 ), array( 'kind' => 'caphpi.spreadsheet-row' ) );
		$queries = $this->count_queries( fn () => self::assertSame( array( 202, 'queued' ), array( $this->log( $token )->get_status(), $this->log( $token )->get_data()['status'] ) ) );
		self::assertLessThan( 60, $queries, 'It is told at once: nobody looks again and again.' );
		self::assertSame( array(), $this->sheet->calls );
		$wpdb->update( $wpdb->prefix . 'hh_outbox', array( 'done_at' => time(), 'claimed_by' => '' ), array( 'kind' => 'caphpi.spreadsheet-row' ) );
		self::assertSame( 200, $this->log( $token )->get_status() );
	}

	#[TestDox( '[API-13] [VAL-17] One request of the site writes a row at a time; who finds the slot taken waits for the worker, and that is no failure' )]
	public function test_slot(): void {
		$token = $this->sent();
		$other = new Slots( Core::services()->locks, 'caphpi-log', 1, 60 );
		$free  = $other->take();
		self::assertNotNull( $free );
		$answer = $this->log( $token );
		self::assertSame( array( 202, array( 'status' => 'queued' ) ), array( $answer->get_status(), $answer->get_data() ) );
		self::assert_matches_schema( $answer->get_data(), self::schema( 'valuation-log-answer' ) );
		self::assertSame( array(), $this->sheet->calls );
		self::assertSame( '0', (string) $this->outbox( 'caphpi.spreadsheet-row' )[0]['attempts'], 'It has not been tried.' );
		// The slots of mails are others: slow ones take this one from nobody.
		$free();
		$mails = new Slots( Core::services()->locks, 'request-delivery', 2, 60 );
		self::assertNotNull( $mails->take() );
		self::assertNotNull( $mails->take() );
		self::assertSame( 200, $this->log( $token )->get_status() );
		self::assertCount( 1, $this->sheet->rows );
		self::assertNotNull( $other->take(), 'The slot is given back.' );
	}

	#[TestDox( '[LOG-02] [VAL-18] A phone number that is given later reaches the row in the spreadsheet; what staff wrote there stays' )]
	public function test_phone_later(): void {
		$this->sent( 'KM21FJX', 'al@example.com' );
		$token = $this->sent( 'GY67HRT', 'jo@example.com' );
		$this->deliver();
		self::assertCount( 2, $this->sheet->rows );
		$fields = array_keys( $this->record() );
		$phone  = (int) array_search( 'phone', $fields, true );
		$status = (int) array_search( 'sale_status', $fields, true );
		$at     = array_search( 'jo@example.com', array_map( static fn ( array $row ): mixed => $row[1], $this->sheet->rows ), true );
		self::assertSame( 'Unknown', $this->sheet->rows[ $at ][ $phone ] );
		$this->sheet->rows[ $at ][ $status ] = 'Sold, says staff';

		self::assertSame( 202, $this->send( $token, array( 'phone' => '+33 1 23 45 67 89' ), 'phone-request' )->get_status() );
		$this->deliver();
		self::assertSame( '+33123456789', $this->sheet->rows[ $at ][ $phone ] );
		self::assertSame( 'Sold, says staff', $this->sheet->rows[ $at ][ $status ] );
		self::assertSame( 'Unknown', $this->sheet->rows[ 1 - $at ][ $phone ], 'Another row is left alone.' );
		self::assertCount( 2, $this->sheet->rows );
		$cells = json_decode( (string) $this->sheet->calls_to( 'values:batchUpdate' )[0]['body'], true )['data'];
		self::assertContains( array( array( "'+33123456789" ) ), array_column( $cells, 'values' ), 'A number is not run as a formula.' );
	}

	#[TestDox( '[LOG-02] [VAL-14] Of a vehicle without a value the number alone makes the row' )]
	public function test_phone_without_email(): void {
		$token = $this->token( 'TE57NOV' );
		self::assertSame( 202, $this->send( $token, array( 'phone' => '07700 900123' ), 'phone-request' )->get_status() );
		$this->deliver();
		self::assertCount( 1, $this->sheet->rows );
		$row = array_combine( array_slice( array_keys( $this->record() ), 0, 42 ), array_slice( $this->sheet->rows[0], 0, 42 ) );
		self::assertSame( array( '07700 900123', 'Unknown', 'TE57NOV' ), array( $row['phone'], $row['email'], $row['Vrm'] ) );
		self::assertSame( array( 'no_value', '' ), array( $this->rows()[0]['outcome'], $this->rows()[0]['email'] ) );
		self::assertSame( array( 'staff@example.com' ), array_column( $this->mails, 'to' ) );
	}

	#[TestDox( '[LOG-03] What changes a row outlives a service that is down' )]
	public function test_change_is_tried_again(): void {
		$token = $this->sent();
		$this->deliver();
		$this->sheet->revoke();
		$this->sheet->grants = array( array( 503, array() ) );
		delete_transient( 'caphpi_sheet_token' );
		$this->send( $token, array( 'phone' => '07700 900123' ), 'phone-request' );
		$this->deliver();
		self::assertNotContains( '07700 900123', $this->sheet->rows[0] );
		$this->deliver();
		self::assertContains( '07700 900123', $this->sheet->rows[0] );
	}

	#[TestDox( '[API-13] only the valuation’s own browser may ask, and not without end' )]
	public function test_route_guards(): void {
		self::assert_error( $this->log( 'abc.def' ), 401, 'caphpi_invalid_token' );
		foreach ( range( 2, 15 ) as $at ) {
			self::assertSame( 401, $this->log( 'abc.def' )->get_status() );
		}
		self::assert_error( $this->log( 'abc.def' ), 429, 'caphpi_too_many_requests' );
		self::assertSame( 400, $this->rest( 'POST', '/caphpi/v1/valuation/log' )->get_status() );
	}

	#[TestDox( 'a token that is not taken is renewed, once' )]
	public function test_expired_token(): void {
		$this->sent();
		$this->deliver();
		$this->sheet->revoke();
		$token = $this->sent( 'GY67HRT', 'al@example.com' );
		self::assertSame( 200, $this->log( $token )->get_status() );
		self::assertSame( array( 2, 2 ), array( count( $this->sheet->rows ), $this->sheet->tokens_given ) );

		$this->sheet->appends = array( 401, 401 );
		$token                = $this->sent( 'DU08GNX', 'bo@example.com' );
		self::assert_error( $this->log( $token ), 502, 'caphpi_not_written' );
		self::assertSame( array(), $this->sheet->appends, 'Twice and no more.' );
	}

	#[TestDox( 'asked too often: nobody asks again before the time it says' )]
	public function test_too_often(): void {
		$this->sheet->appends     = array( 429 );
		$this->sheet->retry_after = 600;
		$token                    = $this->sent();
		self::assert_error( $this->log( $token ), 502, 'caphpi_not_written' );
		$this->assert_noted_now( (int) $this->outbox( 'caphpi.spreadsheet-row' )[0]['next_at'], 600 );

		$asked = count( $this->sheet->calls );
		$other = $this->sent( 'GY67HRT', 'al@example.com' );
		self::assert_error( $this->log( $other ), 502, 'caphpi_not_written' );
		self::assertCount( $asked, $this->sheet->calls, 'Not for another visitor either.' );

		delete_transient( 'caphpi_sheet_pause' );
		$this->deliver();
		self::assertCount( 2, $this->sheet->rows );
	}

	#[TestDox( 'written, and no answer: the row is looked for, not written again ($trick)' )]
	#[\PHPUnit\Framework\Attributes\TestWith( array( 'hang', 1 ) )]
	#[\PHPUnit\Framework\Attributes\TestWith( array( 'portal', 0 ) )]
	#[\PHPUnit\Framework\Attributes\TestWith( array( 502, 0 ) )]
	public function test_ambiguous( string|int $trick, int $written ): void {
		$this->sheet->appends = array( $trick );
		self::assert_error( $this->log( $this->sent() ), 502, 'caphpi_not_written' );
		self::assertCount( $written, $this->sheet->rows );
		$this->deliver();
		self::assertCount( 1, $this->sheet->rows );
		$looked = $this->sheet->calls_to( '/values/AQ1:AQ' );
		self::assertCount( 1, $looked );
		self::assertStringEndsWith( '?majorDimension=COLUMNS', $looked[0]['url'] );
		self::assertGreaterThan( 0, (int) $this->outbox( 'caphpi.spreadsheet-row' )[0]['done_at'] );
	}

	#[TestDox( '[LOG-02] a row that an earlier version wrote is found by a version whose record has more fields' )]
	public function test_row_of_an_older_version(): void {
		$this->sheet->appends = array( 'hang' );
		$this->log( $this->sent() );
		$older  = $this->sheet->rows[0];
		// One field more than that row has beside its id.
		$record = array_fill_keys( array_map( static fn ( int $at ): string => "field {$at}", range( 1, count( $older ) ) ), null );
		$this->google()->append( new SheetRow( $record, (string) end( $older ) ), new Attempt( 1, 2, 0 ) );
		self::assertCount( 1, $this->sheet->rows, 'found in the column where that version put it' );
		$this->google()->append( new SheetRow( $record, 'another' ), new Attempt( 1, 2, 0 ) );
		self::assertCount( 2, $this->sheet->rows );
	}

	#[TestDox( 'a worker that is killed between writing and saying so doubles no row, nor does a person who sends it again' )]
	public function test_killed(): void {
		global $wpdb;
		$this->log( $this->sent() );
		$wpdb->update( $wpdb->prefix . 'hh_outbox', array( 'done_at' => 0, 'claimed_by' => 'dead', 'next_at' => time() - 1 ), array( 'kind' => 'caphpi.spreadsheet-row' ) );
		$this->deliver();
		self::assertCount( 1, $this->sheet->rows );

		self::assertTrue( Core::services()->outbox_rows->renew( (int) $this->outbox( 'caphpi.spreadsheet-row' )[0]['id'] ) );
		$this->deliver();
		self::assertCount( 1, $this->sheet->rows );
	}

	#[TestDox( 'an account that is refused is not asked again until it changes; staff hear once, and all rows are written then' )]
	public function test_refused(): void {
		$this->sheet->use_credentials( array( 'sheet_refresh_token' => 'withdrawn' ) + FakeSheet::CREDENTIALS );
		$tokens = array( $this->sent(), $this->sent( 'GY67HRT', 'al@example.com' ) );
		self::assert_error( $this->log( $tokens[0] ), 502, 'caphpi_not_written' );
		$asked = count( $this->sheet->calls );
		self::assert_error( $this->log( $tokens[1] ), 502, 'caphpi_not_written' );
		self::assertCount( $asked, $this->sheet->calls );
		foreach ( $this->outbox( 'caphpi.spreadsheet-row' ) as $row ) {
			self::assertGreaterThan( 0, (int) $row['failed_at'] );
			self::assertStringNotContainsString( 'of-the-test', (string) $row['last_error'] );
			self::assertStringNotContainsString( 'withdrawn', (string) $row['last_error'] );
		}
		$this->watch();
		$this->watch();
		self::assertCount( 1, array_keys( array_column( $this->mails, 'to' ), 'staff@example.com', true ) );
		self::assertStringContainsString( 'Spreadsheet has rejected our account', implode( '', array_column( $this->mails, 'subject' ) ) );
		self::assertSame( array( 'sheet-refused' ), array_column( Troubles::all(), 'id' ) );

		$this->sheet->use_credentials( array( 'sheet_refresh_token' => 'new-refresh' ) + FakeSheet::CREDENTIALS );
		self::assertFalse( get_option( CircuitBreaker::OPTION ) );
		self::assertSame( array(), Troubles::all() );
		$this->deliver();
		self::assertCount( 2, $this->sheet->rows );
	}

	#[TestDox( 'a sheet that is not shared is refused too; once it is, sending one row anew brings them all' )]
	public function test_not_shared(): void {
		$this->sheet->appends = array( 403 );
		$this->sent();
		$this->sent( 'GY67HRT', 'al@example.com' );
		$this->deliver();
		self::assertCount( 0, $this->sheet->rows );
		$this->deliver();
		self::assertCount( 0, $this->sheet->rows );
		$first = (int) $this->outbox( 'caphpi.spreadsheet-row' )[0]['id'];
		update_option( CircuitBreaker::OPTION, array( 'at' => time() - 5, 'since' => time() - 5 ) + get_option( CircuitBreaker::OPTION ) );
		Core::services()->outbox_rows->renew( $first );
		self::assertTrue( Core::services()->outbox->deliver_one( $first ) );
		$this->deliver();
		self::assertCount( 2, $this->sheet->rows );
	}

	#[TestDox( '[LOG-02] A tab that the settings name gets the rows, and is where they are looked for and changed' )]
	public function test_tab(): void {
		$this->set( array( 'sheet_tab' => "Jo's list" ) );
		$this->sheet->tab     = "Jo's list";
		$this->sheet->appends = array( 'hang' );
		$token                = $this->sent();
		$this->deliver();
		$this->deliver();
		self::assertCount( 1, $this->sheet->rows );
		self::assertStringContainsString( '/values/%27Jo%27%27s%20list%27%21A1:append?', $this->sheet->calls_to( ':append' )[0]['url'] );
		self::assertStringContainsString( '/values/%27Jo%27%27s%20list%27%21AQ1:AQ?', $this->sheet->calls_to( '?majorDimension' )[0]['url'] );
		$this->send( $token, array( 'phone' => '07700 900123' ), 'phone-request' );
		$this->deliver();
		self::assertContains( '07700 900123', $this->sheet->rows[0] );
		self::assertTrue( $this->connection()->test()->ok );
	}

	/** @param list<string> $words Of the reason in the outbox. */
	#[TestDox( 'What the spreadsheet rejects is told for what it is: $subject' )]
	#[\PHPUnit\Framework\Attributes\TestWith( array( 'off', 'Google Sheets API is switched off', 'not enabled' ) )]
	#[\PHPUnit\Framework\Attributes\TestWith( array( 'tab', 'Spreadsheet tab not found', 'no tab called “Lost”' ) )]
	#[\PHPUnit\Framework\Attributes\TestWith( array( 'excel', 'Spreadsheet has rejected our account', 'not a Google spreadsheet' ) )]
	public function test_told_for_what_it_is( string $trick, string $subject, string $reason ): void {
		if ( 'tab' === $trick ) {
			$this->set( array( 'sheet_tab' => 'Lost' ) );
		} else {
			$this->sheet->appends = array( $trick );
		}
		$this->sent();
		$this->deliver();
		$this->sent( 'GY67HRT', 'al@example.com' );
		$this->deliver();
		$this->watch();
		$this->watch();
		self::assertStringContainsString( $reason, (string) $this->outbox( 'caphpi.spreadsheet-row' )[0]['last_error'] );
		$alerts = array_values( array_filter( $this->mails, static fn ( array $mail ): bool => 'staff@example.com' === $mail['to'] ) );
		self::assertCount( 1, $alerts, 'Once for all rows.' );
		self::assertStringContainsString( $subject, $alerts[0]['subject'] );
		self::assertCount( 0, $this->sheet->rows );
		if ( 'tab' === $trick ) {
			self::assertFalse( $this->connection()->test()->ok );
			self::assertStringContainsString( $reason, $this->connection()->test()->sentence );
		}
	}

	#[TestDox( 'A row that is rejected is told of alone; three different ones in a row stop the sending, and a row that is taken starts the count anew' )]
	public function test_rows_rejected(): void {
		$alerts               = fn (): array => array_column( array_filter( $this->mails, static fn ( array $mail ): bool => 'staff@example.com' === $mail['to'] ), 'subject' );
		$this->sheet->appends = array( 400, 400, 200, 400, 400, 400 );
		foreach ( array( 'KM21FJX', 'GY67HRT', 'DU08GNX' ) as $at => $plate ) {
			$this->sent( $plate, "one{$at}@example.com" );
			$this->deliver();
		}
		$this->deliver();
		self::assertCount( 1, $this->sheet->rows, 'Two were rejected; the third is not held back.' );
		self::assertStringContainsString( 'Spreadsheet rejected a valuation', implode( ' ', $alerts() ) );
		self::assertStringContainsString( 'error 400', (string) $this->outbox( 'caphpi.spreadsheet-row' )[0]['last_error'] );
		$this->mails = array();
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET attempts = 0, failed_at = 0, next_at = 0, created_at = 0, renewed_at = %d WHERE kind = %s AND failed_at > 0', $wpdb->prefix . 'hh_outbox', 0, 'caphpi.spreadsheet-row' ) );
		$this->deliver();
		$this->deliver();
		self::assertSame( array( 400 ), $this->sheet->appends, 'Two of them again.' );
		$this->sent( 'KM21FJX', 'four@example.com' );
		$this->deliver();
		self::assertSame( array(), $this->sheet->appends );
		$asked = count( $this->sheet->calls );
		$this->sent( 'GY67HRT', 'five@example.com' );
		$this->deliver();
		$this->watch();
		self::assertCount( $asked, $this->sheet->calls, 'It is not asked any more.' );
		self::assertStringContainsString( 'Spreadsheet rejects every row', implode( ' ', $alerts() ) );
		self::assertTrue( $this->connection()->test()->ok );
		$this->deliver();
		self::assertCount( 5, $this->sheet->rows, 'A test of the connection sends them again.' );
	}

	/** The worker's minute, five of them after the last. */
	private function watch(): void {
		update_option( TroubleWatch::OPTION, array( 'at' => 0 ) + (array) get_option( TroubleWatch::OPTION, array() ) );
		do_action( 'hh_outbox_deliver' );
		$this->deliver();
	}

	#[TestDox( '[LOG-03] a row is tried until it is given up, and then a person is told' )]
	public function test_given_up(): void {
		$this->sheet->appends = array_fill( 0, 7, 500 );
		$this->sent();
		foreach ( range( 1, 7 ) as $attempt ) {
			$this->deliver();
		}
		$this->deliver();
		$alerts = array_values( array_filter( $this->mails, static fn ( array $mail ): bool => 'staff@example.com' === $mail['to'] ) );
		self::assertCount( 1, $alerts );
		self::assertStringContainsString( 'missing from the spreadsheet: KM21 FJX', $alerts[0]['subject'] );
	}

	#[TestDox( '[LOG-03] valuation, mail and row are kept all or none' )]
	public function test_transaction(): void {
		$token = $this->token();
		add_filter( 'query', static fn ( string $sql ): string => str_contains( $sql, 'INSERT IGNORE INTO' ) && str_contains( $sql, 'spreadsheet-row' ) ? 'SELECT 1' : $sql );
		self::assert_error( $this->send( $token ), 503, 'caphpi_not_kept' );
		self::assertSame( '', $this->rows()[0]['email'] );
		self::assertSame( array( array(), array() ), array( $this->outbox( 'caphpi.valuation-mail' ), $this->outbox( 'caphpi.spreadsheet-row' ) ) );
	}

	public function test_a_valuation_that_was_erased_is_not_written(): void {
		$this->sent();
		apply_filters( 'wp_privacy_personal_data_erasers', array() )['caphpi-valuations']['callback']( 'jo@example.com', 1 );
		$this->deliver();
		self::assertSame( array(), $this->sheet->calls );
	}

	public function test_a_site_without_a_spreadsheet_notes_its_rows_itself(): void {
		$this->set( array( 'sheet_id' => '' ) );
		self::assertSame( 200, $this->log( $this->sent() )->get_status() );
		self::assertSame( array(), $this->sheet->calls );
		wp_set_current_user( 1 );
		set_current_screen( 'dashboard' );
		do_action( 'admin_menu' );
		ob_start();
		do_action( 'valuations_page_caphpi-spreadsheet' );
		$html = (string) ob_get_clean();
		self::assertStringContainsString( '>KM21FJX</td>', $html );
		self::assertStringContainsString( '>' . $this->rows()[0]['public_id'] . '</td>', $html );
		self::assertStringContainsString( '>hashed_email</th>', $html );
	}

	public function test_connection_test_reads_and_writes_nothing(): void {
		$test = apply_filters( 'caphpi_connection_tests', array( 'sheet' => $this->connection() ) )['sheet'];
		self::assertTrue( $test->test()->ok );
		self::assertSame( array(), $this->sheet->rows );
		$this->sheet->use_credentials( array( 'sheet_refresh_token' => 'withdrawn' ) + FakeSheet::CREDENTIALS );
		$result = $test->test();
		self::assertFalse( $result->ok );
		self::assertStringContainsString( 'invalid_grant', $result->sentence );
		self::assertStringNotContainsString( 'withdrawn', $result->sentence );
	}

	private function connection(): SheetConnection {
		return new SheetConnection( self::settings(), $this->google() );
	}

	private function google(): GoogleSheet {
		$settings = self::settings();
		$backoff  = new RateLimitBackoff();
		$breaker  = new CircuitBreaker( $settings, Core::services()->outbox_rows );
		return new GoogleSheet( $settings, new SheetHttp(), new AccessTokens( $settings, new SheetHttp(), $breaker, $backoff, Secrets::sealer() ), $breaker, $backoff );
	}

	private static function settings(): SheetSettings {
		return new SheetSettings( new ValuationSettings(), Secrets::store() );
	}

	/** A valuation that was sent; its token. */
	private function sent( string $vrm = 'KM21FJX', string $email = 'jo@example.com' ): string {
		$token = $this->token( $vrm );
		self::assertSame( 202, $this->send( $token, array( 'email' => $email ) )->get_status() );
		return $token;
	}

	private function log( string $token ): \WP_REST_Response {
		return $this->send( $token, array(), 'log' );
	}
}
