<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches\Sending;

use DateTimeImmutable;
use HearthHammer\Hpapi\SavedSearches\Frequency;
use HearthHammer\Hpapi\SavedSearches\SavedSearchSettings;

/**
 * When the next mail of each rhythm is due. Days are those of the site's clock: eight in the morning stays eight
 * in the morning when the clocks change.
 */
final readonly class DueTimes {

	/** Between two mails of one search that writes as it happens. */
	public const INSTANT_SECONDS = HOUR_IN_SECONDS;

	public function __construct( private SavedSearchSettings $settings ) {}

	/** Unix seconds, after $now; of instant ones $now itself. */
	public function next( Frequency $frequency, int $now ): int {
		if ( Frequency::Instant === $frequency ) {
			return $now;
		}
		$local = ( new DateTimeImmutable( '@' . $now ) )->setTimezone( wp_timezone() );
		$due   = $local->setTime( $this->settings->hour(), 0 );
		while ( $due->getTimestamp() <= $now || ( Frequency::Weekly === $frequency && (int) $due->format( 'N' ) !== $this->settings->weekday() ) ) {
			$due = $due->modify( '+1 day' )->setTime( $this->settings->hour(), 0 );
		}
		return $due->getTimestamp();
	}
}
