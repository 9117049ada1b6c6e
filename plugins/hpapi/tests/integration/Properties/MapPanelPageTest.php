<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Properties;

use HearthHammer\Core\Schema\Schema;
use HearthHammer\Core\Place\Import\PlaceRow;
use HearthHammer\Core\Place\Import\PlaceWriter;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/** The map panel of a property's page. */
final class MapPanelPageTest extends IntegrationTestCase {

	#[TestDox( '[API-08] The loader page answers the HTML of the map panel and nothing around it; 404 for what is not shown' )]
	public function test_panel(): void {
		$id                  = PropertyFactory::property( array( 'location_quality' => 'staff' ), '1 “High” Street & Lane' );
		[ $status, , $html ] = $this->render( "/loader/property-map/{$id}/" );
		self::assertSame( 200, $status );
		self::assertStringStartsWith( '<div class="hh-location-panel"', trim( $html ) );
		self::assertStringNotContainsString( '<html', $html );
		$location = self::location( $html );
		self::assert_matches_schema( $location, Schema::from_file( dirname( __DIR__, 4 ) . '/core/schemas/map-location.json' )->to_array() );
		self::assertSame( array( '1 “High” Street & Lane', 51.0968, 0.5356, 0, '' ), array( $location->name, $location->latitude, $location->longitude, $location->radius, $location->note ) );

		$hidden = array(
			PropertyFactory::property( array( 'status' => 'withdrawn', 'withdrawn_at' => 1700000000 ) ),
			PropertyFactory::property( array( 'published' => false ) ),
			PropertyFactory::property( array( 'latitude' => 0.0, 'longitude' => 0.0 ) ),
			(int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'About us' ) ),
			999999999,
		);
		foreach ( $hidden as $other ) {
			[ $status, , $html ] = $this->render( "/loader/property-map/{$other}/" );
			self::assertSame( 404, $status, (string) $other );
			self::assertStringNotContainsString( 'data-hh-location', $html );
		}
	}

	#[TestDox( 'What is known to the postcode or outward code only is a circle, and the panel says so' )]
	public function test_approximate(): void {
		foreach ( array( 'postcode' => array( 200, 'the centre of TN17 3AB' ), 'outcode' => array( 2000, 'the TN17 area' ), '' => array( 2000, 'the TN17 area' ) ) as $quality => [ $radius, $says ] ) {
			$id                  = PropertyFactory::property( array( 'location_quality' => $quality ) );
			[ $status, , $html ] = $this->render( "/loader/property-map/{$id}/" );
			self::assertSame( 200, $status );
			self::assertSame( $radius, self::location( $html )->radius, $quality );
			self::assertMatchesRegularExpression( '#hh-location-panel__note">[^<]*' . $says . '#', $html );
		}
	}

	#[TestDox( 'The stations within six miles are named, the nearest first, with their distance' )]
	public function test_stations(): void {
		$writer = new PlaceWriter( transactions: false );
		foreach ( array( 'Far' => 51.6, 'Next' => 51.15, 'Near' => 51.1 ) as $name => $latitude ) {
			$writer->add( new PlaceRow( 'station', $name, $latitude, 0.53 ) );
		}
		$writer->finish();
		$id           = PropertyFactory::property();
		[ , , $html ] = $this->render( "/loader/property-map/{$id}/" );
		self::assertSame( array( 'Near', 'Next' ), array_column( self::location( $html )->stations, 'name' ) );
		self::assertMatchesRegularExpression( '#<span>Next</span>\s*<span[^>]*>\s*3\.7 miles#', $html );
	}

	#[TestDox( 'The property’s page has the button’s island where its place is known, and no dead button without JavaScript' )]
	public function test_button(): void {
		$id           = PropertyFactory::property();
		[ , , $html ] = $this->render( (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH ) );
		self::assertSame( 1, preg_match( '#data-island="property-location" data-props="([^"]*)">(.*?)</div></div>#s', $html, $found ) );
		self::assertSame( array( 'loader_url' => home_url( "/loader/property-map/{$id}/" ) ), json_decode( html_entity_decode( $found[1] ), true ) );
		self::assertMatchesRegularExpression( '#<button [^>]*hidden>Show Map</button>#', $found[2] );

		$nowhere      = PropertyFactory::property( array( 'latitude' => 0.0, 'longitude' => 0.0 ) );
		[ , , $html ] = $this->render( (string) wp_parse_url( (string) get_permalink( $nowhere ), PHP_URL_PATH ) );
		self::assertStringNotContainsString( 'data-island="property-location"', $html );
		self::assertStringContainsString( 'hh-location__address', $html );
	}

	private static function location( string $html ): object {
		self::assertSame( 1, preg_match( '#data-hh-location="([^"]*)"#', $html, $found ) );
		$location = json_decode( html_entity_decode( $found[1], ENT_QUOTES | ENT_HTML5 ) );
		self::assertIsObject( $location );
		return $location;
	}
}
