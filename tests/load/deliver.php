<?php
/**
 * Run by `wp eval-file`: a day passes, and a worker delivers what is due then. Prints what is left as JSON.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

use HearthHammer\Core\Core;

global $wpdb;
$wpdb->query( $wpdb->prepare( 'UPDATE %i SET next_at = 0 WHERE done_at = 0 AND failed_at = 0', $wpdb->prefix . 'hh_outbox' ) );
do {
	$hh_done = Core::services()->outbox->deliver( 50 );
} while ( array( 0, 0 ) !== array_values( $hh_done ) );

echo "\n" . wp_json_encode(
	array(
		'outbox'     => Core::services()->outbox_rows->counts(),
		'errors'     => $wpdb->get_results( $wpdb->prepare( 'SELECT kind, last_error, COUNT(*) AS n FROM %i WHERE done_at = 0 GROUP BY kind, last_error', $wpdb->prefix . 'hh_outbox' ), ARRAY_A ),
		'valuations' => $wpdb->get_results( $wpdb->prepare( 'SELECT email, public_id FROM %i WHERE email <> %s', $wpdb->prefix . 'caphpi_valuation', '' ), ARRAY_A ),
	)
) . "\n";
