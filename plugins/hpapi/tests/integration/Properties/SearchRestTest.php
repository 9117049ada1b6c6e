<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Properties;

use HearthHammer\Core\Schema\Schema;
use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Core\Place\Import\PlaceWriter;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use WP_REST_Response;

/**
 * The search's REST routes.
 */
final class SearchRestTest extends IntegrationTestCase {

	private const ROUTES = array(
		'/hpapi/v1/estate-agents/properties'     => 'search',
		'/hpapi/v1/estate-agents/map-properties' => 'map-properties',
		'/hpapi/v1/estate-agents/locations'      => 'locations',
	);

	#[TestDox( '[SRCH-11] A radius that is none is ignored, by the page and by the route alike' )]
	public function test_radius_that_is_none(): void {
		$this->make_stock();
		foreach ( array( 'abc', '-3', '1 mile' ) as $radius ) {
			$answer = $this->rest( 'GET', '/hpapi/v1/estate-agents/properties', array( 'location' => 'Cranbrook', 'radius' => $radius ) );
			self::assertSame( 200, $answer->get_status(), $radius );
			self::assertSame( $this->rest( 'GET', '/hpapi/v1/estate-agents/properties', array( 'location' => 'Cranbrook' ) )->get_data(), $answer->get_data() );
			self::assertSame( array( 302, home_url( '/property-for-sale/cranbrook/' ) ), array( $this->render( '/property-for-sale/cranbrook/?radius=' . rawurlencode( $radius ) )[0], $this->render( '/property-for-sale/cranbrook/?radius=' . rawurlencode( $radius ) )[1]['location'] ?? $this->render( '/property-for-sale/cranbrook/?radius=' . rawurlencode( $radius ) )[1]['Location'] ?? '' ) );
		}
	}

	#[TestDox( '[API-15] Each route has schemas for arguments and answer, and real answers match' )]
	public function test_answers_match_their_schemas(): void {
		$this->make_stock();
		$asked = array(
			'properties'     => array( 'location' => 'Cranbrook', 'radius' => '3' ),
			'map-properties' => array(),
			'locations'      => array( 'query' => 'Cran' ),
		);
		foreach ( self::ROUTES as $route => $schema ) {
			$answer = $this->rest( 'GET', $route, $asked[ basename( $route ) ] );
			self::assertSame( 200, $answer->get_status(), $route );
			self::assertNotEmpty( $answer->get_data()['data'], $route );
			self::assert_matches_schema( $answer->get_data(), self::schema( "{$schema}-answer" ) );
			self::dump_fixture( "hpapi/{$schema}", self::stable( $answer ) );
			$help = rest_get_server()->get_data_for_route( $route, rest_get_server()->get_routes( 'hpapi/v1' )[ $route ], 'help' );
			self::assertSame( self::schema( "{$schema}-answer" )['title'], $help['schema']['title'] ?? null );
			self::assertNotEmpty( $help['endpoints'][0]['args'] );
		}
		$empty = $this->rest( 'GET', '/hpapi/v1/estate-agents/properties', array( 'location' => 'Cranbrok', 'max_price' => '1' ) )->get_data();
		self::assert_matches_schema( $empty, self::schema( 'search-answer' ) );
		self::assertSame( array( 0, 'Cranbrook' ), array( $empty['total'], $empty['did_you_mean']['label'] ) );
	}

