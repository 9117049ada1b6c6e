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
$hpapi_posts = "post_type IN ('hpapi_property','hpapi_parish')";
do {
	$hpapi_ids = $wpdb->get_col( "SELECT ID FROM {$wpdb->posts} WHERE {$hpapi_posts} OR ( post_type = 'attachment' AND post_parent IN ( SELECT ID FROM ( SELECT ID FROM {$wpdb->posts} WHERE post_type = 'hpapi_property' ) hpapi ) ) ORDER BY post_type = 'attachment' DESC LIMIT 100" ); // phpcs:ignore WordPress.DB
	$hpapi_gone = 0;
	foreach ( $hpapi_ids as $hpapi_id ) {
		$hpapi_gone += 'attachment' === get_post_type( (int) $hpapi_id ) ? (int) (bool) wp_delete_attachment( (int) $hpapi_id, true ) : (int) (bool) wp_delete_post( (int) $hpapi_id, true );
	}
	// Another plugin may forbid it; then asking for ever would not help.
} while ( $hpapi_gone > 0 );

$hpapi_terms = $wpdb->get_col( "SELECT term_taxonomy_id FROM {$wpdb->term_taxonomy} WHERE taxonomy = 'hpapi_property_type'" ); // phpcs:ignore WordPress.DB
if ( array() !== $hpapi_terms ) {
	register_taxonomy( 'hpapi_property_type', 'hpapi_property' );
	$hpapi_ids = get_terms( array( 'taxonomy' => 'hpapi_property_type', 'hide_empty' => false, 'fields' => 'ids' ) );
	foreach ( is_array( $hpapi_ids ) ? $hpapi_ids : array() as $hpapi_term ) {
		wp_delete_term( (int) $hpapi_term, 'hpapi_property_type' );
	}
}

foreach ( array( 'hpapi_property_index', 'hpapi_result_cache', 'hpapi_place', 'hpapi_place_trigram', 'hpapi_import_run', 'hpapi_feed_reference', 'hpapi_feed_media', 'hpapi_subscriber', 'hpapi_lead_profile' ) as $hpapi_table ) {
	$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $wpdb->prefix . $hpapi_table ) ); // phpcs:ignore WordPress.DB
}

foreach ( array( 'hpapi_db_version', 'hpapi_property_version', 'hpapi_property_stock', 'hpapi_reindex_at', 'hpapi_rules_version', 'hpapi_geo_version', 'hpapi_feed_folder', 'hpapi_leads', 'hpapi_leads_secret' ) as $hpapi_option ) {
	delete_option( $hpapi_option );
}

foreach ( wp_roles()->role_objects as $hpapi_role ) {
	$hpapi_role->remove_cap( 'hpapi_manage_feeds' );
	$hpapi_role->remove_cap( 'hpapi_manage_subscribers' );
}
wp_unschedule_hook( 'hpapi_feed_folder' );
wp_unschedule_hook( 'hpapi_forget_subscribers' );
delete_option( 'rewrite_rules' );
