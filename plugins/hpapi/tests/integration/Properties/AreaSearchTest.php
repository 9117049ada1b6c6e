<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Properties;

use HearthHammer\Core\Place\BoundingBox;
use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Core\Place\PlaceVersion;
use HearthHammer\Core\Place\Polygon;
use HearthHammer\Core\ResultCache\ResultCache;
use HearthHammer\Core\ResultCache\ResultTable;
use HearthHammer\Core\Schema\Schema;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Properties\Index\PropertyVersion;
use HearthHammer\Hpapi\Properties\Index\Stock;
use HearthHammer\Hpapi\Search\Conditions;
use HearthHammer\Hpapi\Search\MapCells;
use HearthHammer\Hpapi\Search\MapGrid;
use HearthHammer\Hpapi\Search\MapSearch;
use HearthHammer\Hpapi\Search\SearchQuery;
use HearthHammer\Hpapi\Tables;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * Searches by an area drawn on the map, by the part of it that is looked at, and by radius.
 */
#[Group( 'volume' )]
final class AreaSearchTest extends IntegrationTestCase {

	private const ROWS = 3000;

	/** @var array<int, Coordinates> By post. */
	private array $points = array();

	#[TestDox( '[LIST-07] Of three thousand properties, circles, drawn areas and parts of the map hold exactly those that arithmetic says, on lists and maps' )]
	public function test_against_plain_arithmetic(): void {
		$this->make_rows();
		$parish = PropertyFactory::parish( 'Cranbrook', 51.1, 0.6 );
		$centre = new Coordinates( 51.1, 0.6 );
		PropertyFactory::rows( array( array( 'post_id' => 990001, 'parish_id' => $parish, 'latitude' => 10.0, 'longitude' => 10.0 ) ) );
		$asked = array();
		foreach ( array_filter( SearchQuery::RADII ) as $miles ) {
			$asked[ "{$miles} miles" ] = array( new SearchQuery( location: 'Cranbrook', radius: $miles, per_page: 96 ), static fn ( Coordinates $at ): bool => $centre->distance_to( $at ) <= $miles );
		}
		$box = new BoundingBox( 51.0, 0.5, 51.15, 0.62 );
		foreach ( self::areas() as $name => $area ) {
			$holds                            = static fn ( Coordinates $at ): bool => self::holds( $area, $at );
			$asked[ $name ]                   = array( new SearchQuery( polygon: $area, per_page: 96 ), $holds );
			$asked[ "{$name}, cheap first" ]  = array( new SearchQuery( polygon: $area, sort_by: 'price_asc', per_page: 96 ), $holds );
			$asked[ "{$name} within 5 miles" ] = array( new SearchQuery( location: 'Cranbrook', radius: 5.0, polygon: $area, sort_by: 'distance', per_page: 96 ), static fn ( Coordinates $at ): bool => $holds( $at ) && $centre->distance_to( $at ) <= 5 );
			$asked[ "{$name} in a box" ]      = array( new SearchQuery( polygon: $area, bounds: $box, per_page: 96 ), static fn ( Coordinates $at ): bool => $holds( $at ) && $box->holds( $at ) );
		}
		$asked['a box'] = array( new SearchQuery( bounds: $box, per_page: 96 ), $box->holds( ... ) );
		foreach ( $asked as $name => [ $query, $holds ] ) {
			$expected = array_keys( array_filter( $this->points, $holds ) );
			$found    = $this->pages( $query );
			self::assertEqualsCanonicalizing( $expected, $found, $name );
			self::assertSame( $found, array_values( array_unique( $found ) ), $name );
			if ( 'newest' === $query->sort_by ) {
				rsort( $expected );
				self::assertSame( $expected, $found, "{$name}: latest first" );
			}
			$map = self::single_ones( $query, self::map_search() );
			self::assertSame( count( $expected ), $map['total'], $name );
			self::assertEqualsCanonicalizing( array_map( fn ( int $id ): string => "{$this->points[ $id ]->latitude}", $expected ), array_map( static fn ( array $pin ): string => "{$pin['latitude']}", $map['data'] ), $name );
		}
		self::assertGreaterThan( 100, Plugin::properties()->search->find( $asked['a blob of 200 corners'][0] )->total );
	}

