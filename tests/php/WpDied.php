<?php

declare( strict_types=1 );

namespace HearthHammer\Tests;

use RuntimeException;
use WP_Error;

/**
 * Thrown in place of wp_die(), which would end the test run.
 */
final class WpDied extends RuntimeException {

	private function __construct( string $message, public readonly int $status ) {
		parent::__construct( $message );
	}

	/**
	 * @param string|WP_Error             $message
	 * @param array<string, mixed>|string $arguments
	 */
	public static function throw( mixed $message, mixed $title = '', mixed $arguments = array() ): never {
		$status = is_array( $arguments ) ? (int) ( $arguments['response'] ?? 500 ) : 500;
		if ( $message instanceof WP_Error ) {
			$data    = $message->get_error_data();
			$status  = is_array( $data ) ? (int) ( $data['status'] ?? $status ) : $status;
			$message = $message->get_error_message();
		}
		throw new self( wp_strip_all_tags( (string) $message ), $status );
	}
}
