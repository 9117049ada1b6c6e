<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Enquiries;

use HearthHammer\Auctions\Enquiries\EnquiriesModule;
use HearthHammer\Auctions\Enquiries\EnquirySettings;
use HearthHammer\Auctions\Enquiries\Privacy\EnquiryData;
use HearthHammer\Auctions\Enquiries\Sell\SellForm;
use HearthHammer\Auctions\Enquiries\Sell\SellQuestion;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Core\Core;
use HearthHammer\Core\Page\PageRequest;
use HearthHammer\Core\Schema\Schema;
use HearthHammer\Core\Templates\TemplatePage;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * 'Sell at our auction'.
 */
final class SellTest extends IntegrationTestCase {

	use AuctionFixtures;

	private int $submissions = 0;

	protected function setUp(): void {
		parent::setUp();
		$_COOKIE['hh_browser'] = '0123456789abcdef0123456789abcdef';
		Core::services()->browser->forget();
		update_option( EnquirySettings::OPTION, array( 'staff_email' => 'saleroom@example.com' ) );
	}

	protected function tearDown(): void {
		Core::services()->browser->forget();
		parent::tearDown();
	}

	/** @return iterable<string, array{string, bool, string, string|null, string}> */
	public static function answers(): iterable {
		$vectors = (array) json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/vectors/sell-answers.json' ), true );
		foreach ( $vectors['cases'] as $number => $case ) {
			yield "{$number} {$case['rule']}" => array( $case['rule'], $case['is_required'], $case['typed'], $case['kept'], $case['says'] );
		}
	}

	/** @param 'text'|'plate'|'number' $rule */
	#[DataProvider( 'answers' )]
	#[TestDox( 'An answer of $rule: "$typed" is kept as $kept' )]
	public function test_answers( string $rule, bool $required, string $typed, ?string $kept, string $says ): void {
		$question = new SellQuestion( 'x', 'X', $rule, $required, 'fault', 'missing' );
		self::assertSame( array( $kept, $says ), array( $question->read( $typed ), $question->fault_of( $typed ) ) );
		self::assertSame( '' === $says ? '' : 'fault', ( new SellQuestion( 'x', 'X', $rule, $required, 'fault' ) )->fault_of( $typed ), 'Without a sentence of its own a missing answer gets the other.' );
	}

	/** @return array<string, mixed> */
	private function fields( string $business = 'car-auctions' ): array {
		return array(
			'token'      => Plugin::enquiries()->form_token->issue(),
			'submission' => 'sell-test-submission-' . ++$this->submissions,
			'business'   => $business,
			'answers'    => 'property-auctions' === $business ? array( 'address' => '1 High Street', 'property' => 'Shop with a flat', 'price' => '£190,000' ) : array( 'plate' => 'ab12 cde', 'mileage' => '45000' ),
			'name'       => 'Jo Smith',
			'email'      => 'jo@example.com',
			'message'    => 'One owner.',
		);
	}

	#[TestDox( 'What somebody wants to sell is kept with its mails before it is mailed, with each answer under its question' )]
	public function test_it_is_kept(): void {
		$answer = $this->rest( 'POST', '/hpapi/v1/auctions/enquiries/sell', $this->fields() );
		self::assertSame( 201, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		self::assert_matches_schema( json_decode( (string) wp_json_encode( $answer->get_data() ) ), self::schema( 'sell-answer' ) );
		global $wpdb;
		$rows = (array) $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}hh_auction_enquiry", ARRAY_A );
		self::assertCount( 1, $rows );
		self::assertSame( array( 'sell', 'car-auctions', '0', 'Car auctions: AB12CDE', 'One owner.' ), array( $rows[0]['kind'], $rows[0]['business'], $rows[0]['lot_id'], $rows[0]['subject'], $rows[0]['message'] ) );
		self::assertSame( array( 'Number plate' => 'AB12CDE', 'Mileage' => '45,000' ), json_decode( $rows[0]['details'], true ) );
		self::assertSame( '2', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}hh_outbox" ), 'a mail to staff and one to the visitor wait' );
	}

