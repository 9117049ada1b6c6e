<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place;

use HearthHammer\Core\Index\DataVersion;

/**
 * Names the state of gazetteer and parishes: properties that were located under another one are located anew by
 * their next feed, though it says the same as before.
 */
final class PlaceVersion {

	/** Options are named after the plugin that had the gazetteer first. */
	private const OPTION  = 'hpapi_geo_version';
	private const LEARNED = 'hpapi_geo_learned';

	public static function current(): string {
		return ( new DataVersion( self::OPTION ) )->current();
	}

	public static function change(): void {
		( new DataVersion( self::OPTION ) )->change();
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
		( new DataVersion( self::OPTION ) )->forget();
		delete_option( self::LEARNED );
	}
}
