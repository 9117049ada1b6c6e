<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi;

use Closure;
use HearthHammer\Caphpi\Cli\DeliverCommand;
use HearthHammer\Caphpi\Mail\StaffAlerts;
use HearthHammer\Caphpi\Mail\ValuationMailer;
use HearthHammer\Caphpi\Privacy\Erasure;
use HearthHammer\Caphpi\Privacy\FailureLog;
use HearthHammer\Caphpi\Privacy\ForgetValuations;
use HearthHammer\Caphpi\Privacy\ValuationData;
use HearthHammer\Caphpi\Provider\Cap\CapProvider;
use HearthHammer\Caphpi\Provider\Dvla\DvlaProvider;
use HearthHammer\Caphpi\Provider\Hpi\HpiProvider;
use HearthHammer\Caphpi\Provider\Providers;
use HearthHammer\Caphpi\Provider\Sandbox\SandboxProvider;
use HearthHammer\Caphpi\Provider\Sandbox\SandboxVehicles;
use HearthHammer\Caphpi\Reminder\ValuationReminder;
use HearthHammer\Caphpi\Rest\ValuationController;
use HearthHammer\Caphpi\Settings\CompanyMove;
use HearthHammer\Caphpi\Settings\MailTest;
use HearthHammer\Caphpi\Settings\Secrets;
use HearthHammer\Caphpi\Settings\ValuationSettings;
use HearthHammer\Caphpi\SpreadsheetLog\AccessTokens;
use HearthHammer\Caphpi\SpreadsheetLog\ChosenLog;
use HearthHammer\Caphpi\SpreadsheetLog\CircuitBreaker;
use HearthHammer\Caphpi\SpreadsheetLog\GoogleSheet;
use HearthHammer\Caphpi\SpreadsheetLog\RateLimitBackoff;
use HearthHammer\Caphpi\SpreadsheetLog\SandboxSheet;
use HearthHammer\Caphpi\SpreadsheetLog\SheetConnection;
use HearthHammer\Caphpi\SpreadsheetLog\SheetHttp;
use HearthHammer\Caphpi\SpreadsheetLog\SheetRowDelivery;
use HearthHammer\Caphpi\SpreadsheetLog\SheetSettings;
use HearthHammer\Caphpi\SpreadsheetLog\SheetTrouble;
use HearthHammer\Caphpi\Staff\BulkActions;
use HearthHammer\Caphpi\Staff\ExportValuations;
use HearthHammer\Caphpi\Staff\FailedMailNotice;
use HearthHammer\Caphpi\Staff\Overview;
use HearthHammer\Caphpi\Staff\SandboxSheetScreen;
use HearthHammer\Caphpi\Staff\SendAgain;
use HearthHammer\Caphpi\Staff\SettingsScreen;
use HearthHammer\Caphpi\Staff\ValuationCapability;
use HearthHammer\Caphpi\Staff\ValuationCsv;
use HearthHammer\Caphpi\Staff\ValuationDetail;
use HearthHammer\Caphpi\Staff\ValuationList;
use HearthHammer\Caphpi\Staff\ValuationReplies;
use HearthHammer\Caphpi\Staff\ValuationsScreen;
use HearthHammer\Caphpi\Staff\ValuationStats;
use HearthHammer\Caphpi\Staff\ValuationSubjects;
use HearthHammer\Caphpi\UseCases\AskProviders;
use HearthHammer\Caphpi\UseCases\DailyCeiling;
use HearthHammer\Caphpi\UseCases\LookUpVehicle;
use HearthHammer\Caphpi\UseCases\RequestPhoneCall;
use HearthHammer\Caphpi\UseCases\ResumeValuation;
use HearthHammer\Caphpi\UseCases\SaveError;
use HearthHammer\Caphpi\UseCases\SendValuation;
use HearthHammer\Caphpi\UseCases\WriteRow;
use HearthHammer\Caphpi\Valuation\ValuationRepository;
use HearthHammer\Caphpi\Valuation\ValuationTable;
use HearthHammer\Caphpi\Valuation\ValuationTokens;
use HearthHammer\Caphpi\Valuation\VisitorLimits;
use HearthHammer\Caphpi\Wizard\ValuationPage;
use HearthHammer\Caphpi\Wizard\ValuationWizard;
use HearthHammer\Core\Blocks\PluginBlocks;
use HearthHammer\Core\Cli\CommandGroups;
use HearthHammer\Core\Core;
use HearthHammer\Core\Guide\GuideLinks;
use HearthHammer\Core\Http\HttpClient;
use HearthHammer\Core\Migrations\Migrations;
use HearthHammer\Core\Migrations\NetworkTables;
use HearthHammer\Core\Migrations\TableColumns;
use HearthHammer\Core\Module;
use HearthHammer\Core\Privacy\PersonalData;
use HearthHammer\Core\Privacy\Retention;
use HearthHammer\Core\Settings\ConnectionTests;
use HearthHammer\Core\Setup\SetupList;
use HearthHammer\Core\Translations\Translations;
use HearthHammer\Core\Trouble\Troubles;

/**
 * The composition root: its list of modules is the map of the plugin.
 */
final class Plugin {

