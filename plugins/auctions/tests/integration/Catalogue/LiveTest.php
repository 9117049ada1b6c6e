<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Catalogue;

use Closure;
use HearthHammer\Auctions\Catalogue\Rest\LiveShortcut;
use HearthHammer\Auctions\CatalogueModule;
use HearthHammer\Auctions\Index\LotCardHtml;
use HearthHammer\Auctions\Index\LotTable;
use HearthHammer\Auctions\Index\SaleVersion;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Tests\Integration\Index\CatalogueRows;
use HearthHammer\Core\Schema\Schema;
use HearthHammer\Core\Translations\Translations;
use PHPUnit\Framework\Attributes\TestDox;
use ReflectionFunction;
use WP_REST_Response;

/**
 * Results while a sale runs.
 */
final class LiveTest extends CatalogueTestCase {

	private const ROUTE = '/hpapi/v1/car-auctions/lots/live';

	#[TestDox( '[AUC-15] What changed since a version comes with the lot’s card and a sentence; nothing new is 304' )]
	public function test_changes(): void {
		$sale = $this->running();
		$lots = array();
		for ( $i = 1; $i <= 20; $i++ ) {
			$lots[ $i ] = self::lot( $sale, (string) $i, array(), "Ford Fiesta {$i}" );
			self::flush();
		}
		$version = SaleVersion::current( $sale->id() );
		$tag     = "W/\"live-car-auctions-{$sale->id()}-{$version}-" . Translations::version() . '"';
		self::assertSame( array(), array_filter( $this->ask( $sale, $version )->get_data()['lots'] ) );
		self::assertSame( $tag, $this->ask( $sale, $version )->get_headers()['ETag'] );
		self::assertSame( 304, $this->ask( $sale, $version, $tag )->get_status() );

		Plugin::auctions()->lots->update( $lots[12], null, array( 'status' => 'sold', 'hammer' => 4250 ), 'desk' );
		self::flush();
		$answer = $this->ask( $sale, $version, $tag );
		self::assertSame( array( 200, 'public, max-age=3' ), array( $answer->get_status(), $answer->get_headers()['Cache-Control'] ) );
		$data = $answer->get_data();
		self::assert_matches_schema( $data, Schema::from_file( dirname( __DIR__, 3 ) . '/schemas/lots-live-answer.json' )->to_array() );
		self::assertGreaterThan( $version, $data['version'] );
		self::assertSame( array( 'running', 20, false ), array( $data['sale_status'], $data['total'], $data['more'] ) );
		self::assertSame( array( $lots[12], '12', 'sold', 'Lot 12, Ford Fiesta 12: sold for £4,250' ), array_slice( array_values( $data['lots'][0] ), 0, 4 ) );
		self::assertStringContainsString( '£4,250', $data['lots'][0]['html'] );
		self::assertLessThanOrEqual( 9, count( $data['lots'] ), 'only the newest are told again' );
		self::dump_fixture( 'auctions/lots-live', $data );
	}

	#[TestDox( '[AUC-15] Two requests that change lots at the same time: a visitor who saw the one is told the other' )]
	public function test_at_the_same_time(): void {
		global $wpdb;
		$sale = $this->running();
		$lot  = self::lot( $sale, '1' );
		self::flush();
		$seen = SaleVersion::current( $sale->id() );
		// The other request took the same number, and its version grew before this one's.
		$wpdb->update( LotTable::name(), array( 'changed_in' => $seen ), array( 'post_id' => $lot ) );
		SaleVersion::grow( array( $sale->id() ) );
		self::assertSame( array( $lot ), array_column( $this->ask( $sale, $seen )->get_data()['lots'], 'id' ) );
	}

	#[TestDox( '[AUC-15] The early answer comes after every plugin has named its translations, which are in the tag, and before the theme' )]
	public function test_early_but_not_too_early(): void {
		// Only a request of its own address has one.
		$_SERVER['REQUEST_URI'] = '/wp-json/hpapi/v1/car-auctions/lots/live?auction_id=1';
		( new CatalogueModule( Plugin::auctions() ) )->register();
		$priorities = array();
		foreach ( $GLOBALS['wp_filter']['plugins_loaded']->callbacks ?? array() as $priority => $callbacks ) {
			foreach ( $callbacks as $callback ) {
				if ( $callback['function'] instanceof Closure ) {
					$function                                            = new ReflectionFunction( $callback['function'] );
					$priorities[ (string) $function->getFileName() ][] = $priority;
				}
			}
		}
		$of = static fn ( string $file ): array => array_merge( ...array_values( array_filter( $priorities, static fn ( string $name ): bool => str_ends_with( $name, $file ), ARRAY_FILTER_USE_KEY ) ) );
		self::assertCount( 1, $of( '/EarlyRoute.php' ) );
		self::assertGreaterThan( max( ...$of( '/hpapi.php' ), ...$of( '/caphpi.php' ), ...$of( '/hearth-hammer-auctions.php' ) ), $of( '/EarlyRoute.php' )[0] );
	}

