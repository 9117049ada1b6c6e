<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Enquiries;

use HearthHammer\Core\Company\Company;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * The pages of an enquiry and the form on a property's page. What the forms do is told in
 * tests/e2e/property-enquiry.spec.ts, without JavaScript too.
 */
final class EnquiryPagesTest extends EnquiryTestCase {

	#[TestDox( 'The form on a page that a cache may keep has no token; on its own page it has one' )]
	public function test_form(): void {
		$this->offer();
		$props = $this->props( self::block( 'property-enquiry', array(), $this->property ) );
		self::assert_matches_schema( $props, self::schema( 'property-enquiry-props' ) );
		[ $status, , $html ] = $this->render( (string) wp_parse_url( (string) get_permalink( $this->property ), PHP_URL_PATH ) );
		self::assertSame( 200, $status );
		self::assertStringContainsString( 'id="enquiry"', $html );
		self::assertStringNotContainsString( 'name="token"', $html );

		[ $status, , $html ] = $this->render( "/enquiry/property/{$this->property}/" );
		self::assertSame( 200, $status );
		self::assertMatchesRegularExpression( '/name="token" value="[^"]+\.[^"]+"/', $html );
		self::assertMatchesRegularExpression( '/<meta name=.robots.[^>]*noindex/', $html );
		self::assertSame( 404, $this->render( '/enquiry/property/99999999/' )[0] );
		self::assertSame( 404, $this->render( '/enquiry/property/' . PropertyFactory::property( array( 'status' => 'withdrawn' ) ) . '/' )[0] );
	}

	#[TestDox( 'Opening the mail’s link changes nothing: its page has a button; a link that is not right shows nothing' )]
	public function test_visitor_page(): void {
		$slot = $this->offer();
		$data = $this->book( $slot, array( 'email' => 'jo@example.com' ) )->get_data()['data'];
		$this->deliver();
		$path = (string) wp_parse_url( $data['page_url'], PHP_URL_PATH );
		[ $status, , $html ] = $this->render( $path . '?token=' . rawurlencode( $this->mailed_token( 'jo@example.com' ) ) );
		self::assertSame( 200, $status );
		self::assertStringContainsString( 'Mill Lane, Cranbrook', $html );
		self::assertStringContainsString( 'Cancel this viewing', $html );
		// No dead end: what else there is round about.
		self::assertMatchesRegularExpression( '#Next steps.*location=TN17[^>]*>See more for sale in TN17.*See all properties for sale.*Request a valuation#s', $html );
		self::assertSame( array( 'received', 1 ), array( $this->rows()[0]['state'], $this->taken( $slot ) ) );
		foreach ( array( '', '?token=x', '?token[]=x', '?token=' . rawurlencode( $this->token() ) ) as $wrong ) {
			[ $status, , $html ] = $this->render( $path . $wrong );
			self::assertSame( 404, $status, $wrong );
			self::assertStringNotContainsString( 'Mill Lane', $html );
		}
		self::assertSame( 404, $this->render( $path . 'viewing.ics?token=x' )[0] );
	}

	#[TestDox( 'The server’s form is the fixture that the island’s first frame is held against' )]
	public function test_fixture(): void {
		// Its link is the site's own matter.
		delete_option( 'wp_page_for_privacy_policy' );
		update_option( Company::OFFICES, array( array( 'name' => 'Cranbrook', 'phone' => '01632 960 123', 'email' => 'cranbrook@example.com' ) ) );
		$this->keep_fixture( 'property-enquiry-no-times' );
		foreach ( range( 3, 8 ) as $day ) {
			$this->offer( "+{$day} days 10:00" );
			$this->offer( "+{$day} days 16:30" );
		}
		$this->keep_fixture( 'property-enquiry' );
	}

	#[TestDox( 'A property that visitors may not see has no form' )]
	public function test_no_form(): void {
		self::assertSame( '', self::block( 'property-enquiry', array(), PropertyFactory::property( array( 'published' => false ) ) ) );
	}

	private function keep_fixture( string $name ): void {
		$html = self::block( 'property-enquiry', array(), $this->property );
		self::assertSame( 1, preg_match( '#^<div [^>]*data-props="[^"]*">(.*)</div>$#s', $html, $parts ) );
		self::dump_fixture( "hpapi/{$name}", array( 'props' => $this->props( $html ), 'html' => $parts[1] ) );
	}

	private function props( string $html ): object {
		self::assertSame( 1, preg_match( '#data-props="([^"]*)"#', $html, $parts ) );
		$props = json_decode( html_entity_decode( $parts[1], ENT_QUOTES | ENT_HTML5 ) );
		self::assertIsObject( $props );
		return $props;
	}
}
