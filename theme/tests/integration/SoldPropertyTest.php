<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\Tests\Integration;

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
		self::assertStringContainsString( "{$label}: there are no more viewings.", $html );
		self::assertStringContainsString( 'href="#similar"', $html );
		self::assertStringContainsString( 'id="similar"', $html );
		self::assertSame( 1, preg_match( '#href="([^"]+/saved-searches/new/[^"]+)"#', $html, $link ) );
		parse_str( (string) wp_parse_url( html_entity_decode( $link[1] ), PHP_URL_QUERY ), $search );
		self::assertSame( array( 'Cranbrook', '3', 'house' ), array( $search['location'] ?? '', $search['min_beds'] ?? '', $search['property_type'] ?? '' ) );
		$answer = $this->rest( 'GET', "/hpapi/v1/estate-agents/properties/{$id}/viewing-slots" );
		self::assertSame( 404, $answer->get_status() );
	}

	#[TestDox( '[LEAD-04] What is under offer is still shown round' )]
	public function test_under_offer(): void {
		$id = PropertyFactory::property( array( 'status' => 'under_offer' ) );
		[ , , $html ] = $this->render( (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH ) );
		self::assertStringContainsString( 'Book a viewing', $html );
	}
}
