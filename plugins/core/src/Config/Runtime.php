<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Config;

/**
 * What kind of process this is.
 */
final class Runtime {

	/** Whether somebody waits for this process, and it is one of the few that the web server has: not cron, not a command. */
	public static function is_web_request(): bool {
		return isset( $_SERVER['REQUEST_METHOD'] ) && ! wp_doing_cron() && ! ( defined( 'WP_CLI' ) && WP_CLI );
	}
}
