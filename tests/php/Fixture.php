<?php

declare( strict_types=1 );

namespace HearthHammer\Tests;

/**
 * Answers of the server that the TypeScript tests use as fixtures.
 */
final class Fixture {

	/**
	 * @return string What is wrong, or nothing.
	 */
	public static function keep_or_compare( string $name, mixed $data ): string {
		$file = dirname( __DIR__ ) . "/fixtures/{$name}.json";
		$json = (string) wp_json_encode( $data, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		$sent = json_decode( $json );

		if ( '1' === getenv( 'HH_WRITE_FIXTURES' ) ) {
			wp_mkdir_p( dirname( $file ) );
			// Four spaces are PHP's; the project uses tabs.
			$tabbed = preg_replace_callback( '/^( {4})+/m', static fn ( array $match ): string => str_repeat( "\t", intdiv( strlen( $match[0] ), 4 ) ), $json );
			file_put_contents( $file, $tabbed . "\n" );
			return '';
		}
		if ( ! is_file( $file ) ) {
			return "The fixture {$name}.json is missing. Write it: HH_WRITE_FIXTURES=1 node scripts/test.mjs --only integration";
		}
		$fault = self::difference( json_decode( (string) file_get_contents( $file ) ), $sent, '$' );
		return '' === $fault ? '' : "{$name}.json no longer looks like the answer: {$fault}. Write it again: HH_WRITE_FIXTURES=1 node scripts/test.mjs --only integration";
	}

	/** Where two answers differ in shape (keys and types; a null says nothing about the type), or nothing. */
	public static function difference( mixed $kept, mixed $sent, string $at ): string {
		if ( null === $kept || null === $sent ) {
			return '';
		}
		if ( is_array( $kept ) && is_array( $sent ) ) {
			// The first elements stand for all: lists are of one kind.
			return array() === $kept || array() === $sent ? '' : self::difference( $kept[0], $sent[0], "{$at}[0]" );
		}
		if ( ! is_object( $kept ) || ! is_object( $sent ) ) {
			return self::kind( $kept ) === self::kind( $sent ) ? '' : sprintf( '%s was %s and is %s', $at, self::kind( $kept ), self::kind( $sent ) );
		}
		[ $before, $after ] = array( get_object_vars( $kept ), get_object_vars( $sent ) );
		foreach ( array_keys( $before + $after ) as $name ) {
			if ( ! array_key_exists( $name, $after ) || ! array_key_exists( $name, $before ) ) {
				return "{$at}.{$name} is " . ( array_key_exists( $name, $after ) ? 'new' : 'gone' );
			}
			$fault = self::difference( $before[ $name ], $after[ $name ], "{$at}.{$name}" );
			if ( '' !== $fault ) {
				return $fault;
			}
		}
		return '';
	}

	private static function kind( mixed $value ): string {
		return is_int( $value ) || is_float( $value ) ? 'number' : get_debug_type( $value );
	}
}
