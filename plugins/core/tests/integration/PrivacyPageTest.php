<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Company\CompanyJsonLd;
use HearthHammer\Core\Core;
use HearthHammer\Core\Privacy\PrivacyNotice;
use HearthHammer\Core\Privacy\PrivacyNotices;
use HearthHammer\Core\Privacy\PrivacyPage;
use HearthHammer\Core\Mail\StaffEmail;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * What visitors are told of their data, and where.
 */
final class PrivacyPageTest extends IntegrationTestCase {

	#[TestDox( '[LOG-05] The privacy notice names every source that the eraser knows, follows the settings, and says who else gets it' )]
	public function test_notice(): void {
		$titles = array_map( static fn ( PrivacyNotice $notice ): string => $notice->title, PrivacyNotices::all() );
		$erasers = array_filter( apply_filters( 'wp_privacy_personal_data_erasers', array() ), static fn ( string $id ): bool => 1 === preg_match( '/^(hh|hpapi|caphpi)-/', $id ), ARRAY_FILTER_USE_KEY );
		self::assertGreaterThan( 8, count( $erasers ) );
		// A caught mail is a copy of what the outbox would have sent.
		unset( $erasers['hh-caught-mail'] );
		foreach ( $erasers as $eraser ) {
			self::assertContains( $eraser['eraser_friendly_name'], $titles );
		}
		update_option( 'hpapi_enquiry_settings', array( 'keep_days' => 123 ) );
		update_option( 'caphpi_settings', array( 'provider' => 'cap', 'sheet_id' => 'abc' ) );
		update_option( 'hpapi_tile_url', 'https://tiles.example.org/{z}/{x}/{y}.png' );
		$html = self::block( 'privacy-notice' );
		foreach ( array( '123 days', 'CAP, which receives the number plate', 'Google, which hosts the spreadsheet', 'tiles.example.org, which sees' ) as $words ) {
			self::assertStringContainsString( $words, $html );
		}
		update_option( 'hpapi_tile_url', 'none' );
		update_option( 'caphpi_settings', array( 'provider' => 'sandbox' ) );
		self::assertStringNotContainsString( 'tiles.example.org', self::block( 'privacy-notice' ) );
		self::assertStringNotContainsString( 'Google, in whose', self::block( 'privacy-notice' ) );
	}

	#[TestDox( '[LOG-05] Banner, head and every form for visitors\' data link the privacy page once it is published' )]
	public function test_links(): void {
		$page = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'draft', 'post_title' => 'Privacy', 'post_name' => 'our-privacy' ) );
		update_option( 'wp_page_for_privacy_policy', $page );
		self::assertSame( '', PrivacyPage::note() );
		wp_publish_post( $page );
		self::assertStringContainsString( 'our-privacy', PrivacyPage::note() );
		[ , , $html ] = $this->render( '/' );
		self::assertMatchesRegularExpression( '#<link rel="privacy-policy" href="[^"]*our-privacy[^"]*">#', $html );
		self::assertMatchesRegularExpression( '#hh-consent__text.*our-privacy.*hh-consent__choices#s', $html );
		self::assertStringContainsString( 'hh-privacy-note', self::block( 'newsletter' ) );

		// Whoever asks for an email address says what becomes of it. Forms in the admin are staff's.
		$root  = dirname( __DIR__, 3 );
		$forms = 0;
		foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( $root, \FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			$code = str_contains( (string) $file, '/templates/' ) && 'php' === $file->getExtension() ? (string) file_get_contents( (string) $file ) : '';
			if ( str_contains( $code, '<form' ) && 1 === preg_match( '/type="email"|\'email\', \'email\'|->print_person\(/', $code ) ) {
				self::assertStringContainsString( 'PrivacyPage::note()', $code, (string) $file );
				++$forms;
			}
		}
		self::assertGreaterThanOrEqual( 6, $forms );
	}

	#[TestDox( 'A logo stands in mails and structured data, with the company\'s name; without one the name does' )]
	public function test_logo(): void {
		update_option( Company::OPTION, array( 'name' => 'Wren & Yew' ) );
		update_option( Company::OFFICES, array( array( 'name' => 'Rye', 'town' => 'Rye', 'phone' => '01632 960 125' ) ) );
		remove_theme_mod( 'custom_logo' );
		self::assertStringNotContainsString( '<img', ( new StaffEmail( 'Hello' ) )->html() );
		self::assertStringContainsString( 'Wren &amp; Yew</a>', ( new StaffEmail( 'Hello' ) )->html() );
		$id = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'Logo' ), 'logo.png' );
		wp_update_attachment_metadata( $id, array( 'width' => 400, 'height' => 100, 'file' => 'logo.png', 'sizes' => array() ) );
		set_theme_mod( 'custom_logo', $id );
		self::assertMatchesRegularExpression( '#<img src="[^"]*logo\.png" alt="Wren &amp; Yew" width="192"#', ( new StaffEmail( 'Hello' ) )->html() );
		self::assertStringEndsWith( 'logo.png', ( new CompanyJsonLd( Core::services()->company ) )->data()['logo'] );
		[ , , $html ] = $this->render( '/' );
		self::assertMatchesRegularExpression( '#<a class="hh-wordmark"[^>]*>\s*<img[^>]*alt="Wren &amp; Yew"#', $html );
	}
}
