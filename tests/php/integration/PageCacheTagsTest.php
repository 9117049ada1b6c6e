<?php

declare( strict_types=1 );

namespace HearthHammer\Tests\Integration;

use HearthHammer\Auctions\Catalogue\Rest\LiveShortcut;
use HearthHammer\Auctions\Plugin as Auctions;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Core\Core;
use HearthHammer\Core\Page\CacheTags;
use HearthHammer\Core\Page\Revalidation;
use HearthHammer\Core\PageCache\PageCache;
use HearthHammer\Core\Rest\AnswerHooks;
use HearthHammer\Core\Rest\Caching;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use HearthHammer\Tests\IntegrationTestCase;
use HearthHammer\Tests\RecordingCache;
use PHPUnit\Framework\Attributes\TestDox;

/** What pages and routes tell page caches. */
final class PageCacheTagsTest extends IntegrationTestCase {

	use AuctionFixtures;

	private int $parish;
	private int $property;
	private int $similar;
	private int $let;
	private SaleRecord $sale;
	private int $lot;
	private int $next;

	protected function setUp(): void {
		parent::setUp();
		$this->parish   = PropertyFactory::parish( 'Cranbrook' );
		$this->property = PropertyFactory::property( array( 'parish' => $this->parish ) );
		$this->similar  = PropertyFactory::property( array( 'parish' => $this->parish ) );
		$this->let      = PropertyFactory::property( array( 'parish' => $this->parish, 'channel' => 2, 'price' => 1200 ) );
		$this->sale     = self::sale( 'weald' );
		$this->lot      = self::lot( $this->sale, '7' );
		$this->next     = self::lot( $this->sale, '8' );
		Auctions::auctions()->index->flush();
		CacheTags::forget();
	}

	protected function tearDown(): void {
		CacheTags::forget();
		parent::tearDown();
	}

	#[TestDox( '[OPS-03] Each page names what it shows' )]
	public function test_pages(): void {
		$news = (int) wp_insert_post( array( 'post_title' => 'Words', 'post_content' => 'Words.', 'post_status' => 'publish', 'post_name' => 'words' ) );
		$sale = $this->sale->id();
		$all  = array( 'company', 'menu', 'site' );
		$path = (string) wp_parse_url( (string) get_permalink( $this->property ), PHP_URL_PATH );
		$want = array(
			'/'                                         => array( 'list-auctions', 'list-rent', 'list-sale', 'news' ),
			'/estate-agents/for-sale/'                  => array( 'list-sale' ),
			'/estate-agents/to-rent/'                   => array( 'list-rent' ),
			'/property-for-sale/cranbrook/'             => array( 'list-sale' ),
			'/estate-agents/for-sale/?view=map'         => array( 'list-sale' ),
			'/parish/cranbrook/'                        => array( 'list-rent', 'list-sale', 'news', "parish-{$this->parish}" ),
			$path                                       => array( 'awards', 'people', "property-{$this->property}", "property-{$this->similar}" ),
			"/loader/property-map/{$this->property}/"   => array( "property-{$this->property}" ),
			'/auctions/'                                => array( "catalogue-{$sale}", 'list-auctions' ),
			'/auctions/weald/'                          => array( "catalogue-{$sale}", 'list-auctions', "sale-{$sale}" ),
			'/auctions/weald/print/'                    => array( "catalogue-{$sale}", "sale-{$sale}" ),
			'/auctions/weald/lot/7/'                    => array( "lot-{$this->lot}", "lot-{$this->next}", "sale-{$sale}" ),
			'/auctions/results/'                        => array( 'list-auctions' ),
			'/auctions/available/'                      => array( 'list-auctions', 'list-lots' ),
			'/news/words/'                              => array( 'news', "post-{$news}" ),
			'/?s=house'                                 => array( "catalogue-{$sale}", 'list-auctions', 'list-rent', 'list-sale', 'news' ),
			'/feed/'                                    => array( 'news' ),
			'/estate-agents/for-sale/?feed=rss2'        => array( 'list-sale', 'news' ),
		);
		foreach ( $want as $address => $tags ) {
			CacheTags::forget();
			self::assertSame( 200, $this->render( $address )[0], $address );
			$shown = CacheTags::shown();
			sort( $shown );
			$tags = array( ...$tags, ...$all );
			sort( $tags );
			self::assertSame( $tags, $shown, $address );
		}
	}

