<?php
/**
 * Moves the days on which the demo's properties came on the market so that the newest came yesterday, as its sales
 * count from the day of the import: `wp eval-file demo/pages/dates.php`. A second run changes nothing on the same day.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

$hh_ids  = get_posts( array( 'post_type' => 'hpapi_property', 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids' ) );
$hh_days = array_filter( array_map( static fn ( int $id ): int => (int) get_post_meta( $id, 'hpapi_listed_at', true ), $hh_ids ) );
// Whole days: what was listed in the morning was listed in the morning.
$hh_move = array() === $hh_days ? 0 : intdiv( strtotime( 'today' ) - 1 - max( $hh_days ), DAY_IN_SECONDS ) * DAY_IN_SECONDS;
foreach ( 0 === $hh_move ? array() : $hh_ids as $hh_id ) {
	foreach ( array( 'hpapi_listed_at', 'hpapi_updated_at' ) as $hh_field ) {
		$hh_time = (int) get_post_meta( $hh_id, $hh_field, true );
		if ( $hh_time > 0 ) {
			update_post_meta( $hh_id, $hh_field, $hh_time + $hh_move );
		}
	}
}
if ( defined( 'WP_CLI' ) ) {
	WP_CLI::success( sprintf( 'Moved the dates of %d properties by %d days.', 0 === $hh_move ? 0 : count( $hh_ids ), intdiv( $hh_move, DAY_IN_SECONDS ) ) );
}