	#[TestDox( 'Whatever is searched for, 12, 24 and 96 on a page take as many statements, six at most; the map takes as many for ten and for thousands' )]
	public function test_statements(): void {
		$this->make_rows();
		$areas = self::areas();
		PropertyFactory::parish( 'Cranbrook', 51.1, 0.6 );
		PropertyFactory::place( 'outcode', 'TN17', new Coordinates( 51.1, 0.6 ) );
		Stock::now();
		PlaceVersion::change();
		foreach ( array(
			'everything' => array(),
			'a radius'   => array( 'location' => 'TN17', 'radius' => '20' ),
			'an area'    => array( 'polygon' => $areas['a blob of 200 corners']->encode() ),
			'both'       => array( 'location' => 'TN17', 'radius' => '20', 'polygon' => $areas['a triangle']->encode(), 'sort_by' => 'distance' ),
			'a box'      => array( 'bounds' => '51,0.5,51.2,0.7' ),
		) as $name => $parameters ) {
			$counts = array();
			foreach ( array( '12', '24', '96' ) as $per_page ) {
				$counts[] = $this->statements( '/hpapi/v1/estate-agents/properties', array( ...$parameters, 'per_page' => $per_page ) );
			}
			self::assertSame( 1, count( array_unique( $counts ) ), $name . ' ' . implode( ', ', $counts ) );
			self::assertLessThanOrEqual( 6, $counts[0], $name );
			$few = array( ...$parameters, 'min_price' => '2000000' );
			// Of thousands, no pins may be single at this zoom.
			self::assertGreaterThanOrEqual( $this->statements( '/hpapi/v1/estate-agents/map-properties', $parameters ), $this->statements( '/hpapi/v1/estate-agents/map-properties', $few ), $name );
		}
	}

	#[TestDox( 'A list page in an area: its own address, a chip that leads off it, hidden fields, not for search engines' )]
	public function test_list_page(): void {
		$row = PropertyFactory::row( PropertyFactory::property( array( 'latitude' => 10, 'longitude' => 10 ) ) ) ?? array();
		PropertyFactory::rows( array_fill( 0, 50, array( 'latitude' => 51.1, 'longitude' => 0.6, 'card' => $row['card'], 'pin' => $row['pin'] ) ) );
		$area               = self::areas()['a triangle'];
		$path               = '/estate-agents/for-sale/?polygon=' . rawurlencode( $area->encode() ) . '&bounds=51%2C0.3%2C51.3%2C0.9';
		[ $status, , $html ] = $this->render( $path );
		self::assertSame( 200, $status );
		self::assertStringContainsString( 'noindex', $html );
		self::assertStringContainsString( 'Drawn area', $html );
		self::assertStringContainsString( 'Map area', $html );
		$hidden = sprintf( '<input type="hidden" name="polygon" value="%s">', esc_attr( $area->encode() ) );
		self::assertSame( 2, substr_count( $html, $hidden ), 'of the search form and of the order' );
		self::assertSame( 2, substr_count( $html, '<input type="hidden" name="bounds" value="51,0.3,51.3,0.9">' ) );
		$list = Plugin::properties()->current->to_array() ?? array();
		self::assertSame( array( 'Drawn area', 'Map area' ), array_column( $list['filters'], 'label' ) );
		self::assertSame( home_url( '/estate-agents/for-sale/?bounds=51%2C0.3%2C51.3%2C0.9' ), $list['filters'][0]['remove_url'] );
		self::assertSame( 'Property for sale in your drawn area', $list['heading'] );
		self::assertGreaterThan( 2, $list['pages'] );
		self::assertStringContainsString( '/page/2/?polygon=', $list['page_links'][1]['url'] );
	}

