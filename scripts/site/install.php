<?php
/**
 * Makes the site's tables and its first user. Run once on an empty database; all
 * that a visitor sees is set by settings.php.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

define( 'WP_INSTALLING', true );

require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

// WordPress would ask itself over HTTP whether pretty addresses work, and mail its new owner.
add_filter( 'pre_http_request', static fn (): WP_Error => new WP_Error( 'http_request_not_executed', 'Not while installing.' ) );
add_filter( 'pre_wp_mail', '__return_true' );

// Tests on MariaDB begin with an empty database.
global $wpdb;
if ( in_array( '--empty-first', $argv, true ) ) {
	foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
		$wpdb->query( $wpdb->prepare( 'DROP TABLE %i', $table ) );
	}
	wp_cache_flush();
}

if ( is_blog_installed() ) {
	exit( 0 );
}

$result = wp_install( 'Hearth & Hammer', 'admin', 'admin@example.com', true, '', 'password' );
update_option( 'home', WP_HOME );
update_option( 'siteurl', WP_HOME );

exit( empty( $result['user_id'] ) ? 1 : 0 );
