<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Leads;

use HearthHammer\Core\Core;
use HearthHammer\Core\Lists\ListScreen;
use HearthHammer\Hpapi\Leads\Admin\LeadSettingsScreen;
use HearthHammer\Hpapi\Leads\Admin\SubscribersScreen;
use HearthHammer\Hpapi\Leads\LeadCapability;
use HearthHammer\Hpapi\Leads\LeadSettings;
use HearthHammer\Hpapi\Leads\LeadsModule;
use HearthHammer\Hpapi\Leads\Newsletter\Subscribers;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Tests\Redirected;
use HearthHammer\Tests\WpDied;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * What staff see and set, and what a subscriber may ask to see and have erased.
 */
final class StaffTest extends LeadsTestCase {

	public function test_the_capability_guards_list_and_export(): void {
		self::assertTrue( get_role( 'administrator' )?->has_cap( LeadCapability::NAME ) );
		self::assertFalse( get_role( 'editor' )?->has_cap( LeadCapability::NAME ) );
		$screen = self::list();
		$this->expectException( WpDied::class );
		( new \ReflectionMethod( $screen, 'show' ) )->invoke( $screen );
	}

	public function test_an_export_needs_a_nonce_and_the_capability(): void {
		wp_set_current_user( 1 );
		wp_parse_str( (string) wp_parse_url( html_entity_decode( self::list()->csv_url( '' ) ), PHP_URL_QUERY ), $_GET );
		$_REQUEST = $_GET;
		foreach ( array( 'forged', 'nobody' ) as $who ) {
			if ( 'nobody' === $who ) {
				wp_set_current_user( 0 );
				$_REQUEST['_wpnonce'] = wp_create_nonce( SubscribersScreen::CSV );
			} else {
				$_REQUEST['_wpnonce'] = 'wrong';
			}
			try {
				do_action( 'admin_post_' . SubscribersScreen::CSV );
				self::fail( 'The list went out.' );
			} catch ( WpDied $died ) {
				self::assertSame( 403, $died->status );
			}
		}
	}

	public function test_the_list_is_searched_and_escaped(): void {
		$this->sign_up( "o'neil@example.com", null, array( 'source' => 'home' ) );
		$this->sign_up( 'al@example.org' );
		wp_set_current_user( 1 );
		set_current_screen( 'toplevel_page_' . SubscribersScreen::SLUG );
		$_GET['s'] = "o'n";
		$screen    = self::list();
		ob_start();
		( new \ReflectionMethod( $screen, 'show' ) )->invoke( $screen );
		$html = (string) ob_get_clean();
		self::assertStringContainsString( 'o&#039;neil@example.com', $html );
		self::assertStringContainsString( 'Not confirmed yet', $html );
		self::assertStringNotContainsString( 'al@example.org', $html );
		self::assertSame( array( 2, 1, 0 ), array( ( new Subscribers() )->count( '' ), ( new Subscribers() )->count( 'example.org' ), ( new Subscribers() )->count( '%' ) ) );
	}

	#[TestDox( 'The export holds who is subscribed, with a link to leave, and nothing that a spreadsheet would run' )]
	public function test_export(): void {
		foreach ( array( '=cmd@example.com', '+44@example.com', 'jo@example.com' ) as $email ) {
			$this->sign_up( $email );
			$this->deliver();
			PageMaker::page()->answer( 'confirm', array(), $this->key( 'confirm' ) );
		}
		$this->sign_up( 'pending@example.com' );
		$file = fopen( 'php://memory', 'w+' );
		self::assertIsResource( $file );
		self::list()->write( $file, '' );
		rewind( $file );
		$rows = array();
		while ( is_array( $row = fgetcsv( $file, null, ',', '"', '' ) ) ) {
			$rows[] = $row;
		}
		self::assertSame( array( 'email', "'=cmd@example.com", "'+44@example.com", 'jo@example.com' ), array_column( $rows, 0 ) );
		wp_parse_str( (string) wp_parse_url( $rows[3][3], PHP_URL_QUERY ), $query );
		self::assertSame( 303, PageMaker::page()->answer( 'unsubscribe', array(), $query['key'] )->status );
		self::assertSame( 'unsubscribed', $this->rows()[2]['state'] );
	}

