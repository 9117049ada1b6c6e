<?php

declare( strict_types=1 );

namespace HearthHammer\Tests\Integration;

use HearthHammer\Tests\ServedSite;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

/**
 * Public lists are answered before WordPress loads its theme and its routes, exactly as the routes answer them. Asked over
 * HTTP: `init` shows which of the two it was.
 */
#[Group( 'volume' )]
#[TestDox( 'Early answers' )]
final class EarlyAnswersTest extends TestCase {

	private const API = '/wp-json/hpapi/v1';

	/** A session of someone who may be signed in: only the route answers it. */
	private const SESSION = array( 'Cookie' => 'wordpress_test_cookie=1' );

	private static ?ServedSite $site = null;

	private static int $sale = 0;

	private static int $houses = 0;

	public static function setUpBeforeClass(): void {
		if ( ServedSite::is_possible() ) {
			self::$site   = new ServedSite();
			self::$houses = self::$site->change( 'houses' );
			self::$sale   = (int) self::$site->paths['sale'];
		}
	}

	public static function tearDownAfterClass(): void {
		self::$site?->stop();
		self::$site = null;
	}

	protected function setUp(): void {
		parent::setUp();
		if ( null === self::$site ) {
			self::markTestSkipped( 'It takes processes and a database of their own.' );
		}
		self::$site->plug_in( '' );
	}

	#[TestDox( '[API-01] [API-03] [API-04] [API-05] [API-17] [API-18] are the same as the route’s: status, headers and body, and each 304' )]
	public function test_same(): void {
		foreach ( $this->addresses() as $address ) {
			$route = self::ask( $address, self::SESSION );
			self::assertSame( array( 200, true ), array( $route['status'], $route['took']['init'] > 0 ), $address . $route['body'] );
			$first = self::ask( $address );
			$early = self::ask( $address );
			self::assertSame( 0, $early['took']['init'], "{$address} was not answered early." );
			self::assertLessThan( 10, $first['took']['routes'], "The first answer of {$address} needs no other route." );
			self::assertGreaterThan( 100, $route['took']['routes'], $address );
			self::assert_same( $route, $first, $address );
			self::assert_same( $route, $early, $address );

			$tag   = array( 'If-None-Match' => self::header( $route, 'ETag' ) );
			$route = self::ask( $address, $tag + self::SESSION );
			$early = self::ask( $address, $tag );
			self::assertSame( array( 304, 304, 0 ), array( $route['status'], $early['status'], $early['took']['init'] ), $address );
			self::assert_same( $route, $early, "304 {$address}" );
		}
	}

	#[TestDox( '[API-18] are for plain requests without a session alone: any other goes to the route' )]
	public function test_falls_through(): void {
		$list    = self::API . '/estate-agents/properties';
		$lots    = self::API . '/car-auctions/lots';
		$sale    = self::$sale;
		$session = static fn ( string $cookie ): array => array( 'Cookie' => "hh_consent=1; {$cookie}" );
		foreach ( array(
			'signed in'             => array( $list, $session( 'wordpress_logged_in_abc=x' ), 200 ),
			'a post’s password'     => array( $list, $session( 'wp-postpass_abc=x' ), 200 ),
			'a nonce'               => array( $list, array( 'X-WP-Nonce' => 'abc' ), 403 ),
			'an account'            => array( $list, array( 'Authorization' => 'Basic YTpi' ), null ),
			'another site'          => array( $list, array( 'Origin' => 'https://example.com' ), 200 ),
			'another method'        => array( $list, array( 'X-HTTP-Method-Override' => 'POST' ), null ),
			'any version'           => array( $list, array( 'If-None-Match' => '*' ), 304 ),
			'a body'                => array( $list, array( 'Content-Type' => 'application/json' ), 200 ),
			'a method in the query' => array( "{$list}?_method=POST", array(), 400 ),
			'fields'                => array( "{$list}?_fields=total", array(), 200 ),
			'an envelope'           => array( "{$list}?_envelope=1", array(), 200 ),
			'another language'      => array( "{$list}?lang=cy", array(), 200 ),
			'a preview'             => array( "{$list}?preview=true", array(), 200 ),
			'a nonce in the query'  => array( "{$list}?_wpnonce=abc", array(), 403 ),
			'what passes'           => array( "{$list}?added=7", array(), 200 ),
			'bad input'             => array( "{$list}?trans_type=9", array(), 400 ),
			'a bad area'            => array( "{$list}?bounds=1,2", array(), 400 ),
			'a page too far'        => array( "{$list}?page=99", array(), 404 ),
			'a bad box'             => array( self::API . '/estate-agents/map-properties?bbox=1,2,3,4', array(), 400 ),
			'a list for a query'    => array( self::API . '/estate-agents/locations?query[]=cran', array(), 400 ),
			'no sale'               => array( "{$lots}?auction_id=999999", array(), 404 ),
			'another business'      => array( self::API . "/property-auctions/lots?auction_id={$sale}", array(), 404 ),
			'lots without a map'    => array( "{$lots}/map?auction_id={$sale}", array(), 404 ),
			'no version'            => array( "{$lots}/live?auction_id={$sale}&since=x", array(), 400 ),
		) as $what => [ $address, $headers, $status ] ) {
			self::ask( $address );
			$body = 'a body' === $what ? '{"trans_type":2}' : '';
			foreach ( array( 1, 2 ) as $time ) {
				$answer = self::$site->ask( $address, $headers, 'GET', $body );
				self::assertGreaterThan( 0, $answer['took']['init'], "{$what}, asked {$time} times" );
				null === $status || self::assertSame( $status, $answer['status'], $what );
			}
		}
		foreach ( array( "{$list}?trans_type=9", "{$list}?page=99", self::API . '/estate-agents/locations', "{$lots}?auction_id=999999", "{$lots}/map?auction_id={$sale}" ) as $address ) {
			$alone = self::ask( $address );
			self::assertLessThan( 10, $alone['took']['routes'], $address );
			self::assert_same( self::ask( $address, self::SESSION ), $alone, $address );
		}
		self::assertSame( 0, self::ask( $list )['took']['init'], 'What others asked has not changed what a visitor gets.' );
		foreach ( array( 'HEAD', 'POST', 'OPTIONS' ) as $method ) {
			self::assertGreaterThan( 0, self::$site->ask( $list, array(), $method )['took']['init'], $method );
		}
	}

