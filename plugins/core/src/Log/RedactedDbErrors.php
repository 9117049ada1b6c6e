<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Log;

/**
 * WordPress logs a statement that fails as a whole, with the names and addresses in it. Here it logs what failed,
 * and none of the values.
 */
final class RedactedDbErrors {

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public static function run( callable $work ): mixed {
		global $wpdb;
		$before     = count( $GLOBALS['EZSQL_ERROR'] ?? array() );
		$suppressed = $wpdb->suppress_errors( true );
		try {
			return $work();
		} finally {
			$wpdb->suppress_errors( $suppressed );
			// Where nobody wanted errors said, as some of WordPress's own checks, nothing is.
			if ( ! $suppressed ) {
				foreach ( array_slice( $GLOBALS['EZSQL_ERROR'] ?? array(), $before ) as $error ) {
					Log::write( 'a database statement failed: ' . self::without_values( (string) $error['query'] ) );
				}
			}
		}
	}

	private static function without_values( string $query ): string {
		$query = (string) preg_replace( array( "/'(?:[^'\\\\]|\\\\.|'')*'?/s", '/"(?:[^"\\\\]|\\\\.)*"?/s', '/\b\d+\b/', '/\s+/' ), array( '?', '?', '?', ' ' ), $query );
		return trim( $query );
	}
}
