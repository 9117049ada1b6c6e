<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Cars;

use HearthHammer\Auctions\Index\LotWords;

/**
 * The makes that are sold in the United Kingdom, whether or not a lot of them was ever offered here: makes.json.
 */
final class KnownMakes {

	/** @return array<string, string> Slug to name. */
	public static function names(): array {
		return array_column( self::rows(), 'name', 'slug' );
	}

	/** @return array<string, list<string>> Slug to what else people type for it. */
	public static function also(): array {
		return array_column( self::rows(), 'also', 'slug' );
	}

	/** @return array<string, string> What people type for a make, in lower case, to its name. */
	public static function spellings(): array {
		$spellings = array();
		foreach ( self::rows() as $row ) {
			foreach ( array( $row['name'], ...$row['also'] ) as $typed ) {
				$spellings[ mb_strtolower( $typed ) ] = $row['name'];
			}
		}
		return $spellings;
	}

	/** @return list<array{slug: string, name: string, also: list<string>}> */
	private static function rows(): array {
		/** @var list<array{slug: string, name: string, also: list<string>}>|null $rows */
		static $rows = null;
		if ( null === $rows ) {
			/** @var list<array{name: string, also?: list<string>}> $read */
			$read = json_decode( (string) file_get_contents( __DIR__ . '/makes.json' ), true, 8, JSON_THROW_ON_ERROR ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of ours.
			$rows = array_map( static fn ( array $row ): array => array( 'slug' => LotWords::slug( $row['name'] ) ) + $row + array( 'also' => array() ), $read );
		}
		return $rows;
	}
}
