<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Tests\Integration;

use DOMDocument;
use HearthHammer\Caphpi\Mail\AuctionDates;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;

final class MailTest extends ValuationTestCase {

	#[TestDox( '[VAL-24] HTML and plain text with the vehicle, the three trade values, how long they hold, what would change them, the next auctions and how to enter' )]
	public function test_mail(): void {
		$this->set( array( 'phone' => '01632 960 555', 'hours' => 'Monday to Friday 9am to 5pm', 'auction_days' => 'Tuesdays and Thursdays' ) );
		$mail = $this->mail( 'KM21FJX', array( 'name' => "Siân O'Neill & Sons" ) );

		self::assertSame( 'Your valuation for KM21 FJX: Ford Fiesta 1.0T EcoBoost Titanium 5dr', $mail['subject'] );
		foreach ( array( 'html' => self::text_of( $mail['html'] ), 'plain' => $mail['plain'] ) as $body => $text ) {
			foreach ( array( "Hello Siân O'Neill & Sons,", 'KM21 FJX', 'Ford Fiesta 1.0T EcoBoost Titanium 5dr', '34,000 miles', 'first registered April 2021', '£8,350', '£7,650', '£6,650', 'These are valid until ' . wp_date( 'j F Y', time() + 7 * DAY_IN_SECONDS ), '01632 960 555', 'Monday to Friday 9am to 5pm', 'A service history, a long MOT', 'held on Tuesdays and Thursdays', ...AuctionDates::next( 'Tue, Thu', time() ), 'V5C', 'agree a reserve' ) as $part ) {
				self::assertStringContainsString( $part, $text, $body );
			}
			self::assertStringNotContainsString( '10,250', $text, 'A retail price is promised to nobody.' );
		}
		self::assertStringContainsString( 'href="tel:+441632960555"', $mail['html'] );
		self::assertStringNotContainsString( '<', $mail['plain'] );
		self::assertStringContainsString( 'color-scheme', $mail['html'] );
		self::assertStringNotContainsString( '<script', $mail['html'] );
		self::assertStringNotContainsString( '<img', $mail['html'], 'Nothing is fetched when the mail is opened.' );
		// The provider's words are markup to nobody.
		self::assertStringContainsString( 'O&#039;Neill &amp; Sons', $mail['html'] );
	}

	#[TestDox( '[VAL-24] The mail names the next sales that take the vehicle, and leads to the form that enters it into one' )]
	public function test_next_sale(): void {
		$sale = static fn ( string $label, string $url, int $newest ): array => array( 'label' => $label, 'url' => $url, 'newest_year' => $newest );
		add_filter( 'caphpi_next_steps', static fn (): array => array( 'sales' => array( $sale( 'Friday 8 January, classics', 'https://example.com/classics/', 1999 ), $sale( 'Tuesday 12 January, 11am', 'https://example.com/cars/', 0 ) ), 'book_url' => 'https://example.com/auction-enquiry/sell/car-auctions/' ), 99 );
		$mail = $this->mail( 'KM21FJX' );
		self::assertStringNotContainsString( 'classics', $mail['html'] . $mail['plain'] );
		self::assertStringNotContainsString( 'Our vehicle auction is held', $mail['html'] . $mail['plain'], 'The auctions that are known say their days.' );
		self::assertStringContainsString( 'href="https://example.com/cars/"', $mail['html'] );
		self::assertStringContainsString( 'Tuesday 12 January, 11am: https://example.com/cars/', $mail['plain'] );
		$book = 'https://example.com/auction-enquiry/sell/car-auctions/?vrm=KM21FJX&mileage=34000&vehicle=Ford%20Fiesta%201.0T%20EcoBoost%20Titanium%205dr';
		self::assertStringContainsString( 'Book my vehicle in: ' . $book, $mail['plain'] );
		self::assertStringContainsString( 'href="' . esc_url( $book ) . '"', $mail['html'] );
	}

