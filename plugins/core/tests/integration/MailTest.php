<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Core;
use HearthHammer\Core\Mail\CaughtMail;
use HearthHammer\Core\Mail\Message;
use HearthHammer\Core\Privacy\CaughtMailData;
use HearthHammer\Core\Privacy\PersonalData;
use HearthHammer\Tests\IntegrationTestCase;
use InvalidArgumentException;

final class MailTest extends IntegrationTestCase {

	public function test_a_caught_mail_keeps_both_bodies(): void {
		$sent = Core::services()->mailer->send(
			new Message( 'ann@example.com', 'Your valuation', '<p>£2,750</p>', '£2,750', array( 'Reply-To' => 'office@example.com' ) )
		);
		self::assertTrue( $sent );

		$caught = new CaughtMail();
		$latest = $caught->page( '', 1, 0 )[0] ?? null;
		self::assertNotNull( $latest );
		$mail = $caught->find( $latest['id'] );
		self::assertNotNull( $mail );
		self::assertSame( 'ann@example.com', $mail['recipient'] );
		self::assertSame( '<p>£2,750</p>', $mail['html'] );
		self::assertSame( '£2,750', $mail['plain'] );
		self::assertStringContainsString( 'Reply-To: office@example.com', $mail['headers'] );
	}

	public function test_wordpress_own_mail_is_caught_as_plain_text(): void {
		wp_mail( array( 'a@example.com', 'b@example.com' ), 'Hello', "Two\nlines" );

		$caught = new CaughtMail();
		$mail   = $caught->find( $caught->page( '', 1, 0 )[0]['id'] ?? 0 );
		self::assertSame( 'a@example.com, b@example.com', $mail['recipient'] ?? null );
		self::assertSame( "Two\nlines", $mail['plain'] ?? null );
		self::assertSame( '', $mail['html'] ?? null );
	}

	public function test_a_mail_that_could_not_be_kept_was_not_sent(): void {
		$sent = Core::services()->mailer->send( new Message( 'ann@example.com', "Broken \xC3\x28", '<p>x</p>', 'x' ) );
		self::assertFalse( $sent );
	}

	public function test_caught_mail_is_exported_and_erased_with_a_persons_data(): void {
		$caught = new CaughtMail();
		$caught->add( 'Ann@example.com', 'Hers', '', '<p>hers</p>', 'hers' );
		$caught->add( 'ann_@example.com', 'His', '', '', 'his' );
		( new PersonalData( new CaughtMailData( $caught ) ) )->register();

		$export = apply_filters( 'wp_privacy_personal_data_exporters', array() )['hh-caught-mail']['callback']( ' ann@Example.com ' );
		self::assertTrue( $export['done'] );
		self::assertSame( array( 'Hers' ), array_map( static fn ( array $item ): string => $item['data'][1]['value'], $export['data'] ) );

		$erase = apply_filters( 'wp_privacy_personal_data_erasers', array() )['hh-caught-mail']['callback'];
		self::assertTrue( $erase( 'ann@example.com' )['items_removed'] );
		self::assertFalse( $erase( 'ann@example.com' )['items_removed'] );
		self::assertSame( 'His', $caught->page( '', 1, 0 )[0]['subject'] ?? null );
	}

	public function test_caught_mail_is_kept_for_thirty_days(): void {
		global $wpdb;
		$caught = new CaughtMail();
		$old    = $caught->add( 'ann@example.com', 'Old', '', '', '' );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET caught_at = %d WHERE id = %d', $wpdb->prefix . 'hh_mail', time() - 31 * DAY_IN_SECONDS, $old ) );
		$new = $caught->add( 'ann@example.com', 'New', '', '', '' );
		self::assertNull( $caught->find( $old ) );
		self::assertNotNull( $caught->find( $new ) );
	}

	public function test_a_header_cannot_be_smuggled_in(): void {
		$this->expectException( InvalidArgumentException::class );
		new Message( 'ann@example.com', "Hello\r\nBcc: everyone@example.com", '', '' );
	}

	public function test_one_valid_address_only(): void {
		$this->expectException( InvalidArgumentException::class );
		new Message( 'ann@example.com, bob@example.com', 'Hello', '', '' );
	}
}
