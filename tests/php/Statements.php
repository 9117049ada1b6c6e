<?php

declare( strict_types=1 );

namespace HearthHammer\Tests;

/**
 * Notes which statements each test sends, without their values, and how often (HH_STATEMENTS names the file). Of two
 * tests that send the same ones, one is enough to show that another database answers them.
 */
final class Statements {

	/** @var array<string, int> Numbers by statement. */
	private static array $known = array();

	/** @var array<string, array<int, int>> Of each test, how often it sent the statement of that number. */
	private static array $sent = array();

	/** @param string $test Class, method and data set, as PHPUnit's filter has them. */
	public static function note( string $test ): void {
		$file = (string) getenv( 'HH_STATEMENTS' );
		if ( '' === $file ) {
			return;
		}
		if ( array() === self::$sent ) {
			register_shutdown_function( static fn () => file_put_contents( $file, json_encode( array_map( static fn ( array $sent ): object => (object) $sent, self::$sent ), JSON_THROW_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE ) ) );
		}
		self::$sent[ $test ] = array();
		add_filter(
			'query',
			static function ( string $sql ) use ( $test ): string {
				$number                       = self::$known[ self::without_values( $sql ) ] ??= count( self::$known );
				self::$sent[ $test ][ $number ] = ( self::$sent[ $test ][ $number ] ?? 0 ) + 1;
				return $sql;
			}
		);
	}

	/** A list of any length is one statement, and rows of any number are. */
	private static function without_values( string $sql ): string {
		return (string) preg_replace(
			array( '/\'(?:[^\'\\\\]++|\\\\.|\'\')*+\'/s', '/\b\d++(?:\.\d++)?\b/', '/\?(?:\s*,\s*\?)++/', '/\(\?\)(?:\s*,\s*\(\?\))++/', '/\s++/' ),
			array( '?', '?', '?', '(?)', ' ' ),
			$sql
		);
	}
}
