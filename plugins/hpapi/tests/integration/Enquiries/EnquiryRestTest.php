<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Enquiries;

use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * Asking and booking through the REST API.
 */
final class EnquiryRestTest extends EnquiryTestCase {

	#[TestDox( 'A question is kept with all that was written, then mailed to staff and visitor' )]
	public function test_ask(): void {
		$response = $this->ask( array( 'email' => ' Jo@Example.com ', 'phone' => '+44 7700 900123', 'wishes' => array( 'callback' ), 'message' => "Is the well wet?\r\nAnd <b>deep</b>?" ) );
		self::assertSame( 201, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		self::assertSame( 'private, no-store', $response->get_headers()['Cache-Control'] );
		self::assert_matches_schema( $response->get_data(), self::schema( 'enquiry-answer' ) );
		self::assertSame( array(), $this->mails, 'Nothing is sent before it is kept.' );
		$row = $this->rows()[0];
		self::assertSame(
			array( 'ask', 'received', 'ENQ_1', 'ENQ', 'Mill Lane, Cranbrook', 'Jo Smith', 'Jo@Example.com', hash( 'sha256', 'jo@example.com' ), '07700 900123', "Is the well wet?\nAnd <b>deep</b>?", 'callback' ),
			array_map( static fn ( string $column ): string => (string) $row[ $column ], array( 'kind', 'state', 'reference', 'branch', 'address', 'name', 'email', 'email_hash', 'phone', 'message', 'wishes' ) )
		);
		$this->deliver();
		$this->deliver();
		self::assertCount( 2, $this->mails, 'One each, once.' );
		$staff = $this->mails_to( 'staff@example.com' )[0];
		self::assertSame( 'Jo@Example.com', $staff->headers['Reply-To'] );
		self::assertStringContainsString( 'And <b>deep</b>?', $staff->plain );
		self::assertStringContainsString( 'And &lt;b&gt;deep&lt;/b&gt;?', $staff->html );
		self::assertSame( array(), $staff->attachments );
		self::assertStringContainsString( 'We’ve received your question: Mill Lane, Cranbrook', $this->mails_to( 'Jo@Example.com' )[0]->subject );
	}

	#[TestDox( 'A booked time is taken, reserved by mail with a calendar file, and no longer offered' )]
	public function test_book(): void {
		$slot  = $this->offer( '+3 days 10:30' );
		$slots = $this->rest( 'GET', "/hpapi/v1/estate-agents/properties/{$this->property}/viewing-slots" );
		self::assertSame( array( 200, 'private, no-store' ), array( $slots->get_status(), $slots->get_headers()['Cache-Control'] ) );
		self::assert_matches_schema( $slots->get_data(), self::schema( 'viewing-slots-answer' ) );
		self::assertSame( array( $slot, '10:30am' ), array( $slots->get_data()['data']['days'][0]['slots'][0]['id'], $slots->get_data()['data']['days'][0]['slots'][0]['time'] ) );

		$response = $this->book( $slot, array( 'email' => 'jo@example.com' ) );
		self::assertSame( 201, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		self::assert_matches_schema( $response->get_data(), self::schema( 'enquiry-answer' ) );
		self::assertStringEndsWith( ', 10:30am', $response->get_data()['data']['when'] );
		self::assertSame( 1, $this->taken( $slot ) );
		self::assertSame( array(), $this->rest( 'GET', "/hpapi/v1/estate-agents/properties/{$this->property}/viewing-slots" )->get_data()['data']['days'] );
		$this->deliver();
		$mail = $this->mails_to( 'jo@example.com' )[0];
		self::assertMatchesRegularExpression( '~^Confirm your viewing: .*Mill Lane.*, \w+day \d+ \w+, 10:30am$~', $mail->subject );
		foreach ( array( $mail->html, $mail->plain ) as $body ) {
			self::assertMatchesRegularExpression( '~/enquiry/[0-9a-f]{32}/\?.*viewing\.ics~s', $body, 'The button confirms; the calendar file comes after.' );
		}
		self::assertMatchesRegularExpression( '~10:30am~', $mail->plain );
		self::assertSame( array( 'viewing.ics', 'text/calendar' ), array( $mail->attachments[0]->name, $mail->attachments[0]->type ) );
		self::assertStringContainsString( 'STATUS:TENTATIVE', $mail->attachments[0]->content );
		self::assertStringContainsString( 'viewing.ics?token=', $mail->plain );
		self::assertCount( 1, $this->mails_to( 'staff@example.com' )[0]->attachments );
	}

	#[TestDox( 'Fixtures for the island: the answers to a token, to times, to a booking and to one that came too late' )]
	public function test_fixtures(): void {
		$slot = $this->offer();
		$this->offer( '+4 days 17:00' );
		$token = $this->rest( 'GET', '/hpapi/v1/enquiries/token' );
		self::assertSame( 'private, no-store', $token->get_headers()['Cache-Control'] );
		self::assert_matches_schema( $token->get_data(), self::schema( 'enquiry-token-answer' ) );
		self::dump_fixture( 'hpapi/enquiry-token', $token->get_data() );
		self::dump_fixture( 'hpapi/viewing-slots', $this->rest( 'GET', "/hpapi/v1/estate-agents/properties/{$this->property}/viewing-slots" )->get_data() );
		self::dump_fixture( 'hpapi/enquiry', $this->book( $slot )->get_data() );
		self::dump_fixture( 'hpapi/enquiry-slot-gone', $this->book( $slot )->get_data() );
		self::dump_fixture( 'hpapi/enquiry-invalid', $this->ask( array( 'email' => 'x' ) )->get_data() );
	}

	#[TestDox( 'Two people at the last place: one has it, the other is told what is left, and nothing of theirs is kept' )]
	public function test_last_place(): void {
		$slot  = $this->offer();
		$other = $this->offer( '+4 days 11:00' );
		self::assertSame( 201, $this->book( $slot )->get_status() );
		$late = $this->book( $slot );
		self::assert_error( $late, 409, 'hpapi_slot_gone' );
		self::assertSame( array( $other ), array_column( array_merge( ...array_column( $late->get_data()['data']['days'], 'slots' ) ), 'id' ) );
		self::assertCount( 1, $this->rows() );
		self::assertSame( 1, $this->taken( $slot ) );
		$this->deliver();
		self::assertCount( 2, $this->mails );
	}

	#[TestDox( 'Two claims that both saw the place free: the count of the UPDATE gives it to one' )]
	public function test_race(): void {
		$slot = $this->offer( '+3 days 10:00', 2 );
		// Between the other's look and claim, somebody takes both places.
		$raced = false;
		add_filter(
			'query',
			static function ( string $sql ) use ( &$raced, $slot ): string {
				global $wpdb;
				if ( ! $raced && str_contains( $sql, 'taken = taken + 1' ) ) {
					$raced = true;
					$wpdb->query( $wpdb->prepare( 'UPDATE %i SET taken = 2 WHERE id = %d', $wpdb->prefix . 'hpapi_viewing_slot', $slot ) );
				}
				return $sql;
			}
		);
		self::assert_error( $this->book( $slot ), 409, 'hpapi_slot_gone' );
		self::assertTrue( $raced );
		self::assertSame( array(), $this->rows() );
	}

	#[TestDox( 'A double click, and a resend after a time-out, is the same enquiry' )]
	public function test_idempotent(): void {
		$slot  = $this->offer();
		$first = $this->book( $slot, array( 'submission' => 'the-same-submission', 'email' => 'jo@example.com' ) );
		$again = $this->book( $slot, array( 'submission' => 'the-same-submission', 'email' => 'jo@example.com' ) );
		self::assertSame( array( 201, 201 ), array( $first->get_status(), $again->get_status() ) );
		self::assertSame( $first->get_data()['data']['id'], $again->get_data()['data']['id'] );
		self::assertCount( 1, $this->rows() );
		$this->deliver();
		self::assertCount( 1, $this->mails_to( 'jo@example.com' ) );
		// The word of another browser is another word.
		$this->browse_with( str_repeat( 'f', 32 ) );
		self::assert_error( $this->book( $slot, array( 'submission' => 'the-same-submission' ) ), 409, 'hpapi_slot_gone' );
	}

	#[TestDox( 'Enquiry and mails are kept all or nothing, with the place' )]
	public function test_transaction(): void {
		$slot = $this->offer();
		add_filter( 'query', static fn ( string $sql ): string => str_contains( $sql, 'INSERT IGNORE INTO' ) && str_contains( $sql, 'hpapi.enquiry-visitor' ) ? 'SELECT 1' : $sql );
		self::assert_error( $this->book( $slot ), 503, 'hpapi_enquiry_not_kept' );
		self::assertSame( array(), $this->rows() );
		self::assertSame( 0, $this->taken( $slot ) );
	}

	#[TestDox( '400 names the field: $field' )]
	#[DataProvider( 'faults' )]
	public function test_invalid( string $field, array $fields ): void {
		$response = $this->ask( $fields );
		self::assertSame( 400, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		self::assertArrayHasKey( $field, $response->get_data()['data']['params'] );
		self::assertSame( array(), $this->rows() );
	}

	/** @return iterable<string, array{string, array<string, mixed>}> */
	public static function faults(): iterable {
		yield 'name with a link' => array( 'name', array( 'name' => 'evil.example' ) );
		yield 'long name' => array( 'name', array( 'name' => str_repeat( 'a', 41 ) ) );
		yield 'email' => array( 'email', array( 'email' => 'jo@' ) );
		yield 'phone' => array( 'phone', array( 'phone' => '12' ) );
		yield 'call back without a number' => array( 'phone', array( 'wishes' => array( 'callback' ) ) );
		yield 'nothing asked' => array( 'message', array( 'message' => '  ' ) );
		yield 'long message' => array( 'message', array( 'message' => str_repeat( 'ä', 2001 ) ) );
		yield 'very long message' => array( 'message', array( 'message' => str_repeat( 'a', 9000 ) ) );
		yield 'unknown wish' => array( 'wishes', array( 'wishes' => array( 'money' ) ) );
		yield 'no kind' => array( 'kind', array( 'kind' => 'sell' ) );
		yield 'viewing without a time' => array( 'preferred', array( 'kind' => 'viewing' ) );
		yield 'submission' => array( 'submission', array( 'submission' => 'x' ) );
	}

	#[TestDox( '2,000 characters fit, whatever letters' )]
	public function test_longest(): void {
		self::assertSame( 201, $this->ask( array( 'message' => str_repeat( 'ä', 2000 ) ) )->get_status() );
		self::assertSame( 2000, mb_strlen( (string) $this->rows()[0]['message'] ) );
	}

	#[TestDox( 'Where times are offered, one of them or a wish is needed; a wish alone takes no place' )]
	public function test_preferred(): void {
		$slot = $this->offer();
		self::assertArrayHasKey( 'slot', $this->book( 0 )->get_data()['data']['params'] );
		$response = $this->book( 0, array( 'preferred' => 'Weekday evenings' ) );
		self::assertSame( array( 201, '', '' ), array( $response->get_status(), $response->get_data()['data']['when'], $response->get_data()['data']['calendar_url'] ) );
		self::assertSame( array( 'Weekday evenings', 0 ), array( $this->rows()[0]['preferred'], $this->taken( $slot ) ) );
	}

	#[TestDox( '404 for what is not there, hidden or withdrawn' )]
	public function test_no_property(): void {
		$gone = PropertyFactory::property( array( 'status' => 'withdrawn' ) );
		$off  = PropertyFactory::property( array( 'published' => false ) );
		foreach ( array( $gone, $off, 99999999 ) as $id ) {
			self::assert_error( $this->ask( array( 'property' => $id ) ), 404, 'hpapi_no_property' );
			self::assert_error( $this->rest( 'GET', "/hpapi/v1/estate-agents/properties/{$id}/viewing-slots" ), 404, 'hpapi_no_property' );
		}
	}

	#[TestDox( 'A branch’s time is for its properties and no other’s; past ones and those within the notice cannot be had' )]
	public function test_whose_time(): void {
		$stranger = PropertyFactory::property( array( 'branch' => 'OTHER' ) );
		$branch   = $this->offer( '+3 days 10:00', 1, 0, 'ENQ' );
		self::assert_error( $this->book( $branch, array( 'property' => $stranger, 'preferred' => 'x' ) ), 409, 'hpapi_slot_gone' );
		self::assertSame( 201, $this->book( $branch )->get_status() );
		self::assert_error( $this->book( $this->offer( '+1 hour' ), array( 'preferred' => 'x' ) ), 409, 'hpapi_slot_gone' );
		self::assert_error( $this->book( $this->offer( '-1 day' ), array( 'preferred' => 'x' ) ), 409, 'hpapi_slot_gone' );
	}

	#[TestDox( 'The mail’s token cancels, the place is free again, the calendar is told, and a second click changes nothing' )]
	public function test_cancel(): void {
		$slot = $this->offer();
		$data = $this->book( $slot, array( 'email' => 'jo@example.com' ) )->get_data()['data'];
		$this->deliver();
		$token = $this->mailed_token( 'jo@example.com' );
		self::assert_error( $this->rest( 'POST', "/hpapi/v1/enquiries/{$data['id']}/cancel", array( 'token' => 'x' . $token ) ), 401, 'hpapi_enquiry_link' );
		self::assert_error( $this->rest( 'POST', '/hpapi/v1/enquiries/' . str_repeat( '0', 32 ) . '/cancel', array( 'token' => $token ) ), 401, 'hpapi_enquiry_link' );
		self::assertSame( 1, $this->taken( $slot ) );

		$this->mails = array();
		$response    = $this->rest( 'POST', "/hpapi/v1/enquiries/{$data['id']}/cancel", array( 'token' => $token ) );
		self::assertSame( array( 200, 'cancelled' ), array( $response->get_status(), $response->get_data()['data']['state'] ) );
		self::assert_matches_schema( $response->get_data(), self::schema( 'enquiry-answer' ) );
		self::assertSame( 0, $this->taken( $slot ) );
		self::assertSame( 200, $this->rest( 'POST', "/hpapi/v1/enquiries/{$data['id']}/cancel", array( 'token' => $token ) )->get_status() );
		self::assertSame( 0, $this->taken( $slot ) );
		$this->deliver();
		self::assertCount( 2, $this->mails );
		$file = $this->mails_to( 'jo@example.com' )[0]->attachments[0]->content;
		self::assertStringContainsString( "METHOD:CANCEL\r\n", $file );
		self::assertStringContainsString( "SEQUENCE:1\r\n", $file );
		self::assertStringContainsString( "UID:viewing-{$data['id']}@", $file );
		self::assertSame( 201, $this->book( $slot )->get_status() );
	}
}