	#[TestDox( '[API-01] [API-02] The map gets every match that has coordinates, as pins, for the list’s parameters and for landmarks' )]
	public function test_map_properties(): void {
		$this->make_stock();
		$pins = $this->rest( 'GET', '/hpapi/v1/estate-agents/map-properties' )->get_data()['data'];
		self::assertCount( 2, $pins, 'one has no coordinates' );
		self::assertSame( array( 'url', 'image', 'parish', 'price_string', 'heading', 'status', 'latitude', 'longitude', 'map_marker_url' ), array_keys( $pins[0] ) );
		self::assertSame( array( '£250,000', 'Under offer', '2 bedroom ground floor flat for sale' ), array( $pins[0]['price_string'], $pins[0]['status'], $pins[0]['heading'] ) );
		self::assertStringEndsWith( 'map-marker-under_offer.svg', $pins[0]['map_marker_url'] );
		self::assertFileExists( dirname( __DIR__, 3 ) . '/assets/map-marker-under_offer.svg' );
		self::assertSame( 'For sale', $pins[1]['status'] );
		self::assertStringStartsWith( home_url( '/property/' ), $pins[1]['url'] );

		$prices = fn ( array $parameters ): array => array_column( $this->rest( 'GET', '/hpapi/v1/estate-agents/map-properties', $parameters )->get_data()['data'], 'price_string' );
		self::assertSame( array( '£400,000' ), $prices( array( 'min_price' => '300000' ) ) );
		self::assertSame( array( '£250,000', '£400,000' ), $prices( array( 'location' => 'Cranbrook', 'radius' => '20' ) ) );
		self::assertSame( array( '£250,000' ), $prices( array( 'landmarks_array' => '[{"name":"Rye station","latitude":50.952,"longitude":0.73}]' ) ) );
		self::assertSame( array( '£250,000', '£400,000' ), $prices( array( 'landmarks_array' => '[{"name":"Rye station","latitude":50.952,"longitude":0.73},{"name":"Cranbrook","latitude":51.1,"longitude":0.54,"radius":5}]' ) ) );
		self::assertSame( array(), $prices( array( 'landmarks_array' => '[{"name":"Rockall","latitude":57.6,"longitude":-13.7}]' ) ) );
	}

	/** @param array<string, mixed> $parameters */
	#[DataProvider( 'bad_input' )]
	#[TestDox( '[API-16] $route with $_dataName: 400 and a sentence' )]
	public function test_bad_input_is_400( string $route, array $parameters ): void {
		$answer = $this->rest( 'GET', "/hpapi/v1/estate-agents/{$route}", $parameters );
		$data   = $answer->get_data();
		self::assertSame( 400, $answer->get_status() );
		self::assertSame( 'rest_invalid_param', $data['code'] );
		self::assertMatchesRegularExpression( '/^[A-Z].*\.?$/', $data['message'] );
	}

	/** @return array<string, array{route: string, parameters: array<string, mixed>}> */
	public static function bad_input(): array {
		$cases = array();
		foreach ( array( 'properties', 'map-properties' ) as $route ) {
			foreach ( array(
				'text for a price'    => array( 'min_price' => 'cheap' ),
				'a negative price'    => array( 'min_price' => '-1' ),
				'a price too high'    => array( 'max_price' => '999999999999999999999' ),
				'a list for a price'  => array( 'max_price' => array( '1', '2' ) ),
				'a list for a place'  => array( 'location' => array( 'Rye' ) ),
				'too long a place'    => array( 'location' => str_repeat( 'a', 621 ) ),
				'a radius not known'  => array( 'radius' => array( 'near' ) ),
				'an unknown order'    => array( 'sort_by' => 'post_id;DROP TABLE wp_posts' ),
				'a type with a quote' => array( 'property_type' => "flat' OR 1=1" ),
				'a hidden group'      => array( 'status_group' => 'hidden' ),
				'a third channel'     => array( 'trans_type' => '3' ),
				'an unknown age'      => array( 'age' => '<script>' ),
			) as $name => $parameters ) {
				$cases[ "{$name} ({$route})" ] = array( 'route' => $route, 'parameters' => $parameters );
			}
		}
		foreach ( array(
			'no JSON'              => 'Rye',
			'an object'            => '{"name":"Rye","latitude":1,"longitude":2}',
			'no coordinates'       => '[{"name":"Rye"}]',
			'a latitude too high'  => '[{"name":"Rye","latitude":91,"longitude":0}]',
			'text for a latitude'  => '[{"name":"Rye","latitude":"x","longitude":0}]',
			'an unknown member'    => '[{"name":"Rye","latitude":1,"longitude":0,"sql":"1"}]',
			'too many'             => (string) json_encode( array_fill( 0, 21, array( 'name' => 'a', 'latitude' => 1, 'longitude' => 1 ) ) ),
			'nested too deep'      => str_repeat( '[', 50 ) . str_repeat( ']', 50 ),
			'numbers'              => '[1,2]',
		) as $name => $json ) {
			$cases[ "landmarks: {$name}" ] = array( 'route' => 'map-properties', 'parameters' => array( 'landmarks_array' => $json ) );
		}
		$cases['page 0']           = array( 'route' => 'properties', 'parameters' => array( 'page' => '0' ) );
		$cases['1000 on a page']   = array( 'route' => 'properties', 'parameters' => array( 'per_page' => '1000' ) );
		$cases['a list of queries'] = array( 'route' => 'locations', 'parameters' => array( 'query' => array( 'a' ) ) );
		$cases['too long a query'] = array( 'route' => 'locations', 'parameters' => array( 'query' => str_repeat( 'a', 61 ) ) );
		return $cases;
	}

