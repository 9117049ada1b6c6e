<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Templates;

use HearthHammer\Core\Schema\Schema;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Core\Map\MapTiles;
use HearthHammer\Hpapi\Search\SearchQuery;
use HearthHammer\Hpapi\Templates\PropertyMap;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/** The island property-map and its block. */
final class PropertyMapTest extends IntegrationTestCase {

	#[TestDox( 'The block prints the island with the cards under it, and its props match their schema' )]
	public function test_block(): void {
		PropertyFactory::property( array(), 'Mill Lane' );
		$html = do_blocks( '<!-- wp:hearth-hammer/property-map /-->' );
		self::assertStringContainsString( 'Mill Lane', $html );
		self::assertMatchesRegularExpression( '#<noscript><p[^>]*>The map needs JavaScript#', $html );
		[ $props, $fallback ] = self::island( self::block( 'property-map', array( 'channel' => 1 ) ) );
		self::assert_matches_schema( $props, self::schema() );
		self::assertFalse( $props->keeps_address );
		self::assertEquals( (object) array( 'trans_type' => '1' ), $props->params );
		self::dump_fixture( 'hpapi/property-map', array( 'props' => $props, 'html' => (string) preg_replace( '#<article.*</article>#s', '', $fallback ) ) );
	}

	#[TestDox( 'A block of a parish has its property alone; where there is none it says so' )]
	public function test_parish(): void {
		$rye = PropertyFactory::parish( 'Rye', 50.95, 0.73 );
		PropertyFactory::property( array( 'parish' => $rye ), 'Mermaid Street' );
		PropertyFactory::property( array(), 'Elsewhere Lane' );
		$html = self::block( 'property-map', array( 'parish' => 'rye' ) );
		self::assertStringContainsString( 'Mermaid Street', $html );
		self::assertStringNotContainsString( 'Elsewhere Lane', $html );
		self::assertSame( 'Rye', self::island( $html )[0]->params->location );
		self::assertStringContainsString( 'No properties here', self::block( 'property-map', array( 'parish' => 'rye', 'channel' => 2 ) ) );
	}

	#[TestDox( 'The map asks for the list’s whole search, without its page, order and area' )]
	public function test_params(): void {
		PropertyFactory::property();
		$query = SearchQuery::from_request( array( 'location' => 'TN17', 'radius' => '3', 'min_price' => '250000', 'sort_by' => 'price_asc', 'page' => '2', 'bounds' => '50.9,0.1,51.2,0.9', 'age' => 'new' ) );
		$props = self::map()->props( Plugin::properties()->search->find( $query ), true );
		self::assertEquals( array( 'location' => 'TN17', 'min_price' => '250000', 'radius' => '3', 'age' => 'new', 'trans_type' => '1' ), (array) $props['params'] );
		self::assertStringNotContainsString( 'TN17', $props['wide_url'] );
		self::assertStringContainsString( 'min_price=250000', $props['wide_url'] );
	}

	#[TestDox( 'List and map say how many have no place on the map, in one statement; a drawn area says nothing of it' )]
	public function test_without_place(): void {
		PropertyFactory::property( array(), 'Placed Lane' );
		PropertyFactory::property( array(), 'Other Lane' );
		PropertyFactory::property( array( 'latitude' => 0, 'longitude' => 0 ), 'Placeless Lane' );
		$props = self::map()->props( Plugin::properties()->search->find( SearchQuery::from_request( array( 'view' => 'map' ) ) ), true );
		self::assertSame( array( 3, 1 ), array( $props['total'], $props['without_place'] ) );
		self::assertCount( 2, (array) $this->rest( 'GET', '/hpapi/v1/estate-agents/map-properties' )->get_data()['data'] );
		[ , , $html ] = $this->render( '/estate-agents/for-sale/?view=map' );
		self::assertStringContainsString( '3 properties. 1 of 3 properties can’t be shown on the map.', $html );
		[ , , $html ] = $this->render( '/estate-agents/for-sale/?bounds=50.9%2C0.1%2C51.2%2C0.9&view=map' );
		self::assertStringContainsString( '2 properties', $html );
		self::assertStringNotContainsString( 'has no place on the map.', $html );
		// Kept, or not asked for at all where the page is no map.
		$find = static fn ( string $view ) => Plugin::properties()->search->find( SearchQuery::from_request( array( 'min_beds' => '2', 'view' => $view ) ) );
		$list = $this->count_queries( static fn () => $find( 'list' ) );
		self::assertLessThanOrEqual( $list + 2, $this->count_queries( static fn () => $find( 'map' ) ) );
	}

