<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Properties;

use HearthHammer\Core\Schema\Schema;
use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Core\Place\PlaceVersion;
use HearthHammer\Hpapi\Hpapi;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Properties\Index\Stock;
use HearthHammer\Hpapi\Search\SearchQuery;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * The lists around a station and along the high-speed line.
 */
#[Group( 'volume' )]
final class StationListsTest extends IntegrationTestCase {

	private const STATIONS = array(
		'Headcorn'              => array( 51.1657, 0.6275, false ),
		'Ashford International' => array( 51.1434, 0.8752, true ),
		'Folkestone West'       => array( 51.0847, 1.1538, true ),
		'Folkestone Central'    => array( 51.0830, 1.1683, true ),
	);

	/** @var list<Coordinates> Of the rows 900001, 900002, … */
	private array $points = array();

	protected function setUp(): void {
		parent::setUp();
		foreach ( self::STATIONS as $name => [ $latitude, $longitude, $fast ] ) {
			PropertyFactory::place( 'station', $name, new Coordinates( $latitude, $longitude ), $fast ? array( 'high_speed' => true ) : array( 'high_speed' => false ) );
		}
		mt_srand( 9 );
		$rows = array();
		for ( $i = 0; $i < 400; $i++ ) {
			$this->points[] = new Coordinates( 50.98 + mt_rand( 0, 3000 ) / 10000, 0.5 + mt_rand( 0, 8000 ) / 10000 );
			$rows[]         = array( 'latitude' => $this->points[ $i ]->latitude, 'longitude' => $this->points[ $i ]->longitude, 'card' => self::card( 900001 + $i ), 'amount' => 200000 + 1000 * $i );
		}
		// Of the other channel, in the middle of the first station; and one without a place.
		$rows[] = array( 'channel' => 2, 'latitude' => 51.1657, 'longitude' => 0.6275, 'card' => self::card( 900401 ) );
		$rows[] = array( 'card' => self::card( 900402 ) );
		PropertyFactory::rows( $rows );
		PropertyFactory::property( array( 'parish' => PropertyFactory::parish( 'Rye', 50.9500, 0.7330 ), 'latitude' => 50.95, 'longitude' => 0.733 ) );
	}

	protected function tearDown(): void {
		// The services outlive a test: the next one is on no list.
		Plugin::properties()->current->set( null );
		parent::tearDown();
	}

	/**
	 * @param array<string, string> $parameters
	 * @param list<string>          $stations
	 */
	#[DataProvider( 'searches' )]
	#[TestDox( '[SRCH-09] $_dataName: exactly those that the great circle says' )]
	public function test_against_brute_force( array $parameters, array $stations, float $miles ): void {
		$expected = array();
		foreach ( $this->points as $number => $point ) {
			$distances = array_map( static fn ( string $name ): float => $point->distance_to( new Coordinates( self::STATIONS[ $name ][0], self::STATIONS[ $name ][1] ) ), $stations );
			if ( min( $distances ) <= $miles ) {
				$expected[ 900001 + $number ] = min( $distances );
			}
		}
		self::assertGreaterThan( 3, count( $expected ), 'a fair test' );
		self::assertLessThan( count( $this->points ), count( $expected ) );
		$result = Plugin::properties()->search->find( SearchQuery::from_request( array( 'per_page' => '96', ...$parameters ) ) );
		$found  = array_column( $result->cards, 'id' );
		for ( $page = 2; $page <= $result->pages; $page++ ) {
			$found = array( ...$found, ...array_column( Plugin::properties()->search->find( SearchQuery::from_request( array( 'per_page' => '96', 'page' => (string) $page, ...$parameters ) ) )->cards, 'id' ) );
		}
		self::assertEqualsCanonicalizing( array_keys( $expected ), $found );
		self::assertSame( count( $expected ), $result->total );
		if ( 'distance' === ( $parameters['sort_by'] ?? '' ) ) {
			asort( $expected );
			self::assertSame( array_keys( $expected ), $found, 'nearest first' );
		}
	}

	/** @return array<string, array{array<string, string>, list<string>, float}> */
	public static function searches(): array {
		$fast = array( 'Ashford International', 'Folkestone West', 'Folkestone Central' );
		return array(
			'a station, its usual radius'        => array( array( 'station' => 'headcorn' ), array( 'Headcorn' ), 3.0 ),
			'a station, ten miles, nearest first' => array( array( 'station' => 'headcorn', 'radius' => '10', 'sort_by' => 'distance' ), array( 'Headcorn' ), 10.0 ),
			'high-speed rail'                    => array( array( 'near_rail' => '1' ), $fast, 10.0 ),
			'high-speed rail, three miles'       => array( array( 'near_rail' => '1', 'radius' => '3' ), $fast, 3.0 ),
		);
	}

