<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Tests\Integration;

use HearthHammer\Caphpi\Settings\Secrets;
use HearthHammer\Caphpi\Settings\ValuationSettings;
use HearthHammer\Core\Settings\ConnectionResult;
use HearthHammer\Core\Settings\ConnectionTest;
use HearthHammer\Core\Settings\SecretStore;
use HearthHammer\Tests\Redirected;
use HearthHammer\Tests\WpDied;

/**
 * Credentials: typed once, kept sealed, never shown.
 */
final class SecretsTest extends ValuationTestCase {

	private const PASSWORD = 'pa<ss>%20"word&41';

	private SecretStore $secrets;

	protected function setUp(): void {
		parent::setUp();
		$this->secrets = Secrets::store();
		wp_set_current_user( 1 );
		// What admin_init does to this plugin's settings, without what WordPress itself does then.
		global $wp_filter;
		foreach ( $wp_filter['admin_init']->callbacks as $priority => $callbacks ) {
			foreach ( $callbacks as $id => $callback ) {
				if ( ! $callback['function'] instanceof \Closure || ! str_contains( (string) ( new \ReflectionFunction( $callback['function'] ) )->getFileName(), 'SettingsForm' ) ) {
					unset( $wp_filter['admin_init']->callbacks[ $priority ][ $id ] );
				}
			}
		}
		do_action( 'admin_init' );
	}

	public function test_what_is_typed_is_sealed_and_what_is_empty_changes_nothing(): void {
		$this->save( array( 'hpi_password' => array( 'new' => ' ' . self::PASSWORD . ' ' ), 'cap_password' => array( 'new' => 'other-one' ), 'more' => array( 'new' => 'x' ) ) );
		self::assertSame( array( self::PASSWORD, 'other-one', '' ), array( $this->secrets->get( 'hpi_password' ), $this->secrets->get( 'cap_password' ), $this->secrets->get( 'dvla_key' ) ) );
		$kept = (string) wp_json_encode( get_option( Secrets::OPTION ) );
		self::assertStringNotContainsString( 'other-one', $kept );
		self::assertStringNotContainsString( base64_encode( 'other-one' ), $kept );
		self::assertStringNotContainsString( 'more', $kept );

		$this->save( array( 'hpi_password' => array( 'new' => '' ), 'cap_password' => array( 'new' => '', 'clear' => '1' ) ) );
		self::assertSame( array( self::PASSWORD, '' ), array( $this->secrets->get( 'hpi_password' ), $this->secrets->get( 'cap_password' ) ) );
		$this->save( null );
		$this->save( array( 'hpi_password' => array( 'new' => "line\nbreak" ) ) );
		$this->save( array( 'hpi_password' => array( 'new' => str_repeat( 'a', 2001 ) ) ) );
		$this->save( array( 'hpi_password' => 'v1:made-up' ) );
		self::assertSame( self::PASSWORD, $this->secrets->get( 'hpi_password' ) );
	}

	public function test_a_constant_or_the_environment_wins(): void {
		$this->save( array( 'hpi_password' => array( 'new' => 'typed' ) ) );
		putenv( 'CAPHPI_HPI_PASSWORD=from-outside' );
		try {
			self::assertSame( 'from-outside', $this->secrets->get( 'hpi_password' ) );
			self::assertStringContainsString( 'Set by CAPHPI_HPI_PASSWORD outside WordPress.', $this->screen() );
			self::assertStringNotContainsString( 'from-outside', $this->screen() );
		} finally {
			putenv( 'CAPHPI_HPI_PASSWORD' );
		}
		self::assertSame( 'typed', $this->secrets->get( 'hpi_password' ) );
	}

	public function test_a_sealed_credential_serves_only_its_own_name_and_this_sites_keys(): void {
		$sealed = Secrets::sealer()->seal( 'hpi_password', 'typed' );
		self::assertNotSame( $sealed, Secrets::sealer()->seal( 'hpi_password', 'typed' ) );
		self::assertSame( 'typed', Secrets::sealer()->open( 'hpi_password', $sealed ) );
		self::assertNull( Secrets::sealer()->open( 'cap_password', $sealed ) );
		self::assertNull( Secrets::sealer()->open( 'hpi_password', substr( $sealed, 0, -4 ) . 'AAAA' ) );
		self::assertNull( Secrets::sealer()->open( 'hpi_password', 'typed' ) );

		$this->save( array( 'hpi_password' => $sealed ) );
		self::assertSame( 'typed', $this->secrets->get( 'hpi_password' ) );
		add_filter( 'salt', static fn (): string => 'new keys' );
		self::assertFalse( $this->secrets->is_set( 'hpi_password' ) );
		self::assertTrue( $this->secrets->is_unreadable( 'hpi_password' ) );
		self::assertStringContainsString( 'Enter it again.', $this->screen() );
	}

