<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Parts\Announcement;
use HearthHammer\Core\Parts\AnnouncementSettings;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/** The banner at the top of every page. */
final class AnnouncementsTest extends IntegrationTestCase {

	#[TestDox( '[SITE-03] Announcements stand at the top of every page, the same for everybody, and without any there is nothing of them' )]
	public function test_banner(): void {
		self::assertStringNotContainsString( 'hh-announcement', $this->render( '/' )[2] );
		update_option( AnnouncementSettings::OPTION, array( 'text_1' => 'Closed <b>at</b> Christmas & New Year', 'url_1' => 'https://example.com/hours', 'text_3' => 'New office' ) );
		$html = $this->render( '/' )[2];
		self::assertSame( 2, substr_count( $html, '<div class="hh-announcement"' ) );
		self::assertStringContainsString( 'Closed &lt;b&gt;at&lt;/b&gt; Christmas &amp; New Year <a href="https://example.com/hours">Read more</a>', $html );
		self::assertLessThan( strpos( $html, '<header class="hh-site-header">' ), strpos( $html, 'data-hh-announcements' ) );
		self::assertLessThan( strpos( $html, 'data-hh-announcements' ), strpos( $html, 'class="hh-skip"' ) );
		$_COOKIE['hh_dismissed'] = wp_slash( wp_json_encode( array( ( new Announcement( 'New office' ) )->id() ) ) );
		self::assertSame( 2, substr_count( $this->render( '/' )[2], '<div class="hh-announcement"' ), 'A cached page is the same for everybody; the browser hides what it has put away.' );
	}

	#[TestDox( '[SITE-03] An editor places one in a page: escaped, with a link that a page may have, and not to be dismissed' )]
	public function test_placed(): void {
		self::assertSame( '', self::block( 'announcement', array( 'text' => ' ', 'url' => '/hours/' ) ) );
		$html = self::block( 'announcement', array( 'text' => 'Closed <b>', 'url' => 'https://example.com/hours', 'label' => 'Our hours' ) );
		self::assertStringContainsString( '>Closed &lt;b&gt; <a href="https://example.com/hours">Our hours</a></p>', $html );
		self::assertStringNotContainsString( '<button', $html );
		self::assertStringNotContainsString( '<a', self::block( 'announcement', array( 'text' => 'Closed', 'url' => 'javascript:alert(1)' ) ) );
	}

	#[TestDox( '[SITE-03] An announcement ends with its last day in London, and new words are a new announcement' )]
	public function test_until(): void {
		$one = new Announcement( 'Closed', '', '', '2026-07-04' );
		self::assertFalse( $one->is_over( (int) strtotime( '2026-07-04T22:59:59Z' ) ) );
		self::assertTrue( $one->is_over( (int) strtotime( '2026-07-04T23:00:00Z' ) ), 'Midnight of summer time.' );
		self::assertFalse( ( new Announcement( 'Closed' ) )->is_over( PHP_INT_MAX ) );
		self::assertFalse( ( new Announcement( 'Closed', '', '', '2026-02-30' ) )->is_over( PHP_INT_MAX ), 'No day of the calendar.' );
		self::assertNotSame( $one->id(), ( new Announcement( 'Open' ) )->id() );
		self::assertSame( $one->id(), ( new Announcement( 'Closed', '', 'Hours', '2027-01-01' ) )->id() );
		update_option( AnnouncementSettings::OPTION, array( 'text_1' => 'Over', 'until_1' => '2020-01-01', 'text_2' => 'Soon over', 'until_2' => '2999-01-01' ) );
		$html = $this->render( '/' )[2];
		self::assertStringNotContainsString( '>Over<', $html );
		self::assertMatchesRegularExpression( '/data-hh-announcement="[0-9a-f]{10}" data-until="\d+"/', $html );
	}

	#[TestDox( '[SITE-03] Who may write others’ pages writes announcements; a day that is none is refused with a sentence' )]
	public function test_settings(): void {
		wp_set_current_user( self::user( 'editor' ) );
		self::assertTrue( current_user_can( (string) apply_filters( 'option_page_capability_' . AnnouncementSettings::PAGE, 'manage_options' ) ) );
		wp_set_current_user( self::user( 'author' ) );
		self::assertFalse( current_user_can( (string) apply_filters( 'option_page_capability_' . AnnouncementSettings::PAGE, 'manage_options' ) ) );
		update_option( AnnouncementSettings::OPTION, array( 'until_1' => '2027-01-04' ) );
		remove_all_actions( 'admin_init' );
		AnnouncementSettings::page()->register();
		do_action( 'admin_init' );
		$clean = sanitize_option( AnnouncementSettings::OPTION, array( 'text_1' => "Two\nlines <script>", 'url_1' => 'javascript:alert(1)', 'until_1' => '4/1/2027', 'unknown' => 'x' ) );
		self::assertSame( array( 'until_1' => '2027-01-04', 'text_1' => 'Two lines' ), $clean );
		self::assertContains( '“Last day” was not changed. Enter a valid date.', array_column( get_settings_errors( AnnouncementSettings::OPTION ), 'message' ) );
	}

	#[TestDox( '[SITE-03] The last day of an announcement is picked in a calendar' )]
	public function test_last_day(): void {
		update_option( AnnouncementSettings::OPTION, array( 'until_2' => '2027-01-04' ) );
		remove_all_actions( 'admin_init' );
		AnnouncementSettings::page()->register();
		do_action( 'admin_init' );
		ob_start();
		do_settings_sections( AnnouncementSettings::PAGE );
		$screen = (string) ob_get_clean();
		self::assertMatchesRegularExpression( '~<input type="date" value="2027-01-04" id="hh-announcement-until_2"~', $screen );
		self::assertSame( AnnouncementSettings::MOST, substr_count( $screen, 'type="date"' ) );
	}

	private static function user( string $role ): int {
		return (int) wp_insert_user( array( 'user_login' => "announcing-{$role}", 'user_pass' => 'x', 'role' => $role ) );
	}
}