	#[TestDox( '[OPS-03] Each public route names what it shows, and no other route does' )]
	public function test_routes(): void {
		$sale   = $this->sale->id();
		$houses = self::sale( 'houses', business: 'property-auctions' );
		self::lot( $houses, '1' );
		Auctions::auctions()->index->flush();
		$want   = array(
			'/hpapi/v1/estate-agents/properties?trans_type=1'                             => 'site list-sale',
			'/hpapi/v1/estate-agents/properties?trans_type=2'                             => 'site list-rent',
			'/hpapi/v1/estate-agents/map-properties'                                      => 'site list-sale',
			'/hpapi/v1/estate-agents/locations?q=cran'                                    => 'site list-sale',
			'/hpapi/v1/estate-agents/map-places?bounds=51,0,52,1&zoom=10'                 => 'site',
			"/hpapi/v1/estate-agents/saved-properties?ids={$this->property},{$this->let}" => "site property-{$this->property} property-{$this->let}",
			"/hpapi/v1/auctions/watched-lots?ids={$this->lot}"                            => "site lot-{$this->lot}",
			"/hpapi/v1/car-auctions/lots?auction_id={$sale}"                              => "site catalogue-{$sale}",
			"/hpapi/v1/car-auctions/future-lots?auction_id={$sale}"                       => 'site list-auctions',
			"/hpapi/v1/car-auctions/lots/live?auction_id={$sale}&since=0"                 => "site catalogue-{$sale}",
			"/hpapi/v1/property-auctions/lots/map?auction_id={$houses->id()}"             => "site catalogue-{$houses->id()}",
			"/hpapi/v1/car-auctions/lots/search-assist?auction_id={$sale}&q=fo"           => "site catalogue-{$sale}",
		);
		$asked = array();
		foreach ( $want as $route => $tags ) {
			CacheTags::forget();
			$answer = $this->rest( 'GET', $route );
			$said   = $answer->get_headers()['Surrogate-Key'] ?? null;
			$sorted = static function ( ?string $text ): array {
				$words = explode( ' ', (string) $text );
				sort( $words );
				return $words;
			};
			self::assertSame( array( 200, $sorted( $tags ) ), array( $answer->get_status(), $sorted( $said ) ), $route . ' ' . wp_json_encode( $answer->get_data() ) );
			$asked[ $this->registered( (string) strtok( $route, '?' ) ) ] = true;
		}
		foreach ( self::own_get_routes() as $route => $caching ) {
			if ( Caching::ByAnswer === $caching ) {
				self::assertArrayHasKey( $route, $asked, 'A public route that this test does not know.' );
				continue;
			}
			$path   = (string) preg_replace( array( '/\(\?P<[^>]+>\[0-9a-f\]\{32\}\)/', '/\(\?P<[^>]+>\\\\d[^)]*\)/', '/\(\?P<business>[^)]*\)/' ), array( str_repeat( 'a', 32 ), (string) $this->lot, 'car-auctions' ), $route );
			$answer = $this->rest( 'GET', $path );
			self::assertSame( array( 'private, no-store', null ), array( $answer->get_headers()['Cache-Control'] ?? null, $answer->get_headers()['Surrogate-Key'] ?? null ), $path );
		}
	}

	#[TestDox( '[OPS-03] The early answer of a running sale has the same headers as its route' )]
	public function test_early(): void {
		RecordingCache::begin();
		$route = "/hpapi/v1/car-auctions/lots/live?auction_id={$this->sale->id()}&since=0";
		$late  = $this->rest( 'GET', $route )->get_headers();
		$early = LiveShortcut::route( static fn () => Auctions::auctions()->live, static fn () => array() )->answer( array( 'REQUEST_METHOD' => 'GET', 'REQUEST_URI' => '/wp-json' . strtok( $route, '?' ) ), array( 'auction_id' => (string) $this->sale->id(), 'since' => '0' ) );
		foreach ( array( 'Surrogate-Key', 'Surrogate-Control', 'Cache-Control' ) as $name ) {
			self::assertContains( "{$name}: {$late[ $name ]}", $early['headers'] ?? array(), $name );
		}
		self::assertStringStartsWith( 'max-age=3,', $late['Surrogate-Control'] );
	}

	#[TestDox( '[OPS-03] Caches get an age of their own only where the site can purge them; short where the answer is' )]
	public function test_ages(): void {
		$cache = Core::services()->page_cache;
		self::assertSame( array( 'Surrogate-Key' => 'site' ), $cache->headers( array( 'site' ), 0 ) );
		RecordingCache::begin();
		$age = static fn ( int $seconds ): string => (string) strtok( $cache->headers( array( 'site' ), $seconds )['Surrogate-Control'], ',' );
		self::assertSame( array( 'max-age=600', 'max-age=600', 'max-age=600', 'max-age=3', 'max-age=30' ), array_map( $age, array( 0, 60, 900, 3, 30 ) ) );
		CacheTags::show_each( 'property', range( 1, 500 ) );
		self::assertSame( CacheTags::MOST, count( CacheTags::shown() ) );
		self::assertLessThan( 2048, strlen( implode( ' ', CacheTags::shown() ) ) );
		self::assertSame( array( 'max-age=1', 'max-age=60' ), array_map( $age, array( 0, 900 ) ), 'A change of what is not named purges nothing.' );
	}

