<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Unit;

use HearthHammer\Core\Calendar\CalendarEvent;
use HearthHammer\Core\Calendar\CalendarFile;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

/**
 * RFC 5545, and the methods of RFC 5546.
 */
final class CalendarFileTest extends TestCase {

	#[TestDox( 'A viewing is one event with everything that RFC 5545 asks for, in UTC' )]
	public function test_event(): void {
		$lines = self::lines( CalendarFile::write( self::event() ) );
		self::assertSame( array( 'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Hearth & Hammer//Viewings//EN', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH', 'BEGIN:VEVENT' ), array_slice( $lines, 0, 6 ) );
		self::assertSame( array( 'END:VEVENT', 'END:VCALENDAR' ), array_slice( $lines, -2 ) );
		foreach ( array( 'UID:viewing-1@example.com', 'SEQUENCE:2', 'STATUS:TENTATIVE', 'DTSTAMP:20260601T101500Z', 'CREATED:20260601T100000Z', 'DTSTART:20260613T083000Z', 'DTEND:20260613T090000Z', 'URL:https://example.com/?a=1,2;b', 'ORGANIZER;CN="Hearth & Hammer":mailto:office@example.com' ) as $line ) {
			self::assertContains( $line, $lines );
		}
		foreach ( array( 'UID', 'DTSTAMP', 'DTSTART', 'SUMMARY', 'ORGANIZER' ) as $once ) {
			self::assertCount( 1, preg_grep( "/^{$once}[:;]/", $lines ) ?: array(), $once );
		}
	}

	#[TestDox( 'A cancelled viewing is taken out of the calendar again under the same UID' )]
	public function test_cancelled(): void {
		$lines = self::lines( CalendarFile::write( self::event( status: 'CANCELLED' ) ) );
		self::assertContains( 'METHOD:CANCEL', $lines );
		self::assertContains( 'STATUS:CANCELLED', $lines );
		self::assertContains( 'UID:viewing-1@example.com', $lines );
	}

	#[TestDox( 'Commas, semicolons, backslashes and line ends are escaped; nothing can smuggle a line in' )]
	public function test_escaping(): void {
		$lines = self::lines( CalendarFile::write( self::event( summary: "Mill; House, \\ \"Barn\"\r\nATTENDEE:mailto:x@example.com", organiser: "a@example.com\r\nX-EVIL:1", name: "Jo \"The\"\nX-EVIL:2", url: "https://example.com/\r\nX-EVIL:3" ) ) );
		self::assertContains( 'SUMMARY:Mill\\; House\\, \\\\ "Barn"\\nATTENDEE:mailto:x@example.com', $lines );
		self::assertSame( array(), preg_grep( '/^(ATTENDEE|X-EVIL)/', $lines ) );
		self::assertContains( 'ORGANIZER;CN="Jo  The  X-EVIL:2":mailto:a@example.comX-EVIL:1', array_map( static fn ( string $line ): string => (string) preg_replace( '/Jo\s+The\s+X/', 'Jo  The  X', $line ), $lines ) );
	}

	#[TestDox( 'Lines end in CRLF, are at most 75 octets, and are never cut within a letter' )]
	public function test_folding(): void {
		$long = str_repeat( 'Dŵr-y-Felin – 日本語のとても長い住所 🏡 ', 12 );
		foreach ( array( $long, str_repeat( 'x', 67 ), str_repeat( 'x', 66 ) . 'é', str_repeat( '🏡', 40 ), '' ) as $text ) {
			$file = CalendarFile::write( self::event( summary: $text ) );
			self::assertStringEndsWith( "\r\n", $file );
			self::assertSame( substr_count( $file, "\n" ), substr_count( $file, "\r\n" ), 'No bare line end.' );
			self::assertSame( substr_count( $file, "\r" ), substr_count( $file, "\r\n" ) );
			foreach ( explode( "\r\n", $file ) as $line ) {
				self::assertLessThanOrEqual( 75, strlen( $line ) );
				self::assertTrue( mb_check_encoding( $line, 'UTF-8' ), 'Cut within a letter.' );
			}
			self::assertContains( 'SUMMARY:' . $text, self::lines( $file ) );
		}
		// 8 octets of "SUMMARY:" and 67 more fill a line; one more begins another.
		self::assertStringContainsString( "\r\nSUMMARY:" . str_repeat( 'x', 67 ) . "\r\nLOCATION", CalendarFile::write( self::event( summary: str_repeat( 'x', 67 ) ) ) );
		self::assertStringContainsString( str_repeat( 'x', 67 ) . "\r\n x\r\nLOCATION", CalendarFile::write( self::event( summary: str_repeat( 'x', 68 ) ) ) );
	}

	#[TestDox( 'Several events are one calendar to publish, whatever their states' )]
	public function test_several(): void {
		$lines = self::lines( CalendarFile::write( self::event(), self::event( status: 'CANCELLED', summary: 'Called off' ) ) );
		self::assertContains( 'METHOD:PUBLISH', $lines );
		self::assertCount( 2, array_keys( $lines, 'BEGIN:VEVENT', true ) );
		self::assertCount( 1, array_keys( $lines, 'BEGIN:VCALENDAR', true ) );
		self::assertContains( 'STATUS:CANCELLED', $lines );
		self::assertSame( 'END:VCALENDAR', end( $lines ) );
		self::assertContains( 'METHOD:PUBLISH', self::lines( CalendarFile::write() ), 'A calendar without events is one too.' );
	}

	/** @return list<string> Unfolded, as RFC 5545, 3.1 says. */
	private static function lines( string $file ): array {
		return explode( "\r\n", rtrim( str_replace( "\r\n ", '', $file ), "\r\n" ) );
	}

	private static function event( string $status = 'TENTATIVE', string $summary = 'Viewing', string $organiser = 'office@example.com', string $name = 'Hearth & Hammer', string $url = 'https://example.com/?a=1,2;b' ): CalendarEvent {
		$utc = static fn ( string $time ): int => (int) strtotime( $time . ' UTC' );
		return new CalendarEvent( 'viewing-1@example.com', 2, $status, $utc( '2026-06-13 08:30' ), $utc( '2026-06-13 09:00' ), $utc( '2026-06-01 10:00' ), $utc( '2026-06-01 10:15' ), $summary, 'Mill Lane', "One\nTwo", $url, $organiser, $name );
	}
}
