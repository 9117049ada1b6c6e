<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Calendar;

/** A day of the calendar as forms and feeds write it. */
final class Day {

	/** Whether a text is one, as YYYY-MM-DD: 2026-02-30 is none. */
	public static function is_one( string $text ): bool {
		return 1 === preg_match( '/^(\d{4})-(\d\d)-(\d\d)$/D', $text, $part ) && checkdate( (int) $part[2], (int) $part[3], (int) $part[1] );
	}
}