	#[TestDox( '[API-18] are of the site as it is now: a property, a result, a setting, a sale that is hidden' )]
	public function test_changes(): void {
		$list = self::API . '/estate-agents/properties';
		$lots = self::API . '/car-auctions/lots?auction_id=' . self::$sale;
		$all  = array( $list, $lots, self::API . '/car-auctions/lots?includeCAMarketing=1&auction_id=' . self::$sale, self::API . '/car-auctions/lots' );
		foreach ( array(
			'property' => array( array( $list ), 'Rose Cottage' ),
			'result'   => array( array_slice( $all, 1 ), '£900' ),
			'setting'  => array( $all, '' ),
		) as $change => [ $addresses, $says ] ) {
			foreach ( $all as $address ) {
				self::ask( $address );
				self::assertSame( 0, self::ask( $address )['took']['init'], $address );
			}
			$tag = array( 'If-None-Match' => self::header( self::ask( $addresses[0] ), 'ETag' ) );
			self::$site->change( $change );
			self::assertSame( '' === $says ? 304 : 200, self::ask( $addresses[0], $tag )['status'], $change );
			foreach ( $addresses as $address ) {
				$first = self::ask( $address );
				$early = self::ask( $address );
				self::assertSame( 0, $early['took']['init'], "{$change}: {$address}" );
				self::assert_same( $first, $early, "{$change}: {$address}" );
				self::assert_same( self::ask( $address, self::SESSION ), $early, "{$change}: {$address}" );
				'' === $says || self::assertStringContainsString( $says, $early['body'], "{$change}: {$address}" );
			}
		}
		self::$site->change( 'hidden sale' );
		$live = self::API . '/car-auctions/lots/live?since=0&auction_id=' . self::$sale;
		foreach ( array( $lots, $lots, $live, $live ) as $address ) {
			self::assertSame( 404, self::ask( $address )['status'], $address );
		}
	}

