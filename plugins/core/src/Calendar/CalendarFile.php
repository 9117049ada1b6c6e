<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Calendar;

/**
 * Writes appointments as an iCalendar file (RFC 5545, methods of RFC 5546).
 */
final class CalendarFile {

	public const TYPE = 'text/calendar';

	/** Octets of a line, without its end. */
	private const LINE = 75;

	/**
	 * @param CalendarEvent ...$events One to send with a mail, with the method that its status asks for; several to
	 *                                 publish as a calendar.
	 */
	public static function write( CalendarEvent ...$events ): string {
		$lines = array(
			'BEGIN:VCALENDAR',
			'VERSION:2.0',
			'PRODID:-//Hearth & Hammer//Viewings//EN',
			'CALSCALE:GREGORIAN',
			'METHOD:' . ( 1 === count( $events ) ? reset( $events )->method() : 'PUBLISH' ),
			...array_merge( ...array_map( self::event( ... ), array_values( $events ) ) ),
			'END:VCALENDAR',
		);
		return implode( "\r\n", array_map( self::fold( ... ), $lines ) ) . "\r\n";
	}

	/** @return list<string> */
	private static function event( CalendarEvent $event ): array {
		return array(
			'BEGIN:VEVENT',
			'UID:' . self::text( $event->uid ),
			'DTSTAMP:' . self::time( $event->changed_at ),
			'CREATED:' . self::time( $event->created_at ),
			'LAST-MODIFIED:' . self::time( $event->changed_at ),
			'SEQUENCE:' . $event->sequence,
			'DTSTART:' . self::time( $event->starts_at ),
			'DTEND:' . self::time( $event->ends_at ),
			'STATUS:' . $event->status,
			'SUMMARY:' . self::text( $event->summary ),
			'LOCATION:' . self::text( $event->location ),
			'DESCRIPTION:' . self::text( $event->description ),
			'URL:' . self::address( $event->url ),
			sprintf( 'ORGANIZER;CN=%s:mailto:%s', self::parameter( $event->organiser_name ), self::address( $event->organiser ) ),
			'TRANSP:OPAQUE',
			'END:VEVENT',
		);
	}

	/** UTC: a calendar shows it in the clock of whoever reads it. */
	private static function time( int $time ): string {
		return gmdate( 'Ymd\THis\Z', $time );
	}

	private static function text( string $text ): string {
		$text = (string) preg_replace( '/[\x00-\x09\x0B\x0C\x0E-\x1F\x7F]+/', ' ', str_replace( array( "\r\n", "\r" ), "\n", $text ) );
		return strtr(
			$text,
			array(
				'\\' => '\\\\',
				';'  => '\\;',
				','  => '\\,',
				"\n" => '\\n',
			)
		);
	}

	/** In quotes, where it can hold none itself. */
	private static function parameter( string $text ): string {
		return '"' . trim( (string) preg_replace( '/[\x00-\x1F\x7F"]+/', ' ', $text ) ) . '"';
	}

	/** An address is not text: nothing in it is escaped, and no line may end in it. */
	private static function address( string $address ): string {
		return (string) preg_replace( '/[\x00-\x20\x7F]+/', '', $address );
	}

	/** Lines go on after a line end and a space; a letter of several octets is never cut. */
	private static function fold( string $line ): string {
		$folded = '';
		$length = 0;
		foreach ( mb_str_split( $line ) as $letter ) {
			$octets = strlen( $letter );
			if ( $length + $octets > self::LINE ) {
				$folded .= "\r\n ";
				$length  = 1;
			}
			$folded .= $letter;
			$length += $octets;
		}
		return $folded;
	}
}
