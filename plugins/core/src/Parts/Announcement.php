<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Parts;

use DateTimeImmutable;
use DateTimeZone;
use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Calendar\Day;

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
		$day = Day::is_one( $this->until ) ? DateTimeImmutable::createFromFormat( '!Y-m-d', $this->until, new DateTimeZone( ClockTime::ZONE ) ) : false;
		return false === $day ? 0 : $day->modify( '+1 day' )->getTimestamp();
	}

	public function is_over( int $now ): bool {
		return $this->ends_at() > 0 && $now >= $this->ends_at();
	}
}