	#[TestDox( 'A pin has the whole price, its qualifier before it; where there is no price to be seen there is none' )]
	public function test_qualifier(): void {
		foreach ( array( 'guide_price' => 'Guide price £400,000', 'offers_in_excess_of' => 'Offers in excess of £400,000', 'from' => 'From £400,000', '' => '£400,000', 'poa' => 'POA' ) as $code => $price ) {
			$id   = PropertyFactory::property( array( 'price_qualifier' => $code ), "Lane {$code}" );
			$pins = array_column( (array) $this->rest( 'GET', '/hpapi/v1/estate-agents/map-properties' )->get_data()['data'], 'price_string', 'url' );
			self::assertSame( $price, $pins[ get_permalink( $id ) ] ?? '', $code );
		}
		$id   = PropertyFactory::property( array( 'price' => 0, 'price_qualifier' => 'guide_price' ), 'No Price Lane' );
		$card = Plugin::properties()->search->cards_of( array( $id ) )[0];
		self::assertSame( array( '', 'POA' ), array( $card['price_qualifier_label'], $card['price_string'] ) );
	}

	#[TestDox( 'Where nothing is found the map shows where our property is' )]
	public function test_around(): void {
		PropertyFactory::property( array( 'latitude' => 51.0, 'longitude' => 0.5 ) );
		PropertyFactory::property( array( 'latitude' => 51.2, 'longitude' => 0.9 ) );
		$props = self::map()->props( Plugin::properties()->search->find( SearchQuery::from_request( array( 'min_price' => '90000000' ) ) ), true );
		self::assertEquals( array( 'south' => 51.0, 'west' => 0.5, 'north' => 51.2, 'east' => 0.9 ), $props['around'] );
	}

	#[TestDox( 'Tiles come from OpenStreetMap unless the site names others, or none' )]
	public function test_tiles(): void {
		self::assertStringContainsString( 'openstreetmap.org', MapTiles::from_settings()->url );
		self::assertStringContainsString( 'OpenStreetMap contributors', MapTiles::from_settings()->attribution );
		update_option( 'hpapi_tile_url', 'https://tiles.example.com/{z}/{x}/{y}.png' );
		update_option( 'hpapi_tile_attribution', 'Maps by <a href="https://example.com" onclick="x()">us</a><script>x</script>' );
		self::assertSame( array( 'url' => 'https://tiles.example.com/{z}/{x}/{y}.png', 'attribution' => 'Maps by <a href="https://example.com">us</a>x' ), MapTiles::from_settings()->to_array() );
		foreach ( array( '', 'none', 'javascript:{z}', 'ftp://example.com/{z}' ) as $none ) {
			update_option( 'hpapi_tile_url', $none );
			self::assertSame( array( 'url' => '', 'attribution' => '' ), MapTiles::from_settings()->to_array(), $none );
		}
	}

	private static function map(): PropertyMap {
		$services = Plugin::properties();
		return new PropertyMap( $services->current, $services->search, $services->areas, $services->parishes );
	}

	/** @return array{object, string} */
	private static function island( string $html ): array {
		self::assertSame( 1, preg_match( '#<div [^>]*data-island="property-map" data-props="([^"]*)">(.*)</div>$#s', $html, $parts ) );
		$props = json_decode( html_entity_decode( $parts[1], ENT_QUOTES | ENT_HTML5 ) );
		self::assertIsObject( $props );
		return array( $props, $parts[2] );
	}

	/** @return array<string, mixed> */
	private static function schema(): array {
		return Schema::from_file( dirname( __DIR__, 3 ) . '/schemas/property-map-props.json' )->to_array();
	}
}
