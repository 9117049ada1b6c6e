<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi;

use Closure;
use HearthHammer\Caphpi\Cli\DeliverCommand;
use HearthHammer\Caphpi\Privacy\FailureLog;
use HearthHammer\Caphpi\Privacy\ForgetValuations;
use HearthHammer\Caphpi\Privacy\ValuationData;
use HearthHammer\Caphpi\Reminder\ValuationReminder;
use HearthHammer\Caphpi\Settings\MailTest;
use HearthHammer\Caphpi\Settings\Secrets;
use HearthHammer\Caphpi\SpreadsheetLog\SandboxSheet;
use HearthHammer\Caphpi\SpreadsheetLog\SheetConnection;
use HearthHammer\Caphpi\SpreadsheetLog\SheetTrouble;
use HearthHammer\Caphpi\Staff\BulkActions;
use HearthHammer\Caphpi\Staff\FailedMailNotice;
use HearthHammer\Caphpi\Staff\Overview;
use HearthHammer\Caphpi\Staff\SandboxSheetScreen;
use HearthHammer\Caphpi\Staff\SendAgain;
use HearthHammer\Caphpi\Staff\ValuationCapability;
use HearthHammer\Caphpi\Staff\ValuationDetail;
use HearthHammer\Caphpi\Staff\ValuationList;
use HearthHammer\Caphpi\Staff\ValuationSettingsScreen;
use HearthHammer\Caphpi\Staff\ValuationsScreen;
use HearthHammer\Caphpi\Staff\ValuationStats;
use HearthHammer\Caphpi\Staff\ValuationSubjects;
use HearthHammer\Caphpi\Valuation\ValuationTable;
use HearthHammer\Caphpi\Wizard\ValuationPage;
use HearthHammer\Caphpi\Wizard\ValuationWizard;
use HearthHammer\Core\Blocks\PluginBlocks;
use HearthHammer\Core\Cli\CommandGroups;
use HearthHammer\Core\Core;
use HearthHammer\Core\Guide\GuideLinks;
use HearthHammer\Core\Migrations\Migrations;
use HearthHammer\Core\Migrations\NetworkTables;
use HearthHammer\Core\Module;
use HearthHammer\Core\Privacy\PersonalData;
use HearthHammer\Core\Privacy\Retention;
use HearthHammer\Core\Settings\ConnectionTests;
use HearthHammer\Core\Setup\SetupList;
use HearthHammer\Core\Translations\Translations;
use HearthHammer\Core\Trouble\Troubles;
use HearthHammer\Core\Waiting;

/**
 * The composition root: its list of modules is the map of the plugin.
 */
final class Plugin {

	public const VERSIONS = 'caphpi_db_version';

	/** Version of the tables: counts up with each change of them, and with each step that a site gets once. */
	public const TABLES = 10;

