<?php
/**
 * Plugin Name: Hearth & Hammer: hardening
 * Description: Switches XML-RPC and pingbacks off. Written by deploy/install. Change the settings or the template and run it again; changes here are lost.
 */

defined( 'ABSPATH' ) || exit;

add_filter( 'xmlrpc_enabled', '__return_false' );
add_filter( 'xmlrpc_methods', '__return_empty_array' );
add_filter( 'pings_open', '__return_false' );
add_filter( 'wp_headers', static fn ( array $headers ): array => array_diff_key( $headers, array( 'X-Pingback' => '' ) ) );
remove_action( 'wp_head', 'rsd_link' );
// ?author=1 would redirect to an address with the user's name.
add_action( 'parse_request', static function ( WP $wp ): void {
	if ( ! is_admin() && isset( $wp->query_vars['author'] ) ) {
		unset( $wp->query_vars['author'] );
		$wp->query_vars['error'] = '404';
	}
} );
