<?php
// An account of a role, for a browser test; %NAME% once only, with the same password each time.
$hh_user = get_user_by( 'login', '%NAME%' );
$hh_data = array( 'user_login' => '%NAME%', 'user_pass' => '%PASSWORD%', 'user_email' => '%NAME%@example.com', 'display_name' => '%NAME%', 'role' => '%ROLE%' );
$hh_made = $hh_user instanceof WP_User ? wp_update_user( array( 'ID' => $hh_user->ID ) + $hh_data ) : wp_insert_user( $hh_data );
echo is_wp_error( $hh_made ) ? esc_html( $hh_made->get_error_message() ) : (int) $hh_made;
