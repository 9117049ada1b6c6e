<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Properties;

use HearthHammer\Core\Schema\Schema;
use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Hpapi\Hpapi;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Search\Lists\ListSitemapUrls;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * What search engines and feed readers get of lists: the table in docs/search.md, row by row.
 */
final class ListEnginesTest extends IntegrationTestCase {

	private int $cranbrook;

	private int $withdrawn;

	protected function setUp(): void {
		parent::setUp();
		$this->cranbrook = PropertyFactory::parish( 'Cranbrook' );
		PropertyFactory::parish( 'Benenden', 51.0680, 0.5790 );
		PropertyFactory::place( 'station', 'Headcorn', new Coordinates( 51.1656, 0.6275 ), array( 'high_speed' => false ) );
		PropertyFactory::place( 'station', 'Staplehurst', new Coordinates( 51.0990, 0.5400 ), array( 'high_speed' => true ) );
		PropertyFactory::rows( array_fill( 0, 30, array( 'parish_id' => $this->cranbrook, 'card' => (string) file_get_contents( __DIR__ . '/card.json' ) ) ) );
		PropertyFactory::property( array( 'parish' => $this->cranbrook, 'property_type' => 'cottage', 'bedrooms' => 4, 'listed_at' => 1800000000, 'updated_at' => 1800000000, 'summary' => 'Oak & brick, 5 < 6 ]]> rooms.' ), 'Stone Street, Cranbrook' );
		$this->withdrawn = PropertyFactory::property( array( 'parish' => $this->cranbrook, 'status' => 'withdrawn', 'property_type' => 'villa', 'bedrooms' => 4 ), 'Gone Lane, Cranbrook' );
	}

	#[DataProvider( 'rules' )]
	#[TestDox( 'Search engines: $path' )]
	public function test_rules( string $path, bool $indexed, string $canonical ): void {
		[ $status, , $html ] = $this->render( $path );
		self::assertSame( 200, $status );
		self::assertSame( $indexed, 1 !== preg_match( '/<meta name=.robots. content=.[^>]*noindex/', $html ) );
		self::assertSame( 1, preg_match_all( '/<link rel="canonical" href="([^"]+)">/', $html, $found ) );
		self::assertSame( home_url( $canonical ), html_entity_decode( $found[1][0] ) );
	}

	/** @return array<string, array{path: string, indexed: bool, canonical: string}> */
	public static function rules(): array {
		$list  = '/property-for-sale/cranbrook/';
		$table = array(
			array( $list, true, $list ),
			array( $list . 'page/2/', true, $list . 'page/2/' ),
			array( '/estate-agents/for-sale/property/3-bedrooms/cranbrook/', true, '/estate-agents/for-sale/property/3-bedrooms/cranbrook/' ),
			array( '/estate-agents/for-sale/station/staplehurst/', true, '/estate-agents/for-sale/station/staplehurst/' ),
			array( $list . '?utm_source=mail', true, $list ),
			array( $list . '?max_price=500000', false, $list . '?max_price=500000' ),
			array( $list . '?sort_by=price_asc', false, $list . '?sort_by=price_asc' ),
			array( $list . 'page/2/?sort_by=price_asc', false, $list . 'page/2/?sort_by=price_asc' ),
			array( $list . '?view=list', false, $list ),
			array( $list . 'page/2/?view=map', false, $list . 'page/2/' ),
			array( $list . '?max_price=500000&view=map', false, $list . '?max_price=500000' ),
			array( '/property-for-sale/benenden/', false, '/property-for-sale/benenden/' ),
			array( '/estate-agents/for-sale/?location=Atlantis', false, '/estate-agents/for-sale/?location=Atlantis' ),
		);
		return array_combine( array_column( $table, 0 ), array_map( static fn ( array $row ): array => array_combine( array( 'path', 'indexed', 'canonical' ), $row ), $table ) );
	}

