<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\Tests\Integration;

use HearthHammer\Core\Core;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;

/**
 * What is sold or let is shown, but not offered.
 */
final class SoldPropertyTest extends IntegrationTestCase {

	#[TestWith( array( 1, 'sold_stc', 'Sold STC' ) )]
	#[TestWith( array( 2, 'let', 'Let' ) )]
	#[TestDox( '[LEAD-04] What is sold or let offers no viewing; it offers similar ones and an alert' )]
	public function test_no_viewing( int $channel, string $status, string $label ): void {
		$parish = PropertyFactory::parish( 'Cranbrook' );
		PropertyFactory::property( array( 'channel' => $channel, 'parish' => $parish ) );
		$id = PropertyFactory::property( array( 'channel' => $channel, 'parish' => $parish, 'status' => $status, 'bedrooms' => 3 ) );
		[ $code, , $html ] = $this->render( (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH ) );
		self::assertSame( 200, $code );
		self::assertStringNotContainsString( 'Book a viewing', $html );
		self::assertStringNotContainsString( 'href="#enquiry', $html );
		self::assertStringContainsString( "{$label}: no further viewings.", $html );
		self::assertStringContainsString( 'href="#similar"', $html );
		self::assertStringContainsString( 'id="similar"', $html );
		self::assertSame( 1, preg_match( '#href="([^"]+/saved-searches/new/[^"]+)"#', $html, $link ) );
		parse_str( (string) wp_parse_url( html_entity_decode( $link[1] ), PHP_URL_QUERY ), $search );
		self::assertSame( array( 'Cranbrook', '3', 'house' ), array( $search['location'] ?? '', $search['min_beds'] ?? '', $search['property_type'] ?? '' ) );
		$answer = $this->rest( 'GET', "/hpapi/v1/estate-agents/properties/{$id}/viewing-slots" );
		self::assertSame( 404, $answer->get_status() );
	}

	#[TestDox( '[LEAD-04] Neither the route nor the page without JavaScript takes a viewing of what is sold, and its card and phone bar offer none' )]
	public function test_no_way_round(): void {
		$_COOKIE['hh_browser'] = '0123456789abcdef0123456789abcdef';
		Core::services()->browser->forget();
		$sold = PropertyFactory::property( array( 'status' => 'sold', 'latitude' => 51.09 ), 'Sold Lane, Cranbrook' );
		foreach ( array( 'ask', 'viewing' ) as $kind ) {
			$token  = (string) $this->rest( 'GET', '/hpapi/v1/enquiries/token' )->get_data()['data']['token'];
			$answer = $this->rest( 'POST', '/hpapi/v1/enquiries', array( 'token' => $token, 'submission' => "sold-submission-{$kind}", 'kind' => $kind, 'property' => $sold, 'name' => 'Jo Smith', 'email' => 'jo@example.com', 'message' => 'May I?', 'preferred' => 'Any day' ) );
			self::assertSame( array( 404, 'hpapi_no_property' ), array( $answer->get_status(), $answer->get_data()['code'] ?? '' ), $kind );
		}
		Core::services()->browser->forget();
		self::assertSame( 404, $this->render( "/enquiry/property/{$sold}/" )[0] );
		[ , , $list ] = $this->render( '/estate-agents/for-sale/?include_complete=1' );
		self::assertStringContainsString( 'Sold Lane', $list );
		self::assertStringNotContainsString( '#enquiry', $list );
		[ , , $html ] = $this->render( (string) wp_parse_url( (string) get_permalink( $sold ), PHP_URL_PATH ) );
		self::assertSame( 1, preg_match( '#<div class="hh-property-bar".*?</div>#s', $html, $bar ) );
		self::assertStringNotContainsStringIgnoringCase( 'viewing', $bar[0] );
		self::assertStringContainsString( 'href="#similar"', $bar[0] );
	}

	#[TestDox( '[LEAD-04] What is under offer is still shown round' )]
	public function test_under_offer(): void {
		$id = PropertyFactory::property( array( 'status' => 'under_offer' ) );
		[ , , $html ] = $this->render( (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH ) );
		self::assertStringContainsString( 'Book a viewing', $html );
	}
}