	#[TestDox( '[AUC-15] Nothing new is answered before WordPress has made its routes, by one statement; what somebody else was told, by two; anything else is not' )]
	public function test_early(): void {
		$sale = $this->running();
		$lot  = self::lot( $sale, '1' );
		self::flush();
		$version = SaleVersion::current( $sale->id() );
		$server  = array( 'REQUEST_METHOD' => 'GET', 'REQUEST_URI' => "/wp-json/hpapi/v1/car-auctions/lots/live?auction_id={$sale->id()}&since={$version}", 'HTTP_IF_NONE_MATCH' => "W/\"live-car-auctions-{$sale->id()}-{$version}-" . Translations::version() . '"' );
		$query   = array( 'auction_id' => (string) $sale->id(), 'since' => (string) $version );
		$early   = LiveShortcut::route( static fn () => Plugin::auctions()->live, static fn () => array() );
		$answer  = null;
		self::assertSame( 1, $this->count_queries( static function () use ( $early, $server, $query, &$answer ): void {
			$answer = $early->answer( $server, $query );
		} ) );
		self::assertSame( array( 304, '' ), array( $answer['status'] ?? 0, $answer['body'] ?? null ) );
		$held = $this->ask( $sale, $version, $server['HTTP_IF_NONE_MATCH'] )->get_headers();
		self::assertSame( array( $held['ETag'], $held['Cache-Control'] ), array_values( array_map( static fn ( string $line ): string => (string) preg_replace( '/^.*?: /', '', $line ), preg_grep( '/^(ETag|Cache-Control): /', $answer['headers'] ?? array() ) ?: array() ) ) );

		Plugin::auctions()->lots->update( $lot, null, array( 'status' => 'sold', 'hammer' => 900 ), 'desk' );
		self::flush();
		self::assertNull( $early->answer( $server, $query ), 'nobody was told yet' );
		$told = $this->ask( $sale, $version )->get_data();
		wp_cache_flush();
		get_option( 'home' );
		self::assertSame( 2, $this->count_queries( static function () use ( $early, $server, $query, &$answer ): void {
			$answer = $early->answer( $server, $query );
		} ) );
		self::assertSame( 200, $answer['status'] ?? 0 );
		self::assertSame( (string) wp_json_encode( $told ), $answer['body'] ?? '' );

		$_COOKIE['wordpress_logged_in_abc'] = 'somebody';
		self::assertNull( $early->answer( $server, $query ), 'who is signed in' );
		unset( $_COOKIE['wordpress_logged_in_abc'] );
		foreach ( array(
			'another sale'    => array( array(), array( 'auction_id' => '999999', 'since' => '1' ) ),
			'a list of sales' => array( array(), array( 'auction_id' => array( (string) $sale->id() ), 'since' => '1' ) ),
			'no version'      => array( array(), array( 'auction_id' => (string) $sale->id() ) ),
			'no number'       => array( array(), array( 'auction_id' => (string) $sale->id(), 'since' => '1e3' ) ),
			'another business’s address' => array( array( 'REQUEST_URI' => '/wp-json/hpapi/v1/property-auctions/lots/live' ), $query ),
			'the domain of another language' => array( array( 'HTTP_HOST' => 'cy.hearth-hammer.test' ), $query ),
			'another method'  => array( array( 'REQUEST_METHOD' => 'POST' ), $query ),
			'another route'   => array( array( 'REQUEST_URI' => '/wp-json/hpapi/v1/car-auctions/lots' ), $query ),
			'a page'          => array( array( 'REQUEST_URI' => '/auctions/december-cars/' ), $query ),
		) as $what => [ $other, $asked ] ) {
			self::assertNull( $early->answer( array( ...$server, ...$other ), $asked ), $what );
		}
	}

	#[TestDox( '[AUC-15] 2,000 visitors of a running sale: with an object cache nothing but the cache is read, and a 304 has no body' )]
	public function test_many_with_an_object_cache(): void {
		$was = wp_using_ext_object_cache( true );
		try {
			[ $statements, $bytes, $statuses ] = $this->polls( 2000 );
		} finally {
			wp_using_ext_object_cache( (bool) $was );
		}
		self::assertSame( array( 304 => 2000, 200 => 2000 ), $statuses );
		self::assertSame( array( 0, 0 ), $bytes[304] );
		// The number of the sale, once for all of them in three seconds and once after the result.
		self::assertLessThanOrEqual( 2, $statements[304] + $statements[200] );
	}

	#[TestDox( '[AUC-15] The same without an object cache: one statement for nothing new, two for what somebody else was told; an answer is as long as what changed' )]
	public function test_many_without_one(): void {
		[ $statements, $bytes, $statuses ] = $this->polls( 100 );
		self::assertSame( array( 304 => 100, 200 => 100 ), $statuses );
		self::assertSame( array( 100, 200 ), array( $statements[304], $statements[200] ) );
		self::assertSame( array( 0, 0 ), $bytes[304] );
		self::assertSame( $bytes[200][0], $bytes[200][1], 'Everybody gets the same.' );
		// One result, told with at most eight older ones: of 200 lots none but these.
		self::assertLessThan( 9 * 4096, $bytes[200][1] );
	}