	#[DataProvider( 'lists' )]
	#[TestDox( '[SRCH-09] $path answers a list of its own' )]
	public function test_lists( string $path, string $heading, array $chips, array $trail ): void {
		[ $status, , $html ] = $this->render( $path );
		$list                = (array) Hpapi::current_list();
		self::assertSame( 200, $status );
		self::assertSame( $heading, $list['heading'] );
		self::assertStringContainsString( "{$heading}</h1>", $html );
		self::assertStringContainsString( '<link rel="canonical" href="' . home_url( str_replace( '&', '&#038;', $path ) ) . '">', $html );
		self::assertSame( $chips, array_column( $list['filters'], 'label' ) );
		self::assertSame( $trail, array_map( static fn ( array $step ): string => $step['label'] . ' ' . wp_parse_url( $step['url'], PHP_URL_PATH ), $list['breadcrumbs'] ) );
		self::assertSame( str_contains( $path, '?' ), (bool) preg_match( '/<meta name=.robots. content=.[^>]*noindex/', $html ) );
		if ( array() !== $list['hidden'] ) {
			// In PHP an empty object and an empty list are the same.
			self::assert_matches_schema( $list, self::schema( 'property-list' ) );
		}
	}

	/** @return array<string, array{path: string, heading: string, chips: list<string>, trail: list<string>}> */
	public static function lists(): array {
		$home  = 'Home /';
		$sales = 'Property for sale /estate-agents/for-sale/';
		$lists = array(
			array( '/estate-agents/for-sale/station/headcorn/', 'Property for sale near Headcorn station', array( 'Near Headcorn station' ), array( $home, $sales ) ),
			array( '/estate-agents/to-rent/station/headcorn/', 'Property to rent near Headcorn station', array( 'Near Headcorn station' ), array( $home, 'Property to rent /estate-agents/to-rent/' ) ),
			array( '/estate-agents/for-sale/station/headcorn/?max_price=500000&radius=10&sort_by=distance', 'Property for sale within 10 miles of Headcorn station', array( 'Near Headcorn station', 'Up to £500,000', 'Within 10 miles' ), array( $home, $sales, 'Headcorn station /estate-agents/for-sale/station/headcorn/' ) ),
			array( '/estate-agents/for-sale/station/headcorn/?min_beds=3&max_beds=3', '3 bedroom property for sale near Headcorn station', array( 'Near Headcorn station', 'At least 3 bedrooms', 'Up to 3 bedrooms' ), array( $home, $sales, 'Headcorn station /estate-agents/for-sale/station/headcorn/' ) ),
			array( '/estate-agents/for-sale/near-high-speed-rail/', 'Property for sale near high-speed rail', array( 'Near high-speed rail' ), array( $home, $sales ) ),
			array( '/estate-agents/for-sale/near-high-speed-rail/page/2/', 'Property for sale near high-speed rail', array( 'Near high-speed rail' ), array( $home, $sales, 'Near high-speed rail /estate-agents/for-sale/near-high-speed-rail/' ) ),
		);
		return array_combine( array_column( $lists, 0 ), array_map( static fn ( array $list ): array => array_combine( array( 'path', 'heading', 'chips', 'trail' ), $list ), $lists ) );
	}

	#[TestDox( '[SRCH-09] Sorts, pages, chips and the form stay on the list; the chip of the place leads off it' )]
	public function test_parts_of_a_list(): void {
		$this->render( '/estate-agents/for-sale/station/headcorn/?min_price=210000&radius=10' );
		$list = (array) Hpapi::current_list();
		$here = home_url( '/estate-agents/for-sale/station/headcorn/' );
		self::assertSame( home_url( '/estate-agents/for-sale/?min_price=210000' ), $list['filters'][0]['remove_url'] );
		self::assertSame( array( "{$here}?radius=10", "{$here}?min_price=210000" ), array_column( array_slice( $list['filters'], 1 ), 'remove_url' ) );
		self::assertSame( array( 'newest', 'reduced', 'price_asc', 'price_desc', 'distance' ), array_column( $list['sorts'], 'value' ) );
		self::assertSame( "{$here}?min_price=210000&radius=10&sort_by=distance", $list['sorts'][4]['url'] );
		self::assertContains( "{$here}page/2/?min_price=210000&radius=10", array_column( $list['page_links'], 'url' ) );
		$props = Plugin::properties()->form->view( array( 'variant' => 'bar' ) )->props();
		self::assertSame( array( 'sales' => $here, 'lettings' => home_url( '/estate-agents/to-rent/station/headcorn/' ) ), $props['actions'] );
		self::assertSame( array( '', '10' ), array( $props['fields']['location'], $props['fields']['radius'] ) );
		self::assertStringContainsString( 'action="' . $here . '"', self::block( 'search-form', array( 'variant' => 'bar' ) ) );

		$this->render( '/estate-agents/for-sale/near-high-speed-rail/' );
		self::assertSame( array( 'newest', 'reduced', 'price_asc', 'price_desc' ), array_column( Hpapi::current_list()['sorts'] ?? array(), 'value' ), 'no one place to be near to' );
		$props = Plugin::properties()->form->view( array( 'variant' => 'bar' ) )->props();
		self::assertSame( array( 'sales' => home_url( '/estate-agents/for-sale/near-high-speed-rail/' ), 'lettings' => home_url( '/estate-agents/to-rent/' ) ), $props['actions'] );
	}

