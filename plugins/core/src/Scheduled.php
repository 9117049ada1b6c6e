<?php

declare( strict_types=1 );

namespace HearthHammer\Core;

use Closure;

defined( 'ABSPATH' ) || exit;

/**
 * An event of WordPress's cron and what does its work, which is made when the event fires.
 */
final readonly class Scheduled implements Module {

	/**
	 * @param string                      $every   As `hh_minutely`, `hourly` or `daily`.
	 * @param Closure(): iterable<Module> $modules Those that add their work to the hook.
	 * @param int                         $delay   Seconds until the first time.
	 */
	public function __construct( private string $hook, private string $every, private Closure $modules, private int $delay = 0 ) {}

	public function register(): void {
		add_filter( 'cron_schedules', array( self::class, 'add_minutely' ) ); // phpcs:ignore WordPress.WP.CronInterval -- Mail should not wait.
		add_action( 'init', $this->schedule( ... ) );
		( new Waiting( array( $this->hook ), $this->modules ) )->register();
	}

	/**
	 * @param array<string, array{interval: int, display: string}> $schedules
	 * @return array<string, array{interval: int, display: string}>
	 */
	public static function add_minutely( array $schedules ): array {
		$schedules['hh_minutely'] = array(
			'interval' => MINUTE_IN_SECONDS,
			'display'  => __( 'Every minute', 'hearth-hammer' ),
		);
		return $schedules;
	}

	private function schedule(): void {
		if ( ! wp_next_scheduled( $this->hook ) ) {
			wp_schedule_event( time() + $this->delay, $this->every, $this->hook );
		}
	}
}
