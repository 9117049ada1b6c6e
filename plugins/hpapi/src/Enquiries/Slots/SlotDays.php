<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries\Slots;

use DateTimeZone;
use HearthHammer\Core\Calendar\ClockTime;

/**
 * Times as visitors read them, day by day: schemas/viewing-slots-answer.json.
 */
final class SlotDays {

	/**
	 * @param list<Slot> $slots Earliest first.
	 * @return list<array{date: string, label: string, slots: list<array{id: int, starts_at: int, time: string, label: string}>}>
	 */
	public static function of( array $slots, DateTimeZone $zone ): array {
		$days = array();
		foreach ( $slots as $slot ) {
			$date            = (string) wp_date( 'Y-m-d', $slot->starts_at, $zone );
			$days[ $date ] ??= array(
				'date'  => $date,
				'label' => (string) wp_date( 'l j F', $slot->starts_at, $zone ),
				'slots' => array(),
			);

			$days[ $date ]['slots'][] = array(
				'id'        => $slot->id,
				'starts_at' => $slot->starts_at,
				'time'      => self::time( $slot->starts_at, $zone ),
				'label'     => self::label( $slot->starts_at, $zone ),
			);
		}
		return array_values( $days );
	}

	/** e.g. "Saturday 5 December 2026, 10am". */
	public static function label( int $time, ?DateTimeZone $zone = null ): string {
		$zone ??= wp_timezone();
		return wp_date( 'l j F Y', $time, $zone ) . ', ' . self::time( $time, $zone );
	}

	/** Without the year, for the subject of a mail: "Saturday 5 December, 10am". */
	public static function short( int $time ): string {
		return wp_date( 'l j F', $time ) . ', ' . self::time( $time, wp_timezone() );
	}

	/** e.g. "10am", "10:30am": as British people write it. */
	private static function time( int $time, DateTimeZone $zone ): string {
		return ClockTime::of( $time, $zone );
	}
}
