<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Catalogue;

use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sales\SaleFields;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Schema\Schema;
use PHPUnit\Framework\Attributes\TestDox;
use WP_REST_Response;

/**
 * The lots of a catalogue of property on a map.
 */
#[TestDox( 'A catalogue of property on a map' )]
final class LotMapTest extends CatalogueTestCase {

	private const ROUTE = '/hpapi/v1/property-auctions/lots/map';

	private const MILL = array( 'address_1' => '12 Mill Lane', 'town' => 'Cranbrook', 'county' => 'Kent', 'postcode' => 'TN17 3DA', 'latitude' => 51.0968, 'longitude' => 0.5356, 'tenure' => 'freehold' );

	#[TestDox( 'All lots that the filters leave come in one answer as its schema says, whatever page is looked at; withdrawn and draft lots do not' )]
	public function test_lots(): void {
		$sale = self::sale( 'homes', array(), 'property-auctions' );
		for ( $i = 1; $i <= 30; $i++ ) {
			self::lot( $sale, (string) $i, array( 'tenure' => $i <= 28 ? 'freehold' : 'leasehold', 'latitude' => 51 + $i / 100 ) + self::MILL, "House {$i}" );
		}
		self::lot( $sale, '31', array( 'status' => 'withdrawn', 'latitude' => 51.7777 ) + self::MILL );
		wp_update_post( array( 'ID' => self::lot( $sale, '32', array( 'latitude' => 51.8888 ) + self::MILL ), 'post_status' => 'draft' ) );
		self::lot( $sale, '33', array( 'latitude' => 0.0, 'longitude' => 0.0 ) + self::MILL );
		self::flush();
		$data = $this->ask( $sale, array( 'tenure' => 'freehold' ) )->get_data();
		self::assert_matches_schema( $data, Schema::from_file( dirname( __DIR__, 3 ) . '/schemas/lots-map-answer.json' )->to_array() );
		self::assertSame( array_map( strval( ... ), range( 1, 28 ) ), array_column( $data['data'], 'number' ) );
		self::assertSame( 29, $data['total'], 'one has no place' );
		self::assertSame( array( home_url( '/auctions/homes/lot/1/' ) . '?tenure=freehold', '12 Mill Lane, Cranbrook, Kent, TN17 3DA', 51.01, 0.5356 ), array( $data['data'][0]['url'], $data['data'][0]['place'], $data['data'][0]['latitude'], $data['data'][0]['longitude'] ) );
		$all = (string) wp_json_encode( $this->ask( $sale, array() )->get_data() );
		self::assertStringNotContainsString( '51.7777', $all );
		self::assertStringNotContainsString( '51.8888', $all );
	}

	#[TestDox( 'A lot whose address is hidden is at its town, the nearest of that name, and nowhere where the town is not known' )]
	public function test_hidden(): void {
		$sale = self::sale( 'homes', array(), 'property-auctions' );
		self::lot( $sale, '1', array( 'address_hidden' => true ) + self::MILL );
		self::lot( $sale, '2', array( 'address_hidden' => true, 'town' => 'Nowhere under Wychwood' ) + self::MILL );
		self::flush();
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "INSERT INTO %i (kind, slug, name, name_key, latitude, longitude) VALUES ('town', 'map-cranbrook', 'Cranbrook', 'cranbrook', 51.09, 0.53), ('town', 'map-cranbrook-2', 'Cranbrook', 'cranbrook', 53.4, -2.2)", $wpdb->prefix . 'hh_place' ) );
		$data = $this->ask( $sale, array() )->get_data();
		self::assertSame( array( '1' ), array_column( $data['data'], 'number' ) );
		self::assertSame( array( 51.09, 0.53, 'Cranbrook, Kent, TN17' ), array( $data['data'][0]['latitude'], $data['data'][0]['longitude'], $data['data'][0]['place'] ) );
		self::assertSame( 2, $data['total'] );
		foreach ( array( '51.1', '51.0968', '0.54', '0.5356', 'Mill Lane', '3DA' ) as $told ) {
			self::assertStringNotContainsString( $told, (string) wp_json_encode( $data ), $told );
		}
	}

	#[TestDox( 'The number of statements does not depend on the number of lots' )]
	public function test_statements(): void {
		$sale = self::sale( 'homes', array(), 'property-auctions' );
		self::lot( $sale, '1', array( 'address_hidden' => true ) + self::MILL );
		self::flush();
		$few = $this->count_queries( fn () => $this->ask( $sale, array( 'tenure' => 'freehold' ) ) );
		for ( $i = 2; $i <= 30; $i++ ) {
			self::lot( $sale, (string) $i, array( 'address_hidden' => 0 === $i % 2 ) + self::MILL );
		}
		self::flush();
		$many = $this->count_queries( fn () => self::assertSame( 30, $this->ask( $sale, array( 'tenure' => 'freehold' ) )->get_data()['total'] ) );
		self::assertLessThanOrEqual( $few, $many );
		self::assertLessThanOrEqual( 5, $many );
	}

	#[TestDox( 'An answer is public, and 304 until a lot changes' )]
	public function test_conditional(): void {
		$sale = self::sale( 'homes', array(), 'property-auctions' );
		$lot  = self::lot( $sale, '1', self::MILL );
		self::flush();
		$first = $this->ask( $sale, array() );
		self::assertStringStartsWith( 'public, max-age=60', $first->get_headers()['Cache-Control'] );
		$tag = array( 'If-None-Match' => $first->get_headers()['ETag'] );
		self::assertSame( 304, $this->ask( $sale, array(), $tag )->get_status() );
		Plugin::auctions()->lots->update( $lot, null, array( 'latitude' => 51.2 ), 'sync' );
		self::flush();
		self::assertSame( 51.2, $this->ask( $sale, array(), $tag )->get_data()['data'][0]['latitude'] );
		SaleFields::fields()->replace( $sale->id(), array( 'status' => 'draft' ) );
		self::flush();
		self::assertSame( 404, $this->ask( $sale, array() )->get_status() );
	}

	#[TestDox( 'Only catalogues of property have the route and the button' )]
	public function test_property_alone(): void {
		$homes = self::sale( 'homes', array(), 'property-auctions' );
		self::lot( $homes, '1', self::MILL );
		$cars = self::sale();
		self::lot( $cars, '1' );
		self::flush();
		$answer = $this->rest( 'GET', '/hpapi/v1/car-auctions/lots/map', array( 'auction_id' => (string) $cars->id() ) );
		self::assertSame( array( 404, 'hh_no_lot_map' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		self::assertSame( 400, $this->rest( 'GET', self::ROUTE, array() )->get_status() );
		self::assertSame( 400, $this->ask( $homes, array( 'minBedrooms' => 'many' ) )->get_status() );
		self::assertArrayNotHasKey( 'map', Plugin::auctions()->catalogues->view( $cars, array(), array() )->props() );
		self::assertStringContainsString( '/property-auctions/lots/map', urldecode( Plugin::auctions()->catalogues->view( $homes, array(), array() )->props()['map']['lots_url'] ) );
		self::assertStringContainsString( '>Show Map</button>', $this->render( '/auctions/homes/' )[2] );
		self::assertStringNotContainsString( '>Show Map</button>', $this->render( "/auctions/{$cars->slug()}/" )[2] );
	}

	/**
	 * @param array<string, string> $raw
	 * @param array<string, string> $headers
	 */
	private function ask( SaleRecord $sale, array $raw, array $headers = array() ): WP_REST_Response {
		return $this->rest( 'GET', self::ROUTE, array( 'auction_id' => (string) $sale->id() ) + $raw, $headers );
	}
}
