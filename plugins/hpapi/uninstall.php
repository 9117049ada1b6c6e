<?php
/**
 * Removes what the plugin made: properties, parishes, staff and awards with their pictures, types, tables, options,
 * capabilities, its role, files, and its rows in core's tables.
 *
 * @package HearthHammer\Hpapi
 */

declare( strict_types=1 );

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

( require __DIR__ . '/removal.php' )(
	array(
		'posts'        => array( 'hpapi_property', 'hpapi_parish', 'hpapi_staff', 'hpapi_award' ),
		// What editors put on a parish's page is theirs.
		'without_pictures' => array( 'hpapi_parish' ),
		'taxonomies'   => array( 'hpapi_property_type', 'hpapi_about_parish' ),
		// A test compares this list with Tables::NAMES.
		'tables'       => array( 'hpapi_property_index', 'hpapi_result_cache', 'hpapi_enquiry', 'hpapi_viewing_slot', 'hpapi_saved_query', 'hpapi_saved_search', 'hpapi_property_event', 'hpapi_saved_search_match', 'hpapi_subscriber', 'hpapi_lead_profile', 'hpapi_redirect' ),
		'options'      => array( 'hpapi\_%' ),
		// Core's, by names from before they were core's.
		'kept_options' => array( 'hpapi_geo_version', 'hpapi_geo_learned', 'hpapi_tile_url', 'hpapi_tile_attribution' ),
		'meta'         => array( 'hpapi\_%', '\_hpapi\_%' ),
		'capabilities' => '/^hpapi_manage_\w+$|_hpapi_(?:properties|parishes|awards|staff_members)$/D',
		'roles'        => array( 'hpapi_negotiator' ),
		'pages'        => array( 'sell/valuation', 'sell' ),
		'hooks'        => array( 'hpapi_feed_folder', 'hpapi_update_index', 'hpapi_forget_enquiries', 'hpapi_unconfirmed_holds', 'hpapi_saved_searches', 'hpapi_saved_searches_forget', 'hpapi_forget_subscribers' ),
		'outbox'       => 'hpapi.',
		'replies'      => 'hpapi-enquiry',
		'scopes'       => array( 'property' ),
		'folders'      => array( 'hpapi', 'hpapi-feeds-*' ),
		// Places of the parishes that are gone, in core's table, which may be gone, too.
		'before'       => static function (): void {
			global $wpdb;
			$hh_table = $wpdb->prefix . 'hh_place';
			if ( $hh_table === $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $hh_table ) ) ) ) {
				$wpdb->query( $wpdb->prepare( "DELETE FROM %i WHERE kind = 'parish'", $hh_table ) ); // phpcs:ignore WordPress.DB
			}
		},
	)
);
