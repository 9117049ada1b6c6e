<?php
/**
 * What a list answer costs with many properties: `wp eval-file tests/bench/search-bench.php 100000`
 *
 * Makes so many properties, straight into the posts and index tables (and replaces those of an earlier run), then
 * asks the list's REST route and the same site's empty one (/wp/v2/types/post) in turn, twenty times each, inside this
 * process: without HTTP, the ratio shows what the search itself adds. It leaves the properties for `npm run bench`,
 * which asks over HTTP. Run it on a database you can throw away.
 *
 * @package HearthHammer\Hpapi
 */

declare( strict_types=1 );

namespace HearthHammer\Bench;

use HearthHammer\Core\Index\IndexWriter;
use HearthHammer\Core\ResultCache\ResultTable;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Properties\Index\PropertyTable;
use HearthHammer\Hpapi\Properties\Index\PropertyVersion;
use HearthHammer\Hpapi\Properties\Index\PropertyWords;
use HearthHammer\Hpapi\Properties\PropertyTypes;
use HearthHammer\Hpapi\Tables;
use WP_REST_Request;

/** Properties as a busy agency has them: a fifth lettings, a fifth sold, prices and places spread. */
final class Stock {

	private const BATCH = 500;

	public static function make( int $count ): void {
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->posts} WHERE post_name LIKE 'bench-%' AND post_type = 'hpapi_property'" );
		$first = 1 + (int) $wpdb->get_var( "SELECT MAX(ID) FROM {$wpdb->posts}" );
		mt_srand( 1 );
		for ( $done = 0; $done < $count; $done += self::BATCH ) {
			$ids = range( $first + $done, $first + min( $done + self::BATCH, $count ) - 1 );
			self::posts( $ids );
			( new IndexWriter( PropertyTable::definition() ) )->write( array_map( self::row( ... ), $ids ) );
		}
		( new IndexWriter( PropertyTable::definition() ) )->delete_orphans( 'hpapi_property' );
		PropertyVersion::change();
		$wpdb->query( $wpdb->prepare( 'ANALYZE TABLE %i', PropertyTable::name() ) );
	}

	/** @param list<int> $ids */
	private static function posts( array $ids ): void {
		global $wpdb;
		$rows = array();
		foreach ( $ids as $id ) {
			$rows[] = $wpdb->prepare( "(%d, 1, '2026-01-01 00:00:00', '2026-01-01 00:00:00', 'A house by the mill.', %s, 'A house by the mill.', 'publish', %s, '', '', '2026-01-01 00:00:00', '2026-01-01 00:00:00', '', 'hpapi_property')", $id, "{$id} Mill Lane", "bench-{$id}" );
		}
		$wpdb->query( "INSERT INTO {$wpdb->posts} (ID, post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, post_name, to_ping, pinged, post_modified, post_modified_gmt, post_content_filtered, post_type) VALUES " . implode( ',', $rows ) ); // phpcs:ignore WordPress.DB.PreparedSQL
	}

	/** As long as those of a real text: a street that hundreds share, a reference of its own, words that many have. */
	private static function words( int $id, string $type, string $parish ): string {
		$names = array( 'stone', 'mill', 'church', 'station', 'high', 'london', 'orchard', 'chapel', 'forge', 'park' );
		$kinds = array( 'street', 'lane', 'road', 'hill', 'close', 'way' );
		$rare  = 'word' . ( $id % 997 );
		$text  = "BENCH_{$id} bench{$id} {$names[ $id % 10 ]} {$kinds[ $id % 6 ]} {$parish} {$type} garden garage {$rare} " . str_repeat( 'a house by the mill with a garden and a view of the church ', 20 );
		return ' ' . PropertyWords::prefixed( PropertyWords::words( $text ) ) . ' ';
	}

	/** @return array<string, int|float|string|null> */
	private static function row( int $id ): array {
		$parishes  = Plugin::properties()->parishes->all();
		$parish    = array() === $parishes ? null : $parishes[ mt_rand( 0, count( $parishes ) - 1 ) ];
		$channel   = mt_rand( 1, 5 ) < 5 ? 1 : 2;
		$group     = array( 'available', 'available', 'available', 'under_offer', 'complete' )[ mt_rand( 0, 4 ) ];
		$status    = array( 'available' => 'available', 'under_offer' => 'under_offer', 'complete' => 'sold_stc' )[ $group ];
		$bedrooms  = mt_rand( 1, 6 );
		$price     = 1 === $channel ? mt_rand( 100, 1500 ) * 1000 : mt_rand( 8, 40 ) * 50;
		$types     = array( 'detached', 'semi-detached', 'terraced', 'cottage', 'flat', 'bungalow', 'land' );
		$type      = $types[ mt_rand( 0, 6 ) ];
		$latitude  = 50.9 + mt_rand( 0, 500000 ) / 1e6;
		$longitude = 0.3 + mt_rand( 0, 700000 ) / 1e6;
		$pictures  = array_map(
			static fn ( int $number ): array => array(
				'src'       => "%home%/wp-content/uploads/hpapi/bench-{$id}/picture-{$number}-640x427.webp",
				'src_large' => "%home%/wp-content/uploads/hpapi/bench-{$id}/picture-{$number}-1280x853.webp",
				'width'     => 640,
				'height'    => 427,
				'alt'       => 'A house by the mill, seen from the lane',
				'color'     => '#8a9a7b',
			),
			range( 1, 5 )
		);
		$card      = array( 'id' => $id, 'url' => "%home%/property/{$id}/bench-{$id}/", 'heading' => "{$bedrooms} bedroom house for sale", 'address' => "{$id} Mill Lane", 'parish' => $parish->name ?? '', 'town' => '', 'postcode_area' => 'TN17', 'channel' => $channel, 'status' => $status, 'status_label' => '', 'status_group' => $group, 'price' => $price, 'price_string' => "£{$price}", 'price_qualifier_label' => '', 'bedrooms' => $bedrooms, 'bathrooms' => 2, 'living_rooms' => 2, 'property_type' => $type, 'property_type_label' => $type, 'new_home' => false, 'acres' => 0.25, 'summary' => str_repeat( 'A house by the mill. ', 11 ), 'latitude' => $latitude, 'longitude' => $longitude, 'images' => $pictures, 'image_count' => 12, 'has_floorplan' => true, 'listed_at' => 1 );
		return array(
			'post_id'       => $id,
			'reference'     => "BENCH_{$id}",
			'branch'        => 'BENCH',
			'channel'       => $channel,
			'status'        => $status,
			'status_group'  => $group,
			'published'     => 1,
			'on_market'     => 'complete' === $group ? 0 : 1,
			'price'         => $price,
			'amount'        => $price,
			'bedrooms'      => $bedrooms,
			'acres'         => mt_rand( 0, 500 ) / 100,
			'property_type' => $type,
			'type_group'    => PropertyTypes::group( $type ),
			'parish_id'     => $parish->id ?? 0,
			'postcode'      => 'TN17 3AB',
			'outcode'       => 'TN' . mt_rand( 1, 40 ),
			'sector'        => 'TN17 3',
			'latitude'      => $latitude,
			'longitude'     => $longitude,
			'new_home'      => mt_rand( 0, 19 ) < 1 ? 1 : 0,
			'listed_at'     => 1700000000 + mt_rand( 0, 60000000 ),
			'words'         => self::words( $id, $type, $parish->name ?? '' ),
			'updated_at'    => 1700000000,
			'card'          => (string) wp_json_encode( $card, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ),
			'pin'           => (string) wp_json_encode( array( 'url' => $card['url'], 'image' => $pictures[0]['src'], 'parish' => $card['parish'], 'price_string' => '£' . number_format( $price ), 'heading' => $card['heading'], 'status' => 'For sale' ), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ),
		);
	}
}

