<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Core;
use HearthHammer\Core\Health\HealthPage;
use HearthHammer\Core\Outbox\OutboxHealth;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;

final class HealthPageTest extends IntegrationTestCase {

	#[TestDox( '[OWN-04] Site Health tells support the version, the outbox and the caches, and no person' )]
	public function test_site_info(): void {
		Core::services()->outbox->handle( 'test.health', static function (): void {} );
		Core::services()->outbox->add( 'test.health', array( 'to' => 'someone@example.com' ), 'health' );
		$section = apply_filters( 'debug_information', array( 'wp-core' => array( 'label' => 'WordPress', 'fields' => array() ) ) )['hearth-hammer'];
		self::assertSame( array( \HearthHammer\Core\VERSION, 1, 0, 'No' ), array_map( static fn ( string $name ): mixed => $section['fields'][ $name ]['value'], array( 'version', 'waiting', 'given_up', 'object_cache' ) ) );
		self::assertStringNotContainsString( '@', (string) wp_json_encode( $section ) );
	}

	#[TestDox( '[OPS-04] A machine that works is ready' )]
	public function test_ready(): void {
		// WordPress's own events are due for as long as the suite runs.
		_set_cron_array( array() );
		self::assertSame(
			array(
				'status' => 200,
				'body'   => array(
					'status' => 'ready',
					'checks' => array(
						'database' => 'ok',
						'cache'    => 'off',
						'uploads'  => 'ok',
						'outbox'   => 'ok',
						'events'   => 'ok',
					),
				),
			),
			$this->asked()
		);
	}

	#[TestDox( '[OPS-04] Late email and a dead cache are said, and take no machine out' )]
	public function test_degraded(): void {
		global $wpdb;
		Core::services()->outbox->handle( 'test.health', static function (): void {} );
		$id = Core::services()->outbox->add( 'test.health', array(), 'health' );
		$wpdb->update( $wpdb->prefix . 'hh_outbox', array( 'next_at' => time() - OutboxHealth::LATE_SECONDS - 1 ), array( 'id' => $id ) );
		wp_schedule_single_event( time() - OutboxHealth::LATE_SECONDS - 1, 'hh_test_health' );
		$was = wp_using_ext_object_cache( true );
		wp_suspend_cache_addition( true );
		$real                       = $GLOBALS['wp_object_cache'];
		$GLOBALS['wp_object_cache'] = new class() extends \WP_Object_Cache {
			public function get( $key, $group = 'default', $force = false, &$found = null ) { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter -- As one whose server has gone.
				$found = false;
				return false;
			}
		};
		try {
			$answer = $this->asked();
		} finally {
			$GLOBALS['wp_object_cache'] = $real;
			wp_suspend_cache_addition( false );
			wp_using_ext_object_cache( (bool) $was );
		}
		self::assertSame( 200, $answer['status'] ?? 0 );
		self::assertSame( 'degraded', $answer['body']['status'] ?? '' );
		self::assertSame(
			array(
				'database' => 'ok',
				'cache'    => 'failed',
				'uploads'  => 'ok',
				'outbox'   => 'late',
				'events'   => 'late',
			),
			$answer['body']['checks'] ?? array()
		);
	}

	#[TestDox( '[OPS-04] Without its tables a machine is not ready' )]
	public function test_failed(): void {
		global $wpdb;
		$this->expect_fault( 'missing_hh_outbox' );
		$prefix       = $wpdb->prefix;
		$wpdb->prefix = 'missing_';
		try {
			$answer = $this->asked();
		} finally {
			$wpdb->prefix = $prefix;
		}
		self::assertSame( array( 503, 'failed', 'failed' ), array( $answer['status'] ?? 0, $answer['body']['status'] ?? '', $answer['body']['checks']['database'] ?? '' ) );
	}

	/** @param array<string, mixed> $server */
	#[DataProvider( 'others' )]
	#[TestDox( '[OPS-04] Other requests go on to WordPress: $_dataName' )]
	public function test_others( array $server ): void {
		self::assertNull( $this->asked( $server ) );
	}

	/** @return array<string, array{array<string, mixed>}> */
	public static function others(): array {
		return array(
			'another page'         => array( array( 'REQUEST_URI' => '/healthz-of-dogs' ) ),
			'below it'             => array( array( 'REQUEST_URI' => '/healthz/x' ) ),
			'in the query'         => array( array( 'REQUEST_URI' => '/?to=/healthz' ) ),
			'a form'               => array( array( 'REQUEST_METHOD' => 'POST' ) ),
			'an address that is not text' => array( array( 'REQUEST_URI' => array( '/healthz' ) ) ),
		);
	}

	/**
	 * @param array<string, mixed> $server
	 * @return array{status: int, body: array{status: string, checks: array<string, string>}}|null
	 */
	private function asked( array $server = array() ): ?array {
		return ( new HealthPage( Core::services()->outbox_rows ) )->answer( $server + array( 'REQUEST_URI' => '/healthz?from=monitor', 'REQUEST_METHOD' => 'GET' ) );
	}
}
