<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Properties;

use HearthHammer\Core\Schema\Schema;
use HearthHammer\Hpapi\Hpapi;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Properties\PropertyRecord;
use HearthHammer\Hpapi\Search\SearchQuery;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;
use WP_Query;

/**
 * A property's address, its page's data, and where it must not show.
 */
final class PropertyPageTest extends IntegrationTestCase {

	#[TestDox( '/property/{id}/{slug}/ answers the page; a wrong or missing slug redirects' )]
	public function test_address(): void {
		$id   = PropertyFactory::property( array(), 'Mill House, Cranbrook' );
		$path = (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH );
		self::assertMatchesRegularExpression( "#^/property/{$id}/[a-z0-9-]+/$#", $path );
		[ $status, , $html ] = $this->render( $path );
		self::assertSame( 200, $status );
		self::assertStringContainsString( 'Mill House, Cranbrook', $html );
		foreach ( array( "/property/{$id}/", "/property/{$id}/wrong/", "/property/{$id}", strtoupper( rtrim( $path, '/' ) ) ) as $wrong ) {
			[ $status, $headers ] = $this->render( str_replace( 'PROPERTY', 'property', $wrong ) );
			self::assertSame( 301, $status, $wrong );
			self::assertSame( home_url( $path ), $headers['location'] );
		}
		[ $status ] = $this->render( '/property/99999999/nothing/' );
		self::assertSame( 404, $status );
		[ $status ] = $this->render( '/property/' . PropertyFactory::parish( 'Cranbrook' ) . '/no-property/' );
		self::assertSame( 404, $status );
	}

	#[TestDox( 'A withdrawn property answers 410 with similar ones, and is found nowhere else' )]
	public function test_withdrawn(): void {
		$id      = PropertyFactory::property( array( 'status' => 'withdrawn' ), 'Gone Cottage' );
		$similar = PropertyFactory::property( array(), 'Still There Cottage' );
		[ $status, , $html ] = $this->render( (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH ) );
		self::assertSame( 410, $status );
		self::assertTrue( Hpapi::property( $id )['withdrawn'] ?? null );
		self::assertSame( array( $similar ), self::similar( $id, 4 ) );
		self::assertStringContainsString( 'Still There Cottage', $html );
		self::assertMatchesRegularExpression( '/<meta name=.robots. content=.[^>]*noindex/', $html );
		$this->assert_shown_nowhere( $id, 'Gone Cottage' );
	}

	#[TestDox( 'A property that its feed hides answers 404, and is found nowhere else' )]
	public function test_unpublished(): void {
		$id = PropertyFactory::property( array(), 'Hidden Cottage' );
		update_post_meta( $id, 'hpapi_published', false );
		Plugin::indexer()->flush();
		[ $status, , $html ] = $this->render( (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH ) );
		self::assertSame( 404, $status );
		self::assertStringNotContainsString( 'Hidden Cottage', $html );
		$this->assert_shown_nowhere( $id, 'Hidden Cottage' );
	}

	/** @return list<int> */
	private static function similar( int $id, int $count ): array {
		$property = PropertyRecord::of( $id );
		self::assertNotNull( $property );
		return array_column( Plugin::properties()->similar->to( $property, $count ), 'id' );
	}

	private function assert_shown_nowhere( int $id, string $title ): void {
		$shown = PropertyFactory::property( array(), 'Shown Cottage' );
		// Lists.
		self::assertNotContains( $id, array_column( Plugin::properties()->search->find( SearchQuery::from_request( array( 'include_complete' => '1' ) ) )->cards, 'id' ) );
		// Core's REST.
		$ids = array_column( (array) $this->rest( 'GET', '/wp/v2/hpapi_property' )->get_data(), 'id' );
		self::assertContains( $shown, $ids );
		self::assertNotContains( $id, $ids );
		self::assertSame( 404, $this->rest( 'GET', "/wp/v2/hpapi_property/{$id}" )->get_status() );
		self::assertSame( 200, $this->rest( 'GET', "/wp/v2/hpapi_property/{$shown}" )->get_status() );
		// Sitemaps.
		$sitemap = wp_json_encode( wp_get_sitemap_providers()['posts']->get_url_list( 1, 'hpapi_property' ) );
		self::assertStringContainsString( "property\\/{$shown}\\/", (string) $sitemap );
		self::assertStringNotContainsString( "property\\/{$id}\\/", (string) $sitemap );
		// WordPress's search and its feeds.
		self::assertSame( array(), ( new WP_Query( array( 's' => $title, 'post_type' => 'any' ) ) )->posts );
		[ , , $html ] = $this->render( '/?s=' . rawurlencode( $title ) . '&post_type=hpapi_property' );
		self::assertStringNotContainsString( "/property/{$id}/", $html );
		// Those who edit still see it.
		wp_set_current_user( 1 );
		self::assertSame( 200, $this->rest( 'GET', "/wp/v2/hpapi_property/{$id}" )->get_status() );
		self::assertContains( $id, array_column( (array) $this->rest( 'GET', '/wp/v2/hpapi_property', array( 'context' => 'edit' ) )->get_data(), 'id' ) );
	}