	public const VERSIONS = 'caphpi_db_version';

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
				2 => ValuationCapability::grant( ... ),
				3 => self::keep_secrets_apart( ... ),
				4 => SandboxSheet::create( ... ),
				5 => CompanyMove::run( ... ),
				// The record, with the owner's name and address, stood there once more and was read by nobody.
				6 => static fn () => TableColumns::drop( ValuationTable::NAME, 'record' ),
				// A postcode as it was typed, and when the address was put right.
				7 => ValuationTable::create( ... ),
				// When staff answered the owner.
				8 => ValuationTable::create( ... ),
			)
		);
	}

	/** @return list<Module> */
	private static function modules(): array {
		$core        = Core::services();
		$settings    = new ValuationSettings();
		$secrets     = Secrets::store();
		$http        = new HttpClient();
		$providers   = new Providers(
			array(
				'sandbox' => static fn () => new SandboxProvider( new SandboxVehicles() ),
				'hpi'     => static fn () => new HpiProvider( $http, $secrets, $settings ),
				'cap'     => static fn () => new CapProvider( $http, $secrets, $settings ),
				'dvla'    => static fn () => new DvlaProvider( $http, $secrets, $settings ),
			),
			$settings
		);
		$valuations  = new ValuationRepository();
		$alerts      = new StaffAlerts( $core->outbox, $core->staff, $valuations, $settings );
		$limits      = new VisitorLimits( $core->limits, $core->network, $core->browser, $settings );
		$tokens      = new ValuationTokens( $core->tokens, $core->browser, $valuations );
		$ceiling     = new DailyCeiling( $core->limits, $settings, $alerts );
		$sending     = new SendValuation( $tokens, $valuations, $limits, $settings, $core->outbox );
		$list        = new ValuationList();
		$stats       = new ValuationStats();
		$erasure     = new Erasure( $valuations );
		$threads     = new ValuationReplies( $valuations, $settings, $core->replies->replies );
		$desk        = $core->replies->desk( $threads );
		$sheet       = new SheetSettings( $settings, $secrets );
		$breaker     = new CircuitBreaker( $sheet, $core->outbox_rows );
		$google      = new GoogleSheet( $sheet, new SheetHttp(), new AccessTokens( $sheet, new SheetHttp(), $breaker, new RateLimitBackoff(), $secrets->sealer ), $breaker, new RateLimitBackoff() );
		$sandbox     = new SandboxSheet();
		$tests       = new ConnectionTests(
			'caphpi',
			SettingsScreen::PAGE,
			$secrets,
			array(
				'mail'  => new MailTest( $core->mailer, $settings ),
				'sheet' => new SheetConnection( $sheet, $google ),
			) + $providers->connection_tests()
		);
		return array(
			self::migrations(),
			new Translations( dirname( PLUGIN_FILE ) . '/languages' ),
			new NetworkTables( array( ValuationTable::NAME, SandboxSheet::NAME ) ),
			$alerts,
			new ValuationMailer( $core->outbox, $core->mailer, $valuations, $alerts, $settings ),
			new ValuationController(
				dirname( __DIR__ ) . '/schemas',
				new LookUpVehicle( new AskProviders( $providers, $ceiling, $alerts, $settings ), $valuations, $limits, $core->locks, $core->browser ),
				$tokens,
				$sending,
				new SaveError( $tokens, $limits, $sending, $alerts ),
				new RequestPhoneCall( $tokens, $valuations, $limits, $alerts, $core->outbox ),
				new WriteRow( $tokens, $limits, $core->outbox, $core->outbox_rows, $core->locks ),
				new ResumeValuation( $tokens, $limits ),
			),
			$breaker,
			new Troubles( ( new SheetTrouble( $breaker, $settings, SettingsScreen::PAGE ) )->now( ... ) ),
			new SheetRowDelivery( $core->outbox, $core->outbox_rows, $valuations, new ChosenLog( $sheet, $google, $sandbox ), $breaker, $alerts ),
			new SandboxSheetScreen( $sheet, $sandbox, $valuations, $settings ),
			new ValuationSubjects(),
			new CommandGroups( array( 'caphpi' => 'Vehicle valuations.' ) ),
			new DeliverCommand( $core, $breaker ),
			SettingsScreen::page( SettingsScreen::form( $providers, $secrets ), $tests ),
			new ValuationsScreen( $list, new BulkActions( $valuations, $sending, $erasure ), new ValuationDetail( $list, $valuations, $desk ) ),
			$threads,
			$desk,
			new ExportValuations( new ValuationCsv( $list ) ),
			new Overview( $stats ),
			new SendAgain( $valuations, $sending ),
			new FailedMailNotice( $list ),
			new FailureLog( $secrets ),
			new PersonalData( new ValuationData( $erasure, $settings ) ),
			new Retention( ForgetValuations::HOOK, ( new ForgetValuations( $settings, $erasure ) )->forget( ... ) ),
			new PluginBlocks( Core::blocks_path(), self::blocks( $settings ) ),
			new SetupList( static fn (): string => __( 'Vehicle valuation', 'hearth-hammer' ), ( new SetupChecks( $settings, $sheet, $secrets ) )->all( ... ) ),
			new GuideLinks( static fn (): array => array_fill_keys( array( 'valuation-wizard', 'valuation-reminder', 'parts/page-valuation' ), array( GuideLinks::settings( SettingsScreen::PAGE, __( 'Valuations', 'hearth-hammer' ) ) ) ) ),
		);
	}

	/** @return array<string, Closure(array<string, mixed>): string> The parts of pages that this plugin owns: a block's name and who prints it. */
	private static function blocks( ValuationSettings $settings ): array {
		return array(
			'valuation-reminder' => ( new ValuationReminder( $settings ) )->html( ... ),
			'valuation-wizard'   => ( new ValuationWizard( $settings ) )->html( ... ),
		);
	}

	/** Only who asks an outside service reads them: they are not loaded with every page. */
	private static function keep_secrets_apart(): void {
		add_option( Secrets::OPTION, array(), '', false );
	}
}
