<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Rest\Answer;
use HearthHammer\Core\Rest\Controller;
use HearthHammer\Core\Schema\Schema;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;
use RuntimeException;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

final class RestTest extends IntegrationTestCase {

	public function test_an_unchanged_answer_is_304_without_a_body(): void {
		$request  = new WP_REST_Request( 'GET', '/x' );
		$first    = Answer::cacheable( $request, array( 'a' => 1 ) );
		$etag     = $first->get_headers()['ETag'];
		self::assertSame( 200, $first->get_status() );

		$request->set_header( 'If-None-Match', '"nothing", ' . $etag );
		$second = Answer::cacheable( $request, array( 'a' => 1 ) );
		self::assertSame( 304, $second->get_status() );
		self::assertNull( $second->get_data() );

		self::assertSame( 200, Answer::cacheable( $request, array( 'a' => 2 ) )->get_status() );
	}

	public function test_staff_never_get_a_cacheable_answer(): void {
		wp_set_current_user( 1 );
		$headers = Answer::cacheable( new WP_REST_Request( 'GET', '/x' ), array( 'a' => 1 ) )->get_headers();
		self::assertSame( 'private, no-store', $headers['Cache-Control'] );
		self::assertArrayNotHasKey( 'ETag', $headers );
	}

	#[TestDox( '[API-18] Answers of a private route are stored by nobody, WordPress\'s own errors included; of a cacheable one as the answer says' )]
	public function test_private_routes(): void {
		self::serve( static fn (): WP_REST_Response => new WP_REST_Response( array( 'a' => 1 ) ) );
		foreach ( array( '/hh-test/v1/private?n=1', '/hh-test/v1/private?n=x', '/HH-Test/v1/PRIVATE?n=1' ) as $route ) {
			self::assertSame( 'private, no-store', $this->rest( 'GET', $route )->get_headers()['Cache-Control'] ?? null, $route );
		}
		self::assertSame( 400, $this->rest( 'GET', '/hh-test/v1/private?n=x' )->get_status() );
		self::assertStringContainsString( 'public', $this->rest( 'GET', '/hh-test/v1/cacheable?n=1' )->get_headers()['Cache-Control'] );
		self::assertArrayNotHasKey( 'Cache-Control', $this->rest( 'GET', '/wp/v2/types' )->get_headers(), 'Routes of others stay as they are.' );
	}

	public function test_an_error_says_when_to_come_back(): void {
		self::serve( static fn (): WP_Error => Answer::error( 'too_many', 'Later.', 429, array( 'retry_after' => 60 ) ) );
		foreach ( array( 'private', 'cacheable' ) as $route ) {
			self::assertSame( '60', $this->rest( 'GET', "/hh-test/v1/{$route}?n=2" )->get_headers()['Retry-After'] ?? null, $route );
		}
		self::assertArrayNotHasKey( 'Retry-After', $this->rest( 'GET', '/hh-test/v1/private?n=x' )->get_headers() );
	}

	/** @param callable(): (WP_REST_Response|WP_Error) $work */
	private static function serve( callable $work ): void {
		$folder = get_temp_dir() . 'hh-rest-test';
		wp_mkdir_p( $folder );
		file_put_contents( $folder . '/some.json', '{"type":"object","properties":{"n":{"type":"integer"}}}' );
		$controller = new class( $folder, $work ) extends Controller {
			public function __construct( string $schemas, private readonly mixed $work ) {
				parent::__construct( $schemas );
			}

			protected function rest_namespace(): string {
				return 'hh-test/v1';
			}

			protected function routes(): void {
				$this->route( 'GET', '/private', 'some', 'some', fn () => ( $this->work )() );
				$this->cacheable_route(
					'/cacheable',
					'some',
					'some',
					function ( WP_REST_Request $request ): WP_REST_Response|WP_Error {
						$answer = ( $this->work )();
						return $answer instanceof WP_Error ? $answer : Answer::cacheable( $request, $answer->get_data() );
					}
				);
			}
		};
		$controller->register();
	}

	public function test_a_missing_schema_is_said_so(): void {
		$this->expectException( RuntimeException::class );
		Schema::from_file( __DIR__ . '/nothing.json' );
	}

	public function test_a_schema_names_the_fault(): void {
		$path = wp_tempnam();
		file_put_contents( $path, '{"type":"object","properties":{"price":{"type":"integer","minimum":0,"required":true}}}' );
		$schema = Schema::from_file( $path );

		self::assertNull( $schema->fault_in( array( 'price' => 5 ) ) );
		self::assertStringContainsString( 'price', (string) $schema->fault_in( array() ) );
		self::assertStringContainsString( 'price', (string) $schema->fault_in( array( 'price' => -1 ) ) );
		$request = new WP_REST_Request();
		$request->set_attributes( array( 'args' => $schema->args() ) );
		self::assertTrue( $schema->args()['price']['validate_callback']( 5, $request, 'price' ) );
		self::assertInstanceOf( WP_Error::class, $schema->args()['price']['validate_callback']( -1, $request, 'price' ) );
		unlink( $path );
	}
}
