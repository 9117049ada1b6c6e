<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Privacy;

use Closure;
use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Forgets what is no longer needed, once a day (LOG-05).
 */
final class Retention implements Module {

	/**
	 * @param string             $hook   Of WordPress's cron; the plugin's uninstall clears it.
	 * @param Closure(int): void $forget Gets the time, Unix seconds.
	 */
	public function __construct(
		private readonly string $hook,
		private readonly Closure $forget,
	) {}

	public function register(): void {
		add_action( 'init', $this->schedule( ... ) );
		add_action( $this->hook, fn () => ( $this->forget )( time() ) );
	}

	private function schedule(): void {
		if ( ! wp_next_scheduled( $this->hook ) ) {
			wp_schedule_event( time(), 'daily', $this->hook );
		}
	}
}
