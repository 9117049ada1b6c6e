<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Log;

use HearthHammer\Core\Config\Config;
use HearthHammer\Core\Module;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress logs a statement that fails as a whole, with the names and addresses in it. Here it logs what failed,
 * and none of the values.
 */
final class RedactedDbErrors implements Module {

	/** On a site with a log of its own: everywhere, at the end of the request. */
	public function register(): void {
		if ( '' !== Config::string( 'HEARTH_HAMMER_LOG' ) ) {
			global $wpdb;
			$wpdb->suppress_errors( true );
			// After the last module has written.
			add_action( 'shutdown', static fn () => self::write( 0 ), PHP_INT_MAX );
		}
	}

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
				self::write( $before );
			}
		}
	}

	/** @param int $from How many of WordPress's errors are known already. */
	private static function write( int $from ): void {
		foreach ( array_slice( $GLOBALS['EZSQL_ERROR'] ?? array(), $from ) as $error ) {
			Log::write( 'a database statement failed: ' . self::without_values( (string) $error['query'] ) );
		}
	}

	private static function without_values( string $query ): string {
		$query = (string) preg_replace( array( "/'(?:[^'\\\\]|\\\\.|'')*'?/s", '/"(?:[^"\\\\]|\\\\.)*"?/s', '/\b\d+\b/', '/\s+/' ), array( '?', '?', '?', ' ' ), $query );
		return trim( $query );
	}
}
