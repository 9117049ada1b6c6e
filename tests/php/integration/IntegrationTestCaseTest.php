<?php

declare( strict_types=1 );

namespace HearthHammer\Tests\Integration;

use HearthHammer\Tests\IntegrationTestCase;
use HearthHammer\Tests\WpDied;
use PHPUnit\Framework\Attributes\Depends;
use WP_Error;
use WP_REST_Request;

/**
 * The ground that all integration tests stand on.
 */
final class IntegrationTestCaseTest extends IntegrationTestCase {

	public function test_wordpress_runs_with_theme_and_plugins(): void {
		self::assertSame( 'hearth-hammer', get_stylesheet() );
		self::assertTrue( is_plugin_active( 'hearth-hammer-core/hearth-hammer-core.php' ) );
		self::assertTrue( is_plugin_active( 'hpapi/hpapi.php' ) );
		self::assertTrue( is_plugin_active( 'caphpi/caphpi.php' ) );
		self::assertSame( 'Europe/London', wp_timezone_string() );
	}

	public function test_it_changes_what_the_next_test_must_not_see(): void {
		global $wpdb;
		self::assertIsInt( wp_insert_post( array( 'post_title' => 'Left over', 'post_status' => 'publish', 'post_type' => 'page' ) ) );
		update_option( 'hh_left_over', 'yes' );
		wp_set_current_user( 1 );
		add_filter( 'hh_left_over', '__return_true' );
		register_post_type( 'hh_left_over' );
		wp_register_script( 'hh-left-over', 'https://example.com/x.js', array(), '1', true );
		$_GET['hh_left_over'] = '1';

		// Transactions of the code under test stay inside the test's own.
		$wpdb->query( 'START TRANSACTION' );
		update_option( 'hh_committed', 'yes' );
		$wpdb->query( 'COMMIT' );
		$wpdb->query( 'START TRANSACTION' );
		update_option( 'hh_rolled_back', 'yes' );
		$wpdb->query( 'ROLLBACK' );
		wp_cache_flush();
		self::assertSame( 'yes', get_option( 'hh_committed' ) );
		self::assertFalse( get_option( 'hh_rolled_back' ) );
	}

	#[Depends( 'test_it_changes_what_the_next_test_must_not_see' )]
	public function test_nothing_is_left_over(): void {
		self::assertNull( get_page_by_path( 'left-over' ) );
		self::assertFalse( get_option( 'hh_left_over' ) );
		self::assertFalse( get_option( 'hh_committed' ) );
		self::assertSame( 0, get_current_user_id() );
		self::assertFalse( has_filter( 'hh_left_over' ) );
		self::assertFalse( post_type_exists( 'hh_left_over' ) );
		self::assertFalse( wp_script_is( 'hh-left-over', 'registered' ) );
		self::assertArrayNotHasKey( 'hh_left_over', $_GET );
	}

	public function test_rest_passes_parameters_headers_and_errors(): void {
		add_action(
			'rest_api_init',
			static function (): void {
				register_rest_route(
					'hh/v1',
					'/echo',
					array(
						'methods'             => array( 'GET', 'POST' ),
						'permission_callback' => '__return_true',
						'callback'            => static fn ( WP_REST_Request $request ): array|WP_Error => $request['fail']
							? new WP_Error( 'hh_failed', 'No.', array( 'status' => 418 ) )
							: array( $request['a'], $request['b'], $request->get_header( 'x_test' ), $_SERVER['HTTP_X_TEST'] ?? null ),
					)
				);
			}
		);
		self::assertSame( array( '1', '2', 'yes', 'yes' ), $this->rest( 'GET', '/hh/v1/echo?a=1', array( 'b' => '2' ), array( 'X-Test' => 'yes' ) )->get_data() );
		self::assertSame( array( 1, null, null, null ), $this->rest( 'POST', '/hh/v1/echo', array( 'a' => 1 ) )->get_data() );
		self::assertSame( 418, $this->rest( 'GET', '/hh/v1/echo?fail=1' )->get_status() );
		self::assertSame( 404, $this->rest( 'GET', '/hh/v1/nothing' )->get_status() );
	}

	public function test_render_answers_pages_missing_pages_and_redirects(): void {
		wp_insert_post( array( 'post_title' => 'Terms of sale', 'post_status' => 'publish', 'post_type' => 'page', 'post_content' => 'The hammer falls.' ) );

		foreach ( array( 1, 2 ) as $time ) {
			[ $status, $headers, $html ] = $this->render( '/terms-of-sale/' );
			self::assertSame( 200, $status );
			self::assertStringContainsString( 'text/html', $headers['content-type'] );
			self::assertStringContainsString( 'The hammer falls.', $html );
			self::assertStringContainsString( '<!doctype html>', strtolower( $html ), "header.php, time {$time}" );
			self::assertStringContainsString( '</html>', $html, "footer.php, time {$time}" );
		}
		self::assertSame( 404, $this->render( '/no-such-page/' )[0] );

		[ $status, $headers ] = $this->render( '/terms-of-sale' );
		self::assertSame( 301, $status );
		self::assertSame( 'http://hearth-hammer.test/terms-of-sale/', $headers['location'] );
	}

	public function test_count_queries(): void {
		global $wpdb;
		self::assertSame( 0, $this->count_queries( static fn () => null ) );
		self::assertSame( 2, $this->count_queries( static fn () => array( $wpdb->get_var( 'SELECT 1' ), $wpdb->get_var( 'SELECT 2' ) ) ) );
	}

	public function test_wp_die_is_an_exception(): void {
		$this->expectException( WpDied::class );
		$this->expectExceptionMessage( 'Not for you.' );
		wp_die( 'Not for you.', '', array( 'response' => 403 ) );
	}

	public function test_expected_complaints_do_not_fail_a_test(): void {
		global $wpdb;
		$this->expect_fault( 'hh_function' );
		_doing_it_wrong( 'hh_function', 'Wrong.', '1.0' );

		$this->expect_fault( 'hh_no_such_table' );
		$wpdb->suppress_errors( true );
		$wpdb->query( 'SELECT * FROM hh_no_such_table' );
		$wpdb->suppress_errors( false );
	}
}
