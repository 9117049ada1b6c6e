<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions;

use HearthHammer\Auctions\Addenda\AddendumBox;
use HearthHammer\Auctions\Buyers\SalePapers;
use HearthHammer\Auctions\Cars\CarsModule;
use HearthHammer\Auctions\Cars\KnownMakes;
use HearthHammer\Auctions\Catalogue\Facets;
use HearthHammer\Auctions\Catalogue\LotList;
use HearthHammer\Auctions\Catalogue\LotSearch;
use HearthHammer\Auctions\Enquiries\EnquiriesModule;
use HearthHammer\Auctions\Enquiries\EnquiryRepository;
use HearthHammer\Auctions\LegalPack\LegalPackModule;
use HearthHammer\Auctions\Lots\LotHistory;
use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Auctions\Platform\SyncHealth;
use HearthHammer\Auctions\SaleDay\SaleDayModule;
use HearthHammer\Auctions\SalePages\NextSales;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Auctions\Sellers\SellerRepository;
use HearthHammer\Auctions\Sellers\SellersModule;
use HearthHammer\Auctions\Staff\LotPanelController;
use HearthHammer\Auctions\Staff\LotPanelTools;
use HearthHammer\Auctions\Watching\WatchRepository;
use HearthHammer\Auctions\Watching\WatchingModule;
use HearthHammer\Core\Blocks\PluginBlocks;
use HearthHammer\Core\Cli\CommandGroups;
use HearthHammer\Core\Core;
use HearthHammer\Core\Guide\GuideLinks;
use HearthHammer\Core\Metrics\Metrics;
use HearthHammer\Core\Migrations\Migrations;
use HearthHammer\Core\Migrations\NetworkTables;
use HearthHammer\Core\Module;
use HearthHammer\Core\Setup\SetupList;
use HearthHammer\Core\Translations\Translations;
use HearthHammer\Core\Trouble\Troubles;
use HearthHammer\Core\Waiting;

/**
 * The composition root of the auctions: its list of modules is the map of the plugin.
 */
final class Plugin {

	/** Option: the version of the tables. */
	public const VERSIONS = 'hh_auctions_db_version';

	private static ?AuctionServices $auctions = null;

	private static ?LegalPackModule $legal_packs = null;

	private static ?CarsModule $cars = null;

	private static ?SellersModule $sellers = null;

	private static ?EnquiriesModule $enquiries = null;

	private static ?WatchingModule $watching = null;

	private static ?SalePapers $papers = null;

	private static ?PlatformModule $platform = null;

	public static function boot(): void {
		foreach ( self::modules( self::auctions() ) as $module ) {
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
	}

	/** What the modules and the façade share. */
	public static function auctions(): AuctionServices {
		return self::$auctions ??= AuctionServices::make();
	}

	public static function legal_packs(): LegalPackModule {
		return self::$legal_packs ??= LegalPackModule::make( Core::services() );
	}

	public static function enquiries(): EnquiriesModule {
		return self::$enquiries ??= EnquiriesModule::make( Core::services(), self::lots( ... ), static fn ( Business $business ): array => NextSales::of( self::auctions()->sales, $business ) );
	}

	public static function watching(): WatchingModule {
		return self::$watching ??= WatchingModule::make( Core::services(), self::search( ... ), static fn ( string $make ): string => KnownMakes::names()[ $make ] ?? '' );
	}

	public static function platform(): PlatformModule {
		return self::$platform ??= new PlatformModule( self::auctions(), self::legal_packs() );
	}

	public static function sellers(): SellersModule {
		return self::$sellers ??= SellersModule::make( Core::services(), self::enquiries(), static fn (): WatchRepository => self::watching()->watches, self::lots( ... ), static fn (): array => KnownMakes::spellings() );
	}

	public static function cars(): CarsModule {
		return self::$cars ??= CarsModule::make( self::search( ... ), static fn (): Facets => self::auctions()->facets, static fn (): LotList => self::auctions()->list );
	}

	public static function papers(): SalePapers {
		return self::$papers ??= new SalePapers( static fn (): LotHistory => self::auctions()->history, static fn (): EnquiryRepository => self::enquiries()->enquiries, static fn (): SellerRepository => self::sellers()->sellers );
	}

	private static function lots(): LotWriter {
		return self::auctions()->lots;
	}

	private static function search(): LotSearch {
		return self::auctions()->search;
	}

	/** @return list<Module> */
	private static function modules( AuctionServices $auctions ): array {
		return array(
			self::migrations(),
			new Translations( dirname( PLUGIN_FILE ) . '/languages' ),
			Waiting::for_commands( static fn (): array => array( new CommandGroups( array( 'auctions' => 'Manage sales, lots and the bidding platform.' ) ) ) ),
			new SalesModule(),
			self::cars(),
			new LotsModule( $auctions ),
			self::sellers(),
			new IndexModule( $auctions ),
			new CatalogueModule( $auctions ),
			new SalePagesModule( $auctions ),
			self::platform(),
			new LotPageModule(),
			self::papers(),
			new Waiting( Waiting::ADMIN, static fn (): array => array( new AddendumBox( $auctions->addenda ) ) ),
			self::legal_packs(),
			new ImageCacheModule(),
			new Waiting( Waiting::REST, static fn (): array => array( new LotPanelController( dirname( __DIR__ ) . '/schemas', self::platform()->services( ... ), Core::services()->limits ) ) ),
			new Waiting( array( 'hh_auctions_lot_tools', 'hearth_hammer_lot_tools', 'admin_bar_init', ...Waiting::ADMIN ), static fn (): array => array( new LotPanelTools() ) ),
			self::enquiries(),
			new Waiting( Waiting::ADMIN, static fn (): array => array( new MovedScreens() ) ),
			self::watching(),
			new Waiting( Waiting::REPORTS, static fn (): array => self::reports() ),
			new PluginBlocks( Core::blocks_path(), PageBlocks::renderers( $auctions, self::legal_packs(), self::platform(), self::watching() ) ),
			new Waiting( array( ...Waiting::ADMIN, ...Waiting::REST ), static fn (): array => array( new SaleDayModule( $auctions->lots, Core::services()->locks, self::enquiries()->offers, self::sellers()->sellers, $auctions->index ) ) ),
		);
	}

	/** @return list<Module> */
	private static function reports(): array {
		return array(
			new NetworkTables( static fn (): array => Tables::NAMES ),
			new Metrics( static fn (): array => ( new SyncHealth( self::platform()->services( ... ) ) )->metrics() ),
			new Troubles( static fn (): array => ( new SyncHealth( self::platform()->services( ... ) ) )->troubles() ),
			new SetupList( static fn (): string => __( 'Auctions', 'hearth-hammer' ), static fn (): array => SetupChecks::all() ),
			new GuideLinks( static fn (): array => PageBlocks::guide() ),
		);
	}
}
