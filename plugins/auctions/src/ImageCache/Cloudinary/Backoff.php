<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\ImageCache\Cloudinary;

use HearthHammer\Core\Http\HttpResponse;

/**
 * How long Cloudinary wants to be left in peace, for the whole site.
 */
final class Backoff {

	private const UNTIL   = 'hh_cloudinary_until';
	private const DEFAULT = 60;
	private const MOST    = HOUR_IN_SECONDS;

	/** 0 where it may be asked. */
	public function seconds(): int {
		return max( 0, (int) get_transient( self::UNTIL ) - time() );
	}

	/** Remembers what an answer says of when to come back. */
	public function wait( HttpResponse $answer ): int {
		$reset   = strtotime( $answer->header( 'X-FeatureRateLimit-Reset' ) );
		$said    = $answer->retry_after() ?? ( false === $reset ? self::DEFAULT : $reset - time() );
		$seconds = max( 1, min( self::MOST, $said ) );
		set_transient( self::UNTIL, time() + $seconds, $seconds );
		return $seconds;
	}
}
