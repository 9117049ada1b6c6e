<?php
/**
 * Removes what the plugin made: properties and parishes with their pictures, types, tables, options, capability.
 *
 * @package HearthHammer\Hpapi
 */

declare( strict_types=1 );

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

global $wpdb;

// The classes are not loaded here: core may be gone already.
$hpapi_posts = "post_type IN ('hpapi_property','hpapi_parish','hpapi_staff','hpapi_award')";
do {
	$hpapi_ids = $wpdb->get_col( "SELECT ID FROM {$wpdb->posts} WHERE {$hpapi_posts} OR ( post_type = 'attachment' AND post_parent IN ( SELECT ID FROM ( SELECT ID FROM {$wpdb->posts} WHERE post_type IN ('hpapi_property','hpapi_staff','hpapi_award') ) hpapi ) ) ORDER BY post_type = 'attachment' DESC LIMIT 100" ); // phpcs:ignore WordPress.DB
	$hpapi_gone = 0;
	foreach ( $hpapi_ids as $hpapi_id ) {
		$hpapi_gone += 'attachment' === get_post_type( (int) $hpapi_id ) ? (int) (bool) wp_delete_attachment( (int) $hpapi_id, true ) : (int) (bool) wp_delete_post( (int) $hpapi_id, true );
	}
	// Another plugin may forbid it; then asking for ever would not help.
} while ( $hpapi_gone > 0 );

foreach ( array( 'hpapi_property_type' => 'hpapi_property', 'hpapi_about_parish' => 'post' ) as $hpapi_taxonomy => $hpapi_type ) {
	register_taxonomy( $hpapi_taxonomy, $hpapi_type );
	$hpapi_ids = get_terms( array( 'taxonomy' => $hpapi_taxonomy, 'hide_empty' => false, 'fields' => 'ids' ) );
	foreach ( is_array( $hpapi_ids ) ? $hpapi_ids : array() as $hpapi_term ) {
		wp_delete_term( (int) $hpapi_term, $hpapi_taxonomy );
	}
}

foreach ( array( 'hpapi_property_index', 'hpapi_result_cache', 'hpapi_enquiry', 'hpapi_viewing_slot', 'hpapi_saved_query', 'hpapi_saved_search', 'hpapi_property_event', 'hpapi_saved_search_match', 'hpapi_subscriber', 'hpapi_lead_profile' ) as $hpapi_table ) {
	$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $wpdb->prefix . $hpapi_table ) ); // phpcs:ignore WordPress.DB
}

foreach ( array( 'hpapi_db_version', 'hpapi_property_version', 'hpapi_property_stock', 'hpapi_reindex_at', 'hpapi_index_shape', 'hpapi_rules_version', 'hpapi_feed_folder', 'hpapi_feed_all_or_nothing', 'hpapi_feed_future_files', '_transient_hpapi_list_sitemap', '_transient_timeout_hpapi_list_sitemap', 'hpapi_enquiry_settings', 'hpapi_saved_search_settings', 'hpapi_saved_search_branches', 'hpapi_saved_search_run', 'hpapi_leads', 'hpapi_leads_secret' ) as $hpapi_option ) {
	delete_option( $hpapi_option );
}

foreach ( wp_roles()->role_objects as $hpapi_role ) {
	$hpapi_role->remove_cap( 'hpapi_manage_feeds' );
	$hpapi_role->remove_cap( 'hpapi_manage_enquiries' );
	$hpapi_role->remove_cap( 'hpapi_manage_saved_searches' );
	$hpapi_role->remove_cap( 'hpapi_manage_subscribers' );
	foreach ( array_keys( $hpapi_role->capabilities ) as $hpapi_capability ) {
		if ( 1 === preg_match( '/_hpapi_(?:properties|parishes|awards|staff_members)$/D', (string) $hpapi_capability ) ) {
			$hpapi_role->remove_cap( (string) $hpapi_capability );
		}
	}
}
// Core may have gone before us, and its tables with it.
if ( $wpdb->prefix . 'hh_place' === $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix . 'hh_place' ) ) ) ) {
	$wpdb->query( $wpdb->prepare( "DELETE FROM %i WHERE kind = 'parish'", $wpdb->prefix . 'hh_place' ) ); // phpcs:ignore WordPress.DB
	$wpdb->query( $wpdb->prepare( "DELETE FROM %i WHERE scope = 'property'", $wpdb->prefix . 'hh_sync_run' ) ); // phpcs:ignore WordPress.DB
	$wpdb->query( $wpdb->prepare( "DELETE FROM %i WHERE scope = 'property'", $wpdb->prefix . 'hh_sync_reference' ) ); // phpcs:ignore WordPress.DB
	$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE post_id NOT IN ( SELECT ID FROM %i )', $wpdb->prefix . 'hh_media', $wpdb->posts ) ); // phpcs:ignore WordPress.DB
}
wp_unschedule_hook( 'hpapi_feed_folder' );
wp_unschedule_hook( 'hpapi_update_index' );
wp_unschedule_hook( 'hpapi_forget_enquiries' );
// Core may have gone before us, and its tables with it.
if ( $wpdb->prefix . 'hh_outbox' === $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix . 'hh_outbox' ) ) ) ) {
	$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE kind LIKE %s', $wpdb->prefix . 'hh_outbox', $wpdb->esc_like( 'hpapi.enquiry-' ) . '%' ) ); // phpcs:ignore WordPress.DB
}
wp_unschedule_hook( 'hpapi_saved_searches' );
wp_unschedule_hook( 'hpapi_saved_searches_forget' );
wp_unschedule_hook( 'hpapi_forget_subscribers' );
delete_option( 'rewrite_rules' );
