<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Filters;

use DateTimeImmutable;
use HearthHammer\Core\Filter\Choice;
use HearthHammer\Core\Filter\LatestDate;

defined( 'ABSPATH' ) || exit;

/**
 * What is free today, or within a month of today, by the site's clock. The column has days, as that of LatestDate.
 */
final readonly class Available extends Choice {

	public function conditions( string $value, array $set ): array {
		return array( LatestDate::by( $this->column, self::last_day( $value, new DateTimeImmutable( (string) wp_date( 'Y-m-d' ) ) ) ) );
	}

	/**
	 * The last day that the choice takes in, as 20270131; it never moves back.
	 *
	 * @param string $when `now` or `month`. A month after 31 January is the last day of February.
	 */
	public static function last_day( string $when, DateTimeImmutable $today ): int {
		$last = 'now' === $when ? $today : min( $today->modify( '+1 month' ), $today->modify( 'last day of next month' ) );
		return (int) $last->format( 'Ymd' );
	}
}
