<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Leads;

use HearthHammer\Core\Settings\ConnectionResult;
use HearthHammer\Hpapi\Leads\Admin\HubSpotConnection;
use HearthHammer\Hpapi\Leads\Admin\LeadSettingsScreen;
use HearthHammer\Hpapi\Leads\ContactState;
use HearthHammer\Hpapi\Leads\HubSpot\HubSpotApi;
use HearthHammer\Hpapi\Leads\HubSpot\HubSpotProvider;
use HearthHammer\Hpapi\Leads\LeadFailed;
use HearthHammer\Hpapi\Leads\LeadProviders;
use HearthHammer\Hpapi\Leads\LeadSettings;
use HearthHammer\Tests\Fakes\HubSpotServer;
use PHPUnit\Framework\Attributes\TestDox;
use const HearthHammer\Tests\Fakes\HUBSPOT_TOKEN;

require_once dirname( __DIR__, 5 ) . '/tests/fakes/HubSpotServer.php';

/**
 * The adapter against a HubSpot of our own on the loopback.
 */
final class HubSpotTest extends LeadsTestCase {

	private HubSpotServer $hubspot;

	protected function setUp(): void {
		parent::setUp();
		$this->hubspot = new HubSpotServer();
		update_option( LeadSettings::OPTION, array( 'provider' => 'hubspot', 'subscription_id' => '77' ) );
		update_option( LeadSettings::SECRET, array( 'token' => LeadSettings::secrets()->sealer->seal( 'token', HUBSPOT_TOKEN ) ) );
		$_COOKIE['hh_consent'] = '["statistics","marketing"]';
	}

	protected function tearDown(): void {
		$this->hubspot->stop();
		parent::tearDown();
	}

	#[TestDox( '[SITE-10] The profile is fetched by the tracking cookie, and comes down to subscribed, unengaged or unsubscribed; unengaged, too, once HubSpot has ended that call' )]
	public function test_states(): void {
		foreach ( array( 'a' => 'subscribed', 'b' => 'unengaged', 'c' => 'unsubscribed', 'd' => 'unsubscribed', 'e' => 'unsubscribed', 'f' => 'unsubscribed', '6' => 'unengaged', '7' => 'unengaged' ) as $letter => $state ) {
			$letter                = (string) $letter;
			$_COOKIE['hubspotutk'] = str_repeat( $letter, 32 );
			self::assertSame( $state, $this->state(), $letter );
			self::assertStringContainsString( '/contacts/v1/contact/utk/' . str_repeat( $letter, 32 ) . '/profile in', $this->hubspot->requests()[0] );
		}
	}

	public function test_the_answer_is_the_state_and_nothing_else(): void {
		$_COOKIE['hubspotutk'] = str_repeat( 'a', 32 );
		$response              = $this->rest( 'GET', '/hpapi/v1/lead/profile' );
		self::assertSame( array( 'state' => 'subscribed' ), $response->get_data() );
		self::assertSame( 'private, no-store', $response->get_headers()['Cache-Control'] );
		self::assert_matches_schema( (object) $response->get_data(), self::schema( 'lead-profile-answer' ) );
		self::dump_fixture( 'hpapi/lead-profile', $response->get_data() );
	}

	public function test_a_visit_of_many_pages_asks_once(): void {
		$_COOKIE['hubspotutk'] = str_repeat( 'a', 32 );
		self::assertSame( array( 'subscribed', 'subscribed', 'subscribed' ), array( $this->state(), $this->state(), $this->state() ) );
		self::assertCount( 2, $this->hubspot->requests(), 'Profile and subscription, of the first page.' );
	}

	#[TestDox( 'Without consent for marketing the cookie is not read and nobody is asked' )]
	public function test_consent(): void {
		$_COOKIE['hubspotutk'] = str_repeat( 'a', 32 );
		foreach ( array( null, '[]', '["statistics"]', 'nonsense', array( 'marketing' ) ) as $consent ) {
			$_COOKIE['hh_consent'] = $consent;
			self::assertSame( 'unsubscribed', $this->state() );
		}
		self::assertSame( array(), $this->hubspot->requests() );
	}

	public function test_what_is_no_tracking_cookie_is_not_sent_on(): void {
		foreach ( array( '', 'a', str_repeat( 'A', 32 ), str_repeat( 'a', 33 ), str_repeat( 'a', 32 ) . "\n", '../../../../crm/objects/2026-09/', array( str_repeat( 'a', 32 ) ) ) as $cookie ) {
			$_COOKIE['hubspotutk'] = $cookie;
			self::assertSame( 'unsubscribed', $this->state() );
		}
		self::assertSame( array(), $this->hubspot->requests() );
	}

