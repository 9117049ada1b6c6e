<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Catalogue\Filters;

defined( 'ABSPATH' ) || exit;

/**
 * How far around the postcode of Near, in miles. It asks nothing of the index by itself.
 */
final readonly class Miles extends Filter {

	public function read( mixed $raw ): string {
		$typed = is_int( $raw ) ? (string) $raw : $raw;
		return is_string( $typed ) && in_array( $typed, array_map( strval( ... ), self::offered() ), true ) ? $typed : $this->default();
	}

	/** @return list<int> */
	public static function offered(): array {
		/** @var list<int> */
		return self::contract()['radius']['enum'];
	}

	public static function usual(): int {
		return (int) self::contract()['radius']['default'];
	}

	public function conditions( string $value, array $set ): array {
		unset( $value, $set );
		return array();
	}
}
