<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi;

use HearthHammer\Core\Blocks\PluginBlocks;
use HearthHammer\Core\Cli\CommandGroups;
use HearthHammer\Core\Core;
use HearthHammer\Core\Guide\GuideLinks;
use HearthHammer\Core\Metrics\Metrics;
use HearthHammer\Core\Migrations\Migrations;
use HearthHammer\Core\Migrations\NetworkTables;
use HearthHammer\Core\Module;
use HearthHammer\Core\Services;
use HearthHammer\Core\Setup\SetupList;
use HearthHammer\Core\Translations\Translations;
use HearthHammer\Core\Trouble\Troubles;
use HearthHammer\Core\Waiting;
use HearthHammer\Hpapi\Cli\CommandAliases;
use HearthHammer\Hpapi\Enquiries\EnquiriesModule;
use HearthHammer\Hpapi\Enquiries\EnquiryServices;
use HearthHammer\Hpapi\Enquiries\Valuation\SellPages;
use HearthHammer\Hpapi\Feeds\FeedMetrics;
use HearthHammer\Hpapi\Feeds\FeedServices;
use HearthHammer\Hpapi\Feeds\FeedsModule;
use HearthHammer\Hpapi\Feeds\FeedTroubles;
use HearthHammer\Hpapi\Leads\LeadsModule;
use HearthHammer\Hpapi\MoveIn\MoveInModule;
use HearthHammer\Hpapi\Parishes\ParishesModule;
use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\People\PeopleModule;
use HearthHammer\Hpapi\Properties\Index\PropertyIndexer;
use HearthHammer\Hpapi\Redirects\RedirectsModule;
use HearthHammer\Hpapi\SavedSearches\SavedSearchesModule;
use HearthHammer\Hpapi\Search\AreaFinder;
use HearthHammer\Hpapi\Search\Lists\ListPages;
use HearthHammer\Hpapi\Search\PropertySearch;
use HearthHammer\Hpapi\Search\Rest\LocationsController;
use HearthHammer\Hpapi\Search\Rest\MapController;
use HearthHammer\Hpapi\Search\Rest\SearchController;
use HearthHammer\Hpapi\Search\SearchModule;
use HearthHammer\Hpapi\Search\StockSuggestions;

/**
 * The composition root of the estate agency.
 */
final class Plugin {

	/** Option: the version of the tables. */
	public const VERSIONS = 'hpapi_db_version';

	private static ?PropertyServices $properties = null;

	private static ?SavedSearchesModule $saved_searches = null;

	private static ?EnquiryServices $enquiries = null;

	private static ?FeedsModule $feeds = null;

	public static function boot(): void {
		foreach ( self::modules( Core::services() ) as $module ) {
			$module->register();
		}
	}

	public static function migrations(): Migrations {
		return new Migrations( self::VERSIONS, Tables::VERSION, static fn (): array => Tables::steps(), static fn (): array => Tables::once() );
	}

	public static function activate(): void {
		self::migrations()->migrate();
		// Our rules are added on init, which is over by now: WordPress makes them anew with the next request.
		delete_option( 'rewrite_rules' );
		( new SellPages() )->create();
	}

	/** For imports: suspend(), index_many(), resume(). */
	public static function indexer(): PropertyIndexer {
		return self::properties()->indexer;
	}

	public static function properties(): PropertyServices {
		return self::$properties ??= PropertyServices::make();
	}

	public static function saved_searches(): SavedSearchesModule {
		return self::$saved_searches ??= SavedSearchesModule::make( Core::services(), static fn (): AreaFinder => self::properties()->areas, static fn (): ParishRepository => self::properties()->parishes, static fn (): PropertySearch => self::properties()->search );
	}

	public static function enquiries(): EnquiryServices {
		return self::$enquiries ??= EnquiryServices::make( Core::services() );
	}

	public static function feeds(): FeedsModule {
		return self::$feeds ??= new FeedsModule(
			static fn (): FeedServices => FeedServices::make( Core::services()->locks, self::properties()->indexer, self::properties()->gazetteer, self::properties()->parishes ),
			self::indexer( ... )
		);
	}

	/**
	 * The map of this plugin.
	 *
	 * @return list<Module>
	 */
	private static function modules( Services $services ): array {
		$properties = self::properties();
		$parishes   = static fn (): ParishRepository => $properties->parishes;
		return array(
			self::migrations(),
			new Translations( dirname( PLUGIN_FILE ) . '/languages' ),
			Waiting::for_commands( self::commands( ... ) ),
			new ParishesModule(),
			new PropertiesModule( $properties ),
			new SearchModule( static fn (): ListPages => $properties->pages, static fn (): PropertySearch => $properties->search, $parishes, self::search_routes( ... ), $properties->current ),
			new PeopleModule( self::indexer( ... ), $parishes, $properties->person_page, $properties->post_author ),
			self::feeds(),
			new MoveInModule( self::feeds()->feeds( ... ), self::indexer( ... ) ),
			new EnquiriesModule( self::enquiries() ),
			self::saved_searches(),
			LeadsModule::make( $services ),
			new RedirectsModule(),
			new Waiting( Waiting::REPORTS, static fn (): array => self::reports() ),
			new PluginBlocks( Core::blocks_path(), PageBlocks::renderers( $properties, self::saved_searches(), self::enquiries() ) ),
		);
	}

	/** @return list<Module> */
	private static function commands(): array {
		return array(
			new CommandAliases(),
			new CommandGroups(
				array(
					'hpapi'        => 'Manage properties, feeds, parishes, people and saved searches.',
					'hpapi alerts' => 'Send email alerts for saved searches.',
					'hpapi awards' => 'Import awards.',
					'hpapi fields' => 'Import property details that feeds lack.',
					'hpapi news'   => 'Import news posts.',
					'hpapi notes'  => 'Import notes on properties.',
					'hpapi staff'  => 'Import members of staff.',
				)
			),
		);
	}

	/** @return list<Module> */
	private static function search_routes(): array {
		$of      = self::properties();
		$schemas = dirname( __DIR__ ) . '/schemas';
		return array(
			new SearchController( $schemas, $of->search, $of->areas ),
			new MapController( $schemas, $of->map, $of->areas ),
			new LocationsController( $schemas, $of->gazetteer, new StockSuggestions() ),
		);
	}

	/** @return list<Module> */
	private static function reports(): array {
		return array(
			new NetworkTables( static fn (): array => Tables::NAMES ),
			new Metrics( static fn (): array => ( new FeedMetrics( self::feeds()->feeds( ... ) ) )->now() ),
			new Troubles( static fn (): array => ( new FeedTroubles( self::feeds()->feeds( ... ) ) )->now() ),
			new SetupList( static fn (): string => __( 'Estate agency', 'hearth-hammer' ), static fn (): array => SetupChecks::all() ),
			new GuideLinks( static fn (): array => PageBlocks::guide() ),
		);
	}
}