	#[TestDox( 'A provider that fails means a visitor who sees the form; it is then left alone for a while' )]
	public function test_failures(): void {
		global $wpdb;
		foreach ( array( '1', '2', '3', '5' ) as $letter ) {
			$_COOKIE['hubspotutk'] = str_repeat( $letter, 32 );
			self::assertSame( 'unsubscribed', $this->state(), $letter );
			self::assertCount( 1, $this->hubspot->requests(), $letter );
			// Another visitor, a moment later.
			$_COOKIE['hubspotutk'] = str_repeat( 'a', 32 );
			self::assertSame( 'unsubscribed', $this->state() );
			self::assertSame( array(), $this->hubspot->requests() );
			$wpdb->query( "DELETE FROM {$wpdb->prefix}hpapi_lead_profile" );
		}
	}

	public function test_each_failure_says_what_it_is(): void {
		$why = function ( string $letter, float $seconds = 15.0 ): LeadFailed {
			try {
				( new HubSpotProvider( new HubSpotApi( new LeadSettings(), $seconds ), '77' ) )->state( str_repeat( $letter, 32 ) );
			} catch ( LeadFailed $failure ) {
				self::assertStringNotContainsString( HUBSPOT_TOKEN, (string) $failure );
				return $failure;
			}
			self::fail( "The provider answered {$letter}." );
		};
		self::assertSame( array( 'HubSpot answered 429.', 45, false ), array( $why( '1' )->getMessage(), $why( '1' )->retry_after, $why( '1' )->permanent ) );
		self::assertSame( 'HubSpot answered 500.', $why( '2' )->getMessage() );
		self::assertSame( 'HubSpot’s response was not JSON, or was too long.', $why( '3' )->getMessage() );
		self::assertSame( 'HubSpot’s response was not JSON, or was too long.', $why( '5' )->getMessage() );
		self::assertSame( 'HubSpot could not be reached.', $why( '4', 0.7 )->getMessage() );
		update_option( LeadSettings::SECRET, array( 'token' => LeadSettings::secrets()->sealer->seal( 'token', 'wrong' ) ) );
		self::assertTrue( $why( 'a' )->permanent );
		$this->hubspot->stop();
		if ( ! str_contains( php_uname(), 'Emscripten' ) ) {
			self::assertSame( 'HubSpot could not be reached.', $why( 'a', 2.0 )->getMessage() );
		}
	}

	#[TestDox( 'Who confirms becomes a contact with a subscription, and who leaves loses it' )]
	public function test_subscriptions(): void {
		$this->sign_up( 'new@example.com' );
		$this->deliver();
		self::assertSame( array(), $this->hubspot->requests(), 'Nobody is told of an address before its owner has confirmed.' );
		$leave = $this->key( 'unsubscribe' );
		$this->change( 'confirm', $this->key( 'confirm' ) );
		$this->deliver();
		$asked = $this->hubspot->requests();
		self::assertCount( 3, $asked );
		self::assertSame( 'POST /crm/objects/2026-09/contacts in {"properties":{"email":"new@example.com"}}', $asked[0] );
		self::assertStringStartsWith( 'GET /communication-preferences/2026-09/statuses/new%40example.com in', $asked[1] );
		self::assertStringStartsWith( 'POST /communication-preferences/2026-09/statuses/new%40example.com in {"channel":"EMAIL","statusState":"SUBSCRIBED","subscriptionId":77,"legalBasis":"CONSENT_WITH_NOTICE"', $asked[2] );

		// HubSpot says that this one is subscribed: joining asks nothing more of it, leaving does.
		$provider = ( new LeadProviders( new LeadSettings() ) )->current();
		$provider->subscribe( 'reader.known@example.com' );
		self::assertCount( 2, $this->hubspot->requests() );
		$provider->unsubscribe( 'reader.known@example.com' );
		self::assertSame( 'POST /communication-preferences/2026-09/statuses/reader.known%40example.com in {"channel":"EMAIL","statusState":"UNSUBSCRIBED","subscriptionId":77}', $this->hubspot->requests()[1] );
		$this->change( 'unsubscribe', $leave );
		$this->deliver();
		self::assertStringStartsWith( 'GET /communication-preferences/2026-09/statuses/', $this->hubspot->requests()[0] );
	}

	#[TestDox( 'Who left at HubSpot and signs up again here is subscribed again' )]
	public function test_signed_up_again(): void {
		global $wpdb;
		$this->sign_up( 'gone@example.com' );
		$this->deliver();
		$this->change( 'confirm', $this->key( 'confirm' ) );
		$this->deliver();
		self::assertStringContainsString( '"statusState":"SUBSCRIBED"', implode( ' ', $this->hubspot->requests() ) );
		$row = $wpdb->get_row( "SELECT * FROM {$wpdb->prefix}hh_outbox WHERE kind = 'hpapi.lead-subscription'", ARRAY_A );
		self::assertSame( array( '0', true ), array( (string) $row['failed_at'], (int) $row['done_at'] > 0 ) );
	}

