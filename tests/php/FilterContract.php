<?php

declare( strict_types=1 );

namespace HearthHammer\Tests;

/**
 * Compares a contract of filters with a plugin's rows, which it is made from. HH_WRITE_FIXTURES=1 writes it.
 */
final class FilterContract {

	/**
	 * @param string                              $path       Of the JSON file.
	 * @param array<string, array<string, mixed>> $properties Of the rows, in the order of the address.
	 * @return string What differs; empty for nothing.
	 */
	public static function fault( string $path, array $properties ): string {
		$before               = (string) file_get_contents( $path );
		$contract             = (array) json_decode( $before, true, 512, JSON_THROW_ON_ERROR );
		$contract['properties'] = $properties;
		$after                = self::json( $contract );
		if ( '1' === getenv( 'HH_WRITE_FIXTURES' ) && $after !== $before ) {
			file_put_contents( $path, $after );
			return '';
		}
		return $after === $before ? '' : basename( $path ) . ' is not what the rows say. Write it: HH_WRITE_FIXTURES=1 node scripts/test.mjs --only unit --filter FiltersTest, then npm run contract.';
	}

	/** As the other schemas are written: tabs, and a list on one line. */
	private static function json( mixed $contract ): string {
		$lines = (string) json_encode( $contract, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		$lines = (string) preg_replace_callback( '/^ +/m', static fn ( array $found ): string => str_repeat( "\t", intdiv( strlen( $found[0] ), 4 ) ), $lines );
		return preg_replace_callback( '/\[\s+([^\[\]{}]+?)\s+\]/', static fn ( array $found ): string => '[ ' . preg_replace( '/\s*\n\s*/', ' ', $found[1] ) . ' ]', $lines ) . "\n";
	}
}
