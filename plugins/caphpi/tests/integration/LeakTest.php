<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Tests\Integration;

use HearthHammer\Caphpi\Input\Mileage;
use HearthHammer\Caphpi\Input\Plate;
use HearthHammer\Caphpi\Provider\FailureReason;
use HearthHammer\Caphpi\Provider\Lookup;
use HearthHammer\Caphpi\Provider\ProviderFailed;
use HearthHammer\Caphpi\Provider\ValuationProvider;
use HearthHammer\Caphpi\Settings\Secrets;
use HearthHammer\Caphpi\Staff\ValuationCsv;
use HearthHammer\Caphpi\Staff\ValuationFilter;
use HearthHammer\Caphpi\Staff\ValuationList;
use HearthHammer\Core\Core;
use PHPUnit\Framework\Attributes\TestDox;
use Throwable;

/**
 * Credentials reach no page, answer, script, mail, row or log; what is personal reaches no log.
 */
final class LeakTest extends ValuationTestCase {

	/** @var array<string, string> What was printed, said or kept, by where. */
	private array $seen = array();

	/** @var array<string, string> */
	private array $credentials = array();

	private string $log;
	private string $log_before;

	protected function setUp(): void {
		parent::setUp();
		$this->log        = (string) tempnam( sys_get_temp_dir(), 'hh-log' );
		$this->log_before = (string) ini_get( 'error_log' );
		ini_set( 'error_log', $this->log );
		$sealed = array();
		foreach ( Secrets::NAMES as $at => $name ) {
			$this->credentials[ $name ] = "leak/{$name}+" . bin2hex( random_bytes( 8 ) );
			// Half from outside, half as staff typed them.
			if ( 0 === $at % 2 ) {
				putenv( 'CAPHPI_' . strtoupper( $name ) . '=' . $this->credentials[ $name ] );
			} else {
				$sealed[ $name ] = Secrets::sealer()->seal( $name, $this->credentials[ $name ] );
			}
		}
		update_option( Secrets::OPTION, $sealed );
	}

	protected function tearDown(): void {
		foreach ( Secrets::NAMES as $name ) {
			putenv( 'CAPHPI_' . strtoupper( $name ) );
		}
		ini_set( 'error_log', $this->log_before );
		unlink( $this->log );
		parent::tearDown();
	}

	#[TestDox( '[SEC-01] no page, screen, answer, script, mail, row or log holds a credential' )]
	public function test_credentials(): void {
		$secrets = Secrets::store();
		foreach ( $this->credentials as $name => $credential ) {
			self::assertSame( $credential, $secrets->get( $name ), 'The test would find nothing.' );
		}
		$this->see_pages();
		$this->see_answers();
		$this->see_failing_providers();
		$this->see_screens();
		$this->see_scripts();
		$this->see_what_is_kept();
		self::assertStringContainsString( 'a lookup of KM', $this->seen['log'], 'Failures are logged.' );
		self::assertGreaterThan( 25, count( $this->seen ) );
		foreach ( $this->seen as $where => $text ) {
			foreach ( $this->credentials as $name => $credential ) {
				foreach ( array( $credential, rawurlencode( $credential ), base64_encode( $credential ), str_replace( '/', '\/', $credential ) ) as $spelling ) {
					self::assertFalse( str_contains( $text, $spelling ), "{$name} is in: {$where}" );
				}
			}
		}
	}

