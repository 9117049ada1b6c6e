<?php
/**
 * Answers a request of ServedSite, and writes what it took to took.json.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

define( 'DB_DIR', getenv( 'HH_SERVED' ) );
define( 'DB_FILE', 'budget.sqlite' );
define( 'WP_USE_THEMES', true );
$_SERVER['SCRIPT_NAME'] = '/index.php';
$_SERVER['PHP_SELF']    = '/index.php';

// Before WordPress's own, whose work at the end of a request is not the answer's.
register_shutdown_function(
	static function (): void {
		global $wpdb;
		$ours = array_filter( get_included_files(), static fn ( string $file ): bool => 1 === preg_match( '#/wp-content/(plugins|themes)/(hearth-hammer|hpapi|caphpi)#', strtr( $file, '\\', '/' ) ) );
		file_put_contents( DB_DIR . '/took.json', json_encode( array( 'init' => did_action( 'init' ), 'routes' => did_action( 'rest_api_init' ) ? count( rest_get_server()->get_routes() ) : 0, 'files' => count( $ours ), 'statements' => $wpdb->num_queries ) ) );
	}
);

( static function ( Closure $add ): void {
	foreach ( glob( DB_DIR . '/plugin-*.php' ) ?: array() as $file ) {
		require $file;
	}
} )(
	static function ( string $hook, callable $callback, int $priority = 10 ): void {
		$GLOBALS['wp_filter'][ $hook ][ $priority ][] = array( 'function' => $callback, 'accepted_args' => 3 );
	}
);

require getenv( 'HH_TEST_WORDPRESS' ) . '/wp-load.php';
wp();
require ABSPATH . WPINC . '/template-loader.php';
