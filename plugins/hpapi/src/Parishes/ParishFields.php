<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Parishes;

use HearthHammer\Core\Place\Postcode;

/**
 * The fields of a parish as they are stored, whoever writes them: editor, REST, import.
 */
final class ParishFields {

	/** What may stand in a field, whatever came. */
	public static function clean( string $key, mixed $value ): mixed {
		return match ( $key ) {
			'hpapi_latitude' => max( -90.0, min( 90.0, is_numeric( $value ) ? (float) $value : 0.0 ) ),
			'hpapi_longitude' => max( -180.0, min( 180.0, is_numeric( $value ) ? (float) $value : 0.0 ) ),
			'hpapi_sectors' => self::sectors( is_array( $value ) ? $value : array() ),
			'hpapi_features' => self::features( is_array( $value ) ? $value : array() ),
			default => '',
		};
	}

	/** Any writing of a sector in its usual form, `TN17 3`, or the sector of a whole postcode; null for anything else. */
	public static function sector( string $typed ): ?string {
		$whole = Postcode::parse( $typed );
		if ( null !== $whole ) {
			return $whole->sector();
		}
		$key      = (string) preg_replace( '/[^A-Z0-9]/', '', strtoupper( $typed ) );
		// A sector is a postcode without its last two letters.
		$postcode = Postcode::parse( $key . 'AA' );
		return null === $postcode ? null : $postcode->sector();
	}

	/**
	 * @param array<mixed> $typed
	 * @return list<string>
	 */
	public static function sectors( array $typed ): array {
		$sectors = array();
		foreach ( $typed as $one ) {
			$sector = is_string( $one ) ? self::sector( $one ) : null;
			if ( null !== $sector ) {
				$sectors[ $sector ] = true;
			}
		}
		return array_keys( $sectors );
	}

	/**
	 * @param array<mixed> $typed
	 * @return list<array{title: string, text: string}>
	 */
	public static function features( array $typed ): array {
		$features = array();
		foreach ( $typed as $one ) {
			$title = sanitize_text_field( is_array( $one ) && is_string( $one['title'] ?? null ) ? $one['title'] : '' );
			$text  = sanitize_textarea_field( is_array( $one ) && is_string( $one['text'] ?? null ) ? $one['text'] : '' );
			if ( '' !== $title || '' !== $text ) {
				$features[] = array(
					'title' => $title,
					'text'  => $text,
				);
			}
		}
		return $features;
	}

	/** @return list<array{title: string, text: string}> What the page tells about a parish. */
	public static function features_of( int $post ): array {
		$stored = get_post_meta( $post, 'hpapi_features', true );
		return self::features( is_array( $stored ) ? $stored : array() );
	}
}
