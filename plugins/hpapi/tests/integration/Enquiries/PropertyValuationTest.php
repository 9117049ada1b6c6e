<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Enquiries;

use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Core;
use HearthHammer\Core\Enquiry\EnquiryFilter;
use HearthHammer\Core\Visitor\VisitorError;
use HearthHammer\Hpapi\Enquiries\EnquiryCapability;
use HearthHammer\Hpapi\Enquiries\EnquiryKind;
use HearthHammer\Hpapi\Enquiries\EnquiryRepository;
use HearthHammer\Hpapi\Enquiries\EnquirySettings;
use HearthHammer\Hpapi\Enquiries\Privacy\EnquiryData;
use HearthHammer\Hpapi\Enquiries\Slots\SlotRepository;
use HearthHammer\Hpapi\Enquiries\Staff\EnquiriesScreen;
use HearthHammer\Hpapi\Enquiries\Valuation\SellPages;
use HearthHammer\Hpapi\Enquiries\Valuation\ValuationInput;
use HearthHammer\Hpapi\Hpapi;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Tests\EnquiryButton;
use PHPUnit\Framework\Attributes\TestDox;
use WP_REST_Response;

/**
 * 'What is my property worth?': asked, kept, mailed, agreed and answered.
 */
final class PropertyValuationTest extends EnquiryTestCase {

	private int $asked = 0;

	/** @param array<string, mixed> $fields Instead of the usual ones. */
	private function value( array $fields = array() ): WP_REST_Response {
		$number = ++$this->asked;
		return $this->rest( 'POST', '/hpapi/v1/enquiries/valuation', array( ...self::vectors()['valid'], 'email' => "owner{$number}@example.com", 'token' => $this->token(), 'submission' => "valuation-submission-{$number}", ...$fields ) );
	}

	/** @return array<string, mixed> */
	private static function vectors(): array {
		return json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/vectors/property-valuation.json' ), true );
	}

	private static function offices(): void {
		$office = static fn ( string $name, string $email, array $districts ): array => array( 'name' => $name, 'email' => $email, 'phone' => '01580 000000', 'districts' => $districts, 'branch' => strtoupper( substr( $name, 0, 3 ) ) );
		update_option( Company::OFFICES, array( $office( 'Cranbrook', 'cranbrook@example.com', array( 'TN17', 'TN18' ) ), $office( 'Rye', 'rye@example.com', array( 'TN31' ) ) ) );
	}