	#[TestDox( 'Structured data: the items of a list with their places, and breadcrumbs on lists, properties and parishes' )]
	public function test_structured_data(): void {
		[ , , $html ] = $this->render( '/property-for-sale/cranbrook/page/2/' );
		$data         = self::structured( $html );
		$list         = (array) Hpapi::current_list();
		self::assertSame( 31, $data['ItemList']['numberOfItems'] );
		self::assertSame( range( 24, 31 ), array_column( $data['ItemList']['itemListElement'], 'position' ) );
		self::assertSame( array_column( $list['cards'], 'url' ), array_column( $data['ItemList']['itemListElement'], 'url' ) );
		self::assertSame( array( home_url( '/' ), home_url( '/estate-agents/for-sale/' ), home_url( '/property-for-sale/cranbrook/' ), home_url( '/property-for-sale/cranbrook/page/2/' ) ), array_column( $data['BreadcrumbList']['itemListElement'], 'item' ) );
		self::assertSame( array( 1, 2, 3, 4 ), array_column( $data['BreadcrumbList']['itemListElement'], 'position' ) );

		$id           = PropertyFactory::property( array( 'parish' => $this->cranbrook ), 'A "house" </script> of Cranbrook' );
		[ , , $html ] = $this->render( (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH ) );
		$data         = self::structured( $html );
		self::assertSame( get_permalink( $id ), $data['RealEstateListing']['url'] );
		self::assertSame( array( home_url( '/' ), home_url( '/estate-agents/for-sale/' ), home_url( '/property-for-sale/cranbrook/' ), get_permalink( $id ) ), array_column( $data['BreadcrumbList']['itemListElement'], 'item' ) );

		[ , , $html ] = $this->render( '/parish/cranbrook/' );
		self::assertSame( 'Cranbrook', self::structured( $html )['BreadcrumbList']['itemListElement'][1]['name'] );
		[ , , $html ] = $this->render( (string) wp_parse_url( (string) get_permalink( $this->withdrawn ), PHP_URL_PATH ) );
		self::assertSame( array(), self::structured( $html ) );
	}

	#[TestDox( 'The sitemap of lists holds those that have property, with the time of their newest change, in statements that do not grow' )]
	public function test_sitemap(): void {
		$urls  = array_column( ( new ListSitemapUrls( Plugin::properties()->parishes ) )->all(), 'lastmod', 'loc' );
		$paths = array_map( static fn ( string $url ): string => substr( $url, strlen( home_url() ) ), array_keys( $urls ) );
		sort( $paths );
		self::assertSame(
			array(
				'/estate-agents/for-sale/',
				'/estate-agents/for-sale/cottage/4-bedrooms/',
				'/estate-agents/for-sale/detached/3-bedrooms/',
				'/estate-agents/for-sale/house/3-bedrooms/',
				'/estate-agents/for-sale/house/4-bedrooms/',
				'/estate-agents/for-sale/near-high-speed-rail/',
				'/estate-agents/for-sale/property/3-bedrooms/',
				'/estate-agents/for-sale/property/3-bedrooms/cranbrook/',
				'/estate-agents/for-sale/property/4-bedrooms/',
				'/estate-agents/for-sale/property/4-bedrooms/cranbrook/',
				'/estate-agents/for-sale/station/staplehurst/',
				'/property-for-sale/cranbrook/',
			),
			$paths
		);
		self::assertSame( gmdate( DATE_W3C, 1800000000 ), $urls[ home_url( '/property-for-sale/cranbrook/' ) ] );
		self::assertSame( gmdate( DATE_W3C, 1700000000 ), $urls[ home_url( '/estate-agents/for-sale/detached/3-bedrooms/' ) ] );
		foreach ( $paths as $path ) {
			[ $status, , $html ] = $this->render( $path );
			self::assertSame( 200, $status, $path );
			self::assertDoesNotMatchRegularExpression( '/<meta name=.robots. content=.[^>]*noindex/', $html, $path );
		}
		$provider = wp_get_sitemap_providers()['lists'];
		self::assertSame( 1, $provider->get_max_num_pages() );
		self::assertCount( count( $paths ), $provider->get_url_list( 1 ) );
		self::assertSame( array(), $provider->get_url_list( 2 ) );
		// As the address of a stranger may have it: /wp-sitemap-lists-9223372036854775807.xml.
		self::assertSame( array(), $provider->get_url_list( PHP_INT_MAX ) );

		$fresh = static function (): void {
			delete_transient( 'hpapi_list_sitemap' );
			( new ListSitemapUrls( Plugin::properties()->parishes ) )->all();
		};
		$few   = $this->count_queries( $fresh );
		PropertyFactory::property( array( 'channel' => 2, 'price' => 900, 'rent_frequency' => 'monthly' ), 'Another, Benenden' );
		$fresh();
		self::assertSame( $few, $this->count_queries( $fresh ) );
	}