	public function test_the_screen_shows_that_one_is_kept_and_never_what(): void {
		$this->save( array( 'hpi_password' => array( 'new' => self::PASSWORD ), 'sheet_refresh_token' => array( 'new' => '1//0refresh' ) ) );
		$html = $this->screen();
		self::assertMatchesRegularExpression( '/<input type="password"[^>]* name="caphpi_secrets\[hpi_password\]\[new\]" value="" placeholder="Saved"/', $html );
		self::assertMatchesRegularExpression( '/name="caphpi_secrets\[cap_password\]\[new\]" value="" placeholder=""/', $html );
		self::assertStringContainsString( 'name="caphpi_secrets[hpi_password][clear]"', $html );
		self::assertStringNotContainsString( 'name="caphpi_secrets[cap_password][clear]"', $html );
		foreach ( array( self::PASSWORD, esc_attr( self::PASSWORD ), '0refresh', 'v1:' ) as $secret ) {
			self::assertStringNotContainsString( $secret, $html );
		}
		foreach ( Secrets::NAMES as $name ) {
			self::assertStringContainsString( "caphpi_secrets[{$name}][new]", $html );
		}
	}

	public function test_addresses_of_services_are_encrypted_or_on_this_machine(): void {
		$settings = new ValuationSettings();
		foreach ( array( 'http://hpi.example.com/', 'ftp://x.example', 'javascript:alert(1)', 'hpi' ) as $bad ) {
			update_option( ValuationSettings::OPTION, array( 'hpi_url' => $bad ) );
			self::assertSame( '', $settings->value( 'hpi_url' ), $bad );
		}
		foreach ( array( 'https://hpi.example.com/service', 'http://127.0.0.1:9000/', '' ) as $good ) {
			update_option( ValuationSettings::OPTION, array( 'hpi_url' => $good ) );
			self::assertSame( $good, $settings->value( 'hpi_url' ) );
		}
	}

	public function test_staff_test_a_connection_and_read_no_credential_in_the_answer(): void {
		$this->save( array( 'hpi_password' => array( 'new' => self::PASSWORD ) ) );
		$said = 'Refused: password ' . self::PASSWORD;
		add_filter( 'caphpi_connection_tests', static fn ( array $tests ): array => array( 'hpi' => self::connection( $said ), 'none' => 'no test' ) + $tests );
		self::assertStringContainsString( 'value="hpi">Test HPI</button>', $this->screen() );
		self::assertStringContainsString( 'value="mail">Test Email</button>', $this->screen() );

		self::assertSame( 'redirected', $this->test_connection( 'hpi' ) );
		$html = $this->screen();
		self::assertStringContainsString( 'HPI: Refused: password ***', $html );
		self::assertStringNotContainsString( esc_html( self::PASSWORD ), $html );
		self::assertStringNotContainsString( 'Refused', $this->screen(), 'It is said once.' );

		add_filter( 'caphpi_connection_tests', static fn (): array => array( 'hpi' => self::connection( null ) ), 20 );
		$this->test_connection( 'hpi' );
		self::assertStringContainsString( 'The test could not be run.', $this->screen() );
	}

	public function test_the_test_of_mail_sends_one(): void {
		$this->set( array( 'staff_email' => 'staff@example.com, second@example.com' ) );
		self::assertSame( 'redirected', $this->test_connection( 'mail' ) );
		self::assertSame( array( 'staff@example.com' ), array_column( $this->mails, 'to' ) );
		$this->mail_works = false;
		$this->test_connection( 'mail' );
		self::assertStringContainsString( 'WordPress could not send the email.', $this->screen() );
	}

	public function test_only_administrators_with_a_nonce_test_connections(): void {
		self::assertSame( 'died', $this->test_connection( 'mail', 'wrong' ) );
		wp_set_current_user( wp_insert_user( array( 'user_login' => 'ed', 'user_pass' => 'x', 'role' => 'editor' ) ) );
		self::assertSame( 'died', $this->test_connection( 'mail' ) );
		self::assertSame( array(), $this->mails );
	}

	private function save( mixed $input ): void {
		update_option( Secrets::OPTION, $input );
	}

	/** The tabs that hold credentials, one below the other. */
	private function screen(): string {
		do_action( 'admin_menu' );
		ob_start();
		foreach ( array( 'hpi', 'cap', 'dvla', 'sheet' ) as $tab ) {
			$_GET['tab'] = $tab;
			do_action( get_plugin_page_hookname( 'caphpi-settings', 'options-general.php' ) );
		}
		return (string) ob_get_clean();
	}

	private static function connection( ?string $sentence ): ConnectionTest {
		return new class( $sentence ) implements ConnectionTest {

			public function __construct( private readonly ?string $sentence ) {}

			public function label(): string {
				return 'HPI';
			}

			public function test(): ConnectionResult {
				return new ConnectionResult( false, $this->sentence ?? throw new \RuntimeException( 'secret' ) );
			}
		};
	}

	private function test_connection( string $service, ?string $nonce = null ): string {
		$_POST    = array( 'service' => $service, '_wpnonce' => $nonce ?? wp_create_nonce( 'caphpi_test_connection' ) );
		$_REQUEST = $_POST;
		add_filter( 'wp_redirect', static fn ( string $to ) => throw new Redirected( $to, 302 ) );
		try {
			do_action( 'admin_post_caphpi_test_connection' );
		} catch ( Redirected ) {
			return 'redirected';
		} catch ( WpDied ) {
			return 'died';
		}
		return 'nothing';
	}
}
