<?php
/**
 * Removes what the plugin made: its table, options and capability, and what it still had to deliver.
 * The page of the valuations stays: editors have made it theirs.
 *
 * @package HearthHammer\Caphpi
 */

declare( strict_types=1 );

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

global $wpdb;

$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $wpdb->prefix . 'caphpi_valuation' ) ); // phpcs:ignore WordPress.DB
$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $wpdb->prefix . 'caphpi_sheet_row' ) ); // phpcs:ignore WordPress.DB
// Core may have gone before us, and its tables with it.
if ( $wpdb->prefix . 'hh_outbox' === $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix . 'hh_outbox' ) ) ) ) {
	$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE kind LIKE %s', $wpdb->prefix . 'hh_outbox', $wpdb->esc_like( 'caphpi.' ) . '%' ) ); // phpcs:ignore WordPress.DB
}
wp_clear_scheduled_hook( 'caphpi_forget' );
delete_option( 'caphpi_settings' );
delete_option( 'caphpi_sheet_refused' );
delete_transient( 'caphpi_sheet_token' );
delete_transient( 'caphpi_sheet_pause' );
delete_option( 'caphpi_secrets' );
delete_option( 'caphpi_db_version' );
foreach ( wp_roles()->role_objects as $caphpi_role ) {
	$caphpi_role->remove_cap( 'caphpi_view_valuations' );
}
