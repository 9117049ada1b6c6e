<?php
/**
 * Answers one request for BudgetTest in a process of its own, as a web server's PHP would, and prints what it took as
 * JSON.
 *
 * Arguments: the folder of budget.sqlite, `page` or `admin`, and the address.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

// Variables would be WordPress's, too.
define( 'HH_BUDGET_IS_ADMIN', 'admin' === $argv[2] );
define( 'DB_DIR', $argv[1] );
define( 'DB_FILE', 'budget.sqlite' );

$_SERVER = array_merge(
	$_SERVER,
	array( 'HTTP_HOST' => 'hearth-hammer.test', 'SERVER_NAME' => 'hearth-hammer.test', 'SERVER_PROTOCOL' => 'HTTP/1.1', 'REQUEST_METHOD' => 'GET', 'REQUEST_URI' => $argv[3], 'REMOTE_ADDR' => '127.0.0.1', 'SCRIPT_NAME' => '/index.php', 'PHP_SELF' => '/index.php' )
);

if ( HH_BUDGET_IS_ADMIN ) {
	define( 'WP_ADMIN', true );
	$_SERVER['PHP_SELF'] = '/wp-admin/index.php';
	// Signed in as the first user.
	$GLOBALS['wp_filter']['determine_current_user'][99]['hh_budget'] = array( 'function' => static fn (): int => 1, 'accepted_args' => 1 );
	function auth_redirect(): void {}
} else {
	define( 'WP_USE_THEMES', true );
}

// Whether an answer is kept depends on how fast this machine found it: what writes one is not counted.
$kept                                          = 0;
$GLOBALS['wp_filter']['query'][10]['hh_budget'] = array(
	'function'      => static function ( mixed $sql ) use ( &$kept ): mixed {
		$kept += (int) preg_match( '/^REPLACE INTO \S+_result_cache\W/', (string) $sql );
		return $sql;
	},
	'accepted_args' => 1,
);

// Registered before WordPress's own, whose work at the end of a request is not the page's.
register_shutdown_function(
	static function () use ( &$kept ): void {
		global $wpdb, $wp_filter;
		while ( ob_get_level() > 0 ) {
			ob_end_clean();
		}
		$is_ours  = static fn ( string $name ): bool => str_starts_with( $name, 'HearthHammer\\' );
		$from     = static fn ( mixed $callback ): string => match ( true ) {
			$callback instanceof Closure => (string) ( new ReflectionFunction( $callback ) )->getClosureScopeClass()?->getName(),
			is_array( $callback ) => is_object( $callback[0] ) ? $callback[0]::class : $callback[0],
			default => '',
		};
		$callbacks = 0;
		foreach ( $wp_filter as $hook ) {
			foreach ( $hook->callbacks as $some ) {
				$callbacks += count( array_filter( $some, static fn ( array $one ): bool => $is_ours( $from( $one['function'] ) ) ) );
			}
		}
		$autoloaded = 0;
		foreach ( wp_load_alloptions() as $name => $value ) {
			$autoloaded += strlen( $name ) + strlen( (string) $value );
		}
		echo "\n", json_encode(
			array(
				// PHP's command line has none until something sets one.
				'status'     => http_response_code() ?: 200,
				'files'      => count( array_filter( get_included_files(), static fn ( string $file ): bool => 1 === preg_match( '#/wp-content/(plugins|themes)/(hearth-hammer|hpapi|caphpi)#', strtr( $file, '\\', '/' ) ) ) ),
				'callbacks'  => $callbacks,
				'statements' => $wpdb->num_queries - $kept,
				'autoloaded' => $autoloaded,
			)
		), "\n";
	}
);

ob_start();
require getenv( 'HH_TEST_WORDPRESS' ) . '/wp-load.php';
if ( HH_BUDGET_IS_ADMIN ) {
	require ABSPATH . 'wp-admin/index.php';
} else {
	wp();
	require ABSPATH . WPINC . '/template-loader.php';
}
