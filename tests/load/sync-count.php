<?php
/**
 * Run by `wp eval-file`: what syncs have left of sale S1, as JSON.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

global $wpdb;
$hh_count = static fn ( string $sql, mixed ...$values ): int => (int) $wpdb->get_var( $wpdb->prepare( $sql, $values ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- Written below.

echo "\n" . wp_json_encode(
	array(
		'sales'      => $hh_count( 'SELECT COUNT(*) FROM %i WHERE post_type = %s', $wpdb->posts, 'hh_sale' ),
		'lots'       => $hh_count( 'SELECT COUNT(*) FROM %i WHERE post_type = %s', $wpdb->posts, 'hh_lot' ),
		'different'  => $hh_count( 'SELECT COUNT(DISTINCT meta_value) FROM %i WHERE meta_key = %s', $wpdb->postmeta, 'hh_lot_platform_lot_id' ),
		'indexed'    => $hh_count( 'SELECT COUNT(*) FROM %i', $wpdb->prefix . 'hh_lot_index' ),
		'references' => $hh_count( 'SELECT COUNT(*) FROM %i WHERE scope = %s', $wpdb->prefix . 'hh_sync_reference', 'lot' ),
		'entered'    => $hh_count( 'SELECT COUNT(*) FROM %i WHERE field = %s AND was = %s', $wpdb->prefix . 'hh_lot_history', 'status', '' ),
		'changed'    => $hh_count( 'SELECT COUNT(*) FROM %i WHERE field = %s AND was <> %s', $wpdb->prefix . 'hh_lot_history', 'guide_low', '' ),
		'new_guide'  => $hh_count( 'SELECT COUNT(*) FROM %i WHERE meta_key = %s AND meta_value = %s', $wpdb->postmeta, 'hh_lot_guide_low', '2000' ),
		'locks'      => $hh_count( 'SELECT COUNT(*) FROM %i WHERE name LIKE %s', $wpdb->prefix . 'hh_lock', 'auction-%' ),
	)
) . "\n";
