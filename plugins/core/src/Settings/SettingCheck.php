<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Settings;

use HearthHammer\Core\Calendar\Day;
use HearthHammer\Core\Text\Scalar;

/**
 * A value as it may be stored, or null for one that may not. What it returns passes again: WordPress cleans a new
 * option twice.
 */
final class SettingCheck {

	private const LONGEST_TEXT = 500;

	public static function clean( Field $field, mixed $value ): string|int|bool|null {
		$text = Scalar::text( $value );
		$text = FieldType::LongText === $field->type ? sanitize_textarea_field( $text ) : sanitize_text_field( $text );
		if ( null !== $field->sanitiser ) {
			return ( $field->sanitiser )( $text );
		}
		return match ( $field->type ) {
			FieldType::Flag => '1' === $text,
			FieldType::Number => self::number( $field, $text ),
			FieldType::Choice => array_key_exists( $text, $field->choices ) ? $text : null,
			FieldType::Date => '' === $text || Day::is_one( $text ) ? $text : null,
			FieldType::Email => '' === $text || false !== is_email( $text ) ? $text : null,
			FieldType::Emails => self::emails( $text ),
			FieldType::Url => self::url( $text ),
			FieldType::ServiceUrl => '' === $text || self::is_service( $text ) ? $text : null,
			FieldType::Secret => null,
			default => '' === $text && $field->required ? null : mb_substr( $text, 0, min( self::LONGEST_TEXT, $field->most ) ),
		};
	}

	private static function number( Field $field, string $text ): ?int {
		$number = filter_var( $text, FILTER_VALIDATE_INT );
		return is_int( $number ) && $number >= $field->least && $number <= $field->most ? $number : null;
	}

	private static function emails( string $text ): ?string {
		$emails = array_filter( array_map( trim( ... ), explode( ',', $text ) ), static fn ( string $email ): bool => '' !== $email );
		return array_filter( $emails, static fn ( string $email ): bool => false !== is_email( $email ) ) === $emails ? implode( ', ', $emails ) : null;
	}

	private static function url( string $text ): ?string {
		$url = esc_url_raw( $text, array( 'http', 'https' ) );
		return '' === $text || '' !== $url ? $url : null;
	}

	/** Credentials go there: only encrypted, or to this machine, as the test servers are. */
	private static function is_service( string $url ): bool {
		$scheme = wp_parse_url( $url, PHP_URL_SCHEME );
		$host   = wp_parse_url( $url, PHP_URL_HOST );
		return is_string( $host ) && esc_url_raw( $url ) === $url
			&& ( 'https' === $scheme || ( 'http' === $scheme && in_array( $host, array( '127.0.0.1', 'localhost', '[::1]' ), true ) ) );
	}
}