	private static ?ValuationServices $services = null;

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
			self::TABLES,
			static fn (): array => array(
				ValuationTable::create( ... ),
				SandboxSheet::create( ... ),
			),
			static fn (): array => array(
				3  => self::keep_secrets_apart( ... ),
				10 => ValuationCapability::grant( ... ),
			)
		);
	}

	/** @return list<Module> */
	private static function modules(): array {
		$of = self::services();
		return array(
			self::migrations(),
			new Translations( dirname( PLUGIN_FILE ) . '/languages' ),
			new Waiting( array( ...Waiting::OUTBOX, 'hearth_hammer_outbox_given_up' ), static fn (): array => array( $of->alerts, $of->mailer, $of->delivery ) ),
			new Waiting( Waiting::REST, static fn (): array => array( $of->controller ) ),
			new Waiting( array( Waiting::EACH_MINUTE, 'update_option_caphpi_settings', 'update_option_caphpi_secrets' ), static fn (): array => array( $of->breaker ) ),
			new Waiting( array( 'hearth_hammer_outbox_subjects', 'hearth_hammer_outbox_search' ), static fn (): array => array( new ValuationSubjects() ) ),
			Waiting::for_commands( static fn (): array => array( new CommandGroups( array( 'caphpi' => 'Vehicle valuations.' ) ), new DeliverCommand( Core::services(), $of->breaker ) ) ),
			new Waiting( array( ...Waiting::OUTBOX, 'caphpi_valuation_erased', ...Waiting::ADMIN ), static fn (): array => array( $of->threads, $of->desk ) ),
			new Waiting( array( 'caphpi_forget', ...Waiting::ADMIN ), static fn (): array => array( new SandboxSheetScreen( $of->sheet, $of->sandbox, $of->valuations, $of->settings ) ) ),
			new Waiting( Waiting::ADMIN, static fn (): array => self::screens( $of ) ),
			new Waiting( array( 'hearth_hammer_first_screens' ), static fn (): array => array( new ValuationCapability() ) ),
			new Waiting( array( 'caphpi_look_up_failed' ), static fn (): array => array( new FailureLog( $of->secrets ) ) ),
			new Waiting( Waiting::PRIVACY, static fn (): array => array( new PersonalData( new ValuationData( $of->erasure, $of->settings ) ) ) ),
			new Retention( 'caphpi_forget', static fn ( int $now ) => ( new ForgetValuations( $of->settings, $of->erasure ) )->forget( $now ) ),
			new PluginBlocks( Core::blocks_path(), self::blocks( $of ) ),
			new Waiting( Waiting::REPORTS, static fn (): array => self::reports( $of ) ),
		);
	}

	/** @return list<Module> */
	private static function reports( ValuationServices $of ): array {
		return array(
			new NetworkTables( static fn (): array => array( ValuationTable::NAME, SandboxSheet::NAME ) ),
			new Troubles( static fn (): array => ( new SheetTrouble( $of->breaker, $of->settings, ValuationSettingsScreen::PAGE ) )->now() ),
			new SetupList( static fn (): string => __( 'Vehicle valuation', 'hearth-hammer' ), static fn (): array => ( new SetupChecks( $of->settings, $of->sheet, $of->secrets ) )->all() ),
			new GuideLinks( static fn (): array => array_fill_keys( array( 'valuation-wizard', 'valuation-reminder', 'parts/page-valuation' ), array( GuideLinks::settings( ValuationSettingsScreen::PAGE, __( 'Valuations', 'hearth-hammer' ) ) ) ) ),
		);
	}

	private static function services(): ValuationServices {
		return self::$services ??= ValuationServices::make( Core::services() );
	}

	/** @return list<Module> */
	private static function screens( ValuationServices $of ): array {
		$list  = new ValuationList();
		$tests = new ConnectionTests(
			'caphpi',
			ValuationSettingsScreen::PAGE,
			$of->secrets,
			array(
				'mail'  => new MailTest( Core::services()->mailer, $of->settings ),
				'sheet' => new SheetConnection( $of->sheet, $of->google ),
			) + $of->providers->connection_tests()
		);
		return array(
			ValuationSettingsScreen::page( ValuationSettingsScreen::form( $of->providers, $of->secrets ), $tests ),
			new ValuationsScreen( $list, new BulkActions( $of->valuations, $of->sending, $of->erasure ), new ValuationDetail( $list, $of->valuations, $of->desk ) ),
			new Overview( new ValuationStats() ),
			new SendAgain( $of->valuations, $of->sending ),
			new FailedMailNotice( $list ),
		);
	}

	/** @return array<string, Closure(array<string, mixed>): string> The parts of pages that this plugin owns: a block's name and who prints it. */
	private static function blocks( ValuationServices $of ): array {
		return array(
			'valuation-reminder' => static fn ( array $block ): string => ( new ValuationReminder( $of->settings ) )->html( $block ),
			'valuation-wizard'   => static fn ( array $block ): string => ( new ValuationWizard( $of->settings ) )->html( $block ),
		);
	}

	/** Only who asks an outside service reads them: they are not loaded with every page. */
	private static function keep_secrets_apart(): void {
		add_option( Secrets::OPTION, array(), '', false );
	}
}