	#[TestDox( 'The same submission again is kept once; a used token, a filled trap and wrong answers keep nothing' )]
	public function test_refused(): void {
		$fields = $this->fields( 'property-auctions' );
		self::assertSame( 201, $this->rest( 'POST', '/hpapi/v1/auctions/enquiries/sell', $fields )->get_status() );
		self::assertSame( 201, $this->rest( 'POST', '/hpapi/v1/auctions/enquiries/sell', $fields )->get_status() );
		self::assertSame( 1, self::kept() );
		self::assertSame( 401, $this->rest( 'POST', '/hpapi/v1/auctions/enquiries/sell', array( ...$fields, 'submission' => 'another-submission-1' ) )->get_status() );
		foreach ( array(
			array( 400, array( 'website' => 'https://spam.example' ) ),
			array( 401, array( 'token' => 'forged' ) ),
			array( 404, array( 'business' => 'moon-auctions' ) ),
			array( 400, array( 'answers' => array( 'plate' => '', 'mileage' => 'x' ) ) ),
			array( 400, array( 'email' => 'no' ) ),
			array( 400, array( 'answers' => 'text' ) ),
			array( 400, array( 'answers' => array( 'plate' => array( 'x' ) ) ) ),
		) as $number => [ $status, $changed ] ) {
			self::assertSame( $status, $this->rest( 'POST', '/hpapi/v1/auctions/enquiries/sell', array( ...$this->fields(), ...$changed ) )->get_status(), "case {$number}" );
		}
		$faults = $this->rest( 'POST', '/hpapi/v1/auctions/enquiries/sell', array( ...$this->fields(), 'answers' => array( 'mileage' => 'x' ), 'name' => '' ) )->get_data();
		self::assertSame( array( 'plate', 'mileage', 'name' ), array_keys( $faults['data']['fields'] ?? $faults['data']['params'] ?? array() ) );
		self::assertSame( 1, self::kept() );
	}

	#[TestDox( 'Without JavaScript the page shows what was typed once more, keeps it with the next click, and thanks' )]
	public function test_without_javascript(): void {
		$pages = SellForm::pages( Plugin::enquiries() );
		$asked = static fn ( string $page, string $business, ?array $fields ): PageRequest => new PageRequest( $page, array( EnquiriesModule::BUSINESS => $business ), array(), $fields );
		self::assertNull( $pages->answer( $asked( 'form', 'moon-auctions', null ) ) );
		$typed = array( 'plate' => 'AB12 CDE', 'mileage' => '1,000', 'name' => 'Jo', 'email' => 'jo@example.com', 'message' => '"><script>' );
		$check = $pages->answer( $asked( 'form', 'van-auctions', $typed ) );
		self::assertInstanceOf( TemplatePage::class, $check );
		$html = $check->body();
		self::assertSame( 1, preg_match( '/name="token" value="([^"]+)"/', $html, $token ) );
		self::assertStringContainsString( 'value="AB12 CDE"', $html );
		self::assertStringNotContainsString( '<script>', $html );
		self::assertSame( 0, self::kept() );
		$wrong = $pages->answer( $asked( 'form', 'van-auctions', array( ...$typed, 'token' => $token[1], 'mileage' => '' ) ) );
		self::assertInstanceOf( TemplatePage::class, $wrong );
		self::assertStringContainsString( 'Enter the mileage<', $wrong->body() );
		self::assertSame( home_url( '/auction-enquiry/sell/van-auctions/thanks/' ), $pages->answer( $asked( 'form', 'van-auctions', array( ...$typed, 'token' => $token[1] ) ) ) );
		self::assertSame( 1, self::kept() );
		[ $status, , $html ] = $this->render( '/auction-enquiry/sell/van-auctions/thanks/' );
		self::assertSame( 200, $status );
		self::assertStringContainsString( 'Thank you, we’ve received your selling enquiry', $html );
		self::assertStringContainsString( 'noindex', $html );
	}

