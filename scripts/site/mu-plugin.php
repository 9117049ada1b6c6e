<?php
/**
 * Plugin Name: Hearth & Hammer on this machine
 * Description: What a development site without a network needs to answer quickly. Not part of the packages.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

// The server passes every address that is not a file to WordPress, though it is neither Apache nor nginx.
add_filter( 'got_url_rewrite', '__return_true' );

// A request of the site to itself would wait for the one PHP process that sends it, and one to wordpress.org
// for a network that may not be there: both are answered at once.
add_filter(
	'pre_http_request',
	static function ( mixed $answer, array $arguments, string $url ): mixed {
		$host = (string) wp_parse_url( $url, PHP_URL_HOST );
		$port = wp_parse_url( $url, PHP_URL_PORT ) ?? 80;
		if ( str_ends_with( $host, 'wordpress.org' ) ) {
			return array(
				'headers'  => array(),
				'body'     => '',
				'response' => array(
					'code'    => 503,
					'message' => 'Out of reach',
				),
				'cookies'  => array(),
				'filename' => null,
			);
		}
		return wp_parse_url( home_url(), PHP_URL_HOST ) === $host && ( wp_parse_url( home_url(), PHP_URL_PORT ) ?? 80 ) === $port
			? new WP_Error( 'http_request_not_executed', 'The development server cannot answer requests of its own.' )
			: $answer;
	},
	10,
	3
);

// WordPress looks for updates on wordpress.org, which is out of reach on purpose.
foreach ( array( 'core', 'plugins', 'themes' ) as $hh_kind ) {
	add_filter(
		"pre_site_transient_update_{$hh_kind}",
		static fn (): object => (object) array(
			'last_checked'    => time(),
			'version_checked' => wp_get_wp_version(),
			'updates'         => array(),
			'response'        => array(),
			'no_update'       => array(),
			'translations'    => array(),
			'checked'         => array(),
		)
	);
}
remove_action( 'init', 'wp_schedule_update_checks' );