	#[TestDox( 'In addresses what is no area is left out, and one written otherwise is put right; a form that names a place leaves the area' )]
	public function test_redirects(): void {
		PropertyFactory::parish( 'Rye' );
		PropertyFactory::property( array( 'parish' => Plugin::properties()->parishes->all()[0]->id ) );
		foreach ( array(
			'?polygon=ouqvHo'                      => '',
			'?polygon[]=ouqvHo'                    => '',
			'?bounds=51,1,50,0'                    => '',
			'?bounds=51,0.50,52.0000001,1&sort_by=price_asc' => '?sort_by=price_asc&bounds=51%2C0.5%2C52%2C1',
			'?polygon=' . rawurlencode( '_???AA@' ) => '?polygon=%3F%3F%3FAA%40',
			'?polygon=' . str_repeat( '%3F', 20000 ) => '',
		) as $asked => $right ) {
			[ $status, $headers ] = $this->render( "/estate-agents/for-sale/{$asked}" );
			self::assertSame( array( 302, home_url( "/estate-agents/for-sale/{$right}" ) ), array( $status, $headers['location'] ), substr( $asked, 0, 60 ) );
		}
		$area                 = rawurlencode( self::areas()['a triangle']->encode() );
		[ $status, $headers ] = $this->render( "/estate-agents/for-sale/?trans_type=1&location=Rye&polygon={$area}" );
		self::assertSame( array( 302, home_url( '/property-for-sale/rye/' ) ), array( $status, $headers['location'] ) );
		[ $status ] = $this->render( "/property-for-sale/rye/?polygon={$area}" );
		self::assertSame( 200, $status, 'an address may hold both' );
	}

	#[TestDox( 'An empty area offers the same search without it' )]
	public function test_way_out(): void {
		PropertyFactory::property( array( 'price' => 300000, 'latitude' => 50.95, 'longitude' => 0.733 ) );
		$this->render( '/estate-agents/for-sale/?max_price=400000&polygon=' . rawurlencode( self::areas()['a triangle']->encode() ) );
		$list = Plugin::properties()->current->to_array() ?? array();
		self::assertSame( 0, $list['total'] );
		self::assertSame( home_url( '/estate-agents/for-sale/?max_price=400000' ), $list['ways'][0]['url'] );
	}