	#[TestDox( 'no log holds a plate, an address, a name or a phone number in clear, whatever fails' )]
	public function test_personal_data(): void {
		$token = $this->token( 'KM21FJX' );
		$owner = array( 'email' => 'leaking.owner@example.com', 'name' => 'Leaking Owner', 'postcode' => 'TN17 3AB', 'phone' => '07700 900123' );
		$this->mail_works = false;
		$this->send( $token, $owner );
		$this->deliver();
		// The database fails in the middle of each write.
		foreach ( array( 'send', 'save-error', 'phone-request' ) as $route ) {
			$token = $this->token( 'KM21FJX' ); // An error ends the transaction on SQLite, and the row goes with it.
			$break = static fn ( string $query ): string => (string) preg_replace( '/^(UPDATE `\w+)caphpi_valuation`/', '$1caphpi_missing`', $query );
			add_filter( 'query', $break );
			self::assertSame( 503, $this->send( $token, array( 'email' => 'leaking.owner@example.com' ) + $owner, $route )->get_status() );
			remove_filter( 'query', $break );
		}
		$this->expect_fault( 'caphpi_missing' );
		if ( defined( 'DB_FILE' ) ) {
			$this->expect_fault( 'SAVEPOINT hh_1 does not exist' );
		}
		$this->fail_provider( 'down' );
		$this->look_up( 'GY67HRT' );
		// A page's error report is a stranger's text.
		$_POST = array( 'island' => 'valuation-wizard', 'message' => 'TypeError: KM21 FJX of leaking.owner@example.com, 07700 900123' );
		try {
			do_action( 'wp_ajax_nopriv_hh_island_report' );
		} catch ( Throwable ) {
			unset( $_POST );
		}
		$log = (string) file_get_contents( $this->log );
		foreach ( array( 'a lookup of GY*****', 'a database statement failed: UPDATE', 'caphpi_missing', 'failed: TypeError: KM*** of l***@example.com, 0***' ) as $said ) {
			self::assertStringContainsString( $said, $log );
		}
		foreach ( array( 'KM21FJX', 'KM21 FJX', 'GY67HRT', 'leaking.owner', 'Leaking', '900123', '900 123', 'TN17', hash( 'sha256', 'leaking.owner@example.com' ) ) as $personal ) {
			self::assertStringNotContainsStringIgnoringCase( $personal, $log );
		}
	}

	private function see_pages(): void {
		foreach ( array( '/', '/instant-online-valuation-cars-and-vans/', '/property-for-sale/', '/property-to-rent/', '/?s=leak', '/nothing-here/', '/?p=1' ) as $path ) {
			try {
				[ $status, $headers, $html ] = $this->render( $path );
				$this->seen[ "page {$path}" ] = $status . (string) wp_json_encode( $headers, JSON_UNESCAPED_SLASHES ) . $html;
			} finally {
				wp_reset_postdata();
			}
		}
		self::assertStringContainsString( 'hh-valuation-page', $this->seen['page /instant-online-valuation-cars-and-vans/'] );
	}

	private function see_answers(): void {
		foreach ( array( '/', '/caphpi/v1', '/hpapi/v1', '/wp/v2/settings', '/wp/v2/pages' ) as $route ) {
			foreach ( array( 0, 1 ) as $user ) {
				wp_set_current_user( $user );
				$this->see( "GET {$route} as {$user}", $this->rest( 'GET', $route ) );
			}
		}
		wp_set_current_user( 0 );
		$token = $this->token();
		foreach ( array( 'send', 'save-error', 'phone-request' ) as $route ) {
			$this->see( "POST {$route}", $this->send( $token, array( 'email' => 'jo@example.com', 'phone' => '07700 900123' ), $route ) );
			$this->see( "POST {$route}, refused", $this->send( 'abc.def', array( 'email' => 'jo' ), $route ) );
		}
	}

	private function see_failing_providers(): void {
		foreach ( array( 'TE57DWN', 'TE57TMT', 'TE57LMT', 'TE57BAD', 'TE57REF', 'TE57UNK', 'TE57DVL' ) as $plate ) {
			$this->see( "GET {$plate}", $this->look_up( $plate ) );
		}
		// A provider that is careless with what it was given.
		foreach ( FailureReason::cases() as $reason ) {
			$this->fail_provider( implode( ' ', $this->credentials ), $reason );
			$this->see( "GET {$reason->name}", $this->look_up( 'KM22FJX', 10 + array_search( $reason, FailureReason::cases(), true ) ) );
		}
		$this->deliver();
	}

