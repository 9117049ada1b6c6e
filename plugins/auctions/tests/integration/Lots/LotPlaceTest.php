<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Lots;

use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Tests\Integration\Catalogue\CatalogueTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * Where a property lot is, wherever lots are shown, and finding lots by place.
 */
#[TestDox( 'Where a property lot is' )]
final class LotPlaceTest extends CatalogueTestCase {

	private const MILL = array( 'address_1' => '12 Mill Lane', 'town' => 'Cranbrook', 'county' => 'Kent', 'postcode' => 'TN17 3DA', 'latitude' => 51.0968, 'longitude' => 0.5356 );

	#[TestDox( 'Its card leads with the address, and the title follows; a hidden address says the town alone' )]
	public function test_card(): void {
		$sale = self::sale( 'homes', array(), 'property-auctions' );
		self::lot( $sale, '1', self::MILL, 'Cottage to modernise' );
		self::lot( $sale, '2', array( 'address_hidden' => true, 'address_1' => '3 Secret Street' ) + self::MILL, 'Let house' );
		self::flush();
		$html = self::catalogue( $sale );
		self::assertMatchesRegularExpression( '#<h3[^>]*><a[^>]*>12 Mill Lane, Cranbrook, Kent, <span class="hh-whole">TN17 3DA</span></a></h3>(?:(?!<article).)*<p class="hh-lot-card__subject">Cottage to modernise</p>#', $html );
		self::assertMatchesRegularExpression( '#<h3[^>]*><a[^>]*>Cranbrook, Kent, TN17</a></h3>(?:(?!<article).)*<p class="hh-lot-card__subject">Let house</p>#', $html );
		self::assertStringNotContainsString( 'Secret', $html );
		self::assertSame( array(), self::found( $sale, array( 'search' => 'secret' ) ) );
		self::assertSame( array( '1', '2' ), self::found( $sale, array( 'search' => 'cranbrook' ) ) );
	}

	#[TestDox( 'A hidden address is nowhere on the lot’s own page: no street, no whole postcode, no exact point' )]
	public function test_hidden_page(): void {
		$sale = self::sale( 'homes', array(), 'property-auctions' );
		self::lot( $sale, '2', array( 'address_hidden' => true, 'address_1' => '3 Secret Street', 'display_address' => '3 Secret Street, Cranbrook' ) + self::MILL, 'Let house' );
		self::flush();
		[ $status, , $html ] = $this->render( '/auctions/homes/lot/2/' );
		self::assertSame( 200, $status );
		self::assertStringContainsString( 'Cranbrook, Kent, TN17', $html );
		foreach ( array( 'Secret', 'TN17 3DA', '51.0968', '0.5356' ) as $told ) {
			self::assertStringNotContainsString( $told, $html, $told );
		}
	}

	#[TestDox( 'Lots are found by town, and by a postcode with a radius' )]
	public function test_filters(): void {
		$sale = self::sale( 'homes', array(), 'property-auctions' );
		self::lot( $sale, '1', self::MILL );
		self::lot( $sale, '2', array( 'town' => 'Hawkhurst', 'postcode' => 'TN18 4AA', 'latitude' => 51.0478, 'longitude' => 0.5102 ) );
		self::lot( $sale, '3', array( 'town' => 'Margate', 'postcode' => 'CT9 1AA', 'latitude' => 51.3813, 'longitude' => 1.3862 ) );
		self::lot( $sale, '4', array( 'town' => 'Margate', 'latitude' => 0.0, 'longitude' => 0.0 ) );
		self::flush();
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "INSERT INTO %i (kind, slug, name, name_key, latitude, longitude) VALUES ('postcode', 'tn173da', 'TN17 3DA', 'tn173da', 51.0968, 0.5356), ('outcode', 'tn17', 'TN17', 'tn17', 51.1, 0.53)", $wpdb->prefix . 'hh_place' ) );
		self::assertSame( array( '2' ), self::found( $sale, array( 'town' => 'hawkhurst' ) ) );
		self::assertSame( array( '3', '4' ), self::found( $sale, array( 'town' => array( 'margate' ) ) ) );
		self::assertSame( array( '1' ), self::found( $sale, array( 'postcode' => 'tn17 3da', 'radius' => '1' ) ) );
		self::assertSame( array( '1', '2' ), self::found( $sale, array( 'postcode' => 'TN17 3DA' ) ) );
		self::assertSame( array( '1', '2' ), self::found( $sale, array( 'postcode' => 'TN17', 'radius' => '5' ) ) );
		self::assertSame( array(), self::found( $sale, array( 'postcode' => 'ZZ99 9ZZ' ) ) );
		// Neither a radius alone nor something else than a postcode asks for anything.
		self::assertCount( 4, self::found( $sale, array( 'radius' => '1' ) ) );
		self::assertCount( 4, self::found( $sale, array( 'postcode' => 'a place' ) ) );
		self::assertSame( array( 'town', 'postcode' ), array_values( array_intersect( array_column( Plugin::auctions()->catalogues->view( $sale, array(), array() )->props()['filters'], 'name' ), array( 'town', 'postcode' ) ) ) );
	}

	private static function catalogue( SaleRecord $sale ): string {
		return Plugin::auctions()->catalogues->view( $sale, array(), array() )->lots;
	}
}
