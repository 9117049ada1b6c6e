<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform;

/**
 * Until when the platform wants to be left alone (429 and Retry-After): nobody is sent there before.
 */
final class PlatformPause {

	private const OPTION = 'hh_auctions_platform_pause';

	/** @return int Seconds that are left; 0 where it may be asked. */
	public function seconds(): int {
		return max( 0, (int) get_option( self::OPTION, 0 ) - time() );
	}

	public function set( int $seconds ): void {
		if ( $seconds > 0 ) {
			update_option( self::OPTION, time() + $seconds, false );
		}
	}
}