	#[TestDox( '[VAL-14] [VAL-24] without a value the mail apologises and shows no price' )]
	public function test_no_value(): void {
		foreach ( array( 'TE57NOV', 'TE57ZER' ) as $plate ) {
			$mail = $this->mail( $plate );
			self::assertStringContainsString( 'We’re sorry', $mail['plain'] );
			self::assertStringContainsString( 'We’re sorry', $mail['html'] );
			self::assertStringNotContainsString( '£', $mail['plain'] . $mail['html'] );
			self::assertStringStartsWith( 'Hello,', $mail['plain'] );
			self::assertStringNotContainsString( 'Unknown', $mail['plain'] . $mail['html'] );
		}
	}

	public function test_an_old_valuation_that_is_sent_again_says_that_it_no_longer_holds(): void {
		global $wpdb;
		$token = $this->token();
		$this->send( $token );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET created_at = created_at - %d', $wpdb->prefix . 'caphpi_valuation', 10 * DAY_IN_SECONDS ) );
		$this->deliver();
		self::assertStringContainsString( 'These were valid until ' . wp_date( 'j F Y', time() - 3 * DAY_IN_SECONDS ), $this->mails[0]['plain'] );
	}

	/** @param list<string> $dates */
	#[DataProvider( 'auction_days' )]
	public function test_the_next_auctions( string $days, string $now, array $dates ): void {
		self::assertSame( $dates, AuctionDates::next( $days, (int) strtotime( $now ) ) );
	}

	/** @return iterable<string, array{string, string, list<string>}> */
	public static function auction_days(): iterable {
		yield 'both this week' => array( 'Tuesdays and Thursdays', '2026-11-23 09:00 UTC', array( 'Tuesday 24 November', 'Thursday 26 November' ) );
		yield 'not on the day itself' => array( 'Tuesdays and Fridays', '2026-11-24 00:10 UTC', array( 'Friday 27 November', 'Tuesday 1 December' ) );
		yield 'short, in any order' => array( 'fri + TUES', '2026-11-27 23:59 UTC', array( 'Tuesday 1 December', 'Friday 4 December' ) );
		yield 'one day' => array( 'every Wednesday', '2026-11-23 09:00 UTC', array( 'Wednesday 25 November', 'Wednesday 2 December' ) );
		yield 'by the clock of the hall' => array( 'Thursday', '2026-06-30 23:30 UTC', array( 'Thursday 2 July', 'Thursday 9 July' ) );
		yield 'over the end of summer time' => array( 'Sundays', '2026-10-24 22:30 UTC', array( 'Sunday 25 October', 'Sunday 1 November' ) );
		yield 'no weekday' => array( 'twice monthly, see Sunny Satchels', '2026-11-23 09:00 UTC', array() );
	}

	#[TestDox( '[VAL-24] on the embedded default the mail is caught and can be read' )]
	public function test_caught(): void {
		$caught = new \HearthHammer\Core\Mail\CaughtMail();
		remove_all_filters( 'pre_wp_mail' );
		putenv( 'HEARTH_HAMMER_CAPTURE_MAIL=1' );
		( new \HearthHammer\Core\Mail\MailCapture( $caught, \HearthHammer\Core\Core::services()->mailer, \HearthHammer\Core\Core::services()->outbox ) )->register();
		putenv( 'HEARTH_HAMMER_CAPTURE_MAIL' );
		$this->send( $this->token() );
		$this->deliver();
		$mail = $caught->find( $caught->page( '', 1, 0 )[0]['id'] ?? 0 );
		self::assertSame( 'jo@example.com', $mail['recipient'] ?? null );
		self::assertStringContainsString( '£7,650', $mail['html'] );
		self::assertStringContainsString( '£7,650', $mail['plain'] );
	}

	/**
	 * @param array<string, string> $form
	 * @return array{to: string, subject: string, html: string, plain: string}
	 */
	private function mail( string $plate, array $form = array() ): array {
		$this->mails = array();
		self::assertSame( 202, $this->send( $this->token( $plate ), array( 'email' => 'jo@example.com' ) + $form )->get_status() );
		$this->deliver();
		self::assertCount( 1, $this->mails );
		return $this->mails[0];
	}

	private static function text_of( string $html ): string {
		$document = new DOMDocument();
		$document->loadHTML( $html, LIBXML_NOERROR );
		return (string) preg_replace( '/\s+/', ' ', (string) $document->getElementsByTagName( 'body' )->item( 0 )?->textContent );
	}
}
