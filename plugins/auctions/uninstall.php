<?php
/**
 * Removes what the plugin made: sales and lots with their pictures, departments, tables, options, capabilities.
 *
 * @package HearthHammer\Auctions
 */

declare( strict_types=1 );

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

global $wpdb;

// The classes are not loaded here: core may be gone already.
do {
	$hh_auctions_ids  = $wpdb->get_col( "SELECT ID FROM {$wpdb->posts} WHERE post_type IN ('hh_sale','hh_lot') OR ( post_type = 'attachment' AND post_parent IN ( SELECT ID FROM ( SELECT ID FROM {$wpdb->posts} WHERE post_type IN ('hh_sale','hh_lot') ) hh ) ) ORDER BY post_type = 'attachment' DESC LIMIT 100" ); // phpcs:ignore WordPress.DB
	$hh_auctions_gone = 0;
	foreach ( $hh_auctions_ids as $hh_auctions_id ) {
		$hh_auctions_gone += 'attachment' === get_post_type( (int) $hh_auctions_id ) ? (int) (bool) wp_delete_attachment( (int) $hh_auctions_id, true ) : (int) (bool) wp_delete_post( (int) $hh_auctions_id, true );
	}
	// Another plugin may forbid it; then asking for ever would not help.
} while ( $hh_auctions_gone > 0 );

foreach ( array( 'hh_department', 'hh_sale_type' ) as $hh_auctions_taxonomy ) {
	register_taxonomy( $hh_auctions_taxonomy, 'hh_sale' );
	$hh_auctions_ids = get_terms( array( 'taxonomy' => $hh_auctions_taxonomy, 'hide_empty' => false, 'fields' => 'ids' ) );
	foreach ( is_array( $hh_auctions_ids ) ? $hh_auctions_ids : array() as $hh_auctions_term ) {
		wp_delete_term( (int) $hh_auctions_term, $hh_auctions_taxonomy );
	}
}

// A test compares this list with Tables::NAMES.
foreach ( array( 'hh_lot_history', 'hh_addendum', 'hh_legal_document', 'hh_legal_terms', 'hh_legal_reader', 'hh_legal_access', 'hh_auction_enquiry', 'hh_result_entry', 'hh_watch', 'hh_watch_item', 'hh_watch_event', 'hh_watch_news', 'hh_lot_index', 'hh_sale_index', 'hh_sale_version', 'hh_lot_word', 'hh_lot_result_cache', 'hh_lot_address' ) as $hh_auctions_table ) {
	$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $wpdb->prefix . $hh_auctions_table ) ); // phpcs:ignore WordPress.DB
}

foreach ( array( 'hh_auctions_db_version', 'hh_auctions_platform', 'hh_auctions_platform_secret', 'hh_auctions_platform_pause', 'hh_legal_vault_key', 'hh_watched_lots_run', 'hh_lot_page', 'hh_auction_enquiry_settings', 'hh_lot_index_shape', 'hh_sale_index_shape', 'hh_reindex_lots_at', 'hh_reindex_sales_at', 'hh_auctions_image_cache', 'hh_auctions_image_cache_secret', '_transient_hh_cloudinary_until', '_transient_timeout_hh_cloudinary_until' ) as $hh_auctions_option ) {
	delete_option( $hh_auctions_option );
}

foreach ( array( 'hh_auctioneer', 'hh_auction_manager' ) as $hh_auctions_role ) {
	remove_role( $hh_auctions_role );
}
foreach ( wp_roles()->role_objects as $hh_auctions_role ) {
	foreach ( array_keys( $hh_auctions_role->capabilities ) as $hh_auctions_capability ) {
		if ( 1 === preg_match( '/^(?:hh_manage_a365|hh_manage_image_cache|hh_run_sale_day|\w+_hh_(?:sale|lot)s)$/', (string) $hh_auctions_capability ) ) {
			$hh_auctions_role->remove_cap( (string) $hh_auctions_capability );
		}
	}
}

// Core may have gone before us, and its tables with it.
if ( $wpdb->prefix . 'hh_sync_change' === $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix . 'hh_sync_change' ) ) ) ) {
	$wpdb->query( $wpdb->prepare( "DELETE FROM %i WHERE run_id IN ( SELECT id FROM %i WHERE scope IN ('sale','lot') )", $wpdb->prefix . 'hh_sync_change', $wpdb->prefix . 'hh_sync_run' ) ); // phpcs:ignore WordPress.DB
}
foreach ( array( 'hh_sync_run', 'hh_sync_reference' ) as $hh_auctions_table ) {
	if ( $wpdb->prefix . $hh_auctions_table === $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix . $hh_auctions_table ) ) ) ) {
		$wpdb->query( $wpdb->prepare( "DELETE FROM %i WHERE scope IN ('sale','lot')", $wpdb->prefix . $hh_auctions_table ) ); // phpcs:ignore WordPress.DB
	}
}
if ( $wpdb->prefix . 'hh_outbox' === $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix . 'hh_outbox' ) ) ) ) {
	$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE kind LIKE %s', $wpdb->prefix . 'hh_outbox', $wpdb->esc_like( 'auctions.' ) . '%' ) ); // phpcs:ignore WordPress.DB
}
// Sealed documents of legal packs, of which the key is gone with the options. A folder of the house's own stays.
$hh_auctions_vault = wp_upload_dir( null, false )['basedir'] . '/hearth-hammer-private';
foreach ( is_dir( $hh_auctions_vault ) ? new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $hh_auctions_vault, FilesystemIterator::SKIP_DOTS ), RecursiveIteratorIterator::CHILD_FIRST ) : array() as $hh_auctions_file ) {
	$hh_auctions_file->isDir() ? rmdir( $hh_auctions_file->getPathname() ) : wp_delete_file( $hh_auctions_file->getPathname() );
}
is_dir( $hh_auctions_vault ) && rmdir( $hh_auctions_vault );
wp_clear_scheduled_hook( 'hh_forget_legal_readers' );
wp_unschedule_hook( 'hh_auctions_sync' );
wp_clear_scheduled_hook( 'hh_watched_lots' );
wp_clear_scheduled_hook( 'hh_forget_watches' );
wp_unschedule_hook( 'hh_update_lot_index' );
wp_unschedule_hook( 'hh_update_sale_index' );
wp_clear_scheduled_hook( 'hh_forget_auction_enquiries' );
delete_option( 'rewrite_rules' );
