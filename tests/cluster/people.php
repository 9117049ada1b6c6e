<?php
/**
 * Signed-in people for `npm run cluster -- test`: `wp eval-file people.php 10`
 *
 * Prints the Cookie header of each as JSON. Their names are mark-00-zq, mark-01-zq and so on, in several roles.
 *
 * @package HearthHammer\Core
 */

declare( strict_types=1 );

/** @var list<string> $args */
$people = array();
$roles  = array( 'administrator', 'editor', 'hh_auctioneer', 'hh_auction_manager', 'subscriber' );
for ( $number = 0; $number < (int) $args[0]; $number++ ) {
	$name  = sprintf( 'mark-%02d-zq', $number );
	$id    = (int) wp_insert_user( array( 'user_login' => $name, 'user_pass' => wp_generate_password( 30 ), 'user_email' => "{$name}@example.com", 'display_name' => $name, 'role' => $roles[ $number % count( $roles ) ] ) );
	$until = time() + DAY_IN_SECONDS;
	$token = WP_Session_Tokens::get_instance( $id )->create( $until );

	$people[] = LOGGED_IN_COOKIE . '=' . rawurlencode( wp_generate_auth_cookie( $id, $until, 'logged_in', $token ) ) . '; ' . SECURE_AUTH_COOKIE . '=' . rawurlencode( wp_generate_auth_cookie( $id, $until, 'secure_auth', $token ) );
}
WP_CLI::line( (string) wp_json_encode( $people ) );