/** Times and counts. */
final class Measure {

	private const ROUNDS = 20;

	/**
	 * @param array<string, string> $parameters
	 * @return array{first: float, again: float, empty: float, statements: int} Milliseconds: the first time after a change, again (as in another request), and the empty route.
	 */
	public static function list_answer( array $parameters ): array {
		$empty = array();
		$first = array();
		$again = array();
		self::ask( '/hpapi/v1/estate-agents/properties', $parameters );
		self::ask( '/wp/v2/types/post', array() );
		for ( $round = 0; $round < self::ROUNDS; $round++ ) {
			$empty[] = self::ask( '/wp/v2/types/post', array() );
			self::forget();
			$first[] = self::ask( '/hpapi/v1/estate-agents/properties', $parameters );
			wp_cache_flush_group( 'hpapi_results' );
			$again[] = self::ask( '/hpapi/v1/estate-agents/properties', $parameters );
		}
		return array(
			'first'      => self::median( $first ),
			'again'      => self::median( $again ),
			'empty'      => self::median( $empty ),
			'statements' => self::statements( $parameters ),
		);
	}

	/** As after a change of the data. */
	private static function forget(): void {
		global $wpdb;
		wp_cache_flush_group( 'hpapi_results' );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', ( new ResultTable( Tables::RESULTS ) )->name() ) );
	}

