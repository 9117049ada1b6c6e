<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Platform;

use HearthHammer\Auctions\Platform\Admin\PlatformScreen;
use HearthHammer\Auctions\Platform\Clients\Transport;
use HearthHammer\Auctions\Platform\Platform;
use HearthHammer\Auctions\Platform\PlatformClient;
use HearthHammer\Auctions\Platform\PlatformFailed;
use HearthHammer\Auctions\Platform\PlatformSettings;
use HearthHammer\Auctions\Platform\SaleKey;
use HearthHammer\Auctions\Platform\Spool;
use HearthHammer\Auctions\Platform\SyncCommand;
use HearthHammer\Auctions\Platform\SyncHealth;
use HearthHammer\Auctions\Platform\SyncSchedule;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\SetupChecks;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Core\Media\MediaFolder;
use HearthHammer\Core\Metrics\Metric;
use HearthHammer\Core\Settings\Field;
use HearthHammer\Core\Settings\FieldType;
use HearthHammer\Core\Setup\SetupCheck;
use HearthHammer\Core\Setup\SetupState;
use HearthHammer\Core\Trouble\Trouble;
use HearthHammer\Core\Trouble\Troubles;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * The recipe "Another platform" of docs/platform.md: a client and a row, and nothing else.
 */
final class AnotherPlatformTest extends IntegrationTestCase {

	use AuctionFixtures;

	protected function setUp(): void {
		parent::setUp();
		self::department();
		add_filter(
			'hh_auctions_platforms',
			static fn ( array $platforms ): array => array(
				...$platforms,
				new Platform(
					'trial',
					static fn (): string => 'Trial platform',
					static fn ( PlatformSettings $settings ): PlatformClient => new TrialClient( $settings->text( 'trial_house' ) ),
					needs: array( 'trial_house' ),
					settings: array( 'trial_house' => '' ),
					secrets: array( 'trial_key' => 'HH_TRIAL_KEY' ),
					fields: static fn (): array => array( new Field( 'trial_house', 'House in trial' ), new Field( 'trial_key', 'Key of trial', FieldType::Secret, sanitiser: PlatformScreen::credential( ... ) ) ),
				),
			)
		);
		TrialClient::$fails  = false;
		TrialClient::$hammer = 4200;
	}

	private static function choose( string $house = 'hh', string $key = 'a-key-of-trial' ): void {
		update_option( PlatformSettings::OPTION, array( 'adapter' => 'trial', 'trial_house' => $house ) );
		update_option( PlatformSettings::SECRET, '' === $key ? array() : array( 'trial_key' => PlatformSettings::secrets()->sealer->seal( 'trial_key', $key ) ) );
	}

	private static function check(): SetupState {
		return array_values( array_filter( SetupChecks::all(), static fn ( SetupCheck $one ): bool => 'platform' === $one->id ) )[0]->state;
	}

	/** Hours have passed since the last sync. */
	private static function later(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET started_at = started_at - 7200', $wpdb->prefix . 'hh_sync_run' ) );
		wp_cache_flush();
	}

