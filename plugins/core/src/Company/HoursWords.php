<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Company;

/**
 * Opening hours as people read and write them.
 */
final class HoursWords {

	/** On its own: "Monday to Friday, 9am to 5pm". */
	public static function text( OpeningHours $hours ): string {
		/* translators: 1: weekdays, 2: times, e.g. Monday to Friday, 9am to 5pm */
		return self::words( $hours, __( '%1$s, %2$s', 'hearth-hammer' ) );
	}

	/** Inside a sentence: "Monday to Friday 9am to 5pm". */
	public static function in_sentence( OpeningHours $hours ): string {
		/* translators: 1: weekdays, 2: times, inside a sentence, e.g. Monday to Friday 9am to 5pm */
		return self::words( $hours, __( '%1$s %2$s', 'hearth-hammer' ) );
	}

	/** What a person wrote: as times where it is of the form above, with or without the comma; else the words as they are. */
	public static function read( string $words ): OpeningHours {
		$words = trim( $words );
		if ( 1 === preg_match( '/^(\w+day)(?: to (\w+day))?,? (\S+) to (\S+)$/i', $words, $found ) ) {
			$names  = array_map( strtolower( ... ), self::weekdays() );
			$from   = array_search( strtolower( $found[1] ), $names, true );
			$to     = '' === $found[2] ? $from : array_search( strtolower( $found[2] ), $names, true );
			$opens  = self::clock( $found[3] );
			$closes = self::clock( $found[4] );
			if ( is_int( $from ) && is_int( $to ) && $from <= $to && OpeningHours::is_span( $opens, $closes ) ) {
				$hours = new OpeningHours( array_fill_keys( range( $from, $to ), array( $opens, $closes ) ) );
				// Words that would read differently are kept as they were typed; 5.30pm is 5:30pm.
				$typed = (string) preg_replace( '/(\d)\.(\d\d)(?=[ap]m)/i', '$1:$2', $words );
				return in_array( $typed, array( self::text( $hours ), self::in_sentence( $hours ) ), true ) ? $hours : new OpeningHours( $hours->days, $words );
			}
		}
		return new OpeningHours( array(), $words );
	}

	/** @return array<int, string> ISO weekday to its name. */
	public static function weekdays(): array {
		return array(
			1 => __( 'Monday', 'hearth-hammer' ),
			2 => __( 'Tuesday', 'hearth-hammer' ),
			3 => __( 'Wednesday', 'hearth-hammer' ),
			4 => __( 'Thursday', 'hearth-hammer' ),
			5 => __( 'Friday', 'hearth-hammer' ),
			6 => __( 'Saturday', 'hearth-hammer' ),
			7 => __( 'Sunday', 'hearth-hammer' ),
		);
	}

	private static function words( OpeningHours $hours, string $form ): string {
		if ( '' !== $hours->words ) {
			return $hours->words;
		}
		return implode( '; ', array_map( static fn ( array $row ): string => sprintf( $form, $row['days'], $row['times'] ), self::rows( $hours ) ) );
	}

	/** @return list<array{days: string, times: string}> Weekdays with the same times in one row; closed ones in none. */
	public static function rows( OpeningHours $hours ): array {
		$names = self::weekdays();
		return array_map(
			static fn ( array $span ): array => array(
				/* translators: 1, 2: weekdays */
				'days'  => $span['from'] === $span['to'] ? $names[ $span['from'] ] : sprintf( __( '%1$s to %2$s', 'hearth-hammer' ), $names[ $span['from'] ], $names[ $span['to'] ] ),
				/* translators: 1, 2: times of the day */
				'times' => sprintf( __( '%1$s to %2$s', 'hearth-hammer' ), self::time( $span['opens'] ), self::time( $span['closes'] ) ),
			),
			$hours->spans()
		);
	}

	/** 09:00 as 9am, 17:30 as 5:30pm. */
	private static function time( string $clock ): string {
		[ $hour, $minute ] = array_map( intval( ... ), explode( ':', $clock ) );
		return ( $hour % 12 ?: 12 ) . ( 0 === $minute ? '' : sprintf( ':%02d', $minute ) ) . $GLOBALS['wp_locale']->get_meridiem( $hour < 12 ? 'am' : 'pm' );
	}

	/** 9am, 5:30pm or 5.30pm as 09:00 or 17:30; empty for anything else. */
	private static function clock( string $time ): string {
		if ( 1 !== preg_match( '/^(\d{1,2})(?:[.:](\d\d))?(am|pm)$/iD', $time, $found ) || (int) $found[1] < 1 || (int) $found[1] > 12 ) {
			return '';
		}
		return sprintf( '%02d:%02d', (int) $found[1] % 12 + ( 'pm' === strtolower( $found[3] ) ? 12 : 0 ), (int) $found[2] );
	}
}
