<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Config;

/**
 * Settings that a site's owner may set outside WordPress: a constant first, then the environment.
 *
 * Every name is listed in docs/settings.md.
 */
final class Config {

	/** @param string $name e.g. `CAPHPI_HPI_PASSWORD`. */
	public static function string( string $name, string $otherwise = '' ): string {
		if ( defined( $name ) ) {
			$value = constant( $name );
			return is_scalar( $value ) ? (string) $value : $otherwise;
		}
		$value = getenv( $name );
		return false === $value ? $otherwise : $value;
	}

	public static function flag( string $name ): bool {
		return in_array( strtolower( self::string( $name ) ), array( '1', 'true', 'yes', 'on' ), true );
	}
}