	#[TestDox( '[SYNC-06] a platform that is registered once is in settings, checks, schedule, metrics, warnings and command, and its hammer price is on the card' )]
	public function test_the_recipe(): void {
		// Settings.
		$html = $this->settings();
		self::assertStringContainsString( '<option value="trial"', $html );
		self::assertStringContainsString( '>Trial platform</h2>', $html );
		self::assertStringContainsString( 'House in trial', $html );
		self::assertStringContainsString( 'Key of trial', $html );

		// Checks.
		self::assertSame( SetupState::Warning, self::check(), 'No platform is chosen.' );
		self::choose( '' );
		self::assertSame( SetupState::Missing, self::check() );
		self::assertNull( Plugin::platform()->services()->settings->client( new Transport() ) );
		self::choose( 'hh', '' );
		self::assertSame( SetupState::Missing, self::check() );
		self::choose();
		self::assertSame( SetupState::Done, self::check() );
		self::assertSame( 'Connected. The platform lists 1 sale.', ( new PlatformScreen() )->test()->sentence );

		// Schedule: the list of sales, then the sale that is running.
		do_action( SyncSchedule::HOOK );
		Plugin::auctions()->index->flush();
		$sale = SaleRecord::from_slug( 'spring' );
		self::assertNotNull( $sale );
		self::assertSame( array( 'Spring cars', 'trial' ), array( $sale->title(), $sale->text( 'platform' ) ) );
		self::assertStringContainsString( '£4,200', $this->render( '/auctions/spring/' )[2], 'The hammer price is on the card.' );

		// Metrics and warnings.
		self::assertMatchesRegularExpression( '/sync_last_success_timestamp_seconds\{platform="trial",what="lots"\} [1-9]/', implode( '', array_map( static fn ( Metric $one ): string => $one->text(), ( new SyncHealth( Plugin::platform()->services( ... ) ) )->metrics() ) ) );
		TrialClient::$fails = true;
		for ( $time = 1; $time <= 3; $time++ ) {
			self::later();
			do_action( SyncSchedule::HOOK );
		}
		self::assertContains( 'sync-fails-list', array_map( static fn ( Trouble $one ): string => $one->id, Troubles::all() ) );
		TrialClient::$fails = false;

		// Command.
		self::assertSame( 'Synced, and nothing had changed.', $this->command() );
		TrialClient::$hammer = 4300;
		self::assertSame( 'Synced.', $this->command() );
		Plugin::auctions()->index->flush();
		self::assertStringContainsString( '£4,300', $this->render( '/auctions/spring/' )[2] );
	}

	private function settings(): string {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		wp_set_current_user( (int) wp_insert_user( array( 'user_login' => 'x' . wp_rand(), 'user_pass' => 'x', 'role' => 'administrator' ) ) );
		ob_start();
		PlatformScreen::form()->register_settings();
		PlatformScreen::form()->show();
		// From here on the test stores what staff would have saved.
		unregister_setting( PlatformScreen::PAGE, PlatformSettings::OPTION );
		unregister_setting( PlatformScreen::PAGE, PlatformSettings::SECRET );
		return (string) ob_get_clean();
	}

	private function command(): string {
		class_exists( 'WP_CLI' ) || class_alias( CommandOutput::class, 'WP_CLI' );
		CommandOutput::$success = '';
		( new SyncCommand( Plugin::platform()->services( ... ) ) )( array(), array() );
		return CommandOutput::$success;
	}
}

final class TrialClient implements PlatformClient {

	public static bool $fails = false;

	public static int $hammer = 4200;

	private static int $began = 0;

	public function __construct( private readonly string $house ) {}

	public function read_sales( Spool $into ): void {
		self::$fails && throw new PlatformFailed( 'the platform is closed' );
		self::$began = self::$began ?: time() - HOUR_IN_SECONDS;
		$into->add( array( 'auctioneer_id' => $this->house, 'sale_id' => 'spring', 'title' => 'Spring cars', 'status' => 'running', 'department_id' => 'car-auctions', 'starts_at' => self::$began, 'ends_at' => self::$began + DAY_IN_SECONDS ), "{$this->house}/spring" );
	}

	public function read_lots( SaleKey $sale, Spool $into, string $lot = '', array $known = array() ): void {
		self::$fails && throw new PlatformFailed( 'the platform is closed' );
		$into->add( array( 'auctioneer_id' => $this->house, 'sale_id' => 'spring', 'lot_id' => 'L1', 'lot_number' => '1', 'title' => 'Ford Focus', 'status' => 'sold', 'hammer' => self::$hammer ), 'L1' );
	}

	public function pictures(): MediaFolder {
		return new MediaFolder( '' );
	}

	public function papers(): MediaFolder {
		return new MediaFolder( '' );
	}
}

/** WP-CLI, as far as the command uses it. */
final class CommandOutput {

	public static string $success = '';

	public static function log( string $message ): void {}

	public static function success( string $message ): void {
		self::$success = $message;
	}

	public static function error( string $message ): never {
		throw new \RuntimeException( $message );
	}
}
