<?php
// The minute's worker of alerts for lots; what waits until the index has it does not wait here.
global $wpdb;
$wpdb->query( $wpdb->prepare( 'UPDATE %i SET noted_at = noted_at - 60 WHERE matched_at = 0', $wpdb->prefix . 'hh_watch_event' ) );
do_action( 'hh_watched_lots' );
