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
			$words[] = is_array( $one['was'] ) || is_array( $one['becomes'] )
				? array( 'field' => $field, 'was' => '', 'becomes' => self::list_change( (array) $one['was'], (array) $one['becomes'] ) )
				: array( 'field' => $field, 'was' => self::text( $one['was'] ), 'becomes' => self::text( $one['becomes'] ) );
		}
		return $words;
	}

	/**
	 * e.g. 3 added, 1 removed.
	 *
	 * @param array<mixed> $was
	 * @param array<mixed> $becomes
	 */
	private static function list_change( array $was, array $becomes ): string {
		$was     = array_map( self::mark( ... ), $was );
		$becomes = array_map( self::mark( ... ), $becomes );
		$added   = count( array_diff( $becomes, $was ) );
		$removed = count( array_diff( $was, $becomes ) );
		$words   = array();
		if ( $added > 0 ) {
			/* translators: %s: a number, of images and the like */
			$words[] = sprintf( _n( '%s added', '%s added', $added, 'hearth-hammer' ), number_format_i18n( $added ) );
		}
		if ( $removed > 0 ) {
			/* translators: %s: a number, of images and the like */
			$words[] = sprintf( _n( '%s removed', '%s removed', $removed, 'hearth-hammer' ), number_format_i18n( $removed ) );
		}
		$is_moved = array_values( $was ) !== array_values( $becomes ) && array_is_list( $was );
		return array() !== $words ? implode( ', ', $words ) : ( $is_moved ? __( 'order changed', 'hearth-hammer' ) : __( 'changed', 'hearth-hammer' ) );
	}

	/** What tells one item of a list from the others: a file stays itself when its caption changes. */
	private static function mark( mixed $item ): string {
		return is_array( $item ) && (int) ( $item['attachment'] ?? 0 ) > 0 ? "#{$item['attachment']}" : (string) wp_json_encode( $item );
	}

	private static function text( mixed $value ): string {
		$text = match ( true ) {
			is_bool( $value )   => $value ? 'yes' : 'no',
			is_scalar( $value ) => (string) $value,
			default             => '',
		};
		$plain = trim( (string) preg_replace( '/\s+/', ' ', wp_strip_all_tags( $text ) ) );
		return mb_strlen( $plain ) > self::LENGTH ? mb_substr( $plain, 0, self::LENGTH - 1 ) . '…' : $plain;
	}
}