	#[TestDox( '[SRCH-09] A station without property answers 200, noindex and a way on' )]
	public function test_a_station_without_property(): void {
		PropertyFactory::place( 'station', 'Lewes', new Coordinates( 50.8706, 0.0113 ) );
		PropertyFactory::property( array( 'bedrooms' => 1, 'latitude' => 50.9506, 'longitude' => 0.0113 ) );
		[ $status, , $html ] = $this->render( '/estate-agents/for-sale/station/lewes/' );
		$list                = (array) Hpapi::current_list();
		self::assertSame( array( 200, 0 ), array( $status, $list['total'] ) );
		self::assertSame( array( home_url( '/estate-agents/for-sale/station/lewes/?radius=10' ), home_url( '/estate-agents/for-sale/station/lewes/?radius=20' ), home_url( '/estate-agents/for-sale/' ) ), array_column( $list['ways'], 'url' ), 'what finds something' );
		self::assertMatchesRegularExpression( '/<meta name=.robots. content=.[^>]*noindex/', $html );
		PropertyFactory::property( array( 'bedrooms' => 1, 'latitude' => 50.88, 'longitude' => 0.0113 ) );
		$this->render( '/estate-agents/for-sale/station/lewes/?max_price=5000000&min_beds=2' );
		self::assertContains( array( 'All properties near Lewes station', home_url( '/estate-agents/for-sale/station/lewes/' ), 1 ), array_map( static fn ( array $way ): array => array( $way['label'], $way['url'], $way['count'] ), Hpapi::current_list()['ways'] ?? array() ) );
	}

	#[DataProvider( 'missing' )]
	#[TestDox( '[SRCH-09] $path answers 404' )]
	public function test_missing( string $path ): void {
		[ $status, , $html ] = $this->render( $path );
		self::assertSame( 404, $status );
		self::assertNull( Hpapi::current_list() );
		self::assertStringContainsString( 'error404', $html );
	}

	/** @return array<string, array{path: string}> */
	public static function missing(): array {
		$paths = array(
			'/estate-agents/for-sale/station/atlantis/',
			'/estate-agents/to-rent/station/atlantis/',
			'/estate-agents/for-sale/station/%ff/',
			'/estate-agents/for-sale/station/',
			'/estate-agents/to-rent/near-high-speed-rail/',
			'/estate-agents/for-sale/station/headcorn/page/99/',
		);
		return array_combine( $paths, array_map( static fn ( string $path ): array => array( 'path' => $path ), $paths ) );
	}

	#[DataProvider( 'redirects' )]
	#[TestDox( '[SRCH-09] [SRCH-14] $from goes to $to' )]
	public function test_redirects( string $from, string $to, int $status ): void {
		[ $is, $headers ] = $this->render( $from );
		self::assertSame( array( $status, home_url( $to ) ), array( $is, $headers['location'] ?? null ) );
		[ $is ] = $this->render( $to );
		self::assertSame( 200, $is, 'and there it ends' );
	}

	/** @return array<string, array{from: string, to: string, status: int}> */
	public static function redirects(): array {
		$station   = '/estate-agents/for-sale/station/headcorn/';
		$rail      = '/estate-agents/for-sale/near-high-speed-rail/';
		$redirects = array(
			array( '/estate-agents/for-sale/station/HEADCORN/', $station, 301 ),
			array( '/Estate-Agents/For-Sale/Station/Headcorn/', $station, 301 ),
			array( '/estate-agents/for-sale/station/headcorn', $station, 301 ),
			array( '/estate-agents/for-sale/Near-High-Speed-Rail/', $rail, 301 ),
			array( "{$station}?trans_type=1&location=&radius=3&min_price=0&sort_by=newest", $station, 302 ),
			array( "{$station}?trans_type=2&location=&max_price=2000", '/estate-agents/to-rent/station/headcorn/?max_price=2000', 302 ),
			array( "{$station}?trans_type=1&location=Rye", '/property-for-sale/rye/', 302 ),
			array( "{$rail}?trans_type=1&location=&radius=10&min_beds=2", "{$rail}?min_beds=2", 302 ),
			array( "{$rail}?trans_type=2&location=&radius=10", '/estate-agents/to-rent/', 302 ),
			array( "{$rail}?sort_by=distance", $rail, 302 ),
			array( '/estate-agents/for-sale/?location=Headcorn+station', $station, 302 ),
			array( '/estate-agents/for-sale/?trans_type=2&location=HEADCORN+RAILWAY+STATION&min_beds=2&radius=0', '/estate-agents/to-rent/station/headcorn/?min_beds=2', 302 ),
			array( "{$rail}?trans_type=1&location=ashford+international+Station&radius=5", '/estate-agents/for-sale/station/ashford-international/?radius=5', 302 ),
		);
		return array_combine( array_column( $redirects, 0 ), array_map( static fn ( array $one ): array => array_combine( array( 'from', 'to', 'status' ), $one ), $redirects ) );
	}