	#[TestDox( '[LEAD-01] A request is kept before it is mailed, goes to the office of its postcode, and the owner’s mail holds nothing that was typed but the name' )]
	public function test_it_is_kept_then_mailed(): void {
		self::offices();
		$answer = $this->value( array( 'postcode' => 'tn31 7la', 'address' => '3 Mermaid Street <b>', 'town' => 'Rye', 'email' => 'owner@example.com', 'days' => array( 'sat' ), 'times' => array( 'morning' ), 'message' => 'The roof is new.' ) );
		self::assertSame( 201, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		self::assert_matches_schema( $answer->get_data(), self::schema( 'enquiry-answer' ) );
		self::dump_fixture( 'hpapi/property-valuation-sent', $answer->get_data() );
		self::assertContains( 'See property for sale in TN31', array_column( $answer->get_data()['data']['next'], 'label' ) );
		self::assertSame( array(), $this->mails, 'Nothing is sent before it is kept.' );
		$row = $this->rows()[0];
		self::assertSame( array( 'valuation', 'received', '0', '3 Mermaid Street <b>, Rye, TN31 7LA' ), array( $row['kind'], $row['state'], $row['post_id'], $row['address'] ) );
		self::assertSame( array( 'postcode' => 'TN31 7LA', 'property_type' => 'flat', 'bedrooms' => '2', 'wants' => 'both', 'contact' => 'visit', 'days' => array( 'sat' ), 'times' => array( 'morning' ) ), json_decode( (string) $row['details'], true ) );

		$this->deliver();
		$this->deliver();
		self::assertCount( 2, $this->mails, 'One each, once.' );
		$staff = $this->mails_to( 'rye@example.com' )[0];
		self::assertSame( 'owner@example.com', $staff->headers['Reply-To'] );
		foreach ( array( '3 Mermaid Street <b>', 'Flat or maisonette', 'Saturday', 'Morning', 'The roof is new.', '07700 900123' ) as $told ) {
			self::assertStringContainsString( $told, $staff->plain );
		}
		self::assertStringNotContainsString( 'Street <b>', $staff->html );
		$owner = $this->mails_to( 'owner@example.com' )[0];
		self::assertStringContainsString( 'We’ve received your valuation request: TN31 7LA', $owner->subject );
		self::assertStringContainsString( 'asked us for a valuation', $owner->plain );
		self::assertStringContainsString( esc_html( ( new Company() )->name() ), $owner->html );
		foreach ( array( 'Mermaid', 'roof', '07700' ) as $typed ) {
			self::assertStringNotContainsString( $typed, $owner->plain . $owner->html . $owner->subject );
		}
	}

	#[TestDox( '[LEAD-01] PHP’s rules are those of property-valuation.json, which the island runs too' )]
	public function test_rules(): void {
		foreach ( self::vectors()['cases'] as $case ) {
			$faults = array();
			try {
				ValuationInput::draft( array( ...self::vectors()['valid'], ...$case['change'] ) );
			} catch ( VisitorError $refused ) {
				$faults = $refused->fields;
			}
			self::assertEquals( $case['faults'], $faults, $case['title'] );
		}
	}

	#[TestDox( '[LEAD-01] The same submission is kept once; a used or forged token, the trap and an eleventh try keep nothing' )]
	public function test_refused(): void {
		$fields = array( 'token' => $this->token(), 'submission' => 'the-same-submission', 'email' => 'owner@example.com' );
		self::assertSame( $this->value( $fields )->get_data()['data']['id'], $this->value( $fields )->get_data()['data']['id'] );
		self::assert_error( $this->value( array( ...$fields, 'submission' => 'another-submission' ) ), 401, 'hpapi_enquiry_token' );
		self::assert_error( $this->value( array( 'token' => 'forged.token' ) ), 401, 'hpapi_enquiry_token' );
		self::assert_error( $this->value( array( 'website' => 'https://spam.example' ) ), 400, 'hpapi_enquiry_refused' );
		$faults = $this->value( array( 'postcode' => 'TN17', 'phone' => '' ) );
		self::assert_error( $faults, 400, 'hpapi_enquiry_invalid' );
		self::assertSame( array( 'postcode', 'phone' ), array_keys( (array) $faults->get_data()['data']['params'] ) );
		self::assertCount( 1, $this->rows() );
		for ( $try = 0; $try < 8; $try++ ) {
			self::assertSame( 201, $this->value()->get_status() );
		}
		self::assert_error( $this->value(), 429, 'hpapi_too_many_enquiries' );
		self::assertCount( 9, $this->rows(), 'The try with the used token counts, too: ten a day of a browser.' );
	}

	#[TestDox( '[LEAD-01] The place of a postcode: its town and the office that serves it; an unknown one is no error, half a one is' )]
	public function test_place(): void {
		self::offices();
		$place = $this->rest( 'GET', '/hpapi/v1/enquiries/valuation/place', array( 'postcode' => 'tn173aa' ) );
		self::assertSame( array( 200, 'private, no-store' ), array( $place->get_status(), $place->get_headers()['Cache-Control'] ) );
		self::assert_matches_schema( $place->get_data(), self::schema( 'valuation-place-answer' ) );
		self::assertSame( array( 'TN17 3AA', 'Cranbrook' ), array( $place->get_data()['data']['postcode'], $place->get_data()['data']['office'] ) );
		$unknown = $this->rest( 'GET', '/hpapi/v1/enquiries/valuation/place', array( 'postcode' => 'ZE3 9JW' ) )->get_data()['data'];
		self::assertSame( array( 'ZE3 9JW', '' ), array( $unknown['postcode'], $unknown['office'] ) );
		self::assert_error( $this->rest( 'GET', '/hpapi/v1/enquiries/valuation/place', array( 'postcode' => 'TN17' ) ), 400, 'hpapi_enquiry_invalid' );
	}

	#[TestDox( '[LEAD-01] Staff’s list shows it with the next step; they agree a time, the owner gets it with a calendar file, and the CSV has all of it' )]
	public function test_staff(): void {
		wp_set_current_user( self::staff() );
		$this->value( array( 'email' => 'owner@example.com', 'days' => array( 'mon' ) ) );
		$this->value( array( 'contact' => 'call' ) );
		$html = self::screen( array() );
		self::assertStringContainsString( 'Call to arrange a visit, then confirm the time', $html );
		self::assertStringContainsString( 'Call the owner', $html );
		self::assertStringContainsString( 'Flat or maisonette, 2 bedrooms', $html );
		self::assertSame( 2, EnquiriesScreen::list()->count( new EnquiryFilter( EnquiryKind::Valuation ) ) );

		$id = (int) $this->rows()[0]['id'];
		EnquiryButton::press( 'hpapi_enquiry_move', $id, 'confirmed', array( 'starts' => (string) wp_date( 'Y-m-d\TH:i', time() + 3 * DAY_IN_SECONDS ), 'minutes' => '45' ) );
		self::assertSame( 'confirmed', $this->rows()[0]['state'] );
		$this->mails = array();
		$this->deliver();
		$mail = $this->mails_to( 'owner@example.com' )[0];
		self::assertStringContainsString( 'Valuation visit confirmed: TN17 3AA', $mail->subject );
		self::assertStringContainsString( 'SUMMARY:Valuation: TN17 3AA', $mail->attachments[0]->content );
		self::assertStringContainsString( 'Attend the appointment', self::screen( array() ) );

		$out = fopen( 'php://memory', 'w+' );
		self::assertIsResource( $out );
		Plugin::enquiries()->screen->write( $out, new EnquiryFilter() );
		rewind( $out );
		self::assertStringContainsString( 'Property type: Flat or maisonette; Bedrooms: 2; Interested in: Either', (string) stream_get_contents( $out ) );
	}

	#[TestDox( '[STAFF-07] What staff closed they open again: it is where it was, the history says who and when, and the visitor is not told' )]
	public function test_reopen(): void {
		$user = self::staff();
		wp_set_current_user( $user );
		$this->ask( array( 'email' => 'jo@example.com' ) );
		$this->deliver();
		$id = (int) $this->rows()[0]['id'];
		EnquiryButton::press( 'hpapi_enquiry_move', $id, 'done' );
		self::assertSame( 'done', $this->rows()[0]['state'] );
		self::assertSame( 0, EnquiriesScreen::list()->waiting() );
		self::assertStringContainsString( 'Reopen', self::screen( array( 'enquiry' => (string) $id ) ) );
		$this->mails = array();
		EnquiryButton::press( 'hpapi_enquiry_reopen', $id );
		$this->deliver();
		self::assertSame( array( 'received', array() ), array( $this->rows()[0]['state'], $this->mails ) );
		self::assertSame( 1, EnquiriesScreen::list()->waiting() );
		$html = self::screen( array( 'enquiry' => (string) $id ) );
		self::assertStringContainsString( 'New → Closed, ' . get_userdata( $user )->display_name, $html );
		self::assertStringContainsString( 'Closed → New, ' . get_userdata( $user )->display_name, $html );
		self::assertStringNotContainsString( 'Reopen', $html );
		// What is open cannot be opened.
		self::assertSame( 'refused', EnquiryButton::press( 'hpapi_enquiry_reopen', $id ) );
	}

	#[TestDox( '[STAFF-07] A viewing whose time nobody confirmed is open again as answered, so that it does not lapse at once; a stranger opens nothing' )]
	public function test_reopen_viewing(): void {
		wp_set_current_user( self::staff() );
		$slot = $this->offer();
		$this->book( $slot );
		$id = (int) $this->rows()[0]['id'];
		EnquiryButton::press( 'hpapi_enquiry_move', $id, 'done' );
		EnquiryButton::press( 'hpapi_enquiry_reopen', $id );
		self::assertSame( array( 'answered', 1 ), array( $this->rows()[0]['state'], $this->taken( $slot ) ) );
		wp_set_current_user( 0 );
		$this->expectException( \HearthHammer\Tests\WpDied::class );
		EnquiryButton::press( 'hpapi_enquiry_reopen', $id );
	}

	#[TestDox( '[LEAD-01] [LOG-05] Export shows what an owner wrote, erasure forgets it, and the privacy page tells of it' )]
	public function test_privacy(): void {
		$this->value( array( 'email' => 'owner@example.com', 'address' => 'The Oast' ) );
		$data   = new EnquiryData( new EnquiryRepository(), new EnquirySettings(), new SlotRepository(), Core::services()->replies->replies );
		$export = (string) wp_json_encode( $data->export( 'Owner@example.com', 10, 0 ) );
		self::assertStringContainsString( 'The Oast, TN17 3AA', $export );
		self::assertStringContainsString( 'Flat or maisonette', $export );
		self::assertStringContainsString( 'valuation', $data->notice()->what );
		self::assertSame( 1, $data->erase( 'owner@example.com', 10 )->removed );
		self::assertSame( array(), $this->rows() );
	}

	#[TestDox( '[LEAD-01] The block has no token and is the fixture of the island’s first frame; without JavaScript its page checks, sends and thanks' )]
	public function test_form(): void {
		// Its link is the site's own matter.
		delete_option( 'wp_page_for_privacy_policy' );
		$html = self::block( 'property-valuation' );
		self::assertSame( 1, preg_match( '#^<div [^>]*data-props="([^"]*)">(.*)</div>$#s', $html, $parts ) );
		$props = json_decode( html_entity_decode( $parts[1], ENT_QUOTES | ENT_HTML5 ), true );
		self::assert_matches_schema( $props, self::schema( 'property-valuation-props' ) );
		self::assertStringNotContainsString( 'name="token"', $html );
		self::dump_fixture( 'hpapi/property-valuation', array( 'props' => $props, 'html' => $parts[2] ) );

		[ $status, , $page ] = $this->render( '/enquiry/valuation/' );
		self::assertSame( 200, $status );
		self::assertMatchesRegularExpression( '/name="token" value="[^"]+\.[^"]+"/', $page );
		self::assertMatchesRegularExpression( '/<meta name=.robots.[^>]*noindex/', $page );
	}

	#[TestDox( '[LEAD-01] /sell/valuation/ is made once; menu, footer and home page lead to it, and to the form’s own page where editors took it away' )]
	public function test_page(): void {
		( new SellPages() )->create();
		( new SellPages() )->create();
		$page = get_page_by_path( 'sell/valuation' );
		self::assertNotNull( $page );
		self::assertTrue( has_block( 'hearth-hammer/property-valuation', $page ) );
		self::assertNull( get_page_by_path( 'sell/valuation-2' ) );
		self::assertSame( get_permalink( $page ), Hpapi::valuation_url() );
		[ $status, , $html ] = $this->render( '/' );
		self::assertSame( 200, $status );
		self::assertGreaterThanOrEqual( 3, substr_count( $html, 'href="' . get_permalink( $page ) . '"' ) );
		wp_cache_flush();
		wp_load_alloptions();
		self::assertSame( 0, $this->count_queries( static fn (): string => Hpapi::valuation_url() ), 'Every page asks.' );
		wp_update_post( array( 'ID' => $page->ID, 'post_status' => 'draft' ) );
		self::assertSame( home_url( '/enquiry/valuation/' ), Hpapi::valuation_url() );
		wp_publish_post( $page->ID );
		wp_update_post( array( 'ID' => $page->ID, 'post_status' => 'publish' ) );
		self::assertSame( get_permalink( $page ), Hpapi::valuation_url() );
		wp_trash_post( $page->ID );
		self::assertSame( home_url( '/enquiry/valuation/' ), Hpapi::valuation_url() );
	}

	private static function staff(): int {
		$user = wp_insert_user( array( 'user_login' => 'ella-' . wp_generate_password( 6, false ), 'user_pass' => 'x', 'display_name' => 'Ella Staff', 'role' => 'administrator' ) );
		self::assertIsInt( $user );
		self::assertTrue( user_can( $user, EnquiryCapability::NAME ) );
		return $user;
	}

	/** @param array<string, string> $query */
	private static function screen( array $query ): string {
		set_current_screen( 'hpapi_property_page_' . EnquiriesScreen::SLUG );
		$_GET = $query;
		do_action( 'admin_menu' );
		ob_start();
		do_action( (string) get_plugin_page_hookname( 'hpapi-enquiries', 'edit.php?post_type=hpapi_property' ) );
		$_GET = array();
		return (string) ob_get_clean();
	}
}
