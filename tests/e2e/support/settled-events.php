<?php
// What happened to properties is matched with searches once it is 15 seconds old: here it is so at once.
global $wpdb;
$wpdb->query( $wpdb->prepare( 'UPDATE %i SET noted_at = noted_at - 60 WHERE matched_at = 0', $wpdb->prefix . 'hpapi_property_event' ) );
