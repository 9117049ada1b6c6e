<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\LotPage;

use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Core\Schema\Schema;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * Where a property lot is: the button of its page and the panel that it fetches.
 */
final class LotLocationTest extends IntegrationTestCase {

	use AuctionFixtures;

	private const POINT = array( 'latitude' => 51.0968, 'longitude' => 0.5356, 'location_quality' => 'feed' );

	#[TestDox( '[LOT-09] [PROP-03] The page of a property lot whose place is known has the button of its map, and nothing of another’s server' )]
	public function test_button(): void {
		$sale = self::sale( 'weald', business: 'property-auctions' );
		$lot  = self::lot( $sale, '1', self::POINT );
		self::lot( $sale, '2' );
		$html = $this->render( '/auctions/weald/lot/1/' )[2];
		self::assertSame( 1, preg_match( '#data-island="lot-location" data-props="([^"]*)">(.*?)</div></div>#s', $html, $found ) );
		self::assertSame( array( 'loader_url' => home_url( "/loader/lot-map/{$lot}/" ) ), json_decode( html_entity_decode( $found[1] ), true ) );
		self::assertMatchesRegularExpression( '#<button [^>]*hidden>Show Map</button>#', $found[2] );
		self::assertStringNotContainsString( 'openstreetmap', $html );

		$nowhere = $this->render( '/auctions/weald/lot/2/' )[2];
		self::assertStringNotContainsString( 'lot-location', $nowhere );
		self::assertStringContainsString( 'hh-location__address', $nowhere );
	}

	#[TestDox( '[API-08] A lot’s panel is HTML of its own; 404 for vehicles, for drafts, and for lots of a sale that does not show them' )]
	public function test_panel(): void {
		$sale                = self::sale( 'weald', business: 'property-auctions' );
		$lot                 = self::lot( $sale, '1', array( 'display_address' => '1 “High” Street & Lane' ) + self::POINT );
		[ $status, , $html ] = $this->render( "/loader/lot-map/{$lot}/" );
		self::assertSame( 200, $status );
		self::assertStringStartsWith( '<div class="hh-location-panel"', trim( $html ) );
		self::assertStringNotContainsString( '<html', $html );
		self::assertSame( 1, preg_match( '#data-hh-location="([^"]*)"#', $html, $found ) );
		$location = json_decode( html_entity_decode( $found[1], ENT_QUOTES | ENT_HTML5 ) );
		self::assert_matches_schema( $location, Schema::from_file( dirname( __DIR__, 4 ) . '/core/schemas/map-location.json' )->to_array() );
		self::assertSame( array( '1 “High” Street & Lane, TN17 3DA', 51.0968, 0 ), array( $location->name, $location->latitude, $location->radius ) );
		self::assertFileExists( dirname( __DIR__, 3 ) . '/assets/' . basename( $location->marker_url ) );

		$postcode = self::lot( $sale, '2', array( 'location_quality' => 'postcode' ) + self::POINT );
		self::assertStringContainsString( 'the centre of TN17 3DA', $this->render( "/loader/lot-map/{$postcode}/" )[2] );

		$draft = self::lot( $sale, '3', self::POINT );
		wp_update_post( array( 'ID' => $draft, 'post_status' => 'draft' ) );
		$hidden = array(
			$draft,
			self::lot( self::sale( 'cars' ), '1', self::POINT ),
			self::lot( self::sale( 'later', array( 'status' => 'announced' ), 'property-auctions' ), '1', self::POINT ),
			self::lot( $sale, '4' ),
			999999999,
		);
		foreach ( $hidden as $other ) {
			[ $status, , $html ] = $this->render( "/loader/lot-map/{$other}/" );
			self::assertSame( 404, $status, (string) $other );
			self::assertStringNotContainsString( 'data-hh-location', $html );
		}
	}
}