	public function test_strange_text_is_no_error(): void {
		foreach ( array( "\xff\xfe", "' OR '1'='1", '<script>alert(1)</script>', '%00', str_repeat( 'é', 40 ), '🏠', '\\', "a\nb" ) as $text ) {
			foreach ( array( 'properties' => 'location', 'map-properties' => 'location', 'locations' => 'query' ) as $route => $name ) {
				$answer = $this->rest( 'GET', "/hpapi/v1/estate-agents/{$route}", array( $name => $text ) );
				self::assertContains( $answer->get_status(), array( 200, 400 ), $text );
				self::assertNotFalse( wp_json_encode( $answer->get_data() ) );
			}
		}
		$beyond = $this->rest( 'GET', '/hpapi/v1/estate-agents/properties', array( 'page' => '2' ) );
		self::assertSame( array( 404, 'hpapi_no_such_page' ), array( $beyond->get_status(), $beyond->get_data()['code'] ) );
	}

	#[TestDox( '[API-17] Suggestions: parishes, towns and stations with their outward code, and postcodes, in spite of typing errors' )]
	public function test_locations(): void {
		$this->make_stock();
		PropertyFactory::place( 'town', 'Tenterden', new Coordinates( 51.0690, 0.6900 ), array( 'outcode' => 'TN30' ), 'Kent' );
		PropertyFactory::place( 'station', 'Headcorn', new Coordinates( 51.1660, 0.6280 ), array( 'crs' => 'HCN' ) );
		PropertyFactory::place( 'outcode', 'TN30', new Coordinates( 51.0690, 0.6900 ) );
		( new PlaceWriter( false ) )->rebuild_trigrams();
		$ask = fn ( string $query ): array => array_map( static fn ( array $one ): string => "{$one['kind']}:{$one['label']}:{$one['value']}", $this->rest( 'GET', '/hpapi/v1/estate-agents/locations', array( 'query' => $query ) )->get_data()['data'] );
		self::assertSame( array( 'parish:Cranbrook:Cranbrook', 'parish:Rye:Rye' ), $ask( '' ), 'only active ones' );
		self::assertSame( array( 'parish:Cranbrook:Cranbrook' ), $ask( 'cran' ) );
		self::assertSame( array( 'parish:Cranbrook:Cranbrook' ), $ask( 'cranbrok' ) );
		self::assertSame( array( 'town:Tenterden, Kent:Tenterden, Kent' ), $ask( 'tenterdon' ) );
		self::assertSame( array( 'postcode:TN30:TN30' ), $ask( 'tn3' ) );
		foreach ( array( 'headcorn', 'haedcorn', 'Headcorn station', 'headcorn railway Station ' ) as $typed ) {
			self::assertSame( array( 'station:Headcorn station (TN30):Headcorn station' ), $ask( $typed ), $typed );
		}
		PropertyFactory::place( 'station', 'Inverness', new Coordinates( 57.4800, -4.2230 ), array( 'crs' => 'INV' ) );
		self::assertSame( array(), $ask( 'inverness' ), 'no list of ours reaches there' );
		self::assertSame( array(), $ask( 'zzzzzz' ) );
	}