	#[TestDox( '[OPS-03] A page is for all or private: cookies, passwords, errors and forms that were sent make it private' )]
	public function test_of_page(): void {
		RecordingCache::begin();
		$cache  = Core::services()->page_cache;
		$public = 'Cache-Control: public, max-age=0, must-revalidate';
		self::assertSame( array( 'Surrogate-Key', 'Surrogate-Control' ), array_keys( $cache->of_page( 200, array( $public ) ) ) );
		self::assertSame( array( 'Cache-Control' => 'private, no-store' ), $cache->of_page( 200, array( $public, 'Set-Cookie: hh_browser=1' ) ) );
		foreach ( array( array( 404, $public ), array( 302, $public ), array( 200, 'Cache-Control: private, no-store' ), array( 200, 'Cache-Control: private, max-age=0, must-revalidate' ), array( 200, 'Content-Type: text/html' ), array( 200, 'Cache-Control: no-cache, must-revalidate, max-age=0, no-store, private' ) ) as [ $status, $header ] ) {
			self::assertSame( array(), $cache->of_page( $status, array( $header ) ), "{$status} {$header}" );
		}

		self::assertTrue( $cache->is_for_all() );
		$_COOKIE = array( 'hh_consent' => '[]', 'hh_browser' => str_repeat( 'a', 32 ) );
		self::assertTrue( $cache->is_for_all() );
		foreach ( array( 'wordpress_logged_in_abc', 'wordpress_sec_abc', 'wp-postpass_abc', 'comment_author_abc', 'comment_author_email_abc' ) as $name ) {
			$_COOKIE = array( 'hh_consent' => '[]', $name => 'x' );
			self::assertFalse( $cache->is_for_all(), $name );
		}
		$_COOKIE = array();

		$post = (int) wp_insert_post( array( 'post_title' => 'Quiet', 'post_content' => 'Words.', 'post_status' => 'publish', 'post_name' => 'quiet', 'post_password' => 'secret' ) );
		$this->render( (string) wp_parse_url( (string) get_permalink( $post ), PHP_URL_PATH ) );
		self::assertFalse( $cache->is_for_all() );
		self::assertSame( array( 'Cache-Control' => 'private, no-store' ), $cache->of_page( 200, array( $public ) ) );
	}

	#[TestDox( '[OPS-03] A page for all says so to browsers, and ignores what a visitor prefers' )]
	public function test_for_all(): void {
		$for_all = Revalidation::answer( '<p>', 200, array(), true, '', true )['headers'];
		self::assertSame( array( 'public, max-age=0, must-revalidate', false ), array( $for_all['Cache-Control'], isset( $for_all['Vary'] ) ) );
		// Elements are numbered, and this process prints many pages.
		$page = fn ( string $address ): string => (string) preg_replace( '/\d+/', '0', $this->render( $address )[2] );
		$plain   = $page( '/auctions/weald/' );
		$cookies = array( 'hh_catalogue_view' => '"list"', 'hh_consent' => '[]' );
		$_COOKIE = $cookies;
		self::assertFalse( $plain === $page( '/auctions/weald/' ), 'Without a page cache the page follows its cookie.' );
		RecordingCache::begin();
		$_COOKIE = $cookies;
		self::assertTrue( $plain === $page( '/auctions/weald/' ), 'With one it is the same for all.' );
		$_COOKIE = array();
	}

	private function registered( string $path ): string {
		foreach ( array_keys( rest_get_server()->get_routes() ) as $route ) {
			if ( 1 === preg_match( "@^{$route}$@i", $path ) && str_starts_with( $path, '/hpapi' ) && '/hpapi/v1' !== $route ) {
				return $route;
			}
		}
		return '';
	}

	/** @return array<string, Caching> */
	private static function own_get_routes(): array {
		$routes = array();
		foreach ( rest_get_server()->get_routes() as $route => $handlers ) {
			foreach ( $handlers as $handler ) {
				$caching = $handler[ AnswerHooks::CACHING ] ?? null;
				if ( isset( $handler['methods']['GET'] ) && $caching instanceof Caching ) {
					$routes[ $route ] = $caching;
				}
			}
		}
		self::assertGreaterThan( 15, count( $routes ) );
		return $routes;
	}
}
