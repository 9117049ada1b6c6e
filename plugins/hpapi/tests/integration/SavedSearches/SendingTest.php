<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\SavedSearches;

use HearthHammer\Core\Subscription\Frequency;
use HearthHammer\Hpapi\SavedSearches\SavedSearchSettings;
use HearthHammer\Hpapi\SavedSearches\SavedSearchTables;
use PHPUnit\Framework\Attributes\TestDox;

final class SendingTest extends SavedSearchTestCase {

	#[TestDox( 'Daily mails are due at eight and weekly ones on Friday at eight, by the site’s clock, also when it changes' )]
	public function test_due_times(): void {
		update_option( 'timezone_string', 'Europe/London' );
		$next = static fn ( Frequency $frequency, string $now ): string => gmdate( 'D Y-m-d H:i', ( new SavedSearchSettings() )->due_times()->next( $frequency, (int) strtotime( $now ) ) );
		self::assertSame( 'Fri 2026-01-09 08:00', $next( Frequency::Daily, '2026-01-09 07:59:59 UTC' ) );
		self::assertSame( 'Sat 2026-01-10 08:00', $next( Frequency::Daily, '2026-01-09 08:00:00 UTC' ) );
		// The clocks go forward on 29 March and back on 25 October 2026.
		self::assertSame( 'Sun 2026-03-29 07:00', $next( Frequency::Daily, '2026-03-28 09:00:00 UTC' ) );
		self::assertSame( 'Sun 2026-10-25 08:00', $next( Frequency::Daily, '2026-10-24 09:00:00 UTC' ) );
		self::assertSame( 'Fri 2026-04-03 07:00', $next( Frequency::Weekly, '2026-03-27 09:00:00 UTC' ) );
		self::assertSame( 'Fri 2026-10-30 08:00', $next( Frequency::Weekly, '2026-10-23 09:00:00 UTC' ) );
		self::assertSame( 'Fri 2026-10-23 07:00', $next( Frequency::Weekly, '2026-10-23 06:59:00 UTC' ) );
		update_option( SavedSearchSettings::OPTION, array( 'weekday' => '7', 'hour' => '6', 'keep_days' => '30' ) );
		self::assertSame( 'Sun 2026-07-26 05:00', $next( Frequency::Weekly, '2026-07-21 12:00:00 UTC' ) );
	}

	#[TestDox( 'A daily search gets one mail of all that came, when it is due and not before' )]
	public function test_daily(): void {
		self::active( array(), 'jo@example.com', Frequency::Daily );
		self::arrives( array(), 'First House' );
		self::assertSame( 0, $this->work() );
		self::arrives( array(), 'Second House' );
		self::assertSame( 0, $this->work() );
		self::assertSame( 1, $this->work( DAY_IN_SECONDS ) );
		self::assertStringContainsString( 'First House', $this->mails[0]['message'] );
		self::assertStringContainsString( 'Second House', $this->mails[0]['message'] );
		self::assertStringContainsString( '2 new', $this->mails[0]['subject'] );
		self::assertSame( 0, $this->work( 3 * DAY_IN_SECONDS ) );
	}

	#[TestDox( 'An instant search writes within minutes, and at most once an hour' )]
	public function test_instant(): void {
		self::active( array() );
		self::arrives( array(), 'First House' );
		self::assertSame( 1, $this->work( 20 ) );
		self::arrives( array(), 'Second House' );
		self::arrives( array(), 'Third House' );
		self::assertSame( 0, $this->work( 20 * MINUTE_IN_SECONDS ) );
		self::assertSame( 1, $this->work( 62 * MINUTE_IN_SECONDS ) );
		self::assertStringContainsString( 'Second House', $this->mails[1]['message'] );
		self::assertStringContainsString( 'Third House', $this->mails[1]['message'] );
	}