	#[TestDox( '[SRCH-09] A station that nobody knows counts as any unknown location, and a parish goes before a station' )]
	public function test_typed_stations(): void {
		[ $status ] = $this->render( '/estate-agents/for-sale/?location=Atlantis+station' );
		self::assertSame( array( 200, 'Atlantis station' ), array( $status, Hpapi::current_list()['location'] ?? null ) );
		PropertyFactory::property( array( 'parish' => PropertyFactory::parish( 'Headcorn Station' ) ) );
		[ $status, $headers ] = $this->render( '/estate-agents/for-sale/?location=headcorn+station' );
		self::assertSame( array( 302, home_url( '/property-for-sale/headcorn-station/' ) ), array( $status, $headers['location'] ?? null ) );
	}

	#[TestDox( '[SRCH-09] [API-17] Programs search around stations too, and a changed gazetteer changes the answer' )]
	public function test_rest(): void {
		$ask    = fn ( array $parameters, array $headers = array() ) => $this->rest( 'GET', '/hpapi/v1/estate-agents/properties', $parameters, $headers );
		$answer = $ask( array( 'station' => 'headcorn' ) );
		$list   = $answer->get_data();
		self::assertSame( home_url( '/estate-agents/for-sale/station/headcorn/' ), $list['url'] );
		self::assertSame( Plugin::properties()->search->find( SearchQuery::from_request( array( 'station' => 'headcorn' ) ) )->total, $list['total'] );
		self::assertGreaterThan( 0, $list['total'] );
		self::assertSame( $list['total'], count( $this->rest( 'GET', '/hpapi/v1/estate-agents/map-properties', array( 'station' => 'headcorn' ) )->get_data()['data'] ) );
		self::assertSame( 0, $ask( array( 'station' => 'atlantis' ) )->get_data()['total'] );
		self::assertSame( home_url( '/estate-agents/for-sale/near-high-speed-rail/' ), $ask( array( 'near_rail' => '1' ) )->get_data()['url'] );
		self::assertSame( 400, $ask( array( 'station' => 'Not a slug!' ) )->get_status() );
		self::assertSame( home_url( '/property-for-sale/rye/' ), $ask( array( 'station' => 'headcorn', 'location' => 'Rye' ) )->get_data()['url'] );
		$etag = array( 'If-None-Match' => (string) $answer->get_headers()['ETag'] );
		self::assertSame( 304, $ask( array( 'station' => 'headcorn' ), $etag )->get_status() );
		PlaceVersion::change();
		self::assertSame( 200, $ask( array( 'station' => 'headcorn' ), $etag )->get_status() );
	}

	#[DataProvider( 'statement_paths' )]
	#[TestDox( '[SRCH-09] $path runs six statements at most' )]
	public function test_statements( string $path ): void {
		Stock::now()->on_market( Channel::Sales );
		$ours = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( &$ours ): string {
				$ours += (int) str_contains( $sql, 'hpapi_' );
				return $sql;
			}
		);
		[ $status ] = $this->render( $path );
		self::assertSame( 200, $status );
		self::assertLessThanOrEqual( 6, $ours );
	}

	/** @return array<string, array{path: string}> */
	public static function statement_paths(): array {
		$paths = array( '/estate-agents/for-sale/station/headcorn/?radius=10&sort_by=distance', '/estate-agents/for-sale/near-high-speed-rail/' );
		return array_combine( $paths, array_map( static fn ( string $path ): array => array( 'path' => $path ), $paths ) );
	}

	/** A card's JSON for rows that no post stands behind. */
	private static function card( int $id ): string {
		$card = json_decode( (string) file_get_contents( __DIR__ . '/card.json' ), true );
		return (string) wp_json_encode( array( ...$card, 'id' => $id ) );
	}

	/** @return array<string, mixed> */
	private static function schema( string $name ): array {
		return Schema::from_file( dirname( __DIR__, 3 ) . "/schemas/{$name}.json" )->to_array();
	}
}
