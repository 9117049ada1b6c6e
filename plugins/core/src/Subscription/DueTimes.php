<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Subscription;

use DateTimeImmutable;
use InvalidArgumentException;

/**
 * When the next mail of each rhythm is due. Days are those of the site's clock: eight in the morning stays eight
 * in the morning when the clocks change.
 */
final readonly class DueTimes {

	/** Between two mails of one subscription that writes as it happens. */
	public const INSTANT_SECONDS = HOUR_IN_SECONDS;

	/**
	 * @param int $hour    Of the day, 0 to 23, in the site's time zone.
	 * @param int $weekday Of weekly mails. ISO: 1 is Monday.
	 */
	public function __construct(
		private int $hour,
		private int $weekday,
	) {
		if ( $hour < 0 || $hour > 23 || $weekday < 1 || $weekday > 7 ) {
			throw new InvalidArgumentException( 'An hour is 0 to 23, a weekday 1 to 7.' );
		}
	}

	/** Unix seconds, after $now; of instant ones $now itself. */
	public function next( Frequency $frequency, int $now ): int {
		if ( Frequency::Instant === $frequency ) {
			return $now;
		}
		$local = ( new DateTimeImmutable( '@' . $now ) )->setTimezone( wp_timezone() );
		$due   = $local->setTime( $this->hour, 0 );
		while ( $due->getTimestamp() <= $now || ( Frequency::Weekly === $frequency && (int) $due->format( 'N' ) !== $this->weekday ) ) {
			$due = $due->modify( '+1 day' )->setTime( $this->hour, 0 );
		}
		return $due->getTimestamp();
	}
}
