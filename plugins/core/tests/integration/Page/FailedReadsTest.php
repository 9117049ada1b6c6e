<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration\Page;

use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

final class FailedReadsTest extends IntegrationTestCase {

	#[TestDox( '[OPS-02] A page for which the database did not answer has status 503 and says to try again, whether something was found or not' )]
	public function test_pages(): void {
		self::assertSame( 200, $this->render( '/' )[0] );
		self::assertSame( 404, $this->render( '/estate-agents/not-there/' )[0] );
		$this->lose( 'template_redirect' );
		foreach ( array( '/', '/estate-agents/not-there/' ) as $path ) {
			[ $status, , $html ] = $this->render( $path );
			self::assertSame( 503, $status, $path );
			self::assertStringContainsString( '<h1>Try again in a moment</h1>', $html );
			self::assertStringNotContainsString( 'hh-site-header', $html );
		}
	}

	#[TestDox( '[OPS-02] Another fault of a statement changes no page' )]
	public function test_other_faults(): void {
		$this->lose( 'template_redirect', 'Unknown column' );
		self::assertSame( 200, $this->render( '/' )[0] );
	}

	#[TestDox( '[OPS-02] A route for which the database did not answer: 503 to a reader, and in place of “not there” to a form; what a form was told otherwise stays' )]
	public function test_routes(): void {
		add_action( 'rest_api_init', static fn () => register_rest_route( 'hpapi/v1', '/kept', array( 'methods' => 'POST', 'permission_callback' => '__return_true', 'callback' => static fn (): array => array( 'kept' => true ) ) ) );
		self::assertSame( 404, $this->rest( 'POST', '/hpapi/v1/not-there' )->get_status() );
		$this->lose( 'rest_pre_dispatch' );
		foreach ( array( array( 'GET', '/' ), array( 'GET', '/hpapi/v1/not-there' ), array( 'POST', '/hpapi/v1/not-there' ) ) as [ $method, $route ] ) {
			$answer = $this->rest( $method, $route );
			self::assertSame( 503, $answer->get_status(), "{$method} {$route}" );
			self::assertSame( array( 'hh_try_again', 10 ), array( $answer->get_data()['code'], $answer->get_data()['data']['retry_after'] ) );
			self::assertSame( array( 'private, no-store', '10' ), array( $answer->get_headers()['Cache-Control'], $answer->get_headers()['Retry-After'] ) );
		}
		self::assertSame( 200, $this->rest( 'POST', '/hpapi/v1/kept' )->get_status() );
	}

	/** A statement fails at that moment of a request: on MariaDB a real one, on SQLite what wpdb notes of it. */
	private function lose( string $hook, string $message = 'WSREP has not yet prepared node for application use' ): void {
		$this->expect_fault( $message );
		$GLOBALS['wpdb']->suppress_errors( true );
		add_filter(
			$hook,
			static function ( mixed $value = null ) use ( $message ): mixed {
				global $wpdb;
				defined( 'DB_FILE' ) ? $wpdb->print_error( $message ) : $wpdb->query( $wpdb->prepare( "SIGNAL SQLSTATE 'HY000' SET MESSAGE_TEXT = %s", $message ) );
				return $value;
			}
		);
	}
}