	/** @param array<string, string> $parameters */
	private static function statements( array $parameters ): int {
		$ours  = 0;
		$count = static function ( string $sql ) use ( &$ours ): string {
			$ours += (int) str_contains( $sql, 'hpapi_' );
			return $sql;
		};
		self::forget();
		wp_cache_flush();
		add_filter( 'query', $count );
		self::ask( '/hpapi/v1/estate-agents/properties', $parameters );
		remove_filter( 'query', $count );
		return $ours;
	}

	/** @param array<string, string> $parameters */
	private static function ask( string $route, array $parameters ): float {
		$request = new WP_REST_Request( 'GET', $route );
		$request->set_query_params( $parameters );
		$began    = hrtime( true );
		$response = rest_do_request( $request );
		wp_json_encode( rest_get_server()->response_to_data( $response, false ) );
		$took = ( hrtime( true ) - $began ) / 1e6;
		if ( 200 !== $response->get_status() ) {
			\WP_CLI::error( "{$route} answered {$response->get_status()}." );
		}
		return $took;
	}

	/** @param list<float> $times */
	private static function median( array $times ): float {
		sort( $times );
		return $times[ intdiv( count( $times ), 2 ) ];
	}
}

/** @var list<string> $args Of wp eval-file. */
$count = max( 1, (int) ( $args[0] ?? 10000 ) );
$began = microtime( true );
Stock::make( $count );
\WP_CLI::log( sprintf( '%s properties made in %.1f s.', number_format( $count ), microtime( true ) - $began ) );

// What pages in HTML are held against.
if ( null === get_page_by_path( 'empty' ) ) {
	wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Empty', 'post_name' => 'empty', 'post_content' => '' ) );
}

$parish = Plugin::properties()->parishes->all()[0]->name ?? '';
foreach ( array(
	'default order, 12'              => array( 'per_page' => '12' ),
	'default order, 24'              => array(),
	'default order, 96'              => array( 'per_page' => '96' ),
	'the hundredth page'             => array( 'page' => (string) min( 100, max( 1, intdiv( $count, 100 ) ) ) ),
	'filtered, cheapest first'       => array( 'min_beds' => '3', 'max_price' => '600000', 'sort_by' => 'price_asc' ),
	'every filter'                   => array( 'min_price' => '200000', 'max_price' => '900000', 'min_beds' => '2', 'max_beds' => '4', 'property_type' => 'house', 'min_acres' => '0.5' ),
	'with what is sold'              => array( 'include_complete' => '1' ),
	'a street'                       => array( 'keyword' => '"stone street"' ),
	'a common word'                  => array( 'keyword' => 'garden' ),
	'a parish'                       => array( 'location' => $parish ),
	'5 miles around it, nearest first' => array( 'location' => $parish, 'radius' => '5', 'sort_by' => 'distance' ),
	'20 miles around it'             => array( 'location' => $parish, 'radius' => '20' ),
) as $name => $parameters ) {
	$took = Measure::list_answer( $parameters );
	\WP_CLI::log( sprintf( '%-34s %d statements of ours; first %6.2f ms, again %6.2f ms; empty route %.2f ms', $name, $took['statements'], $took['first'], $took['again'], $took['empty'] ) );
}
