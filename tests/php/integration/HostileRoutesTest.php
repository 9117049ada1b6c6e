<?php

declare( strict_types=1 );

namespace HearthHammer\Tests\Integration;

use HearthHammer\Core\Schema\Schema;
use HearthHammer\Tests\IntegrationTestCase;
use HearthHammer\Tests\OwnRoutes;
use HearthHammer\Tests\SiteStock;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Every route that the plugins register, and every parameter of it, with every value of hostile-values.php. PHP's notices
 * and SQL errors fail the test by themselves.
 */
#[Group( 'volume' )]
final class HostileRoutesTest extends IntegrationTestCase {

	use SiteStock;

	/** What must never stand in an answer of HTML as it was sent. */
	private const RAW = array( '<script>hhprobe', '" onmouseover="hhprobe', "\xc0\xbcscript" );

	protected function tearDown(): void {
		$this->clear_stock();
		parent::tearDown();
	}

	#[TestDox( '[SEC-04] The table of hostile input knows every route that is registered, and no other' )]
	public function test_every_route_is_in_the_table(): void {
		$routes = array_keys( OwnRoutes::all() );
		self::assertGreaterThan( 30, count( $routes ) );
		self::assertSame( array(), array_diff( $routes, array_keys( self::table() ) ), 'A new route needs an entry in hostile-routes.php.' );
		self::assertSame( array(), array_diff( array_keys( self::table() ), $routes ), 'These are registered no more.' );
	}

	#[DataProvider( 'routes' )]
	#[TestDox( '[SEC-04] [API-16] $route with anything for any parameter: an answer, or a refusal in a sentence' )]
	public function test_route( string $route ): void {
		$this->stock_up();
		$entry = self::table()[ $route ];
		[ 'method' => $method, 'parameters' => $parameters, 'answer' => $schema ] = OwnRoutes::all()[ $route ];
		$path   = strtr( $entry['path'] ?? explode( ' ', $route, 2 )[1], $this->known );
		$values = require dirname( __DIR__ ) . '/hostile-values.php';
		wp_set_current_user( isset( $entry['staff'] ) ? 1 : 0 );
		$schema = isset( $entry['answer'] ) ? Schema::from_file( dirname( __DIR__, 3 ) . "/plugins/{$entry['answer']}.json" )->to_array() : $schema;
		$usual  = $this->send( $method, $path, $entry['usual'] ?? array(), array() );
		self::assertContains( $usual->get_status(), isset( $entry['first'] ) ? array( $entry['first'] ) : array( 200, 201, 202 ), 'The values below are the only fault: ' . wp_json_encode( $usual->get_data() ) );
		foreach ( array( ...$parameters, ...$entry['within'] ?? array() ) as $parameter ) {
			foreach ( $values as $name => $value ) {
				self::forget_limits();
				$answer = $this->send( $method, $path, $entry['usual'] ?? array(), array( $parameter => $value ) );
				$this->assert_answer( $answer, $schema, array( 400, ...$entry['refusals'] ?? array() ), "{$parameter}, {$name}" );
			}
		}
	}

	/** @return array<string, array{route: string}> */
	public static function routes(): array {
		$routes = array_keys( self::table() );
		return array_combine( $routes, array_map( static fn ( string $route ): array => array( 'route' => $route ), $routes ) );
	}

	/**
	 * On one server: a new one for each of thousands of requests would take minutes.
	 *
	 * @param array<string, mixed> $usual
	 * @param array<string, mixed> $hostile A parameter, or a part of one as `answers.plate`, to its value.
	 */
	private function send( string $method, string $path, array $usual, array $hostile ): WP_REST_Response {
		$sent = $this->filled( array_diff_key( $usual, $hostile ) );
		foreach ( $hostile as $parameter => $value ) {
			$place = &$sent;
			foreach ( explode( '.', $parameter ) as $step ) {
				$place = is_array( $place ) ? $place : array();
				$place = &$place[ $step ];
			}
			$place = $value;
			unset( $place );
		}
		$request = new WP_REST_Request( $method, $path );
		'GET' === $method ? $request->set_query_params( $sent ) : $request->set_body_params( $sent );
		$request->set_header( 'X-WP-Nonce', wp_create_nonce( 'wp_rest' ) );
		return rest_do_request( $request );
	}

	/**
	 * @param array<string, mixed> $schema
	 * @param list<int>            $refusals
	 */
	private function assert_answer( WP_REST_Response $answer, array $schema, array $refusals, string $what ): void {
		$data = $answer->get_data();
		$sent = is_string( $data ) ? $data : wp_json_encode( $data );
		self::assertIsString( $sent, "{$what}: the answer can be written" );
		if ( $answer->get_status() < 300 ) {
			self::assert_matches_schema( is_string( $data ) ? $data : json_decode( $sent ), $schema );
			foreach ( is_string( $data ) ? self::RAW : array() as $raw ) {
				self::assertStringNotContainsString( $raw, $data, $what );
			}
		} else {
			self::assertContains( $answer->get_status(), $refusals, "{$what}: {$sent}" );
			self::assertMatchesRegularExpression( '/^\S.{10,}/u', $data['message'], $what );
		}
		foreach ( $answer->get_headers() as $header ) {
			self::assertDoesNotMatchRegularExpression( '/[\r\n]|hhprobe/', (string) $header, $what );
		}
	}

	/** @return array<string, array{path?: string, staff?: bool, usual?: array<string, mixed>, first?: int, answer?: string, within?: list<string>, refusals?: list<int>}> */
	private static function table(): array {
		return require __DIR__ . '/hostile-routes.php';
	}
}
