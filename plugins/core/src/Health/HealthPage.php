<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Health;

use HearthHammer\Core\Module;
use HearthHammer\Core\Outbox\OutboxHealth;
use HearthHammer\Core\Outbox\OutboxRows;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * /healthz for load balancers and monitors: words only, no numbers, addresses or versions, because anyone can read it.
 *
 * Only the database decides between 200 and 503. A machine whose cache or email is late still serves visitors, and all
 * machines would be late at once: taking them out would turn a delay into an outage.
 */
final readonly class HealthPage implements Module {

	private const PATH = '/healthz';

	public function __construct( private OutboxRows $outbox ) {}

	public function register(): void {
		$answer = $this->answer( $_SERVER );
		if ( null === $answer ) {
			return;
		}
		status_header( $answer['status'] );
		header( 'Content-Type: application/json; charset=UTF-8' );
		header( 'Cache-Control: private, no-store' );
		header( 'X-Content-Type-Options: nosniff' );
		header( 'X-Robots-Tag: noindex' );
		echo wp_json_encode( $answer['body'] );
		exit;
	}

	/**
	 * @param array<mixed> $server
	 * @return array{status: int, body: array{status: string, checks: array<string, string>}}|null Null where the request is another.
	 */
	public function answer( array $server ): ?array {
		$address = $server['REQUEST_URI'] ?? '';
		$path    = is_string( $address ) ? (string) strtok( $address, '?' ) : '';
		if ( untrailingslashit( (string) wp_parse_url( home_url(), PHP_URL_PATH ) ) . self::PATH !== $path || ! in_array( $server['REQUEST_METHOD'] ?? '', array( 'GET', 'HEAD' ), true ) ) {
			return null;
		}
		$database = self::database();
		$checks   = array(
			'database' => $database ? 'ok' : 'failed',
			'cache'    => self::cache(),
			'uploads'  => self::uploads(),
			'outbox'   => $database && $this->outbox->overdue() > OutboxHealth::LATE_SECONDS ? 'late' : 'ok',
			'events'   => self::events(),
		);
		$is_well = array() === array_diff( $checks, array( 'ok', 'off' ) );
		return array(
			'status' => $database ? 200 : 503,
			'body'   => array(
				'status' => match ( true ) {
					! $database => 'failed',
					$is_well => 'ready',
					default => 'degraded',
				},
				'checks' => $checks,
			),
		);
	}

	/** A table of ours answers, so the database is there and is this site's. */
	private static function database(): bool {
		global $wpdb;
		$hides = $wpdb->suppress_errors();
		try {
			return null !== $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM (SELECT id FROM %i LIMIT 1) AS one', $wpdb->prefix . 'hh_outbox' ) );
		} catch ( Throwable ) {
			return false;
		} finally {
			$wpdb->suppress_errors( $hides );
		}
	}

	private static function cache(): string {
		if ( ! wp_using_ext_object_cache() ) {
			return 'off';
		}
		// This runs before WordPress loads wp_generate_password().
		$word = bin2hex( random_bytes( 6 ) );
		wp_cache_set( $word, $word, 'hh_health', MINUTE_IN_SECONDS );
		$is_there = wp_cache_get( $word, 'hh_health', true ) === $word;
		wp_cache_delete( $word, 'hh_health' );
		return $is_there ? 'ok' : 'failed';
	}

	private static function uploads(): string {
		return wp_is_writable( wp_get_upload_dir()['basedir'] ) ? 'ok' : 'failed';
	}

	/** Late where the next scheduled event has been due for too long: the timers do not run. */
	private static function events(): string {
		$due = array_filter( array_keys( _get_cron_array() ), is_int( ... ) );
		return array() !== $due && min( $due ) < time() - OutboxHealth::LATE_SECONDS ? 'late' : 'ok';
	}
}
