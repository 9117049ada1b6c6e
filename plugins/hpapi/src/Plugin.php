<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi;

use HearthHammer\Core\Blocks\PluginBlocks;
use HearthHammer\Core\Cli\CommandGroups;
use HearthHammer\Core\Core;
use HearthHammer\Core\Guide\GuideLinks;
use HearthHammer\Core\Migrations\NetworkTables;
use HearthHammer\Core\Module;
use HearthHammer\Core\Services;
use HearthHammer\Core\Setup\SetupList;
use HearthHammer\Core\Translations\Translations;
use HearthHammer\Hpapi\Cli\CommandAliases;
use HearthHammer\Hpapi\Enquiries\EnquiriesModule;
use HearthHammer\Hpapi\Enquiries\EnquiryServices;
use HearthHammer\Hpapi\Enquiries\Valuation\ValuationPage;
use HearthHammer\Hpapi\Feeds\FeedsModule;
use HearthHammer\Hpapi\Leads\LeadsModule;
use HearthHammer\Hpapi\MoveIn\MoveInModule;
use HearthHammer\Hpapi\Parishes\ParishesModule;
use HearthHammer\Hpapi\People\PeopleModule;
use HearthHammer\Hpapi\Properties\Index\Indexer;
use HearthHammer\Hpapi\Redirects\RedirectsModule;
use HearthHammer\Hpapi\SavedSearches\SavedSearchesModule;
use HearthHammer\Hpapi\SavedSearches\SavedSearchServices;
use HearthHammer\Hpapi\Search\SearchModule;

/**
 * The composition root of the estate agency.
 */
final class Plugin {

	private static ?PropertyServices $properties = null;

	private static ?SavedSearchServices $saved_searches = null;

	private static ?EnquiryServices $enquiries = null;

	public static function boot(): void {
		foreach ( self::modules( Core::services() ) as $module ) {
			$module->register();
		}
	}

	public static function activate(): void {
		Tables::migrations()->migrate();
		// Our rules are added on init, which is over by now: WordPress makes them anew with the next request.
		delete_option( 'rewrite_rules' );
		( new ValuationPage() )->create();
	}

	/** For imports: suspend(), index_many(), resume(). */
	public static function indexer(): Indexer {
		return self::properties()->indexer;
	}

	public static function properties(): PropertyServices {
		return self::$properties ??= PropertyServices::make();
	}

	public static function saved_searches(): SavedSearchServices {
		return self::$saved_searches ??= SavedSearchServices::make( Core::services(), self::properties()->areas, self::properties()->parishes, self::properties()->search );
	}

	public static function enquiries(): EnquiryServices {
		return self::$enquiries ??= EnquiryServices::make( Core::services() );
	}

	public static function feeds(): FeedsModule {
		$properties = self::properties();
		return new FeedsModule( Core::services()->locks, $properties->indexer, $properties->gazetteer, $properties->parishes );
	}

	/**
	 * The map of this plugin.
	 *
	 * @return list<Module>
	 */
	private static function modules( Services $services ): array {
		$properties = self::properties();
		$feeds      = self::feeds();
		return array(
			Tables::migrations(),
			new Translations( dirname( PLUGIN_FILE ) . '/languages' ),
			new NetworkTables( Tables::NAMES ),
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
			new ParishesModule( $services ),
			new PropertiesModule( $properties ),
			new SearchModule( $properties->parishes, $properties->gazetteer, $properties->areas, $properties->search, $properties->map, $properties->pages, $properties->current ),
			new PeopleModule( $properties->indexer, $properties->parishes, $properties->person_page, $properties->post_author ),
			$feeds,
			new MoveInModule( $feeds->feeds( ... ), $properties->indexer ),
			new EnquiriesModule( self::enquiries(), $services->replies ),
			new SavedSearchesModule( self::saved_searches() ),
			new LeadsModule( $services ),
			new RedirectsModule(),
			new SetupList( static fn (): string => __( 'Estate agency', 'hearth-hammer' ), SetupChecks::all( ... ) ),
			new GuideLinks( PageBlocks::guide( ... ) ),
			new PluginBlocks( Core::blocks_path(), PageBlocks::renderers( $properties, self::saved_searches(), self::enquiries() ) ),
		);
	}
}
