<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions;

use HearthHammer\Auctions\Addenda\AddendaModule;
use HearthHammer\Auctions\Buyers\SalePapers;
use HearthHammer\Auctions\Cars\CarServices;
use HearthHammer\Auctions\Cars\CarsModule;
use HearthHammer\Auctions\Cars\KnownMakes;
use HearthHammer\Auctions\Enquiries\EnquiriesModule;
use HearthHammer\Auctions\Enquiries\EnquiryServices;
use HearthHammer\Auctions\Enquiries\Sell\SellModule;
use HearthHammer\Auctions\LegalPack\LegalPackModule;
use HearthHammer\Auctions\LegalPack\LegalServices;
use HearthHammer\Auctions\SaleDay\SaleDayModule;
use HearthHammer\Auctions\SalePages\NextSales;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Auctions\Sellers\SellersModule;
use HearthHammer\Auctions\Watching\WatchingModule;
use HearthHammer\Auctions\Watching\WatchServices;
use HearthHammer\Core\Blocks\PluginBlocks;
use HearthHammer\Core\Cli\CommandGroups;
use HearthHammer\Core\Core;
use HearthHammer\Core\Guide\GuideLinks;
use HearthHammer\Core\Migrations\NetworkTables;
use HearthHammer\Core\Module;
use HearthHammer\Core\Setup\SetupList;
use HearthHammer\Core\Translations\Translations;

/**
 * The composition root of the auctions: its list of modules is the map of the plugin.
 */
final class Plugin {

	private static ?AuctionServices $auctions = null;

	private static ?LegalServices $legal_packs = null;

	private static ?CarServices $cars = null;

	private static ?SellModule $selling = null;

	private static ?SellersModule $sellers = null;

	private static ?EnquiryServices $enquiries = null;

	private static ?WatchServices $watching = null;

	private static ?SalePapers $papers = null;

	private static ?PlatformModule $platform = null;

	public static function boot(): void {
		foreach ( self::modules( self::auctions() ) as $module ) {
			$module->register();
		}
	}

	public static function activate(): void {
		Tables::migrations()->migrate();
		// Our rules are added on init, which is over by now: WordPress makes them anew with the next request.
		delete_option( 'rewrite_rules' );
	}

	/** What the modules and the façade share. */
	public static function auctions(): AuctionServices {
		return self::$auctions ??= AuctionServices::make();
	}

	public static function legal_packs(): LegalServices {
		return self::$legal_packs ??= LegalServices::make( Core::services() );
	}

	public static function enquiries(): EnquiryServices {
		return self::$enquiries ??= EnquiryServices::make( Core::services(), self::auctions()->lots, static fn ( Business $business ): array => NextSales::of( self::auctions()->sales, $business ) );
	}

	public static function watching(): WatchServices {
		return self::$watching ??= WatchServices::make( Core::services(), self::auctions()->search, static fn ( string $make ): string => KnownMakes::names()[ $make ] ?? '' );
	}

	public static function platform(): PlatformModule {
		return self::$platform ??= new PlatformModule( self::auctions(), self::legal_packs() );
	}

	public static function selling(): SellModule {
		return self::$selling ??= new SellModule( self::enquiries() );
	}

	public static function sellers(): SellersModule {
		return self::$sellers ??= SellersModule::make( Core::services(), self::enquiries(), self::watching()->watches, self::auctions()->lots, KnownMakes::spellings( ... ) );
	}

	public static function cars(): CarServices {
		return self::$cars ??= CarServices::make( self::auctions()->search, self::auctions()->facets, self::auctions()->list );
	}

	public static function papers(): SalePapers {
		return self::$papers ??= new SalePapers( self::auctions()->history, self::enquiries()->enquiries, self::sellers()->sellers );
	}

	/** @return list<Module> */
	private static function modules( AuctionServices $auctions ): array {
		return array(
			Tables::migrations(),
			new Translations( dirname( PLUGIN_FILE ) . '/languages' ),
			new NetworkTables( Tables::NAMES ),
			new CommandGroups( array( 'auctions' => 'Manage sales, lots and the bidding platform.' ) ),
			new SalesModule(),
			new CarsModule( self::cars() ),
			self::selling(),
			new LotsModule( $auctions ),
			self::sellers(),
			new IndexModule( $auctions ),
			new CatalogueModule( $auctions ),
			new SalePagesModule( $auctions ),
			self::platform(),
			new LotPageModule(),
			self::papers(),
			new AddendaModule(),
			new LegalPackModule( self::legal_packs() ),
			new ImageCacheModule(),
			new StaffModule( self::platform() ),
			new EnquiriesModule( self::enquiries(), Core::services() ),
			new MovedScreens(),
			new WatchingModule( self::watching() ),
			new SetupList( static fn (): string => __( 'Auctions', 'hearth-hammer' ), SetupChecks::all( ... ) ),
			new GuideLinks( PageBlocks::guide( ... ) ),
			new PluginBlocks( Core::blocks_path(), PageBlocks::renderers( $auctions, self::legal_packs(), self::enquiries(), self::platform(), self::watching() ) ),
			new SaleDayModule( $auctions->lots, Core::services()->locks, self::enquiries()->offers, self::sellers()->sellers, $auctions->index ),
		);
	}
}
