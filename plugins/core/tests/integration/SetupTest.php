<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Core;
use HearthHammer\Core\Setup\SetupActions;
use HearthHammer\Core\Setup\SetupCheck;
use HearthHammer\Core\Setup\SetupList;
use HearthHammer\Core\Setup\SetupState;
use HearthHammer\Core\Setup\TestMail;
use HearthHammer\Tests\IntegrationTestCase;
use HearthHammer\Tests\Redirected;
use HearthHammer\Tests\WpDied;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * "Getting started": what is set up, and what is missing.
 */
final class SetupTest extends IntegrationTestCase {

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
	}

	#[TestDox( '[STAFF-08] Each check says how it stands as stored, and leads to where it is set up' )]
	public function test_company(): void {
		delete_option( Company::OFFICES );
		update_option( Company::OPTION, array() );
		foreach ( array( 'company', 'offices', 'hours', 'redress', 'client-money' ) as $id ) {
			self::assertSame( SetupState::Missing, self::check( $id )->state, $id );
			self::assertStringContainsString( 'page=hh-company', self::check( $id )->url );
		}
		self::assertSame( SetupState::Warning, self::check( 'logo' )->state );
		$office = array( 'name' => 'Rye', 'street' => '', 'town' => 'Rye', 'postcode' => 'TN31 7AD', 'phone' => '01632 960 125', 'email' => 'rye@example.com', 'hours' => array(), 'words' => '' );
		update_option( Company::OFFICES, array( $office ) );
		self::assertStringContainsString( 'Rye', self::check( 'offices' )->sentence );
		self::assertSame( SetupState::Missing, self::check( 'hours' )->state );
		update_option( Company::OFFICES, array( array( 'street' => '7 Cinque Ports Street', 'words' => 'By appointment' ) + $office ) );
		update_option( Company::OPTION, array( 'name' => 'Wren & Yew', 'redress' => 'The Property Ombudsman', 'client_money' => 'Propertymark' ) );
		foreach ( array( 'company', 'offices', 'hours', 'redress', 'client-money' ) as $id ) {
			self::assertSame( SetupState::Done, self::check( $id )->state, $id );
		}
	}

	#[TestDox( '[STAFF-08] Every plugin brings its own checks; addresses, tasks, places, provider, platform and pages are among them' )]
	public function test_plugins(): void {
		$ids = array_map( static fn ( SetupCheck $check ): string => $check->id, array_merge( ...array_values( SetupList::all() ) ) );
		self::assertSame( $ids, array_unique( $ids ) );
		self::assertSame( array(), array_diff( array( 'mail', 'cron', 'permalinks', 'https', 'gazetteer', 'privacy', 'home', 'news', 'menus', 'properties', 'feed', 'newsletter', 'sales', 'platform', 'provider', 'spreadsheet', 'valuation-page' ), $ids ) );
		update_option( 'permalink_structure', '' );
		self::assertSame( SetupState::Missing, self::check( 'permalinks' )->state );
		update_option( 'caphpi_settings', array( 'provider' => 'cap' ) );
		self::assertSame( SetupState::Missing, self::check( 'provider' )->state );
		update_option( 'caphpi_settings', array( 'sheet_id' => 'abc' ) );
		self::assertSame( SetupState::Missing, self::check( 'spreadsheet' )->state );
		update_option( 'hh_auctions_platform', array( 'adapter' => 'bidjs' ) );
		self::assertSame( SetupState::Missing, self::check( 'platform' )->state );
		update_option( 'hpapi_feed_folder', '/no/such/folder' );
		self::assertSame( SetupState::Missing, self::check( 'feed' )->state );
		wp_clear_scheduled_hook( 'hh_outbox_deliver' );
		wp_schedule_event( time() - 2 * HOUR_IN_SECONDS, 'hourly', 'hh_outbox_deliver' );
		self::assertStringContainsString( '2 hours', self::check( 'cron' )->sentence );
	}

	#[TestDox( '[STAFF-08] The page is printed once, each check with its state and link, whatever the words hold' )]
	public function test_screen(): void {
		update_option( Company::OPTION, array( 'name' => '<b>Wren</b> & Yew' ) );
		do_action( 'admin_menu' );
		ob_start();
		do_action( (string) get_plugin_page_hookname( 'hh-setup', '' ) );
		$html = (string) ob_get_clean();
		self::assertSame( 1, substr_count( $html, '<h1>' ) );
		self::assertStringContainsString( '&lt;b&gt;Wren&lt;/b&gt; &amp; Yew', $html );
		self::assertSame( count( array_merge( ...array_values( SetupList::all() ) ) ), substr_count( $html, 'class="hh-setup__item"' ) );
	}

	#[TestDox( '[STAFF-08] A test mail goes through the outbox, and the page tells how it went' )]
	public function test_mail(): void {
		$core = Core::services();
		self::assertSame( SetupState::Missing, self::mail()[0] );
		$works = false;
		$to    = array();
		add_filter(
			'pre_wp_mail',
			static function ( ?bool $sent, array $mail ) use ( &$works, &$to ): bool {
				unset( $sent );
				$to[] = $mail['to'];
				$works || do_action( 'wp_mail_failed', new \WP_Error( 'wp_mail_failed', 'Could not authenticate.' ) );
				return $works;
			},
			1,
			2
		);
		self::assertStringContainsString( 'done=mail', $this->act( SetupActions::MAIL ) );
		self::assertSame( SetupState::Warning, self::mail()[0] );
		$core->outbox->deliver_one( (int) get_option( TestMail::OPTION ) );
		self::assertSame( array( SetupState::Missing, 'The test email failed: Could not authenticate.' ), self::mail() );
		$works = true;
		$this->act( SetupActions::MAIL );
		$core->outbox->deliver_one( (int) get_option( TestMail::OPTION ) );
		self::assertSame( SetupState::Done, self::mail()[0] );
		self::assertSame( array( wp_get_current_user()->user_email ), array_unique( $to ) );
	}

	#[TestDox( '[STAFF-08] A click drafts the privacy page from the block, once; it counts when it is published' )]
	public function test_privacy_page(): void {
		delete_option( 'wp_page_for_privacy_policy' );
		self::assertSame( array( SetupState::Missing, SetupActions::PRIVACY ), array( self::check( 'privacy' )->state, self::check( 'privacy' )->action ) );
		$this->act( SetupActions::PRIVACY );
		$page = (int) get_option( 'wp_page_for_privacy_policy' );
		self::assertSame( array( 'draft', true ), array( get_post_status( $page ), has_block( 'hearth-hammer/privacy-notice', $page ) ) );
		self::assertSame( array( SetupState::Missing, '' ), array( self::check( 'privacy' )->state, self::check( 'privacy' )->action ) );
		$this->act( SetupActions::PRIVACY );
		self::assertSame( $page, (int) get_option( 'wp_page_for_privacy_policy' ) );
		wp_publish_post( $page );
		self::assertSame( SetupState::Done, self::check( 'privacy' )->state );
	}

	#[TestDox( '[STAFF-08] The notice leads there until it is dismissed; without the capability nothing is shown or done' )]
	public function test_notice(): void {
		update_option( Company::OPTION, array() );
		self::assertStringContainsString( 'page=hh-setup', self::notices() );
		$this->act( SetupActions::DISMISS );
		self::assertStringNotContainsString( 'page=hh-setup', self::notices() );
		$author = wp_insert_user( array( 'user_login' => 'author', 'user_pass' => 'x', 'role' => 'author' ) );
		self::assertIsInt( $author );
		wp_set_current_user( $author );
		self::assertStringNotContainsString( 'page=hh-setup', self::notices() );
		$ids = array_map( static fn ( SetupCheck $check ): string => $check->id, array_merge( ...array_values( SetupList::all() ) ) );
		self::assertSame( array( 'news' ), $ids );
		delete_option( 'wp_page_for_privacy_policy' );
		self::assertSame( array( 'died', 'died' ), array( $this->act( SetupActions::MAIL ), $this->act( SetupActions::PRIVACY ) ) );
		self::assertFalse( get_option( 'wp_page_for_privacy_policy' ) );
	}

	#[TestDox( 'Mails are from the company, unless somebody has named another sender; no mail asks for the site’s title' )]
	public function test_sender(): void {
		update_option( Company::OPTION, array( 'name' => 'Wren & Yew' ) );
		self::assertSame( array( 'Wren & Yew', 'Their plugin' ), array( apply_filters( 'wp_mail_from_name', 'WordPress' ), apply_filters( 'wp_mail_from_name', 'Their plugin' ) ) );
		$read = 0;
		foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( dirname( __DIR__, 3 ), \FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			if ( 'php' === $file->getExtension() && 1 === preg_match( '#/(src|templates)/.*(mail|messages?|letter)#i', (string) $file ) ) {
				self::assertStringNotContainsString( 'blogname', (string) file_get_contents( (string) $file ), (string) $file );
				++$read;
			}
		}
		self::assertGreaterThan( 40, $read );
	}

	/** @return array{SetupState, string} As on a site that sends its mail. */
	private static function mail(): array {
		$core = Core::services();
		return ( new TestMail( $core->outbox, $core->outbox_rows, $core->mailer ) )->outcome();
	}

	private static function check( string $id ): SetupCheck {
		foreach ( array_merge( ...array_values( SetupList::all() ) ) as $check ) {
			if ( $id === $check->id ) {
				return $check;
			}
		}
		self::fail( "There is no check {$id}." );
	}

	private static function notices(): string {
		set_current_screen( 'dashboard' );
		ob_start();
		do_action( 'admin_notices' );
		return (string) ob_get_clean();
	}

	/** @return string Where it leads, or "died". */
	private function act( string $name ): string {
		$_POST    = array( 'do' => $name, '_wpnonce' => wp_create_nonce( SetupActions::ACTION ) );
		$_REQUEST = $_POST;
		$redirect = static fn ( string $to ) => throw new Redirected( $to, 302 );
		add_filter( 'wp_redirect', $redirect );
		try {
			do_action( 'admin_post_' . SetupActions::ACTION );
		} catch ( Redirected $redirected ) {
			return $redirected->location;
		} catch ( WpDied ) {
			return 'died';
		} finally {
			remove_filter( 'wp_redirect', $redirect );
			$_POST    = array();
			$_REQUEST = array();
		}
		return 'nothing';
	}
}
