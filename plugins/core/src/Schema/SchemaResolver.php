<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Schema;

use RuntimeException;

/**
 * Reads a JSON Schema whose parts stand in files of their own, and puts the parts in their places, because
 * WordPress's validator knows neither `$ref` nor `allOf`.
 *
 * - `{ "$ref": "parts/card.json", "required": true }` becomes the part; keywords beside `$ref` go before the part's.
 * - `"allOf": [ { "$ref": "parts/search.json" } ]` adds the part's properties before the object's own.
 *
 * A path is relative to the file that names it. `npm run contract` follows the same two forms.
 */
final class SchemaResolver {

	/** What a part says about itself as a file. */
	private const OF_FILE = array( '$schema', 'title', 'emit' );

	/**
	 * @param string $path Absolute path of a JSON file.
	 * @return array<string, mixed> Without `$ref` and `allOf`.
	 * @throws RuntimeException When a file is missing, is no JSON object, or contains itself: a mistake of ours.
	 */
	public static function read( string $path ): array {
		return self::file( $path, array() );
	}

	/**
	 * @param list<string> $above Files that this one is a part of.
	 * @return array<string, mixed>
	 */
	private static function file( string $path, array $above ): array {
		if ( in_array( $path, $above, true ) ) {
			throw new RuntimeException( sprintf( 'The JSON Schema %s contains itself.', $path ) ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
		$json       = is_readable( $path ) ? file_get_contents( $path ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions
		$definition = false === $json ? null : json_decode( $json, true );
		if ( ! is_array( $definition ) ) {
			throw new RuntimeException( sprintf( 'No JSON Schema in %s.', $path ) ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
		return self::resolve( $definition, dirname( $path ), array( ...$above, $path ) );
	}

	/**
	 * @param array<mixed> $node
	 * @param list<string> $above
	 * @return array<mixed>
	 */
	private static function resolve( array $node, string $folder, array $above ): array {
		// Parts first: most files have none, and their arrays then stay as they are.
		$parts = array();
		foreach ( is_array( $node['allOf'] ?? null ) ? $node['allOf'] : array() as $part ) {
			$parts += self::part( is_array( $part ) ? $part['$ref'] ?? null : null, $folder, $above )['properties'] ?? array();
		}
		$base = isset( $node['$ref'] ) ? self::part( $node['$ref'], $folder, $above ) : array();
		unset( $node['allOf'], $node['$ref'] );
		foreach ( $node as $key => $value ) {
			if ( is_array( $value ) ) {
				$node[ $key ] = self::resolve( $value, $folder, $above );
			}
		}
		if ( array() !== $parts ) {
			$node['properties'] = array( ...$parts, ...( is_array( $node['properties'] ?? null ) ? $node['properties'] : array() ) );
		}
		return array( ...$base, ...$node );
	}

	/**
	 * @param list<string> $above
	 * @return array<string, mixed>
	 */
	private static function part( mixed $ref, string $folder, array $above ): array {
		if ( ! is_string( $ref ) ) {
			throw new RuntimeException( sprintf( 'An allOf in %s names no part by $ref.', (string) end( $above ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
		$file = $folder . '/' . $ref;
		return array_diff_key( self::file( (string) ( realpath( $file ) ?: $file ), $above ), array_flip( self::OF_FILE ) );
	}
}