	#[TestDox( 'Visitors do not read a property’s stored fields from core’s REST; editors do' )]
	public function test_fields_in_rest(): void {
		$id   = PropertyFactory::property( array( 'feed' => 'main', 'feed_hash' => 'secret-hash' ) );
		$data = (string) wp_json_encode( $this->rest( 'GET', "/wp/v2/hpapi_property/{$id}" )->get_data() );
		self::assertStringNotContainsString( 'secret-hash', $data );
		wp_set_current_user( 1 );
		$data = (array) $this->rest( 'GET', "/wp/v2/hpapi_property/{$id}", array( 'context' => 'edit' ) )->get_data();
		self::assertSame( 400000, $data['meta']['hpapi_price'] );
	}

	#[TestDox( 'The page’s data has tenure, council tax band and the other material information that the record has' )]
	public function test_data(): void {
		$parish   = PropertyFactory::parish( 'Cranbrook' );
		$id       = PropertyFactory::property(
			array(
				'parish'           => $parish,
				'price'            => 425000,
				'price_qualifier'  => 'guide_price',
				'tenure'           => 'leasehold',
				'lease_years'      => 99,
				'ground_rent'      => 250,
				'service_charge'   => 1200,
				'council_tax_band' => 'E',
				'acres'            => 0.25,
				'acres_source'     => 'feed_text',
				'features'         => array( 'Inglenook', 'Cellar' ),
				'documents'        => array( array( 'url' => 'https://example.com/brochure.pdf', 'caption' => 'Brochure' ), array( 'url' => 'javascript:alert(1)', 'caption' => 'Bad' ) ),
			),
			'Mill House, Stone Street, Cranbrook'
		);
		$property = (array) Hpapi::property( $id );
		self::assert_matches_schema( $property, Schema::from_file( dirname( __DIR__, 3 ) . '/schemas/property.json' )->to_array() );
		self::dump_fixture( 'hpapi/property', self::without_ids( $property ) );
		self::assertSame( array( '£425,000', 'Guide price', '', 'Cranbrook' ), array( $property['price_string'], $property['price_qualifier_label'], $property['status_label'], $property['parish']['name'] ) );
		$facts = array_column( array( ...$property['key_facts'], ...$property['material_information'] ), 'value', 'key' );
		self::assertSame( array( 'Leasehold', '99 years', '£250 a year', '£1,200 a year', 'E', '0.25 acres' ), array( $facts['tenure'], $facts['lease_years'], $facts['ground_rent'], $facts['service_charge'], $facts['council_tax_band'], $facts['plot'] ) );
		self::assertSame( array( array( 'label' => 'Brochure', 'url' => 'https://example.com/brochure.pdf' ) ), $property['documents'] );
		self::assertSame( array( 'Mill House', 'Stone Street', 'Cranbrook' ), $property['address_lines'] );
		self::assertNull( Hpapi::property( $parish ) );
	}

	#[TestDox( 'A floorplan counts only if its address begins with http and ends in png, jpg, jpeg or webp' )]
	public function test_floorplans(): void {
		$id    = PropertyFactory::property();
		$plans = array();
		foreach ( array( 'plan.png' => 'image/png', 'plan.jpg' => 'image/jpeg', 'plan.jpeg' => 'image/jpeg', 'plan.webp' => 'image/webp', 'plan.gif' => 'image/gif', 'plan.avif' => 'image/avif' ) as $file => $mime ) {
			$plan = (int) wp_insert_attachment( array( 'post_mime_type' => $mime, 'post_title' => $file, 'post_status' => 'inherit' ), "hpapi/{$file}", $id );
			wp_update_attachment_metadata( $plan, array( 'width' => 800, 'height' => 600, 'file' => "hpapi/{$file}", 'sizes' => array() ) );
			$plans[] = array( 'attachment' => $plan, 'caption' => $file );
		}
		update_post_meta( $id, 'hpapi_floorplans', $plans );
		self::assertSame( array( 'plan.png', 'plan.jpg', 'plan.jpeg', 'plan.webp' ), array_column( Hpapi::property( $id )['floorplans'] ?? array(), 'caption' ) );
	}

	#[TestDox( 'Similar ones are of the same channel, on the market, and the most alike first' )]
	public function test_similar(): void {
		$id      = PropertyFactory::property( array( 'price' => 400000, 'bedrooms' => 3 ) );
		$dear    = PropertyFactory::property( array( 'price' => 1500000, 'bedrooms' => 6 ) );
		$alike   = PropertyFactory::property( array( 'price' => 410000, 'bedrooms' => 3 ) );
		$distant = PropertyFactory::property( array( 'price' => 400000, 'bedrooms' => 3, 'latitude' => 51.2, 'longitude' => 0.6 ) );
		PropertyFactory::property( array( 'channel' => 2 ) );
		PropertyFactory::property( array( 'status' => 'sold' ) );
		self::assertSame( array( $alike, $distant, $dear ), self::similar( $id, 3 ) );
		$far = PropertyFactory::property( array( 'latitude' => 57.0, 'longitude' => -4.0 ) );
		self::assertCount( 3, self::similar( $far, 3 ), 'where nothing is near, the newest' );
	}

	/**
	 * @param array<string, mixed> $property
	 * @return array<string, mixed> The same with numbers that do not change from run to run.
	 */
	private static function without_ids( array $property ): array {
		$json = (string) wp_json_encode( $property );
		foreach ( array_unique( array( $property['id'], $property['parish']['id'] ) ) as $index => $id ) {
			$json = str_replace( array( "\\/{$id}\\/", ":{$id}," ), array( '\\/' . ( 101 + $index ) . '\\/', ':' . ( 101 + $index ) . ',' ), $json );
		}
		return json_decode( $json, true );
	}
}