	#[TestDox( '[VAL-16] A link brings plate, mileage and make along; what would not do, or belongs to no question, is left out, and nothing is sent by it' )]
	public function test_a_link_brings_the_vehicle(): void {
		$pages = SellForm::pages( Plugin::enquiries() );
		$form  = static function ( array $query ) use ( $pages ): string {
			$page = $pages->answer( new PageRequest( 'form', array( EnquiriesModule::BUSINESS => 'car-auctions' ), $query, null ) );
			self::assertInstanceOf( TemplatePage::class, $page );
			self::assertSame( 200, $page->status );
			return $page->body();
		};
		$html = $form( array( 'vrm' => 'km21 fjx', 'mileage' => '45000', 'vehicle' => 'Ford "Fiesta"' ) );
		foreach ( array( 'name="plate" class="hh-field__input" value="KM21FJX"', 'name="mileage" class="hh-field__input" value="45,000"', 'value="Ford &quot;Fiesta&quot;"' ) as $part ) {
			self::assertStringContainsString( $part, $html );
		}
		self::assertStringNotContainsString( 'aria-invalid', $html );
		$person = array( 'name' => 'Jo', 'email' => 'jo@example.com', 'message' => 'hello', 'submission' => 'a-link-may-not-send', 'token' => Plugin::enquiries()->form_token->issue() );
		$html   = $form( $person + array( 'vrm' => array( 'x' ), 'mileage' => 'many', 'vehicle' => str_repeat( 'x', 121 ) ) );
		self::assertSame( 0, preg_match( '/name="(plate|mileage|vehicle|name|email)" class="hh-field__input" value="[^"]/', $html ) );
		self::assertSame( 0, self::kept() );
	}

	#[TestDox( '[SITE-11] A seller is thanked with the next sales of the business, by the route and without JavaScript; where none is planned nothing is said of them' )]
	public function test_next_sales(): void {
		$thanks = fn (): array => $this->rest( 'POST', '/hpapi/v1/auctions/enquiries/sell', $this->fields() )->get_data();
		self::assertSame( array(), $thanks()['next'] );
		self::assertStringNotContainsString( 'Upcoming auctions</h2>', $this->render( '/auction-enquiry/sell/car-auctions/thanks/' )[2] );
		self::sale( 'next-cars' );
		self::sale( 'next-vans', array(), 'van-auctions' );
		Plugin::auctions()->index->flush();
		$answer = $thanks();
		self::assert_matches_schema( json_decode( (string) wp_json_encode( $answer ) ), self::schema( 'sell-answer' ) );
		self::assertSame( array( home_url( '/auctions/next-cars/' ) ), array_column( $answer['next'], 'url' ) );
		self::assertMatchesRegularExpression( '/^[A-Z][a-z]+day \d+ [A-Z][a-z]+/', $answer['next'][0]['label'] );
		[ , , $html ] = $this->render( '/auction-enquiry/sell/car-auctions/thanks/' );
		self::assertStringContainsString( 'Upcoming auctions</h2>', $html );
		self::assertStringContainsString( 'href="' . home_url( '/auctions/next-cars/' ) . '">' . esc_html( $answer['next'][0]['label'] ), $html );
	}

	#[TestDox( 'WordPress’s export shows what a seller wrote, and its erasure forgets it' )]
	public function test_privacy(): void {
		$this->rest( 'POST', '/hpapi/v1/auctions/enquiries/sell', $this->fields() );
		$export = ( new EnquiryData( Plugin::enquiries()->enquiries, Plugin::enquiries()->settings, Core::services()->replies->replies, Plugin::enquiries()->proofs ) );
		self::assertStringContainsString( 'AB12CDE', (string) wp_json_encode( $export->export( 'jo@example.com', 10, 0 ) ) );
		self::assertSame( 1, $export->erase( 'jo@example.com', 10 )->removed );
		self::assertSame( 0, self::kept() );
	}

	#[TestDox( 'Each business has its questions; the form works without JavaScript and a business that there is not has none' )]
	public function test_the_form(): void {
		// Its link is the site's own matter.
		delete_option( 'wp_page_for_privacy_policy' );
		foreach ( array( 'property-auctions' => 'address', 'car-auctions' => 'plate', 'van-auctions' => 'mileage' ) as $business => $name ) {
			self::assertStringContainsString( "name=\"{$name}\"", self::block( 'sell-at-auction', array( 'business' => $business ) ) );
		}
		self::assertSame( '', self::block( 'sell-at-auction', array( 'business' => 'moon-auctions' ) ) );
		$form  = new SellForm( Business::from_slug( 'car-auctions' ) ?? self::fail() );
		$props = json_decode( (string) wp_json_encode( $form->props() ) );
		self::assertIsObject( $props );
		self::assert_matches_schema( $props, self::schema( 'sell-at-auction-props' ) );
		self::dump_fixture( 'auctions/sell-at-auction', array( 'props' => $props, 'html' => $form->html( array(), array(), '' ) ) );
	}

	private static function kept(): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}hh_auction_enquiry" );
	}

	/** @return array<string, mixed> */
	private static function schema( string $name ): array {
		return Schema::from_file( dirname( __DIR__, 3 ) . "/schemas/{$name}.json" )->to_array();
	}
}
