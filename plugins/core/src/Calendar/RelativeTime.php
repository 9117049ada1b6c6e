<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Calendar;

use DateTimeZone;

/**
 * How long ago something was, in words of 23 languages (SITE-07): just now, 5 minutes ago, a month ago.
 * `src/lib/relative-time.ts` says the same, by `tests/vectors/relative-times.json`.
 *
 * @phpstan-type Words array{plural: string, now: string, minute: string, minutes: array<string, string>, hour: string, hours: array<string, string>, day: string, days: array<string, string>, month: string, months: array<string, string>, year: string, years: array<string, string>}
 */
final class RelativeTime {

	private const MINUTE = 60;
	private const HOUR   = 3600;
	private const DAY    = 86400;

	/** Each step: seconds below which it holds, the words, and the unit's length where there is a number in them. */
	private const STEPS = array(
		array( 45, 'now', 0 ),
		array( 90, 'minute', 0 ),
		array( 45 * self::MINUTE, 'minutes', self::MINUTE ),
		array( 90 * self::MINUTE, 'hour', 0 ),
		array( 24 * self::HOUR, 'hours', self::HOUR ),
		array( 48 * self::HOUR, 'day', 0 ),
		array( 30 * self::DAY, 'days', self::DAY ),
		array( 60 * self::DAY, 'month', 0 ),
		array( 365 * self::DAY, 'months', 30 * self::DAY ),
		array( 730 * self::DAY, 'year', 0 ),
		array( PHP_INT_MAX, 'years', 365 * self::DAY ),
	);

	/** Norwegian has two written languages, and we have the words of one. */
	private const OTHER_NAMES = array( 'no' => 'nb', 'nn' => 'nb' );

	/**
	 * Numbers are rounded to the nearest, halves up. A time to come is just now: clocks differ.
	 *
	 * @param int      $time   Unix seconds.
	 * @param int|null $now    Unix seconds; null for now.
	 * @param string   $locale As `en_GB` or `pt-BR`; empty for the page's. English where we have not its words.
	 */
	public static function ago( int $time, ?int $now = null, string $locale = '' ): string {
		$seconds = ( $now ?? time() ) - $time;
		$words   = self::words( '' === $locale ? determine_locale() : $locale );
		foreach ( self::STEPS as [ $below, $step, $unit ] ) {
			if ( $seconds < $below ) {
				$text = $words[ $step ];
				return is_string( $text ) ? $text : self::several( $text, $words['plural'], intdiv( 2 * $seconds + $unit, 2 * max( 1, $unit ) ) );
			}
		}
		return $words['now'];
	}

	/**
	 * When a message was written, as short as it can be (SITE-07): 14:30 within a day, 03.11 14:30 within a year,
	 * 03.11.2024 14:30 before. `chatTime()` of `src/lib/relative-time.ts` says the same.
	 *
	 * @param int      $time Unix seconds.
	 * @param int|null $now  Unix seconds; null for now.
	 */
	public static function chat( int $time, ?int $now = null ): string {
		$away   = abs( ( $now ?? time() ) - $time );
		$format = match ( true ) {
			$away < 86400       => 'H:i',
			$away < 365 * 86400 => 'd.m H:i',
			default             => 'd.m.Y H:i',
		};
		return (string) wp_date( $format, $time, new DateTimeZone( ClockTime::ZONE ) );
	}

	/** @return Words Those of the locale's language. */
	public static function words( string $locale ): array {
		static $all = null;
		if ( null === $all ) {
			$data = json_decode( (string) file_get_contents( __DIR__ . '/time-words.json' ), true, 512, JSON_THROW_ON_ERROR ); // phpcs:ignore WordPress.WP.AlternativeFunctions
			$all  = is_array( $data ) ? $data['languages'] : array();
		}
		/** @var array<string, Words> $all */
		$language = (string) preg_replace( '/[_-].*/s', '', strtolower( $locale ) );
		return $all[ self::OTHER_NAMES[ $language ] ?? $language ] ?? $all['en'];
	}

	/** @param array<string, string> $forms By plural form. */
	private static function several( array $forms, string $rule, int $number ): string {
		return str_replace( '%d', (string) $number, $forms[ self::form( $rule, $number ) ] ?? $forms['other'] ?? '' );
	}

	/**
	 * The plural form of a whole number from 2 on.
	 *
	 * @link https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html
	 */
	private static function form( string $rule, int $number ): string {
		$last = $number % 10;
		$two  = $number % 100;
		$teen = $two >= 11 && $two <= 19;
		$few  = $last >= 2 && $last <= 4 && ( $two < 12 || $two > 14 );
		return match ( $rule ) {
			'east-slavic' => 1 === $last && 11 !== $two ? 'one' : ( $few ? 'few' : 'many' ),
			'polish'      => $few ? 'few' : 'many',
			'romanian'    => $two >= 1 && $two <= 19 ? 'few' : 'other',
			'latvian'     => 0 === $last || $teen ? 'zero' : ( 1 === $last ? 'one' : 'other' ),
			'lithuanian'  => 0 === $last || $teen ? 'other' : ( 1 === $last ? 'one' : 'few' ),
			default       => 'other',
		};
	}
}
