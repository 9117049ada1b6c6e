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
		OwnRequest::answer( $answer['status'], 'application/json; charset=UTF-8', (string) wp_json_encode( $answer['body'] ) );
	}

	/**
	 * @param array<mixed> $server
	 * @return array{status: int, body: array{status: string, checks: array<string, string>}}|null Null where the request is another.
	 */
	public function answer( array $server ): ?array {
		if ( ! OwnRequest::reads( $server, self::PATH ) ) {
			return null;
		}
		$checks   = $this->checks();
		$database = 'ok' === $checks['database'];
		$is_well  = array() === array_diff( $checks, array( 'ok', 'off' ) );
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

	/** @return array{database: string, cache: string, uploads: string, outbox: string, events: string} `ok`, `off`, `late` or `failed`. */
	public function checks(): array {
		$database = self::database();
		return array(
			'database' => $database ? 'ok' : 'failed',
			'cache'    => self::cache(),
			'uploads'  => self::uploads(),
			'outbox'   => $database && $this->outbox->overdue() > OutboxHealth::LATE_SECONDS ? 'late' : 'ok',
			'events'   => self::events_overdue() > OutboxHealth::LATE_SECONDS ? 'late' : 'ok',
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

	/** @return int Seconds since the next scheduled event was due; if they grow, the timers do not run. */
	public static function events_overdue(): int {
		$due = array_filter( array_keys( _get_cron_array() ), is_int( ... ) );
		return array() === $due ? 0 : max( 0, time() - min( $due ) );
	}
}
