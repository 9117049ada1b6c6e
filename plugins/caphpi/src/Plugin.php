<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi;

use HearthHammer\Caphpi\Cli\DeliverCommand;
use HearthHammer\Caphpi\Mail\StaffAlerts;
use HearthHammer\Caphpi\Mail\ValuationMailer;
use HearthHammer\Caphpi\Outbox\ValuationSubjects;
use HearthHammer\Caphpi\PhoneRequest\RequestPhoneCall;
use HearthHammer\Caphpi\Privacy\PersonalData;
use HearthHammer\Caphpi\Privacy\Retention;
use HearthHammer\Caphpi\Provider\Providers;
use HearthHammer\Caphpi\Provider\Sandbox\SandboxProvider;
use HearthHammer\Caphpi\Provider\Sandbox\SandboxVehicles;
use HearthHammer\Caphpi\Rest\NeverStored;
use HearthHammer\Caphpi\Rest\ValuationController;
use HearthHammer\Caphpi\Settings\ConnectionTests;
use HearthHammer\Caphpi\Settings\MailTest;
use HearthHammer\Caphpi\Settings\Secrets;
use HearthHammer\Caphpi\Settings\SecretsSetting;
use HearthHammer\Caphpi\Settings\SettingsScreen;
use HearthHammer\Caphpi\Settings\ValuationSettings;
use HearthHammer\Caphpi\SpreadsheetLog\AccessTokens;
use HearthHammer\Caphpi\SpreadsheetLog\ChosenLog;
use HearthHammer\Caphpi\SpreadsheetLog\GoogleSheet;
use HearthHammer\Caphpi\SpreadsheetLog\Pause;
use HearthHammer\Caphpi\SpreadsheetLog\Refusal;
use HearthHammer\Caphpi\SpreadsheetLog\SandboxSheet;
use HearthHammer\Caphpi\SpreadsheetLog\SandboxSheetScreen;
use HearthHammer\Caphpi\SpreadsheetLog\SheetConnection;
use HearthHammer\Caphpi\SpreadsheetLog\SheetHttp;
use HearthHammer\Caphpi\SpreadsheetLog\SheetRowDelivery;
use HearthHammer\Caphpi\SpreadsheetLog\SheetSettings;
use HearthHammer\Caphpi\SpreadsheetLog\WriteRow;
use HearthHammer\Caphpi\Staff\GivenUpNotice;
use HearthHammer\Caphpi\Staff\SendAgain;
use HearthHammer\Caphpi\Staff\ValuationList;
use HearthHammer\Caphpi\Staff\ValuationsScreen;
use HearthHammer\Caphpi\Valuation\DailyCeiling;
use HearthHammer\Caphpi\Valuation\LookUpVehicle;
use HearthHammer\Caphpi\Valuation\SaveError;
use HearthHammer\Caphpi\Valuation\SendValuation;
use HearthHammer\Caphpi\Valuation\Transaction;
use HearthHammer\Caphpi\Valuation\ValuationRepository;
use HearthHammer\Caphpi\Valuation\ValuationTable;
use HearthHammer\Caphpi\Valuation\ValuationTokens;
use HearthHammer\Caphpi\Valuation\VisitorLimits;
use HearthHammer\Core\Core;
use HearthHammer\Core\Migrations\Migrations;
use HearthHammer\Core\Module;

/**
 * The composition root: its list of modules is the map of the plugin.
 */
final class Plugin {

	/** Sees valuations, with the names and addresses in them. */
	public const CAPABILITY = 'caphpi_view_valuations';
	public const VERSIONS   = 'caphpi_db_version';

	public static function boot(): void {
		foreach ( self::modules() as $module ) {
			$module->register();
		}
	}

	public static function activate(): void {
		self::migrations()->migrate();
		( new ValuationPage() )->create();
	}

	public static function migrations(): Migrations {
		return new Migrations(
			self::VERSIONS,
			array(
				1 => ValuationTable::create( ... ),
				2 => self::grant( ... ),
				4 => SandboxSheet::create( ... ),
			)
		);
	}

	/** @return list<Module> */
	private static function modules(): array {
		$core        = Core::services();
		$settings    = new ValuationSettings();
		$providers   = new Providers( array( 'sandbox' => static fn () => new SandboxProvider( new SandboxVehicles() ) ) );
		$valuations  = new ValuationRepository();
		$transaction = new Transaction();
		$alerts      = new StaffAlerts( $core->outbox, $core->mailer, $valuations, $settings );
		$limits      = new VisitorLimits( $core->limits, $core->network, $core->browser, $settings );
		$tokens      = new ValuationTokens( $core->tokens, $core->browser, $valuations );
		$ceiling     = new DailyCeiling( $core->limits, $settings, $alerts );
		$sending     = new SendValuation( $tokens, $valuations, $limits, $settings, $core->outbox, $transaction );
		$list        = new ValuationList();
		$secrets     = new Secrets();
		$sheet       = new SheetSettings( $settings, $secrets );
		$refusal     = new Refusal( $sheet, $core->outbox_rows );
		$google      = new GoogleSheet( $sheet, new SheetHttp(), new AccessTokens( $sheet, new SheetHttp(), $refusal, new Pause() ), $refusal, new Pause() );
		$sandbox     = new SandboxSheet();
		$tests       = new ConnectionTests(
			$secrets,
			array(
				'mail'  => new MailTest( $core->mailer, $settings ),
				'sheet' => new SheetConnection( $sheet, $google ),
			)
		);
		return array(
			self::migrations(),
			$alerts,
			new ValuationMailer( $core->outbox, $core->mailer, $valuations, $alerts, $settings ),
			new ValuationController(
				self::path( 'schemas' ),
				new LookUpVehicle( $providers, $valuations, $limits, $ceiling, $alerts, $core->locks, $core->browser, $settings ),
				$tokens,
				$sending,
				new SaveError( $tokens, $limits, $sending, $alerts, $transaction ),
				new RequestPhoneCall( $tokens, $valuations, $limits, $alerts, $transaction ),
				new WriteRow( $tokens, $limits, $core->outbox, $core->outbox_rows ),
			),
			$refusal,
			new SheetRowDelivery( $core->outbox, $core->outbox_rows, $valuations, new ChosenLog( $sheet, $google, $sandbox ), $refusal, $alerts ),
			new SandboxSheetScreen( $sheet, $sandbox, $valuations, $settings ),
			new ValuationSubjects(),
			new DeliverCommand( $core, $refusal ),
			new NeverStored(),
			$tests,
			new SettingsScreen( $settings, $providers, new SecretsSetting( $secrets ), $tests ),
			new ValuationsScreen( $list ),
			new SendAgain( $valuations, $sending ),
			new GivenUpNotice( $list ),
			new PersonalData(),
			new Retention( $settings ),
		);
	}

	/** Absolute path of a folder or file of the plugin. */
	public static function path( string $name ): string {
		return plugin_dir_path( PLUGIN_FILE ) . $name;
	}

	private static function grant(): void {
		get_role( 'administrator' )?->add_cap( self::CAPABILITY );
	}
}