	#[TestDox( 'A mail shows cards and counts the rest, names ways to change and to stop, and one-click unsubscribe for mail programs' )]
	public function test_mail(): void {
		self::active( array( 'min_beds' => '3' ) );
		for ( $number = 1; $number <= 15; $number++ ) {
			self::arrives( array(), "House {$number}" );
		}
		self::assertSame( 1, $this->work() );
		$mail = $this->mails[0];
		self::assertSame( 12, substr_count( $mail['message'], 'class="m-badge"' ) );
		self::assertStringContainsString( 'And 3 more', $mail['message'] );
		self::assertStringContainsString( 'Property for sale, at least 3 bedrooms', $mail['message'] );
		self::assertStringContainsString( home_url( '/estate-agents/for-sale/?min_beds=3' ), $mail['message'] );
		$stop = self::link( $mail['message'], 'unsubscribe' );
		self::link( $mail['message'], 'manage' );
		$headers = implode( "\n", $mail['headers'] );
		self::assertStringContainsString( 'List-Unsubscribe: <' . home_url( $stop ) . '>', $headers );
		self::assertStringContainsString( 'List-Unsubscribe-Post: List-Unsubscribe=One-Click', $headers );
	}

	#[TestDox( 'An alert has each property’s address and first photo, and no broken photo where it has none' )]
	public function test_photo_and_address(): void {
		self::active( array() );
		$first = self::arrives( array( 'display_address' => 'Mill Lane, Cranbrook' ), 'Mill Lane, Cranbrook' );
		self::arrives( array( 'display_address' => 'Stone Street, Cranbrook' ), 'Stone Street, Cranbrook' );
		$photo = (int) wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => 'Front', 'post_status' => 'inherit' ), 'hh/mill-lane.jpg', $first );
		wp_update_attachment_metadata( $photo, array( 'width' => 1200, 'height' => 800, 'file' => 'hh/mill-lane.jpg', 'sizes' => array() ) );
		self::changes( $first, array( 'images' => array( array( 'attachment' => $photo, 'caption' => '' ) ) ) );
		self::assertSame( 1, $this->work() );
		$mail = $this->mails[0]['message'];
		self::assertStringContainsString( 'Mill Lane, Cranbrook', $mail );
		self::assertStringContainsString( 'Stone Street, Cranbrook', $mail );
		self::assertSame( 1, preg_match_all( '#<img [^>]*src="[^"]*hh/mill-lane\.jpg"#', $mail ) );
		self::assertSame( 1, substr_count( $mail, '<img' ) );
	}

	#[TestDox( 'What was sold meanwhile is left out; where nothing is left, no mail goes' )]
	public function test_sold_meanwhile(): void {
		self::active( array(), 'jo@example.com', Frequency::Daily );
		$gone = self::arrives( array(), 'Gone House' );
		self::arrives( array(), 'Good House' );
		$this->work();
		self::changes( $gone, array( 'status' => 'sold_stc' ) );
		self::assertSame( 1, $this->work( DAY_IN_SECONDS ) );
		self::assertStringNotContainsString( 'Gone House', $this->mails[0]['message'] );
		self::active( array( 'min_beds' => '1' ), 'kim@example.com', Frequency::Daily );
		$gone = self::arrives( array(), 'Another' );
		$this->work();
		wp_delete_post( $gone, true );
		\HearthHammer\Hpapi\Plugin::indexer()->flush();
		self::assertSame( 0, $this->work( 2 * DAY_IN_SECONDS ) );
		self::assertSame( 0, self::number( SavedSearchTables::FOUND, 'told_at = 0' ) );
	}

	#[TestDox( '[SEC-06] A mail that waits is not sent to who stopped or paused the search meanwhile' )]
	public function test_stopped_meanwhile(): void {
		$of       = self::services();
		$searches = array(
			'stay@example.com'  => self::active( array( 'min_beds' => '1' ), 'stay@example.com' ),
			'stop@example.com'  => self::active( array( 'min_beds' => '1' ), 'stop@example.com' ),
			'pause@example.com' => self::active( array( 'min_beds' => '1' ), 'pause@example.com' ),
		);
		self::arrives();
		$now = time() + 60;
		while ( $of->matcher->step( $now ) ) {
			continue;
		}
		$mails = $of->digests->step( $now, 50 ) ?? array();
		self::assertCount( 3, $mails );
		$of->searches->end( $searches['stop@example.com']->id, $now );
		$of->searches->pause( $searches['pause@example.com']->id );
		foreach ( $mails as $mail ) {
			self::assertTrue( \HearthHammer\Core\Core::services()->outbox->deliver_one( $mail ) );
		}
		self::assertSame( array( 'stay@example.com' ), array_column( $this->mails, 'to' ) );
	}
}
