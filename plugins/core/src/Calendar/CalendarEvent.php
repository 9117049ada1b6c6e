<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Calendar;

/**
 * One appointment in the words of RFC 5545. Times are Unix seconds.
 */
final readonly class CalendarEvent {

	/**
	 * @param string $uid       The same for every version of it.
	 * @param int    $sequence  Counts its versions.
	 * @param string $status    TENTATIVE, CONFIRMED or CANCELLED.
	 * @param string $organiser An email address.
	 */
	public function __construct(
		public string $uid,
		public int $sequence,
		public string $status,
		public int $starts_at,
		public int $ends_at,
		public int $created_at,
		public int $changed_at,
		public string $summary,
		public string $location,
		public string $description,
		public string $url,
		public string $organiser,
		public string $organiser_name,
	) {}

	/** A calendar takes the appointment out again by this method. */
	public function method(): string {
		return 'CANCELLED' === $this->status ? 'CANCEL' : 'PUBLISH';
	}
}
