<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties\Index;

/**
 * Names the state of the index: whatever was made from it is good as long as the name is the same.
 *
 * A name, not a number: two requests that change the index at once both make a new one, where counting up
 * would lose one of the two.
 */
final class DataVersion {

	private const OPTION = 'hpapi_property_version';

	public static function current(): string {
		$version = get_option( self::OPTION, '' );
		return is_string( $version ) ? $version : '';
	}

	/** Only after the rows are written: who sees the new name must see the new rows. */
	public static function change(): void {
		update_option( self::OPTION, dechex( time() ) . '-' . bin2hex( random_bytes( 4 ) ), true );
		wp_cache_set_last_changed( 'hpapi_properties' );
	}

	public static function forget(): void {
		delete_option( self::OPTION );
	}
}
