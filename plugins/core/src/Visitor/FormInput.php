<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Visitor;

use HearthHammer\Core\Text\Scalar;

/**
 * What was typed into a form's fields, whatever was sent for them.
 */
final class FormInput {

	/** @param array<mixed> $fields */
	public static function text( array $fields, string $name ): string {
		return Scalar::text( $fields[ $name ] ?? '' );
	}

	/**
	 * One line, with single spaces.
	 *
	 * @param array<mixed> $fields
	 */
	public static function line( array $fields, string $name ): string {
		return trim( (string) preg_replace( '/\p{C}+/u', '', (string) Whitespace::collapse( self::text( $fields, $name ) ) ) );
	}

	/**
	 * Plain text as it was written, without control characters.
	 *
	 * @param array<mixed> $fields
	 */
	public static function words( array $fields, string $name ): string {
		$input = self::text( $fields, $name );
		$text  = mb_check_encoding( $input, 'UTF-8' ) ? $input : '';
		return trim( (string) preg_replace( '/[^\P{C}\n\x{200D}]+/u', '', str_replace( array( "\r\n", "\r" ), "\n", $text ) ) );
	}

	/**
	 * Which of these were ticked, in their own order.
	 *
	 * @param array<mixed> $fields
	 * @param list<string> $choices
	 * @return list<string>
	 */
	public static function ticked( array $fields, string $name, array $choices ): array {
		return array_values( array_intersect( $choices, is_array( $fields[ $name ] ?? null ) ? array_filter( $fields[ $name ], is_string( ... ) ) : array() ) );
	}
}
