<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Fields\Admin;

/**
 * How a field is typed on an edit screen, told from its schema.
 */
enum FieldKind {

	case Line;
	case Text;
	case Number;
	case Date;
	/** Unix seconds, typed in the time zone of the house. */
	case Time;
	/** A time of the day, HH:MM. */
	case Hour;
	/** Rows of schemas/parts/viewing-time.json. */
	case Times;
	case Choice;
	/** Several of a few. */
	case Choices;
	/** Short texts, one a line. */
	case Lines;
	case Flag;

	/** @param array<string, mixed> $schema Of the field. */
	public static function of( string $name, array $schema ): self {
		$type  = is_array( $schema['type'] ) ? $schema['type'][0] : $schema['type'];
		$items = (array) ( $schema['items'] ?? array() );
		return match ( true ) {
			'array' === $type && isset( $items['properties']['starts_at'] ) => self::Times,
			'array' === $type && isset( $items['enum'] ) => self::Choices,
			'array' === $type => self::Lines,
			isset( $schema['enum'] ) => self::Choice,
			'boolean' === $type => self::Flag,
			'date' === ( $schema['format'] ?? '' ) => self::Date,
			'integer' === $type && str_ends_with( $name, '_at' ) => self::Time,
			in_array( $type, array( 'integer', 'number' ), true ) => self::Number,
			'textarea-field' === ( $schema['format'] ?? '' ) => self::Text,
			default => self::Line,
		};
	}
}
