<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Index;

/**
 * Cards as they stand in an index, as JSON or HTML: without the site's own address, so that a site can move.
 */
final class StoredCard {

	/** Stands for the site's address in what is kept. */
	private const HOME = '%home%';

	/** @param array<string, mixed> $card */
	public static function encode( array $card ): string {
		return self::without_home( (string) wp_json_encode( $card, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
	}

	public static function without_home( string $text ): string {
		return str_replace( self::home(), self::HOME . '/', $text );
	}

	public static function with_home( string $text ): string {
		return str_replace( self::HOME . '/', self::home(), $text );
	}

	/**
	 * One of an older shape has nothing in the fields that came since.
	 *
	 * @param array<string, mixed> $blank Every field, with nothing in it.
	 * @return array<string, mixed>
	 */
	public static function decode( string $json, array $blank ): array {
		$card = json_decode( self::with_home( $json ), true );
		return is_array( $card ) && array() !== $card ? $card + $blank : array();
	}

	/**
	 * @param list<string>         $all   Thousands.
	 * @param array<string, mixed> $blank For those of a list of which one is broken.
	 * @return list<array<string, mixed>>
	 */
	public static function decode_all( array $all, array $blank ): array {
		$cards = json_decode( self::with_home( '[' . implode( ',', $all ) . ']' ), true );
		// One that is broken would take all others with it.
		$is_whole = is_array( $cards ) && count( $cards ) === count( $all ) && array() === array_filter( $cards, static fn ( mixed $one ): bool => ! is_array( $one ) );
		return $is_whole ? array_values( $cards ) : array_map( static fn ( string $one ): array => self::decode( $one, $blank ), $all );
	}

	private static function home(): string {
		return untrailingslashit( home_url() ) . '/';
	}
}
