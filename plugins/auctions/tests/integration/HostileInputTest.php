<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration;

use HearthHammer\Auctions\Plugin;
use HearthHammer\Core\Core;
use HearthHammer\Core\Schema\Schema;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Every parameter of hostile-input.php with every value of tests/php/hostile-values.php. PHP's notices and SQL errors
 * fail the test by themselves.
 */
final class HostileInputTest extends IntegrationTestCase {

	use AuctionFixtures;

	/** What must never stand in an answer as it was sent. */
	private const RAW = array( '<script>hhprobe', '" onmouseover="hhprobe', "\xc0\xbcscript" );

	#[DataProvider( 'routes' )]
	#[TestDox( '[SEC-04] [API-16] $route with anything for any parameter: an answer, or a refusal in a sentence' )]
	public function test_rest( string $route ): void {
		$sale = self::sale( 'december-cars', array( 'status' => 'running', 'starts_at' => time() - HOUR_IN_SECONDS ) );
		$lot  = self::lot( $sale, '1', array( 'plate' => 'AB17 CDE' ) );
		self::lot( self::sale( 'january-cars' ), '1' );
		Plugin::auctions()->index->flush();
		$entry  = self::table()[ $route ];
		$method = $entry['method'] ?? 'GET';
		$schema = Schema::from_file( dirname( __DIR__, 2 ) . "/schemas/{$entry['answer']}.json" )->to_array();
		$known  = array( '{sale}' => (string) $sale->id(), '{lot}' => (string) $lot, '{department}' => (string) $sale->department()?->id );
		$path   = strtr( $route, $known );
		// As somebody who may, or the refusal would be for that alone; tokens of forms are a stranger's.
		if ( str_contains( $route, '/purge' ) ) {
			wp_set_current_user( 1 );
		}
		$_COOKIE['hh_browser'] = '0123456789abcdef0123456789abcdef';
		Core::services()->browser->forget();
		$this->rest( 'GET', '/hpapi/v1/car-auctions/lots' );
		foreach ( $entry['parameters'] as $parameter ) {
			foreach ( require dirname( __DIR__, 4 ) . '/tests/php/hostile-values.php' as $name => $value ) {
				self::forget_limits();
				// On one server: a new one for each of thousands of requests would take minutes.
				$request = new WP_REST_Request( $method, $path );
				$sent    = self::with( self::usual( $entry['usual'], $known ), $parameter, $value );
				'GET' === $method ? $request->set_query_params( $sent ) : $request->set_body_params( $sent );
				$request->set_header( 'X-WP-Nonce', wp_create_nonce( 'wp_rest' ) );
				$this->assert_answer( rest_do_request( $request ), $schema, array( 400, ...$entry['refusals'] ), "{$parameter}, {$name}" );
			}
		}
		Core::services()->browser->forget();
	}

	#[TestDox( '[SEC-04] [API-06] Anything in the path of a purge is no lot: nothing is purged' )]
	public function test_purge_path(): void {
		$sale = self::sale();
		$lot  = self::lot( $sale, '1' );
		wp_set_current_user( 1 );
		$this->rest( 'GET', '/hpapi/v1/car-auctions/lots' );
		foreach ( require dirname( __DIR__, 4 ) . '/tests/php/hostile-values.php' as $name => $value ) {
			$word = rawurlencode( is_array( $value ) ? 'Array' : (string) $value );
			foreach ( array( "{$word}/lot/{$lot}", "{$sale->department()?->id}/lot/{$word}", "{$word}/lot/{$word}" ) as $path ) {
				$request = new WP_REST_Request( 'POST', "/hpapi/v1/auction/department/{$path}/purge" );
				$request->set_header( 'X-WP-Nonce', wp_create_nonce( 'wp_rest' ) );
				self::assertContains( rest_do_request( $request )->get_status(), array( 400, 404 ), $name );
			}
		}
	}

	#[TestDox( '[SEC-04] [CAR-03] The make search’s page with anything for the make: an answer, or an address of ours; nothing is echoed as it came' )]
	public function test_make_search(): void {
		self::lot( self::sale(), '1' );
		Plugin::auctions()->index->flush();
		foreach ( require dirname( __DIR__, 4 ) . '/tests/php/hostile-values.php' as $name => $value ) {
			[ $status, $headers, $html ] = $this->render( '/car-auctions/search/?' . http_build_query( array( 'make' => $value ) ) );
			self::assertContains( $status, array( 200, 301, 302, 404 ), $name );
			self::assertStringStartsWith( home_url( '/' ), $headers['location'] ?? home_url( '/' ), $name );
			self::assertDoesNotMatchRegularExpression( '/[\r\n\x00]|hhprobe/', $headers['location'] ?? '', $name );
			self::assertTrue( mb_check_encoding( $html, 'UTF-8' ), $name );
			foreach ( self::RAW as $raw ) {
				self::assertStringNotContainsString( $raw, $html, $name );
			}
		}
	}

	/** @return array<string, array{route: string}> */
	public static function routes(): array {
		return array_map( static fn ( string $route ): array => array( 'route' => $route ), array_combine( array_keys( self::table() ), array_keys( self::table() ) ) );
	}

	/**
	 * @param array<string, mixed> $schema
	 * @param list<int>            $refusals
	 */
	private function assert_answer( WP_REST_Response $answer, array $schema, array $refusals, string $what ): void {
		$data = $answer->get_data();
		$sent = is_string( $data ) ? $data : wp_json_encode( $data );
		self::assertIsString( $sent, "{$what}: the answer can be written" );
		if ( in_array( $answer->get_status(), array( 200, 201 ), true ) ) {
			self::assert_matches_schema( is_string( $data ) ? $data : json_decode( $sent ), $schema );
			foreach ( is_string( $data ) ? self::RAW : array() as $raw ) {
				self::assertStringNotContainsString( $raw, $data, $what );
			}
		} else {
			self::assertContains( $answer->get_status(), $refusals, $what );
			self::assertMatchesRegularExpression( '/^\S.{10,}/u', $data['message'], $what );
		}
		foreach ( $answer->get_headers() as $header ) {
			self::assertDoesNotMatchRegularExpression( '/[\r\n]|hhprobe/', (string) $header, $what );
		}
	}

	/**
	 * @param array<string, mixed>  $usual
	 * @param array<string, string> $known
	 * @return array<string, mixed>
	 */
	private static function usual( array $usual, array $known ): array {
		static $number = 0;
		$known += array( '{token}' => Plugin::enquiries()->form_token->issue(), '{unique}' => 'hostile-submission-' . ++$number );
		return array_map( static fn ( mixed $value ): mixed => is_string( $value ) ? strtr( $value, $known ) : $value, $usual );
	}

	/**
	 * @param array<string, mixed> $sent
	 * @return array<string, mixed>
	 */
	private static function with( array $sent, string $parameter, mixed $value ): array {
		[ $name, $within ] = array( ...explode( '.', $parameter ), null );
		return array( ...$sent, $name => null === $within ? $value : array( ...(array) ( $sent[ $name ] ?? array() ), $within => $value ) );
	}

	/** How often one may ask is another test's matter. */
	private static function forget_limits(): void {
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->prefix}hh_limit" );
	}

	/** @return array<string, array{method?: string, parameters: list<string>, usual: array<string, mixed>, refusals: list<int>, answer: string}> */
	private static function table(): array {
		return require __DIR__ . '/hostile-input.php';
	}
}
