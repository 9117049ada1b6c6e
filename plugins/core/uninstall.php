<?php
/**
 * Removes what the plugin made: its tables and options.
 *
 * @package HearthHammer\Core
 */

declare( strict_types=1 );

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

global $wpdb;

require_once __DIR__ . '/src/Autoloader.php';
HearthHammer\Core\Autoloader::add( 'HearthHammer\\Core\\', __DIR__ . '/src' );

foreach ( HearthHammer\Core\Tables::NAMES as $hh_table ) {
	$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $wpdb->prefix . $hh_table ) ); // phpcs:ignore WordPress.DB
}
foreach ( array( 'hh_core_db_version', 'hh_company', 'hh_offices', 'hh_rules_hash', 'hpapi_geo_version', 'hpapi_geo_learned' ) as $hh_option ) {
	delete_option( $hh_option );
}
delete_transient( 'hpapi_postcodes_resting' );
wp_clear_scheduled_hook( 'hh_outbox_deliver' );