	#[TestDox( 'Staff unsubscribe people who ask by phone: their link and their confirmation change nothing more, and the lead provider is told of those who were on the list' )]
	public function test_unsubscribe(): void {
		foreach ( array( 'jo@example.com', 'al@example.org' ) as $email ) {
			$this->sign_up( $email );
			$this->deliver();
		}
		PageMaker::page()->answer( 'confirm', array(), $this->key( 'confirm' ) );
		$told = 0;
		add_action(
			'hearth_hammer_outbox_added',
			static function () use ( &$told ): void {
				++$told;
			}
		);
		wp_set_current_user( 1 );
		$_GET = array( 'action' => 'unsubscribe', 'subscriber' => array_column( $this->rows(), 'id' ) );
		self::assertSame( 'refused', self::press( 'wrong' ) );
		self::assertSame( array( 'pending', 'subscribed' ), array_column( $this->rows(), 'state' ) );
		self::assertStringContainsString( 'unsubscribe=2', self::press( wp_create_nonce( 'bulk-subscribers' ) ) );
		self::assertSame( array( 'unsubscribed', 'unsubscribed' ), array_column( $this->rows(), 'state' ) );
		self::assertSame( 1, $told, 'The provider, of the one who had confirmed.' );
		self::assertStringContainsString( 'unsubscribe=0', self::press( wp_create_nonce( 'bulk-subscribers' ) ) );
	}

	#[TestDox( 'WordPress’s exporter and eraser know subscribers, and retention forgets who never confirmed and who left' )]
	public function test_privacy(): void {
		global $wpdb;
		$this->sign_up( 'Jo@example.com', null, array( 'source' => 'home' ) );
		$exporters = apply_filters( 'wp_privacy_personal_data_exporters', array() );
		$export    = $exporters['hpapi-newsletter']['callback']( 'jo@EXAMPLE.com', 1 );
		self::assertTrue( $export['done'] );
		self::assertSame( array( 'Jo@example.com', 'pending', 'home' ), array_slice( array_column( $export['data'][0]['data'], 'value' ), 0, 3 ) );
		self::assertSame( array(), $exporters['hpapi-newsletter']['callback']( 'al@example.com', 1 )['data'] );

		$erasers = apply_filters( 'wp_privacy_personal_data_erasers', array() );
		$erased  = $erasers['hpapi-newsletter']['callback']( ' jo@example.com', 1 );
		self::assertSame( array( true, false, true ), array( $erased['items_removed'], $erased['items_retained'], $erased['done'] ) );
		self::assertSame( array(), $this->rows() );

		foreach ( array( 'old-pending', 'pending', 'old-left', 'left', 'old-subscribed' ) as $name ) {
			$this->sign_up( $name . '@example.com' );
		}
		$table = $wpdb->prefix . 'hpapi_subscriber';
		$days  = static fn ( int $days ): int => time() - $days * DAY_IN_SECONDS;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET requested_at = %d WHERE email LIKE %s', $table, $days( 500 ), 'old-%' ) );
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET state = 'unsubscribed', unsubscribed_at = %d WHERE email LIKE %s", $table, $days( 100 ), '%left@%' ) );
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET unsubscribed_at = %d WHERE email = 'old-left@example.com'", $table, $days( 366 ) ) );
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET state = 'subscribed' WHERE email LIKE %s", $table, '%subscribed@%' ) );
		do_action( 'hpapi_forget_subscribers' );
		self::assertSame( array( 'pending@example.com', 'left@example.com', 'old-subscribed@example.com' ), array_column( $this->rows(), 'email' ) );
	}

