<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Log;

/**
 * PHP's error log, where a site's owner looks. What is personal is masked on the way.
 */
final class Log {

	private const MAX_LENGTH = 400;

	public static function write( string $sentence ): void {
		$line = (string) preg_replace( '/[\x00-\x1f\x7f]+/', ' ', Mask::text( $sentence ) );
		error_log( 'Hearth & Hammer: ' . mb_substr( $line, 0, self::MAX_LENGTH ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- This is the log.
	}
}
