<?php
// Written by deploy/install. Change the settings or the template and run it again; changes here are lost.
// Constants of your own belong in /etc/hearth-hammer/constants.php (docs/settings.md lists them).

if ( is_readable( '/etc/hearth-hammer/constants.php' ) ) {
	require '/etc/hearth-hammer/constants.php';
}

foreach (
	array(
		'DB_NAME'                      => 'hearth_hammer',
		'DB_USER'                      => 'hearth_hammer',
		'DB_PASSWORD'                  => '@DB_PASSWORD@',
		'DB_HOST'                      => '@DB_HOST@',
		'DB_CHARSET'                   => 'utf8mb4',
		'DB_COLLATE'                   => '',
		'AUTH_KEY'                     => '@AUTH_KEY@',
		'SECURE_AUTH_KEY'              => '@SECURE_AUTH_KEY@',
		'LOGGED_IN_KEY'                => '@LOGGED_IN_KEY@',
		'NONCE_KEY'                    => '@NONCE_KEY@',
		'AUTH_SALT'                    => '@AUTH_SALT@',
		'SECURE_AUTH_SALT'             => '@SECURE_AUTH_SALT@',
		'LOGGED_IN_SALT'               => '@LOGGED_IN_SALT@',
		'NONCE_SALT'                   => '@NONCE_SALT@',
		'WP_HOME'                      => 'https://@SITE_HOST@',
		'WP_SITEURL'                   => 'https://@SITE_HOST@',
		'WP_ENVIRONMENT_TYPE'          => 'production',
		'WP_DEBUG'                     => false,
		// Timers of systemd run it.
		'DISABLE_WP_CRON'              => true,
		'FORCE_SSL_ADMIN'              => true,
		// The code belongs to root: a stolen password cannot change it. Updates come by deploy/install.
		'DISALLOW_FILE_EDIT'           => true,
		'DISALLOW_FILE_MODS'           => true,
		'HEARTH_HAMMER_PRIVATE_FOLDER' => '@SITE_FOLDER@/private',
		// The page caches of all web machines are purged.
		'HEARTH_HAMMER_VARNISH'        => '@VARNISH@',
		// Who may read /metrics, beside this machine.
		'HEARTH_HAMMER_MONITORS'       => '@MONITORS_LIST@',
		// HEARTH_HAMMER_CSP_SOURCES in constants.php allows what the firm adds, such as a chat.
		'HEARTH_HAMMER_CSP'            => 'enforce',
		'HEARTH_HAMMER_LOG'            => '/var/log/hearth-hammer/site.log',
		'WP_REDIS_CLIENT'              => 'phpredis',
		@REDIS_ADDRESS@
		'WP_REDIS_PREFIX'              => 'hh:',
		'WP_REDIS_TIMEOUT'             => 1,
		'WP_REDIS_READ_TIMEOUT'        => 1,
	) as $name => $value
) {
	defined( $name ) || define( $name, $value );
}

$table_prefix = 'wp_';

defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/wordpress/' );
require_once ABSPATH . 'wp-settings.php';