	private function see_screens(): void {
		wp_set_current_user( 1 );
		do_action( 'admin_menu' );
		foreach ( array( array( 'caphpi-settings', 'options-general.php' ), array( 'caphpi-valuations', '' ), array( 'caphpi-overview', 'caphpi-valuations' ) ) as [ $page, $parent ] ) {
			set_current_screen( 'toplevel_page_caphpi-valuations' );
			ob_start();
			do_action( get_plugin_page_hookname( $page, $parent ) );
			$this->seen[ "screen {$page}" ] = (string) ob_get_clean();
			self::assertStringContainsString( '<h1', $this->seen[ "screen {$page}" ] );
		}
		// The credentials stand in tabs of their own.
		foreach ( array( 'hpi', 'cap', 'dvla', 'sheet' ) as $tab ) {
			$_GET = array( 'tab' => $tab );
			ob_start();
			do_action( get_plugin_page_hookname( 'caphpi-settings', 'options-general.php' ) );
			$this->seen[ "tab {$tab}" ] = (string) ob_get_clean();
			self::assertStringContainsString( 'nav-tab-active', $this->seen[ "tab {$tab}" ] );
		}
		$_GET = array( 'valuation' => (string) $this->rows()[0]['id'] );
		ob_start();
		do_action( 'toplevel_page_caphpi-valuations' );
		$this->seen['screen of one'] = (string) ob_get_clean();
		$_GET   = array();
		$stream = fopen( 'php://memory', 'w+b' );
		self::assertIsResource( $stream );
		( new ValuationCsv( new ValuationList() ) )->write( $stream, new ValuationFilter() );
		rewind( $stream );
		$this->seen['export'] = (string) stream_get_contents( $stream );
		$export               = apply_filters( 'wp_privacy_personal_data_exporters', array() )['caphpi-valuations']['callback']( 'jo@example.com', 1 );
		$this->seen['personal data'] = (string) wp_json_encode( $export, JSON_UNESCAPED_SLASHES );
	}

	private function see_scripts(): void {
		foreach ( array( Core::build_path(), get_template_directory() . '/build' ) as $folder ) {
			$files = is_dir( $folder ) ? new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( $folder, \FilesystemIterator::SKIP_DOTS ) ) : array();
			foreach ( $files as $file ) {
				if ( in_array( $file->getExtension(), array( 'js', 'css', 'json', 'php', 'map' ), true ) ) {
					$this->seen[ 'script ' . $file->getPathname() ] = (string) file_get_contents( $file->getPathname() );
				}
			}
		}
	}

	private function see_what_is_kept(): void {
		global $wpdb;
		foreach ( $this->mails as $at => $mail ) {
			$this->seen[ "mail {$at}" ] = implode( "\n", $mail );
		}
		foreach ( array( 'caphpi_valuation', 'hh_outbox', 'options' ) as $table ) {
			$this->seen[ "table {$table}" ] = (string) wp_json_encode( $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i', $wpdb->prefix . $table ), ARRAY_A ), JSON_UNESCAPED_SLASHES );
		}
		$this->seen['log'] = (string) file_get_contents( $this->log );
	}

	private function see( string $where, \WP_REST_Response $response ): void {
		$this->seen[ $where ] = $response->get_status() . wp_json_encode( array( $response->get_headers(), $response->get_data() ), JSON_UNESCAPED_SLASHES );
	}

	private function fail_provider( string $detail, FailureReason $reason = FailureReason::Unavailable ): void {
		add_filter(
			'caphpi_provider',
			static fn (): ValuationProvider => new class( $reason, $detail ) implements ValuationProvider {

				public function __construct( private readonly FailureReason $reason, private readonly string $detail ) {}

				public function look_up( Plate $plate, Mileage $mileage ): Lookup {
					throw new ProviderFailed( $this->reason, $this->detail );
				}
			},
			50
		);
	}
}
