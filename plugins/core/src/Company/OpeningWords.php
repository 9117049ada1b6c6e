<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Company;

use DateTimeImmutable;
use DateTimeZone;
use HearthHammer\Core\Assets\Assets;
use HearthHammer\Core\Calendar\ClockTime;

/**
 * Tells whether an office is open now, and when a message is answered. Pages are cached, so the browser tells it anew
 * (`src/enhancements/opening.ts`), with the words that are printed here.
 */
final class OpeningWords {

	/** HTML; empty where only words are known of the hours. */
	public static function html( Office $office, ?int $now = null ): string {
		$now   ??= time();
		$opening = Opening::of( $office, $now );
		if ( null === $opening ) {
			return '';
		}
		Assets::enqueue_enhancement( 'opening' );
		$data = array(
			'days'   => (object) $office->contact->hours->days,
			'closed' => Opening::closed_days( $office, $now ),
			'words'  => self::words(),
		);
		[ $state, $answer ] = self::lines( $opening, $now );
		return sprintf(
			'<p class="hh-opening%s" data-hh-opening="%s"><span class="hh-opening__state" data-hh-opening-state>%s</span> <span class="hh-opening__answer" data-hh-opening-answer>%s</span></p>',
			$opening->is_open ? ' is-open' : '',
			esc_attr( (string) wp_json_encode( $data, JSON_UNESCAPED_UNICODE ) ),
			esc_html( $state ),
			esc_html( $answer )
		);
	}

	/** @return array{string, string} Whether it is open, and when a message is answered; an empty line where nobody knows. */
	public static function lines( Opening $opening, int $now ): array {
		$words = self::words();
		$state = match ( true ) {
			$opening->is_open => sprintf( $words['open'], ClockTime::of( $opening->changes_at ) ),
			0 === $opening->changes_at => $words['closed'],
			default => sprintf( $words['opens'], self::when( $opening->changes_at, $now, $words ) ),
		};
		$answer = match ( $opening->answers_from ) {
			0 => '',
			$now => $words['answers_today'],
			$opening->is_open ? 0 : $opening->changes_at => $words['answers_then'],
			default => sprintf( $words['answers'], self::when( $opening->answers_from, $now, $words ) ),
		};
		return array( $state, $answer );
	}

	/** @return array{open: string, closed: string, opens: string, today: string, tomorrow: string, weekday: string, date: string, answers_today: string, answers_then: string, answers: string, weekdays: list<string>, months: list<string>} */
	private static function words(): array {
		global $wp_locale;
		return array(
			/* translators: %s: a time, e.g. 5pm */
			'open'          => __( 'Open now, until %s.', 'hearth-hammer' ),
			'closed'        => __( 'Closed now.', 'hearth-hammer' ),
			/* translators: %s: when, e.g. tomorrow at 9am */
			'opens'         => __( 'Closed now, opens %s.', 'hearth-hammer' ),
			/* translators: %s: a time, e.g. 9am */
			'today'         => __( 'today at %s', 'hearth-hammer' ),
			/* translators: %s: a time, e.g. 9am */
			'tomorrow'      => __( 'tomorrow at %s', 'hearth-hammer' ),
			/* translators: 1: weekday, 2: a time, e.g. 9am */
			'weekday'       => __( 'on %1$s at %2$s', 'hearth-hammer' ),
			/* translators: 1: weekday, 2: day of the month, 3: month, 4: a time, e.g. 9am */
			'date'          => __( 'on %1$s %2$s %3$s at %4$s', 'hearth-hammer' ),
			'answers_today' => __( 'We’ll reply to messages today.', 'hearth-hammer' ),
			'answers_then'  => __( 'We’ll reply to messages then.', 'hearth-hammer' ),
			/* translators: %s: when, e.g. tomorrow at 9am */
			'answers'       => __( 'We’ll reply to messages %s.', 'hearth-hammer' ),
			'weekdays'      => array_values( HoursWords::weekdays() ),
			'months'        => array_map( static fn ( int $month ): string => (string) $wp_locale->get_month( $month ), range( 1, 12 ) ),
		);
	}

	/** @param array{today: string, tomorrow: string, weekday: string, date: string, weekdays: list<string>, months: list<string>, ...} $words */
	private static function when( int $time, int $now, array $words ): string {
		$zone  = new DateTimeZone( OpeningHours::ZONE );
		$then  = ( new DateTimeImmutable( "@{$time}" ) )->setTimezone( $zone );
		$today = ( new DateTimeImmutable( "@{$now}" ) )->setTimezone( $zone )->setTime( 0, 0 );
		$days  = (int) $today->diff( $then->setTime( 0, 0 ) )->format( '%a' );
		$clock = ClockTime::of( $time );
		$name  = $words['weekdays'][ (int) $then->format( 'N' ) - 1 ];
		return match ( true ) {
			0 === $days => sprintf( $words['today'], $clock ),
			1 === $days => sprintf( $words['tomorrow'], $clock ),
			$days < 7 => sprintf( $words['weekday'], $name, $clock ),
			default => sprintf( $words['date'], $name, $then->format( 'j' ), $words['months'][ (int) $then->format( 'n' ) - 1 ], $clock ),
		};
	}
}