	#[\PHPUnit\Framework\Attributes\TestWith( array( 'blocked@example.com' ) )]
	#[\PHPUnit\Framework\Attributes\TestWith( array( 'half@example.com' ) )]
	public function test_a_refusal_is_given_up_and_holds_no_address( string $email ): void {
		global $wpdb;
		$this->sign_up( $email );
		$this->deliver();
		$this->change( 'confirm', $this->key( 'confirm' ) );
		$this->deliver();
		$row = $wpdb->get_row( "SELECT * FROM {$wpdb->prefix}hh_outbox WHERE kind = 'hpapi.lead-subscription'", ARRAY_A );
		self::assertGreaterThan( 0, (int) $row['failed_at'] );
		self::assertStringContainsString( 'did not accept the subscription', $row['last_error'] );
		self::assertStringNotContainsString( $email, implode( ' ', $row ) );
	}

	public function test_the_connection(): void {
		$test = new HubSpotConnection( new LeadProviders( new LeadSettings() ) );
		self::assertEquals( new ConnectionResult( true, 'HubSpot accepted the key.' ), $test->test() );
		update_option( LeadSettings::SECRET, array( 'token' => LeadSettings::secrets()->sealer->seal( 'token', 'wrong' ) ) );
		self::assertEquals( new ConnectionResult( false, 'HubSpot rejected the key. Check that it is complete and has the scopes listed under “HubSpot key”.' ), $test->test() );
		add_filter( 'hpapi_hubspot_base', static fn (): string => 'http://127.0.0.1:1', 20 );
		self::assertStringContainsString( 'did not respond', $test->test()->sentence );
		delete_option( LeadSettings::SECRET );
		self::assertStringContainsString( 'The sandbox is in use', $test->test()->sentence );
		self::assertSame( ContactState::Unengaged, ( new LeadProviders( new LeadSettings() ) )->current()->state( '' ) );
	}

	#[TestDox( 'The credential is in no page, REST answer, mail, option that is shown, stored error or log' )]
	public function test_credential(): void {
		$log = (string) tempnam( sys_get_temp_dir(), 'hh-log' );
		$was = (string) ini_set( 'error_log', $log );
		try {
			$seen = '';
			foreach ( array( 'a', '1', '2', '3', '5' ) as $letter ) {
				$_COOKIE['hubspotutk'] = str_repeat( $letter, 32 );
				$response              = $this->rest( 'GET', '/hpapi/v1/lead/profile' );
				$seen                 .= wp_json_encode( array( $response->get_data(), $response->get_headers() ) );
			}
			$this->sign_up( 'blocked@example.com' );
			$this->deliver();
			$this->change( 'confirm', $this->key( 'confirm' ) );
			$this->deliver();
			foreach ( array( '/', '/newsletter/', '/no-such-page/' ) as $path ) {
				$seen .= $this->render( $path )[2];
			}
			$this->rest( 'GET', '/wp/v2/settings' );
			wp_set_current_user( 1 );
			$seen .= wp_json_encode( $this->rest( 'GET', '/wp/v2/settings' )->get_data() );
			$seen .= $this->screen();
			$seen .= wp_json_encode( $this->mails );
			$seen .= wp_json_encode( $GLOBALS['wpdb']->get_results( "SELECT payload, last_error FROM {$GLOBALS['wpdb']->prefix}hh_outbox" ) );
			$seen .= file_get_contents( $log );
			self::assertStringContainsString( 'hpapi-leads-token', $seen, 'The settings were among what was seen.' );
			self::assertStringNotContainsString( HUBSPOT_TOKEN, $seen );
			// WordPress's page of all options shows what is no array.
			self::assertIsArray( get_option( LeadSettings::SECRET ) );
			self::assertArrayNotHasKey( LeadSettings::SECRET, wp_load_alloptions( true ) );
		} finally {
			ini_set( 'error_log', $was );
			unlink( $log );
		}
	}

	private function screen(): string {
		LeadSettingsScreen::form()->register_settings();
		do_action( 'admin_menu' );
		require_once ABSPATH . 'wp-admin/includes/template.php';
		ob_start();
		do_action( get_plugin_page_hookname( LeadSettingsScreen::PAGE, 'options-general.php' ) );
		return (string) ob_get_clean();
	}

	private function state(): string {
		return (string) $this->rest( 'GET', '/hpapi/v1/lead/profile' )->get_data()['state'];
	}

	private function change( string $step, string $key ): void {
		self::assertSame( 303, PageMaker::page()->answer( $step, array(), $key )->status );
	}
}
