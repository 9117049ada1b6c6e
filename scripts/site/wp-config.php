<?php
/**
 * Configuration of the development site. Copied into the site's folder at every start; what differs from one
 * site to the next (address, keys, database) is in wp-config-local.php, which the scripts write.
 *
 * @package HearthHammer
 */

$hh_local = require __DIR__ . '/wp-config-local.php';

foreach ( $hh_local as $hh_name => $hh_value ) {
	defined( $hh_name ) || define( $hh_name, $hh_value );
}

// Playground tells WordPress that /index.php ran for every address that is not a file. Without this, addresses
// that match no rule would answer the home page with status 200.
if ( ( $_SERVER['SCRIPT_NAME'] ?? '' ) === '/index.php' ) {
	$_SERVER['PHP_SELF'] = '/index.php';
}

// Beside WordPress, not inside it: the server hands out any file that it finds there.
defined( 'DB_DIR' ) || define( 'DB_DIR', rtrim( dirname( __DIR__ ), '/' ) . '/database' );

// Several processes write to one SQLite file: a rollback journal is the only mode that survives this.
defined( 'SQLITE_JOURNAL_MODE' ) || define( 'SQLITE_JOURNAL_MODE', 'DELETE' );

// The start script runs cron; the one PHP process of the server cannot answer a request that it sends itself.
define( 'DISABLE_WP_CRON', true );

// No look-ups outside this machine: they would only wait for their time-out where there is no network.
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'WP_ACCESSIBLE_HOSTS', '127.0.0.1,localhost' );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'WP_AUTO_UPDATE_CORE', false );

// Mail is kept and shown in the admin screens instead of being sent.
defined( 'HEARTH_HAMMER_CAPTURE_MAIL' ) || define( 'HEARTH_HAMMER_CAPTURE_MAIL', true );

// Limits are counted per network address. Browser tests say in X-Forwarded-For which one each of them stands for.
defined( 'HEARTH_HAMMER_TRUSTED_PROXIES' ) || define( 'HEARTH_HAMMER_TRUSTED_PROXIES', '127.0.0.1' );

define( 'WP_ENVIRONMENT_TYPE', 'local' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
defined( 'WP_DEBUG_LOG' ) || define( 'WP_DEBUG_LOG', rtrim( dirname( __DIR__ ), '/' ) . '/debug.log' );

define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );

$table_prefix = 'wp_';

defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );

require_once ABSPATH . 'wp-settings.php';
