<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Calendar;

use DateTimeZone;

/**
 * When a message was written, as short as it can be (SITE-07): 14:30 within a day, 03.11 14:30 within a year,
 * 03.11.2024 14:30 before. `chatTime()` of `src/lib/relative-time.ts` says the same.
 */
final class ChatTime {

	/**
	 * @param int      $time Unix seconds.
	 * @param int|null $now  Unix seconds; null for now.
	 */
	public static function of( int $time, ?int $now = null ): string {
		$away   = abs( ( $now ?? time() ) - $time );
		$format = match ( true ) {
			$away < 86400       => 'H:i',
			$away < 365 * 86400 => 'd.m H:i',
			default             => 'd.m.Y H:i',
		};
		return (string) wp_date( $format, $time, new DateTimeZone( ClockTime::ZONE ) );
	}
}
