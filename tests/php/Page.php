<?php

declare( strict_types=1 );

namespace HearthHammer\Tests;

use WP;
use WP_Query;

/**
 * Answers an address as index.php would, inside this process.
 */
final class Page {

	private int $status = 200;

	/** @var array<string, string> */
	private array $headers = array();

	/**
	 * @return array{int, array<string, string>, string}
	 */
	public function render( string $path ): array {
		$restore = Snapshot::request(
			array(
				'REQUEST_METHOD' => 'GET',
				'REQUEST_URI'    => $path,
				'QUERY_STRING'   => (string) parse_url( $path, PHP_URL_QUERY ),
				'PHP_SELF'       => '/index.php',
			)
		);
		$hooks   = new Snapshot();
		$level   = ob_get_level();
		ob_start();
		try {
			$this->listen();
			$this->fresh_query( (string) parse_url( $path, PHP_URL_QUERY ) );
			require ABSPATH . WPINC . '/template-loader.php';
			while ( ob_get_level() > $level + 1 ) {
				ob_end_flush(); // WordPress buffers the whole template.
			}
			return array( $this->status, $this->headers, (string) ob_get_contents() );
		} catch ( Redirected $redirect ) {
			return array( $redirect->status, array( ...$this->headers, 'location' => $redirect->location ), '' );
		} catch ( WpDied $died ) {
			return array( $died->status, $this->headers, $died->getMessage() );
		} finally {
			while ( ob_get_level() > $level ) {
				ob_end_clean();
			}
			$hooks->restore();
			$restore();
		}
	}

	private function listen(): void {
		add_filter(
			'status_header',
			function ( string $header, int $status ): string {
				$this->status = $status;
				return $header;
			},
			10,
			2
		);
		add_filter(
			'wp_headers',
			function ( array $headers ): array {
				$this->headers = array_change_key_case( array_map( strval( ... ), $headers ) );
				return $headers;
			},
			PHP_INT_MAX
		);
		add_filter( 'wp_redirect', static fn ( string $location, int $status ): string => throw new Redirected( $location, $status ), PHP_INT_MAX, 2 );
		// header.php and footer.php are loaded once in a request, and this process sees many.
		add_action( 'wp_before_load_template', self::load_again( ... ), 10, 3 );
	}

	/** @param array<mixed> $arguments */
	private static function load_again( string $file, bool $once, array $arguments ): void {
		if ( $once && in_array( realpath( $file ), get_included_files(), true ) ) {
			load_template( $file, false, $arguments );
		}
	}

	private function fresh_query( string $query_string ): void {
		parse_str( $query_string, $query );
		$_GET     = wp_slash( $query );
		$_POST    = array();
		$_REQUEST = $_GET;

		$former = $GLOBALS['wp'];
		foreach ( array( ...$former->public_query_vars, ...$former->private_query_vars ) as $name ) {
			unset( $GLOBALS[ $name ] );
		}
		foreach ( array( wp_scripts(), wp_styles() ) as $dependencies ) {
			$dependencies->done  = array();
			$dependencies->queue = array();
			$dependencies->to_do = array();
			$dependencies->reset();
		}
		$GLOBALS['pagenow']      = 'index.php';
		$GLOBALS['wp_the_query'] = new WP_Query();
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
		$GLOBALS['post']         = null;

		$wp                     = new WP();
		$wp->public_query_vars  = $former->public_query_vars;
		$wp->private_query_vars = $former->private_query_vars;
		$wp->extra_query_vars   = $former->extra_query_vars;
		$GLOBALS['wp']          = $wp;
		$wp->main( $query_string );
	}
}