	#[TestDox( '[API-17] [SRCH-09] A suggested station brings the address of its list, of the channel asked for' )]
	public function test_stations_have_lists(): void {
		PropertyFactory::place( 'station', 'Headcorn', new Coordinates( 51.1660, 0.6280 ), array( 'crs' => 'HCN' ) );
		PropertyFactory::place( 'outcode', 'TN30', new Coordinates( 51.0690, 0.6900 ) );
		$ask = fn ( array $more ): array => $this->rest( 'GET', '/hpapi/v1/estate-agents/locations', array( 'query' => 'headc', ...$more ) )->get_data()['data'];
		self::assertSame( array( home_url( '/estate-agents/for-sale/station/headcorn/' ) ), array_column( $ask( array() ), 'url' ) );
		self::assertSame( array( home_url( '/estate-agents/to-rent/station/headcorn/' ) ), array_column( $ask( array( 'trans_type' => '2' ) ), 'url' ) );
		self::assert_matches_schema( array( 'data' => $ask( array() ) ), self::schema( 'locations-answer' ) );
	}

	#[TestDox( '[API-18] Answers are cacheable, 304 without a search while nothing has changed; never kept for who is signed in' )]
	public function test_caching(): void {
		$this->make_stock();
		foreach ( array_keys( self::ROUTES ) as $route ) {
			$first = $this->rest( 'GET', $route, array() );
			$etag  = (string) $first->get_headers()['ETag'];
			self::assertStringStartsWith( 'public, max-age=', $first->get_headers()['Cache-Control'] );
			$again = $this->rest( 'GET', $route, array(), array( 'If-None-Match' => $etag ) );
			self::assertSame( array( 304, null ), array( $again->get_status(), $again->get_data() ), $route );
			self::assertSame( 200, $this->rest( 'GET', $route, array( 'trans_type' => '2' ) )->get_status() );
			wp_set_current_user( 1 );
			self::assertSame( 'private, no-store', $this->rest( 'GET', $route, array(), array( 'If-None-Match' => $etag ) )->get_headers()['Cache-Control'] );
			wp_set_current_user( 0 );
		}
		$etag = (string) $this->rest( 'GET', '/hpapi/v1/estate-agents/properties' )->get_headers()['ETag'];
		$sql  = 0;
		add_filter(
			'query',
			static function ( string $query ) use ( &$sql ): string {
				$sql += (int) str_contains( $query, 'hpapi_property_index' );
				return $query;
			}
		);
		self::assertSame( 304, $this->rest( 'GET', '/hpapi/v1/estate-agents/properties', array(), array( 'If-None-Match' => $etag ) )->get_status() );
		self::assertSame( 0, $sql );
		self::assertSame( 200, $this->rest( 'GET', '/hpapi/v1/estate-agents/properties', array( 'min_beds' => '1' ), array( 'If-None-Match' => $etag ) )->get_status() );
		PropertyFactory::property();
		self::assertSame( 200, $this->rest( 'GET', '/hpapi/v1/estate-agents/properties', array(), array( 'If-None-Match' => $etag ) )->get_status() );
	}

	private function make_stock(): void {
		$cranbrook = PropertyFactory::parish( 'Cranbrook' );
		$rye       = PropertyFactory::parish( 'Rye', 50.9500, 0.7330 );
		PropertyFactory::parish( 'Benenden', 51.0680, 0.5790 );
		PropertyFactory::property( array( 'parish' => $cranbrook ) );
		PropertyFactory::property( array( 'parish' => $rye, 'status' => 'under_offer', 'price' => 250000, 'bedrooms' => 2, 'property_type' => 'ground-flat', 'latitude' => 50.9510, 'longitude' => 0.7340 ) );
		PropertyFactory::property( array( 'latitude' => 0, 'longitude' => 0 ) );
	}

	/** The same from run to run. */
	private static function stable( WP_REST_Response $answer ): mixed {
		$json = (string) wp_json_encode( $answer->get_data(), JSON_UNESCAPED_SLASHES );
		return json_decode( (string) preg_replace( array( '#/property/\d+/#', '#"id":\d+#', '#mill-lane-\d+#', '#Mill Lane \d+#', '#"listed_at":\d+#' ), array( '/property/101/', '"id":101', 'mill-lane', 'Mill Lane', '"listed_at":1700000000' ), $json ), true );
	}

	/** @return array<string, mixed> */
	private static function schema( string $name ): array {
		return Schema::from_file( dirname( __DIR__, 3 ) . "/schemas/{$name}.json" )->to_array();
	}
}
