<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place;

/**
 * Names the state of gazetteer and parishes: properties that were located under another one are located anew by
 * their next feed, though it says the same as before.
 */
final class PlaceVersion {

	/** Options are named after the plugin that had the gazetteer first. */
	private const OPTION  = 'hpapi_geo_version';
	private const LEARNED = 'hpapi_geo_learned';

	public static function current(): string {
		$version = get_option( self::OPTION, '' );
		return is_string( $version ) ? $version : '';
	}

	public static function change(): void {
		update_option( self::OPTION, dechex( time() ) . '-' . bin2hex( random_bytes( 4 ) ), true );
	}

	/** The same with what a postcode service has taught since: for answers to visitors, not for feeds. */
	public static function with_learned(): string {
		$learned = get_option( self::LEARNED, '' );
		return self::current() . ( is_string( $learned ) ? $learned : '' );
	}

	public static function learned(): void {
		update_option( self::LEARNED, bin2hex( random_bytes( 4 ) ), true );
	}

	public static function forget(): void {
		delete_option( self::OPTION );
		delete_option( self::LEARNED );
	}
}
