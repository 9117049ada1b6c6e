<?php
/**
 * Constants that wp-config.php or WordPress's start-up define, for PHPStan, which reads code without running it.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

define( 'ABSPATH', '/wordpress/' );
define( 'WPINC', 'wp-includes' );
define( 'WP_CONTENT_DIR', '/wordpress/wp-content' );
define( 'WP_LANG_DIR', '/wordpress/wp-content/languages' );
define( 'WP_CONTENT_URL', 'https://example.com/wp-content' );
define( 'WP_PLUGIN_DIR', '/wordpress/wp-content/plugins' );
define( 'WP_HOME', 'https://example.com' );
define( 'WP_DEBUG', (bool) getenv( 'WP_DEBUG' ) );
define( 'WP_ENVIRONMENT_TYPE', (string) getenv( 'WP_ENVIRONMENT_TYPE' ) );
define( 'DB_DIR', '/tmp' );
define( 'DB_FILE', 'tests.sqlite' );
define( 'COOKIEPATH', '/' );
define( 'COOKIE_DOMAIN', (string) getenv( 'COOKIE_DOMAIN' ) );
define( 'SITECOOKIEPATH', '/' );

define( 'OBJECT', 'OBJECT' );
define( 'OBJECT_K', 'OBJECT_K' );
define( 'ARRAY_A', 'ARRAY_A' );
define( 'ARRAY_N', 'ARRAY_N' );

define( 'MINUTE_IN_SECONDS', 60 );
define( 'HOUR_IN_SECONDS', 60 * MINUTE_IN_SECONDS );
define( 'DAY_IN_SECONDS', 24 * HOUR_IN_SECONDS );
define( 'WEEK_IN_SECONDS', 7 * DAY_IN_SECONDS );
define( 'MONTH_IN_SECONDS', 30 * DAY_IN_SECONDS );
define( 'YEAR_IN_SECONDS', 365 * DAY_IN_SECONDS );
define( 'KB_IN_BYTES', 1024 );
define( 'MB_IN_BYTES', 1024 * KB_IN_BYTES );

define( 'PCLZIP_OPT_PATH', 77001 );
define( 'PCLZIP_OPT_REMOVE_ALL_PATH', 77004 );
define( 'PCLZIP_OPT_EXTRACT_AS_STRING', 77006 );
define( 'PCLZIP_OPT_BY_NAME', 77008 );
define( 'PCLZIP_OPT_BY_INDEX', 77011 );
define( 'PCLZIP_OPT_REPLACE_NEWER', 77016 );