	#[TestDox( '[AUC-15] A sale of 1,000 lots whose results arrive all at once: the answer, hundreds of kilobytes long, is made once and then read by two statements like a short one' )]
	public function test_large_sale(): void {
		global $wpdb;
		$sale = $this->running();
		CatalogueRows::make( $sale, 1000 );
		$seen = SaleVersion::current( $sale->id() );
		// Cards as long as those of lots with three photos, each with addresses of its own.
		$photos = implode( '', array_map( static fn ( int $photo ): string => "<img src=\"/uploads/auctions/ADDRESS-{$photo}-768x512.webp\" width=\"768\" height=\"512\" decoding=\"async\" loading=\"lazy\">", range( 1, 30 ) ) );
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET status = 'sold', changed_in = %d, html_words = %s, html = REPLACE(%s, 'ADDRESS', MD5(post_id)) WHERE sale_id = %d", LotTable::name(), $seen + 1, LotCardHtml::words(), "<article>{$photos}</article>", $sale->id() ) );
		SaleVersion::grow( array( $sale->id() ) );
		$told = (string) wp_json_encode( $this->ask( $sale, $seen )->get_data() );
		self::assertGreaterThan( 4 * 65535, strlen( $told ) );
		$early  = LiveShortcut::route( static fn () => Plugin::auctions()->live, static fn () => array() );
		$answer = null;
		wp_cache_flush();
		get_option( 'home' );
		self::assertSame( 2, $this->count_queries( static function () use ( $early, $sale, $seen, &$answer ): void {
			$answer = $early->answer( array( 'REQUEST_METHOD' => 'GET', 'REQUEST_URI' => '/wp-json/hpapi/v1/car-auctions/lots/live' ), array( 'auction_id' => (string) $sale->id(), 'since' => (string) $seen ) );
		} ) );
		self::assertTrue( $told === ( $answer['body'] ?? '' ), 'Everybody gets the same.' );
	}

	/**
	 * So many visitors who have seen all, then a result, then the same visitors again.
	 *
	 * @return array{array<int, int>, array<int, array{int, int}>, array<int, int>} By status: statements of all, bytes of the shortest and the longest body, how many.
	 */
	private function polls( int $visitors ): array {
		$sale = $this->running();
		CatalogueRows::make( $sale, 200 );
		$lot = self::lot( $sale, '201' );
		self::flush();
		$early      = LiveShortcut::route( static fn () => Plugin::auctions()->live, static fn () => array() );
		$version    = SaleVersion::current( $sale->id() );
		$server     = array( 'REQUEST_METHOD' => 'GET', 'REQUEST_URI' => '/wp-json/hpapi/v1/car-auctions/lots/live', 'HTTP_IF_NONE_MATCH' => "W/\"live-car-auctions-{$sale->id()}-{$version}-" . Translations::version() . '"' );
		$query      = array( 'auction_id' => (string) $sale->id(), 'since' => (string) $version );
		$statements = array();
		$bytes      = array();
		$statuses   = array();
		foreach ( array( 304, 200 ) as $expected ) {
			if ( 200 === $expected ) {
				Plugin::auctions()->lots->update( $lot, null, array( 'status' => 'sold', 'hammer' => 900 ), 'desk' );
				self::flush();
				// The first one after a change has the route make the answer.
				$this->ask( $sale, $version );
			}
			$statements[ $expected ] = 0;
			for ( $visitor = 0; $visitor < $visitors; $visitor++ ) {
				// Without one, each request begins with nothing but WordPress's own options.
				wp_using_ext_object_cache() || wp_cache_flush();
				get_option( 'home' );
				$answer                   = null;
				$statements[ $expected ] += $this->count_queries( static function () use ( $early, $server, $query, &$answer ): void {
					$answer = $early->answer( $server, $query );
				} );
				$status              = $answer['status'] ?? 0;
				$length              = strlen( $answer['body'] ?? '' );
				$bytes[ $status ]    = array( min( $length, $bytes[ $status ][0] ?? $length ), max( $length, $bytes[ $status ][1] ?? 0 ) );
				$statuses[ $status ] = ( $statuses[ $status ] ?? 0 ) + 1;
			}
		}
		return array( $statements, $bytes, $statuses );
	}

	#[TestDox( '[AUC-15] More changes than fit are said to be more' )]
	public function test_more(): void {
		$sale = $this->running();
		CatalogueRows::make( $sale, 150 );
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET changed_in = %d', LotTable::name(), SaleVersion::current( $sale->id() ) ) );
		$data = $this->ask( $sale, 0 )->get_data();
		self::assertSame( array( true, 100 ), array( $data['more'], count( $data['lots'] ) ) );
	}

	private function running(): SaleRecord {
		return self::sale( 'december-cars', array( 'status' => 'running', 'starts_at' => time() - HOUR_IN_SECONDS ) );
	}

	private function ask( SaleRecord $sale, int $since, string $tag = '' ): WP_REST_Response {
		return $this->rest( 'GET', self::ROUTE, array( 'auction_id' => (string) $sale->id(), 'since' => (string) $since ), '' === $tag ? array() : array( 'If-None-Match' => $tag ) );
	}
}