	#[TestDox( 'A list’s feed holds its newest twenty, as RSS that every reader understands' )]
	public function test_feed(): void {
		[ $status, $headers, $xml ] = $this->render( '/property-for-sale/cranbrook/?sort_by=price_asc&feed=rss2' );
		self::assertSame( 200, $status );
		self::assertStringStartsWith( 'application/rss+xml', $headers['content-type'] );
		self::assertStringContainsString( 'max-age=900', $headers['cache-control'] );
		$feed = simplexml_load_string( $xml );
		self::assertNotFalse( $feed );
		self::assertCount( 20, $feed->channel->item );
		$first = $feed->channel->item[0];
		self::assertStringContainsString( 'Stone Street, Cranbrook', (string) $first->title );
		self::assertStringContainsString( '£400,000', (string) $first->title );
		self::assertSame( 1800000000, strtotime( (string) $first->pubDate ) );
		self::assertStringContainsString( 'Oak &amp; brick, 5 &lt; 6', (string) $first->description );
		self::assertStringNotContainsString( 'Gone Lane', $xml );

		[ , , $html ] = $this->render( '/property-for-sale/cranbrook/' );
		self::assertStringContainsString( 'href="' . home_url( '/property-for-sale/cranbrook/?feed=rss2' ) . '"', $html );
		[ $status, , $xml ] = $this->render( '/property-for-sale/benenden/?feed=rss2' );
		self::assertSame( 200, $status );
		self::assertCount( 0, simplexml_load_string( $xml )->channel->item ?? array() );
		self::assertSame( 404, $this->render( '/property-for-sale/atlantis/?feed=rss2' )[0] );
	}

	#[TestDox( 'An empty list offers searches that find something, with how many, and counts them in one statement' )]
	public function test_ways_on(): void {
		$rye = PropertyFactory::parish( 'Rye', 51.0500, 0.5800 );
		PropertyFactory::property( array( 'parish' => $rye, 'latitude' => 51.05, 'longitude' => 0.58, 'bedrooms' => 6 ), 'Mermaid Street, Rye' );
		PropertyFactory::property( array( 'parish' => $this->cranbrook, 'channel' => 2, 'price' => 900, 'rent_frequency' => 'monthly', 'bedrooms' => 6 ), 'Flat, Cranbrook' );
		[ $status, , $html ] = $this->render( '/property-for-sale/cranbrook/?max_price=900000&min_beds=6' );
		$list                = (array) Hpapi::current_list();
		self::assertSame( 200, $status );
		self::assertSame( 0, $list['total'] );
		$counts = array_column( $list['ways'], 'count', 'url' );
		self::assertSame( 31, $counts[ home_url( '/property-for-sale/cranbrook/?max_price=900000' ) ], 'without the bedrooms' );
		self::assertSame( 31, $counts[ home_url( '/property-for-sale/cranbrook/' ) ], 'everything there' );
		self::assertSame( 1, $counts[ home_url( '/property-for-sale/rye/?max_price=900000&min_beds=6' ) ], 'the parish beside it' );
		self::assertSame( 1, $counts[ home_url( '/property-to-rent/cranbrook/?min_beds=6' ) ], 'the other channel' );
		self::assertSame( 32, $counts[ home_url( '/estate-agents/for-sale/' ) ] );
		self::assertNotContains( 0, $counts );
		self::assertArrayNotHasKey( home_url( '/property-for-sale/cranbrook/?min_beds=6' ), $counts, 'leads nowhere' );
		self::assertStringContainsString( 'href="tel:', $html );
		self::assert_matches_schema( $list, Schema::from_file( dirname( __DIR__, 3 ) . '/schemas/property-list.json' )->to_array() );
		foreach ( $list['ways'] as $way ) {
			[ $status ] = $this->render( substr( $way['url'], strlen( home_url() ) ) );
			self::assertSame( array( 200, $way['count'] ), array( $status, Hpapi::current_list()['total'] ?? null ), $way['url'] );
		}
	}

	/** @return array<string, array<string, mixed>> By type. */
	private static function structured( string $html ): array {
		preg_match_all( '#<script type="application/ld\+json">(.*?)</script>#s', $html, $found );
		$data = array();
		foreach ( $found[1] as $json ) {
			$one                   = json_decode( trim( $json ), true, 64, JSON_THROW_ON_ERROR );
			$data[ $one['@type'] ] = $one;
		}
		return $data;
	}
}
