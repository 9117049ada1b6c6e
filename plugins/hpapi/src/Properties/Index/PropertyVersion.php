<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties\Index;

use HearthHammer\Core\Index\DataVersion;

/**
 * Names the state of the index of properties.
 */
final class PropertyVersion {

	private const OPTION = 'hpapi_property_version';

	public static function current(): string {
		return self::version()->current();
	}

	/** Only after the rows are written: who sees the new name must see the new rows. */
	public static function change(): void {
		self::version()->change();
		wp_cache_set_last_changed( 'hpapi_properties' );
	}

	public static function forget(): void {
		self::version()->forget();
	}

	private static function version(): DataVersion {
		return new DataVersion( self::OPTION );
	}
}