	public function test_settings_take_only_what_is_possible(): void {
		$clean = static fn ( string $name, string $typed ): mixed => LeadSettingsScreen::form()->clean( array( $name => $typed ) )[ $name ] ?? null;
		self::assertSame( 'hubspot', $clean( 'provider', 'hubspot' ) );
		self::assertNull( $clean( 'provider', 'mailchimp' ) );
		self::assertSame( 'GTM-AB12CD', $clean( 'tag_manager', 'gtm-ab12cd' ) );
		self::assertNull( $clean( 'tag_manager', '"><script>' ) );
		self::assertNull( $clean( 'subscription_id', '7a' ) );
		self::assertNull( $clean( 'keep_days', '3' ) );
		self::assertNull( $clean( 'nonsense', '3' ) );
		self::assertStringContainsString( 'Enter a whole number from 30 to 3,650.', implode( ' ', array_column( get_settings_errors(), 'message' ) ) );
	}

	public function test_the_credential_goes_in_and_stays_until_it_is_removed(): void {
		require_once ABSPATH . 'wp-admin/includes/template.php';
		LeadSettingsScreen::form()->register_settings();
		update_option( LeadSettings::SECRET, array( 'token' => array( 'new' => 'pat-1' ) ) );
		update_option( LeadSettings::SECRET, array( 'token' => array( 'new' => '' ) ) );
		self::assertSame( 'pat-1', ( new LeadSettings() )->credential() );
		update_option( LeadSettings::SECRET, array( 'token' => array( 'new' => "pat\r\nX-Evil: 1" ) ) );
		self::assertSame( 'pat-1', ( new LeadSettings() )->credential() );
		update_option( LeadSettings::SECRET, array( 'token' => array( 'new' => '', 'clear' => '1' ) ) );
		self::assertSame( '', ( new LeadSettings() )->credential() );
	}

	public function test_the_tag_manager_is_named_and_not_loaded(): void {
		self::assertStringNotContainsString( 'hh-tag-manager', $this->render( '/' )[2] );
		update_option( LeadSettings::OPTION, array( 'tag_manager' => 'GTM-AB12CD' ) );
		$html = $this->render( '/' )[2];
		self::assertStringContainsString( '<meta name="hh-tag-manager" content="GTM-AB12CD">', $html );
		self::assertStringNotContainsString( 'googletagmanager', $html );
	}

	#[TestDox( 'The form in a page is a plain POST form that works from a cache: it holds no token' )]
	public function test_form(): void {
		// Its link is the site's own matter.
		delete_option( 'wp_page_for_privacy_policy' );
		$html = self::block( 'newsletter', array( 'source' => 'Home"><script>' ) );
		self::assertSame( 1, preg_match( '#^<div [^>]*data-props="([^"]*)">(.*)</div>$#s', $html, $parts ) );
		$props = json_decode( html_entity_decode( $parts[1], ENT_QUOTES | ENT_HTML5 ) );
		self::assert_matches_schema( $props, self::schema( 'newsletter-props' ) );
		self::assertSame( 'homescript', $props->source );
		self::assertStringContainsString( 'method="post" action="' . home_url( '/newsletter/' ) . '"', $parts[2] );
		self::assertStringNotContainsString( 'token', $parts[2] );
		self::dump_fixture( 'hpapi/newsletter-form', array( 'props' => $props, 'html' => $parts[2] ) );
	}

	/** @return string Where the bulk action leads; `refused` for nowhere. */
	private static function press( string $nonce ): string {
		$_REQUEST = $_GET + array( '_wpnonce' => $nonce );
		$leave    = static fn ( string $to ) => throw new Redirected( $to, 302 );
		add_filter( 'wp_redirect', $leave );
		try {
			( new \ReflectionMethod( ListScreen::class, 'act_on_many' ) )->invoke( self::list() );
			return '';
		} catch ( WpDied ) {
			return 'refused';
		} catch ( Redirected $redirected ) {
			return $redirected->location;
		} finally {
			remove_filter( 'wp_redirect', $leave );
		}
	}

	private static function list(): SubscribersScreen {
		$of = LeadsModule::make( Core::services() );
		return new SubscribersScreen( $of->subscribers, $of->links, $of->changing );
	}
}
