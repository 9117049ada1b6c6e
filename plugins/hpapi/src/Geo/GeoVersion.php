<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Geo;

/**
 * Names the state of gazetteer and parishes: properties that were located under another one are located anew by
 * their next feed, though it says the same as before.
 */
final class GeoVersion {

	private const OPTION = 'hpapi_geo_version';

	public static function current(): string {
		$version = get_option( self::OPTION, '' );
		return is_string( $version ) ? $version : '';
	}

	public static function change(): void {
		update_option( self::OPTION, dechex( time() ) . '-' . bin2hex( random_bytes( 4 ) ), true );
	}

	public static function forget(): void {
		delete_option( self::OPTION );
	}
}
