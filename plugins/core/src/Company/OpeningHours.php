<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Company;

use InvalidArgumentException;

/**
 * When an office is open: by weekday, on British clocks.
 */
final readonly class OpeningHours {

	public const ZONE = 'Europe/London';

	private const TIME = '/^([01]\d|2[0-3]):[0-5]\d$/D';

	/**
	 * @param array<int, array{string, string}> $days  ISO weekday (1 is Monday) to opening and closing time, e.g.
	 *                                                 `array( '09:00', '17:00' )`; a weekday that is absent is closed.
	 * @param string                            $words What people read instead of the times; empty: the times in words.
	 * @throws InvalidArgumentException Where a time is none, or an office closes before it opens.
	 */
	public function __construct( public array $days, public string $words = '' ) {
		foreach ( $days as $day => $times ) {
			if ( $day < 1 || $day > 7 || ! self::is_span( ...$times ) ) {
				throw new InvalidArgumentException( 'These opening hours are not valid.' );
			}
		}
	}

	/** Monday to Friday, 9am to 5pm. */
	public static function usual(): self {
		return new self( array_fill( 1, 5, array( '09:00', '17:00' ) ) );
	}

	public static function is_span( string $opens, string $closes ): bool {
		return 1 === preg_match( self::TIME, $opens ) && 1 === preg_match( self::TIME, $closes ) && $opens < $closes;
	}

	/**
	 * Weekdays in a row that have the same times.
	 *
	 * @return list<array{from: int, to: int, opens: string, closes: string}> ISO weekdays.
	 */
	public function spans(): array {
		$spans = array();
		$last  = null;
		$days  = $this->days;
		ksort( $days );
		foreach ( $days as $day => [ $opens, $closes ] ) {
			if ( null !== $last && $last['to'] === $day - 1 && $last['opens'] === $opens && $last['closes'] === $closes ) {
				array_pop( $spans );
			} else {
				$last = array( 'from' => $day, 'to' => $day, 'opens' => $opens, 'closes' => $closes );
			}
			$last['to'] = $day;
			$spans[]    = $last;
		}
		return $spans;
	}
}
