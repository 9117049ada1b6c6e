<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Parameters;

use Closure;
use DateTimeImmutable;

defined( 'ABSPATH' ) || exit;

/**
 * What is free today, or within a month of today, by the site's clock.
 */
final readonly class Available extends Choice {

	/**
	 * @param string                  $column   Of the index: a day as 20270131, 0 where none is known.
	 * @param Closure(): string       $label    Of the select.
	 * @param Closure(string): string $label_of A choice in words.
	 * @param Closure(string): string $chip     The filter that is set.
	 */
	public function __construct( string $name, private string $column, Closure $label, Closure $label_of, Closure $chip ) {
		parent::__construct( $name, $label, $label_of, $chip );
	}

	public function conditions( array $fields ): array {
		$when = $fields[ $this->name ];
		return '' === $when ? array() : array( DayParameter::by( $this->column, self::last_day( $when, new DateTimeImmutable( (string) wp_date( 'Y-m-d' ) ) ) ) );
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
