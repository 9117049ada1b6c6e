<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Enquiries;

use HearthHammer\Core\Enquiry\EnquiryState;
use HearthHammer\Core\Visitor\VisitorError;
use HearthHammer\Hpapi\Enquiries\EnquiryKind;
use HearthHammer\Hpapi\Plugin;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * Writing to a member of staff.
 */
final class PersonMessageTest extends EnquiryTestCase {

	private int $person = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->person = (int) wp_insert_post( array( 'post_type' => 'hpapi_staff', 'post_status' => 'publish', 'post_title' => 'Eleanor Ashdown', 'meta_input' => array( 'hpapi_staff_role' => 'Valuer', 'hpapi_staff_branch' => 'ENQ', 'hpapi_staff_email' => 'eleanor@example.com' ) ) );
	}

	/** @return array<string, string> */
	private function fields(): array {
		return array( 'person' => (string) $this->person, 'token' => $this->token(), 'name' => 'Jo Smith', 'email' => 'jo@example.com', 'message' => 'Would you look at our barn?' );
	}

	#[TestDox( '[SITE-12] The form to a person is private, has a token, and is of nobody who is not shown' )]
	public function test_form(): void {
		[ $status, $headers, $html ] = $this->render( "/enquiry/person/{$this->person}/" );
		self::assertSame( 200, $status );
		self::assertStringContainsString( 'no-store', $headers['cache-control'] );
		self::assertStringContainsString( 'Message Eleanor Ashdown', $html );
		self::assertMatchesRegularExpression( '/name="token" value="[^"]{20}/', $html );
		self::assertSame( 404, $this->render( '/enquiry/person/99999999/' )[0] );
		self::assertSame( 404, $this->render( "/enquiry/person/{$this->property}/" )[0] );
		wp_trash_post( $this->person );
		self::assertSame( 404, $this->render( "/enquiry/person/{$this->person}/" )[0] );
	}

	#[TestDox( '[SITE-12] A message is kept once, mailed to the person and to whoever wrote it, and answered like any enquiry' )]
	public function test_sent(): void {
		$fields  = $this->fields();
		$enquiry = Plugin::enquiries()->sending->send_to_person( $fields );
		self::assertSame( $enquiry->id, Plugin::enquiries()->sending->send_to_person( $fields )->id );
		self::assertSame( array( EnquiryKind::Person, $this->person, 'Eleanor Ashdown', 'ENQ' ), array( $enquiry->kind, $enquiry->post_id, $enquiry->address, $enquiry->branch ) );
		self::assertCount( 1, $this->rows() );
		$this->deliver();
		$to_staff = $this->mails_to( 'eleanor@example.com' )[0] ?? null;
		self::assertSame( 'New message for Eleanor Ashdown: Jo Smith', $to_staff?->subject );
		self::assertStringContainsString( 'Would you look at our barn?', (string) $to_staff?->plain );
		$to_visitor = $this->mails_to( 'jo@example.com' )[0] ?? null;
		self::assertSame( 'We’ve received your message: Eleanor Ashdown', $to_visitor?->subject );
		self::assertSame( 'eleanor@example.com', $to_visitor->headers['Reply-To'] ?? '' );
		// Nobody has shown yet that the address is theirs: none of their words go there (SEC-03).
		self::assertStringNotContainsString( 'barn', $to_visitor->plain . $to_visitor->html );
		self::assertStringNotContainsString( 'property', $to_visitor->plain );

		[ $status, , $html ] = $this->render( "/enquiry/{$enquiry->public_id}/?token=" . rawurlencode( $this->mailed_token( 'jo@example.com' ) ) );
		self::assertSame( 200, $status );
		self::assertStringContainsString( 'Withdraw this message', $html );
		self::assertMatchesRegularExpression( '#Next steps.*href="[^"]*/people/eleanor-ashdown/".*>See all properties for sale<.*>Request a valuation<#s', $html );
		self::assertSame( array( EnquiryState::Done, EnquiryState::Cancelled ), $enquiry->next() );

		Plugin::enquiries()->moving->cancel_by_visitor( $enquiry->public_id, $this->mailed_token( 'jo@example.com' ) );
		$this->deliver();
		self::assertSame( array( 'New message for Eleanor Ashdown: Jo Smith', 'Message withdrawn by visitor: Jo Smith' ), array_column( $this->mails_to( 'eleanor@example.com' ), 'subject' ) );
	}

	#[TestDox( '[SITE-12] What is wrong with a message is said field by field, and nothing is kept' )]
	public function test_refused(): void {
		try {
			Plugin::enquiries()->sending->send_to_person( array( 'message' => '', 'email' => 'jo', 'wishes' => array( 'callback' ) ) + $this->fields() );
			self::fail( 'It was taken.' );
		} catch ( VisitorError $error ) {
			self::assertSame( array( 'email', 'phone' ), array_keys( $error->fields ) );
		}
		self::assertSame( array(), $this->rows() );
		// The form of a property makes neither a valuation nor a message.
		self::assertSame( 400, $this->ask( array( 'kind' => 'person' ) )->get_status() );
	}
}
