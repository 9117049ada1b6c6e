<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Records;

/**
 * Changed fields in words, for those who read a run.
 */
final class FieldWords {

	private const LENGTH = 120;

	/** What moves without anything having changed. */
	private const QUIET = array( 'feed_hash' => true, 'updated_at' => true );

	/**
	 * @param array<string, array{was: mixed, becomes: mixed}> $differences
	 * @return list<array{field: string, was: string, becomes: string}>
	 */
	public static function of( array $differences ): array {
		$words = array();
		foreach ( array_diff_key( $differences, self::QUIET ) as $field => $one ) {
			$words[] = array( 'field' => $field, 'was' => self::text( $one['was'] ), 'becomes' => self::text( $one['becomes'] ) );
		}
		return $words;
	}

	private static function text( mixed $value ): string {
		$text = match ( true ) {
			is_bool( $value )   => $value ? 'yes' : 'no',
			is_scalar( $value ) => (string) $value,
			is_array( $value )  => array() === $value ? '' : (string) wp_json_encode( $value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ),
			default             => '',
		};
		$plain = trim( (string) preg_replace( '/\s+/', ' ', wp_strip_all_tags( $text ) ) );
		return mb_strlen( $plain ) > self::LENGTH ? mb_substr( $plain, 0, self::LENGTH - 1 ) . '…' : $plain;
	}
}
