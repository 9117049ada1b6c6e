<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Fields\Admin;

use DateTimeImmutable;
use DateTimeZone;
use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Place\Postcode;

/**
 * What a form sent for a field, in the form that the field's schema wants. What cannot be read stays as it was typed:
 * FieldGuard then says what is wrong with it.
 */
final class TypedField {

	private const MINUTE = 'Y-m-d\TH:i';

	/** @param array<string, mixed> $schema Of the field. */
	public static function read( string $name, array $schema, mixed $sent ): mixed {
		$text = is_string( $sent ) ? trim( $sent ) : '';
		return match ( FieldKind::of( $name, $schema ) ) {
			FieldKind::Lines => array_values( array_filter( array_map( trim( ... ), preg_split( '/\R/', $text ) ?: array() ), static fn ( string $line ): bool => '' !== $line ) ),
			FieldKind::Choices => array_values( array_filter( is_array( $sent ) ? $sent : array(), static fn ( mixed $one ): bool => is_string( $one ) && '' !== $one ) ),
			FieldKind::Times => self::times( is_array( $sent ) ? $sent : array() ),
			FieldKind::Time => self::time( $text ),
			FieldKind::Number => self::number( $text, is_array( $schema['type'] ) ),
			FieldKind::Flag => '1' === $text,
			default => 'postcode' === ( $schema['format'] ?? '' ) ? (string) ( Postcode::parse( $text ) ?? $text ) : (string) preg_replace( '/\r\n?/', "\n", $text ),
		};
	}

	/** A time as an input of the type datetime-local has it; empty for none. */
	public static function shown( int $time ): string {
		return 0 === $time ? '' : (string) wp_date( self::MINUTE, $time, new DateTimeZone( ClockTime::ZONE ) );
	}

	/** Unix seconds; 0 for none. */
	private static function time( string $typed ): int|string {
		if ( '' === $typed ) {
			return 0;
		}
		$time = DateTimeImmutable::createFromFormat( '!' . self::MINUTE, substr( $typed, 0, 16 ), new DateTimeZone( ClockTime::ZONE ) );
		// PHP would bend the 31st of February.
		return false !== $time && $time->format( self::MINUTE ) === substr( $typed, 0, 16 ) && $time->getTimestamp() > 0 ? $time->getTimestamp() : $typed;
	}

	/** `£425,000` as a number; nothing is 0, or unknown where the field knows that. */
	private static function number( string $typed, bool $may_be_unknown ): string {
		if ( '' === $typed ) {
			return $may_be_unknown ? '' : '0';
		}
		$bare = str_replace( array( '£', ',', ' ' ), '', $typed );
		return is_numeric( $bare ) ? $bare : $typed;
	}

	/**
	 * @param array<mixed> $rows
	 * @return list<array{starts_at: int|string, ends_at: int|string, note: string}> Without rows in which nothing is typed.
	 */
	private static function times( array $rows ): array {
		$times = array();
		foreach ( $rows as $row ) {
			$typed = array_map( static fn ( string $name ): string => is_array( $row ) && is_string( $row[ $name ] ?? null ) ? trim( $row[ $name ] ) : '', array( 'starts_at', 'ends_at', 'note' ) );
			if ( '' !== implode( '', $typed ) ) {
				$times[] = array( 'starts_at' => self::time( $typed[0] ), 'ends_at' => self::time( $typed[1] ), 'note' => sanitize_text_field( $typed[2] ) );
			}
		}
		return $times;
	}
}
