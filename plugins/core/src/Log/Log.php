<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Log;

use HearthHammer\Core\Config\Config;

/**
 * What the site's owner should know, and what is personal is masked on the way. It goes to the file in HEARTH_HAMMER_LOG,
 * a JSON object on each line; without one, to PHP's error log.
 */
final class Log {

	private const MAX_LENGTH = 400;

	public static function write( string $sentence ): void {
		$text = mb_substr( (string) preg_replace( '/[\x00-\x1f\x7f]+/', ' ', Mask::text( $sentence ) ), 0, self::MAX_LENGTH );
		$file = Config::string( 'HEARTH_HAMMER_LOG' );
		// phpcs:disable WordPress.PHP.DevelopmentFunctions.error_log_error_log -- This is the log.
		if ( '' === $file || ! self::append( $file, $text ) ) {
			error_log( 'Hearth & Hammer: ' . $text );
		}
		// phpcs:enable
	}

	/** One write for a line: several processes append to the file. */
	private static function append( string $file, string $text ): bool {
		$line = wp_json_encode(
			array(
				'time'    => gmdate( 'c' ),
				'level'   => 'error',
				'process' => PHP_SAPI,
				'message' => $text,
			),
			JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE
		);
		// phpcs:ignore WordPress.PHP.NoSilencedErrors,WordPress.WP.AlternativeFunctions -- A log that cannot be written must fail nothing; WP_Filesystem cannot append.
		return is_string( $line ) && false !== @file_put_contents( $file, $line . "\n", FILE_APPEND | LOCK_EX );
	}
}