	#[TestDox( '[API-18] are left to the route where another plugin or a theme takes part in answers, or a filter says so' )]
	public function test_hooks(): void {
		$list  = self::API . '/estate-agents/properties?trans_type=1&min_beds=1';
		$sign  = 'static function ( $response ) { $response->header( "X-Other", "1" ); return $response; }';
		$plain = self::ask( $list );
		self::assertSame( 0, self::ask( $list )['took']['init'] );
		foreach ( array(
			'a plugin'             => array( "\$add( 'rest_post_dispatch', {$sign} );", $list ),
			'a theme'              => array( "\$add( 'after_setup_theme', static fn () => add_filter( 'rest_post_dispatch', {$sign} ) );", "{$list}&page=1" ),
			'languages'            => array( "\$add( 'locale', static fn ( \$locale ) => \$locale );", $list ),
			'who asks'             => array( "\$add( 'determine_current_user', static fn ( \$user ) => \$user );", $list ),
			'a language’s domain'  => array( "\$add( 'hearth_hammer_hosts', static fn ( \$hosts ) => array( ...\$hosts, 'cy.hearth-hammer.test' ) );", $list, array( 'Host' => 'cy.hearth-hammer.test' ) ),
			'the filter'           => array( "\$add( 'hearth_hammer_early_answers', static fn () => false );", $list ),
			'a cookie that is set' => array( "\$add( 'init', static function () { setcookie( 'other', '1' ); } );", "{$list}&max_beds=9" ),
		) as $what => $case ) {
			[ $code, $address, $headers ] = array( ...$case, array() );
			self::$site->plug_in( $code );
			self::ask( $address, $headers );
			$answer = self::ask( $address, $headers );
			self::assertGreaterThan( 0, $answer['took']['init'], $what );
			self::assertSame( str_contains( $code, 'X-Other' ), in_array( 'X-Other: 1', $answer['headers'], true ), $what );
		}
		self::$site->plug_in( '' );
		self::assert_same( $plain, self::ask( $list ), 'without them' );

		foreach ( array(
			'routes that a plugin adds'     => array( "\$add( 'rest_api_init', static fn () => register_rest_route( 'other/v1', '/x', array( 'methods' => 'GET', 'callback' => '__return_true', 'permission_callback' => '__return_true' ) ) );", '&max_beds=8', true ),
			'a plugin that changes routes'  => array( "\$add( 'rest_endpoints', static function ( \$all ) { \$all['/wp/v2/users'][0]['methods'] = array( 'GET' => true ); return \$all; } );", '&max_beds=7', false ),
			'routes that were made earlier' => array( "\$add( 'wp_loaded', static fn () => rest_get_server() );", '&max_beds=6', false ),
		) as $what => [ $code, $more, $is_alone ] ) {
			self::$site->plug_in( $code );
			$first = self::ask( $list . $more );
			self::assertSame( array( 200, $is_alone ), array( $first['status'], $first['took']['routes'] < 10 ), $what . $first['body'] );
			self::assert_same( self::ask( $list . $more, self::SESSION ), $first, $what );
			self::assertSame( 0, self::ask( $list . $more )['took']['init'], $what );
		}
	}

	/** @return list<string> Of each route that has early answers. */
	private function addresses(): array {
		[ $sale, $houses ] = array( self::$sale, self::$houses );
		return array_map(
			static fn ( string $address ): string => self::API . $address,
			array(
				'/estate-agents/properties',
				'/estate-agents/properties/?trans_type=1&min_beds=2&sort_by=price_asc',
				'/estate-agents/properties?location=Cranbrok&keyword=mill',
				'/estate-agents/map-properties',
				'/estate-agents/map-properties?trans_type=1&zoom=5',
				'/estate-agents/map-properties?trans_type=1&zoom=12&bbox=51,0.4,51.2,0.7',
				'/estate-agents/locations?query=cran',
				'/estate-agents/locations?query=qqqq',
				"/car-auctions/lots?auction_id={$sale}",
				"/car-auctions/lots?auction_id={$sale}&includeCAMarketing=1&grid_view=list",
				'/car-auctions/lots',
				"/car-auctions/future-lots?auction_id={$sale}",
				"/car-auctions/lots/search-assist?auction_id={$sale}&search=fo",
				"/property-auctions/lots/map?auction_id={$houses}",
				"/car-auctions/lots/live?auction_id={$sale}&since=0",
			)
		);
	}

	/**
	 * @param array<string, string> $headers
	 * @return array{status: int, headers: list<string>, body: string, took: array<string, int>}
	 */
	private static function ask( string $address, array $headers = array() ): array {
		self::assertNotNull( self::$site );
		return self::$site->ask( $address, $headers );
	}

	/**
	 * @param array{status: int, headers: list<string>, body: string, took: array<string, int>} $expected
	 * @param array{status: int, headers: list<string>, body: string, took: array<string, int>} $answer
	 */
	private static function assert_same( array $expected, array $answer, string $what ): void {
		unset( $expected['took'], $answer['took'] );
		self::assertSame( $expected, $answer, $what );
	}

	/** @param array{headers: list<string>} $answer */
	private static function header( array $answer, string $name ): string {
		foreach ( $answer['headers'] as $line ) {
			if ( str_starts_with( $line, "{$name}: " ) ) {
				return substr( $line, strlen( $name ) + 2 );
			}
		}
		self::fail( "No {$name}: " . implode( "\n", $answer['headers'] ) );
	}
}
