<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Rest\Answer;
use HearthHammer\Core\Schema\Schema;
use HearthHammer\Tests\IntegrationTestCase;
use RuntimeException;
use WP_REST_Request;

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
		self::assertSame( 'rest_validate_request_arg', $schema->args()['price']['validate_callback'] );
		unlink( $path );
	}
}
