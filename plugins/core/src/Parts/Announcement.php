<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Parts;

use DateTimeImmutable;
use DateTimeZone;
use HearthHammer\Core\Calendar\ClockTime;

/** A line at the top of every page. */
final readonly class Announcement {

	/**
	 * @param string $text  Plain.
	 * @param string $url   Where its link leads; empty for none.
	 * @param string $label Of the link; empty for none.
	 * @param string $until Its last day in London, YYYY-MM-DD; empty for no end.
	 */
	public function __construct(
		public string $text,
		public string $url = '',
		public string $label = '',
		public string $until = '',
	) {}

	/** What a browser remembers where a visitor puts it away: new words are a new announcement. */
	public function id(): string {
		return substr( hash( 'sha256', $this->text . '|' . $this->url ), 0, 10 );
	}

	/** Unix seconds from which it is no longer shown; 0 for no end. */
	public function ends_at(): int {
		$day = self::is_day( $this->until ) ? DateTimeImmutable::createFromFormat( '!Y-m-d', $this->until, new DateTimeZone( ClockTime::ZONE ) ) : false;
		return false === $day ? 0 : $day->modify( '+1 day' )->getTimestamp();
	}

	public function is_over( int $now ): bool {
		return $this->ends_at() > 0 && $now >= $this->ends_at();
	}

	/** Whether it is a day of the calendar, YYYY-MM-DD. */
	public static function is_day( string $text ): bool {
		return 1 === preg_match( '/^(\d{4})-(\d\d)-(\d\d)$/D', $text, $part ) && checkdate( (int) $part[2], (int) $part[3], (int) $part[1] );
	}
}