	#[TestDox( '[API-01] [API-02] All matches come to the map, with as many in all as a header says, short, and 304 without a search' )]
	public function test_map_properties(): void {
		$this->make_rows();
		$route  = '/hpapi/v1/estate-agents/map-properties';
		$area   = self::areas()['a blob of 200 corners'];
		$answer = $this->rest( 'GET', $route, array( 'polygon' => $area->encode() ) );
		$inside = array_filter( $this->points, static fn ( Coordinates $at ): bool => self::holds( $area, $at ) );
		self::assertLessThan( MapSearch::SINGLE, count( $inside ) );
		self::assertSame( array( count( $inside ), array(), count( $inside ) ), array( count( $answer->get_data()['data'] ), $answer->get_data()['clusters'], $answer->get_data()['total'] ) );
		self::assertSame( (string) count( $inside ), $answer->get_headers()['X-HH-Total'] );
		$all = $this->rest( 'GET', $route )->get_data();
		self::assertSame( array( self::ROWS, self::ROWS ), array( $all['total'], count( $all['data'] ) + array_sum( array_column( $all['clusters'], 'count' ) ) ), 'more than any page' );
		self::assertLessThan( 10_000, strlen( (string) wp_json_encode( $all ) ) );

		// One by one, in pages.
		foreach ( array( new SearchQuery(), new SearchQuery( polygon: $area ) ) as $query ) {
			$pages = self::single_ones( $query, self::map_search( 100 ) );
			$whole = self::single_ones( $query, self::map_search() );
			self::assertSame( array( $whole['total'], array_column( $whole['data'], 'latitude' ) ), array( $pages['total'], array_column( $pages['data'], 'latitude' ) ) );
		}

		$etag       = (string) $answer->get_headers()['ETag'];
		$statements = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( &$statements ): string {
				$statements += (int) str_contains( $sql, 'hpapi_property_index' );
				return $sql;
			}
		);
		$again = $this->rest( 'GET', $route, array( 'polygon' => $area->encode() ), array( 'If-None-Match' => $etag ) );
		self::assertSame( array( 304, 0 ), array( $again->get_status(), $statements ) );
		$options = apply_filters( 'rest_json_encode_options', 0, new \WP_REST_Request( 'GET', $route ) );
		self::assertSame( '"£1/2"', wp_json_encode( '£1/2', $options ) );
		self::assertSame( 0, apply_filters( 'rest_json_encode_options', 0, new \WP_REST_Request( 'GET', '/wp/v2/types' ) ) );
	}

	#[TestDox( 'In a box around all that there is, no row is asked where it is: the answer is the same, and one more property outside is left out' )]
	public function test_box_around_everything(): void {
		PropertyFactory::property( array( 'latitude' => 51.0, 'longitude' => 0.5 ) );
		PropertyFactory::property( array( 'latitude' => 51.2, 'longitude' => 0.7 ) );
		PropertyFactory::property( array( 'latitude' => '', 'longitude' => '' ) );
		$box  = new BoundingBox( 51.0, 0.5, 51.2, 0.7 );
		$ask  = fn (): array => $this->rest( 'GET', '/hpapi/v1/estate-agents/map-properties', array( 'bbox' => $box->encode(), 'zoom' => '10' ) )->get_data();
		$list = static fn (): int => Plugin::properties()->search->find( SearchQuery::from_request( array( 'bounds' => $box->encode() ) ) )->total;
		self::assertSame( array( 51.0, 0.5, 51.2, 0.7 ), array_values( (array) Stock::now()->extent ) );
		self::assertSame( 'latitude IS NOT NULL', Conditions::within( $box ) );
		self::assertSame( array( 2, 2, 2 ), array( $ask()['total'], count( $ask()['data'] ), $list() ) );
		PropertyFactory::property( array( 'latitude' => 51.2001, 'longitude' => 0.6 ) );
		self::assertStringContainsString( 'BETWEEN', Conditions::within( $box ) );
		self::assertSame( array( 2, 2 ), array( $ask()['total'], $list() ) );
	}

	private static function map_search( int $single = MapSearch::SINGLE ): MapSearch {
		return new MapSearch( new MapCells( new ResultCache( new ResultTable( Tables::RESULTS ), 'hpapi_results', PropertyVersion::current( ... ) ) ), $single );
	}

	/** @return array{total: int, data: list<array<string, mixed>>} All pages of the closest zoom. */
	private static function single_ones( SearchQuery $query, MapSearch $search ): array {
		$all = array();
		for ( $page = 1; $page <= 100; $page++ ) {
			$found = $search->find( Conditions::of( $query, Plugin::properties()->areas->of( $query ) ), array(), new MapGrid( MapGrid::CLOSEST + 1, null ), $query->polygon, $page );
			if ( array() === $found['data'] ) {
				break;
			}
			$all = array( ...$all, ...$found['data'] );
		}
		return array( 'total' => $found['total'], 'data' => $all );
	}

	/** @param array<string, mixed> $pin */
	private static function at( array $pin ): string {
		return "{$pin['latitude']} {$pin['longitude']}";
	}

	/** @return list<array{SearchQuery, Polygon|null, array<string, string>}> */
	private static function searches(): array {
		$area = self::areas()['a hollow star'];
		return array(
			array( new SearchQuery(), null, array() ),
			array( new SearchQuery( polygon: $area ), $area, array( 'polygon' => $area->encode() ) ),
			array( new SearchQuery(), null, array( 'max_price' => '400000' ) ),
		);
	}

	#[TestDox( '[API-01] A map that says how close it looks gets each match once: by itself, or counted in a cluster within whose bounds it lies' )]
	public function test_map_by_zoom(): void {
		$this->make_rows();
		$route = '/hpapi/v1/estate-agents/map-properties';
		$box   = new BoundingBox( 51.02, 0.41, 51.2, 0.75 );
		foreach ( self::searches() as [ $query, $area, $parameters ] ) {
			$all = array();
			do {
				$page = $this->rest( 'GET', $route, $parameters + array( 'zoom' => '19', 'page' => (string) ( intdiv( count( $all ), MapSearch::SINGLE ) + 1 ) ) )->get_data();
				$all  = array( ...$all, ...$page['data'] );
			} while ( count( $all ) < $page['total'] && array() !== $page['data'] );
			foreach ( array( 0, 5, 9, 11, 14 ) as $zoom ) {
				$answer = $this->rest( 'GET', $route, $parameters + array( 'zoom' => (string) $zoom ) )->get_data();
				self::assert_matches_schema( json_decode( (string) wp_json_encode( $answer ), true ), Schema::from_file( dirname( __DIR__, 3 ) . '/schemas/map-properties-answer.json' )->to_array() );
				$name = wp_json_encode( $parameters ) . " at {$zoom}";
				self::assertSame( array( count( $all ), count( $all ) ), array( $answer['total'], count( $answer['data'] ) + array_sum( array_column( $answer['clusters'], 'count' ) ) ), $name );
				self::assertSame( array(), array_diff( array_map( self::at( ... ), $answer['data'] ), array_map( self::at( ... ), $all ) ), $name );
				foreach ( $answer['clusters'] as $cluster ) {
					$edges = $cluster['bounds'];
					$held  = array_filter( $all, static fn ( array $pin ): bool => $pin['latitude'] >= $edges['south'] - 1e-5 && $pin['latitude'] <= $edges['north'] + 1e-5 && $pin['longitude'] >= $edges['west'] - 1e-5 && $pin['longitude'] <= $edges['east'] + 1e-5 );
					self::assertGreaterThanOrEqual( $cluster['count'], count( $held ), $name );
				}
				if ( count( $all ) > MapSearch::SINGLE && $zoom < 11 ) {
					self::assertNotSame( array(), $answer['clusters'], $name );
					self::assertLessThan( 400, count( $answer['clusters'] ) );
				}
				$part   = $this->rest( 'GET', $route, $parameters + array( 'zoom' => (string) $zoom, 'bbox' => $box->encode() ) )->get_data();
				$inside = array_filter( $all, static fn ( array $pin ): bool => $box->holds( new Coordinates( $pin['latitude'], $pin['longitude'] ) ) );
				self::assertSame( count( $inside ), $part['total'], $name );
				self::assertGreaterThanOrEqual( $part['total'], count( $part['data'] ) + array_sum( array_column( $part['clusters'], 'count' ) ), $name );
				foreach ( $part['clusters'] as $cluster ) {
					self::assertGreaterThan( 1, $cluster['count'] );
				}
			}
		}
		// What shares one point can be had one by one all the same.
		PropertyFactory::rows( array_fill( 0, 5, array( 'latitude' => 52.0, 'longitude' => 1.0 ) ) );
		$close = $this->rest( 'GET', $route, array( 'zoom' => '19', 'bbox' => '51.9999,0.9999,52.0001,1.0001' ) )->get_data();
		self::assertSame( array( 5, 5, array() ), array( count( $close['data'] ), $close['total'], $close['clusters'] ) );
		foreach ( array( array( 'bbox' => '51,0,52,1' ), array( 'zoom' => '5', 'bbox' => '52,0,51,1' ), array( 'zoom' => '23' ), array( 'zoom' => 'close' ) ) as $bad ) {
			self::assertSame( 400, $this->rest( 'GET', $route, $bad )->get_status(), (string) wp_json_encode( $bad ) );
		}
	}

	#[TestDox( '[API-01] [LIST-04] At every zoom each property is in a cluster or a point of the map’s tiles, and at the closest a point of its own, however many share it' )]
	public function test_each_is_reachable(): void {
		$this->make_rows();
		// A farm that is sold in lots, and a block of flats with more than an answer has.
		$shared = array( ...array_fill( 0, 7, new Coordinates( 51.05, 0.45 ) ), ...array_fill( 0, MapSearch::SINGLE + 250, new Coordinates( 51.1234567, 0.7654321 ) ) );
		PropertyFactory::rows( array_map( static fn ( Coordinates $at, int $number ): array => array( 'post_id' => 950001 + $number, 'latitude' => $at->latitude, 'longitude' => $at->longitude ), $shared, array_keys( $shared ) ) );
		$points = array( ...array_values( $this->points ), ...$shared );
		$route  = '/hpapi/v1/estate-agents/map-properties';
		for ( $zoom = 0; $zoom <= 22; $zoom++ ) {
			// What a phone's map of 400 x 600 pixels shows, around some of them; every one in the widest views.
			$width = 360 * 400 / 256 / 2 ** $zoom;
			foreach ( $width > 1 ? array( new Coordinates( 51.1, 0.6 ) ) : array( $points[0], $points[700], $points[2999], new Coordinates( 51.05, 0.45 ), new Coordinates( 51.1234567, 0.7654321 ) ) as $at ) {
				$box    = new BoundingBox( max( -85.0, $at->latitude - $width * 0.45 ), max( -180.0, $at->longitude - $width / 2 ), min( 85.0, $at->latitude + $width * 0.45 ), min( 180.0, $at->longitude + $width / 2 ) );
				$inside = array_filter( $points, $box->holds( ... ) );
				$found  = array( 'data' => array(), 'clusters' => array(), 'total' => 1 );
				for ( $page = 1; ( 1 === $page || $zoom > MapGrid::CLOSEST ) && count( $found['data'] ) < $found['total']; $page++ ) {
					$answer = $this->rest( 'GET', $route, array( 'zoom' => (string) $zoom, 'bbox' => $box->encode(), 'page' => (string) $page ) )->get_data();
					$found  = array( ...$answer, 'data' => array( ...$found['data'], ...$answer['data'] ) );
					self::assertLessThanOrEqual( MapSearch::SINGLE, count( $answer['data'] ), "{$zoom}" );
				}
				self::assertSame( count( $inside ), $found['total'], "{$zoom}: {$box->encode()}" );
				// As many points as properties at each place, and a cluster around those that have none.
				$single = array_count_values( array_map( self::at( ... ), $found['data'] ) );
				$lost   = array();
				foreach ( $inside as $point ) {
					$place = "{$point->latitude} {$point->longitude}";
					if ( ( $single[ $place ] ?? 0 ) > 0 ) {
						--$single[ $place ];
					} elseif ( $zoom > MapGrid::CLOSEST || ! self::is_counted( $point, $found['clusters'] ) ) {
						$lost[] = $place;
					}
				}
				self::assertSame( array(), $lost, "{$zoom}: {$box->encode()}" );
				self::assertGreaterThanOrEqual( count( $inside ), count( $found['data'] ) + array_sum( array_column( $found['clusters'], 'count' ) ), "{$zoom}" );
			}
		}
	}

	/** @param list<array{bounds: array{south: float, west: float, north: float, east: float}}> $clusters */
	private static function is_counted( Coordinates $point, array $clusters ): bool {
		foreach ( $clusters as [ 'bounds' => $box ] ) {
			if ( $point->latitude >= $box['south'] - 1e-5 && $point->latitude <= $box['north'] + 1e-5 && $point->longitude >= $box['west'] - 1e-5 && $point->longitude <= $box['east'] + 1e-5 ) {
				return true;
			}
		}
		return false;
	}

	#[TestDox( 'A map of thousands costs at most four statements on our tables, however many match: the data’s version, what was kept, the count, and the single ones' )]
	public function test_map_by_zoom_costs_few_statements(): void {
		$this->make_rows();
		// The stock is counted once after a change.
		Stock::now();
		foreach ( array( array(), array( 'max_price' => '300000' ), array( 'min_price' => '800000' ) ) as $filters ) {
			self::assertLessThanOrEqual( 4, $this->statements( '/hpapi/v1/estate-agents/map-properties', $filters + array( 'zoom' => '9', 'bbox' => '50.9,0.3,51.3,0.9' ) ) );
		}
	}

	/** Anywhere, and close to the corners and sides of the areas. */
	private function make_rows(): void {
		mt_srand( 5 );
		$at = array();
		foreach ( self::areas() as $area ) {
			foreach ( $area->corners as $corner ) {
				$at[] = new Coordinates( round( $corner->latitude, 5 ), round( $corner->longitude + mt_rand( -2, 2 ) * 0.0001, 6 ) );
			}
		}
		while ( count( $at ) < self::ROWS ) {
			$at[] = new Coordinates( 50.9 + mt_rand( 0, 400000 ) / 1e6, 0.3 + mt_rand( 0, 600000 ) / 1e6 );
		}
		PropertyFactory::rows( array_map( static fn ( Coordinates $point ): array => array( 'latitude' => $point->latitude, 'longitude' => $point->longitude, 'amount' => mt_rand( 1, 9 ) * 100000 ), $at ) );
		foreach ( $at as $number => $point ) {
			$this->points[ 900001 + $number ] = $point;
		}
	}

	/** @return array<string, Polygon> */
	private static function areas(): array {
		$blob   = array();
		$zigzag = array();
		for ( $corner = 0; $corner < 200; $corner++ ) {
			$angle    = 2 * M_PI * $corner / 200;
			$far      = 0.09 + 0.03 * sin( 5 * $angle ) + 0.01 * cos( 17 * $angle );
			$blob[]   = array( 51.1 + $far * sin( $angle ), 0.6 + 1.5 * $far * cos( $angle ) );
			$zigzag[] = array( 51.1 + ( 0 === $corner % 2 ? 0.1 : -0.1 ) + $corner / 1e4, 0.45 + $corner / 700 );
		}
		$shapes = array(
			'a triangle'              => array( array( 51.0, 0.4 ), array( 51.25, 0.6 ), array( 51.0, 0.8 ) ),
			'a hollow star'           => array( array( 51.25, 0.6 ), array( 50.95, 0.78 ), array( 51.14, 0.42 ), array( 51.14, 0.78 ), array( 50.95, 0.42 ) ),
			'a blob of 200 corners'   => $blob,
			'a zigzag of 200 corners' => $zigzag,
		);
		return array_map( static fn ( array $shape ): Polygon => Polygon::parse( ( new Polygon( array_map( static fn ( array $at ): Coordinates => new Coordinates( ...$at ), $shape ) ) )->encode() ) ?? throw new \LogicException( 'Not an area.' ), $shapes );
	}

	/** Counted another way than by Polygon: sides that a line to the west meets. */
	private static function holds( Polygon $area, Coordinates $at ): bool {
		$inside = 0;
		$number = count( $area->corners );
		for ( $i = 0; $i < $number; $i++ ) {
			$a = $area->corners[ $i ];
			$b = $area->corners[ ( $i + 1 ) % $number ];
			if ( ( $a->latitude > $at->latitude ) !== ( $b->latitude > $at->latitude ) ) {
				$inside += $at->longitude < $a->longitude + ( $b->longitude - $a->longitude ) * ( $at->latitude - $a->latitude ) / ( $b->latitude - $a->latitude ) ? 1 : 0;
			}
		}
		return 1 === $inside % 2;
	}

	/** @return list<int> */
	private function pages( SearchQuery $query ): array {
		$found = array();
		for ( $page = 1; ; $page++ ) {
			$result = Plugin::properties()->search->find( SearchQuery::from_request( array( ...$query->fields(), 'per_page' => '96', 'page' => (string) $page ) ) );
			$found  = array( ...$found, ...array_column( $result->cards, 'id' ) );
			if ( $page >= $result->pages ) {
				return $found;
			}
		}
	}

	/** @param array<string, string> $parameters */
	private function statements( string $route, array $parameters ): int {
		wp_cache_flush();
		get_option( 'home' );
		$ours  = 0;
		$count = static function ( string $sql ) use ( &$ours ): string {
			// Whether an answer is kept depends on how long it took, and so on what else the machine does.
			$ours += (int) ( str_contains( $sql, 'hpapi_' ) && ! str_starts_with( $sql, 'REPLACE INTO' ) );
			return $sql;
		};
		add_filter( 'query', $count );
		self::assertSame( 200, $this->rest( 'GET', $route, $parameters )->get_status() );
		remove_filter( 'query', $count );
		return $ours;
	}
}
