<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Provider;

use HearthHammer\Core\Calendar\Day;

/**
 * Reads what providers answer, tolerantly: everything may be text, missing or nil, and one element may stand for
 * a list.
 */
final class ProviderAnswerReader {

	/** Longer than any name of a vehicle. */
	private const MOST_CHARACTERS = 200;

	/**
	 * The children at the end of a path.
	 *
	 * @param array<array-key, mixed> $parent
	 * @return array<array-key, mixed> Empty where there is none.
	 */
	public static function node( array $parent, string ...$path ): array {
		foreach ( $path as $name ) {
			$parent = is_array( $parent[ $name ] ?? null ) ? $parent[ $name ] : array();
		}
		return $parent;
	}

	/**
	 * One or many elements of a name, as a list.
	 *
	 * @param array<array-key, mixed> $parent
	 * @return list<array<array-key, mixed>>
	 */
	public static function nodes( array $parent, string $name ): array {
		$node = self::node( $parent, $name );
		$list = array_is_list( $node ) ? $node : array( $node );
		return array_values( array_filter( $list, is_array( ... ) ) );
	}

	/** @param array<array-key, mixed> $parent */
	public static function text( array $parent, string $name ): ?string {
		$value = $parent[ $name ] ?? null;
		$text  = is_scalar( $value ) ? trim( (string) $value ) : '';
		return '' === $text ? null : mb_substr( $text, 0, self::MOST_CHARACTERS );
	}

	/**
	 * What something is called: it stands there itself, or in a `Description`, which may be that of the `Current` one.
	 *
	 * @param array<array-key, mixed> $parent
	 */
	public static function description( array $parent, string $name ): ?string {
		$node = self::node( $parent, $name );
		return self::text( $parent, $name ) ?? self::text( $node, 'Description' ) ?? self::text( self::node( $node, 'Current' ), 'Description' );
	}

	/**
	 * A whole number from 0: "1,250.00" is 1250, anything else is null.
	 *
	 * @param array<array-key, mixed> $parent
	 */
	public static function number( array $parent, string $name ): ?int {
		$text = str_replace( ',', '', (string) self::text( $parent, $name ) );
		return 1 === preg_match( '/^\d{1,9}(\.\d+)?$/D', $text ) ? (int) round( (float) $text ) : null;
	}

	/**
	 * YYYY-MM-DD, whatever time follows. The year 1 is how services made with .NET write a date that they do not have.
	 *
	 * @param array<array-key, mixed> $parent
	 */
	public static function date( array $parent, string $name ): ?string {
		$text = substr( (string) self::text( $parent, $name ), 0, 10 );
		return Day::is_one( $text ) && ! str_starts_with( $text, '0001-' ) ? $text : null;
	}

	/** @param array<array-key, mixed> $parent */
	public static function flag( array $parent, string $name ): ?bool {
		$value = $parent[ $name ] ?? null;
		return is_bool( $value ) ? $value : match ( strtolower( (string) self::text( $parent, $name ) ) ) {
			'true', '1'  => true,
			'false', '0' => false,
			default      => null,
		};
	}
}
