<?php
/**
 * Integration tests: real WordPress with the theme and the three plugins active, on an empty database.
 *
 * scripts/test.mjs prepares the WordPress folder (HH_TEST_WORDPRESS) and either a SQLite file with a freshly
 * installed WordPress (HH_TEST_DATABASE, copied for this run) or an installed MariaDB database.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

namespace HearthHammer\Tests;

require_once dirname( __DIR__, 2 ) . '/vendor/autoload.php';
require_once __DIR__ . '/still-time.php';

// WordPress hides why PHP stopped, and PHPUnit then prints nothing.
register_shutdown_function(
	static function (): void {
		$error = error_get_last();
		if ( null !== $error && 0 !== ( $error['type'] & ( E_ERROR | E_PARSE | E_CORE_ERROR | E_COMPILE_ERROR | E_USER_ERROR ) ) ) {
			fwrite( STDERR, "\nPHP stopped: {$error['message']} in {$error['file']}:{$error['line']}\n" );
		}
	}
);

( new WordPressForTests( (string) getenv( 'HH_TEST_WORDPRESS' ) ) )->boot();
