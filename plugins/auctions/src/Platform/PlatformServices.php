<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform;

use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Auctions\Index\AuctionIndex;
use HearthHammer\Auctions\LegalPack\LegalDocuments;
use HearthHammer\Auctions\Platform\Csv\CsvServices;
use HearthHammer\Auctions\Platform\Visitors\VisitorSync;
use HearthHammer\Core\Services;
use HearthHammer\Core\Sync\Files\WorkFolder;

/**
 * The parts of the sync, put together.
 */
final readonly class PlatformServices {

	private function __construct(
		public PlatformSettings $settings,
		public Platforms $platforms,
		public PlatformSales $sales,
		public PlatformSync $sync,
		public WorkFolder $work,
		public VisitorSync $visitors,
		public CsvServices $csv,
	) {}

	public static function make( Services $core, LotWriter $lots, AuctionIndex $index, LegalDocuments $legal ): self {
		$settings  = new PlatformSettings();
		$platforms = new Platforms( $settings );
		$sales     = new PlatformSales();
		$work      = new WorkFolder( 'HH_AUCTIONS_WORK_FOLDER', 'hh-auctions' );
		$sync      = new PlatformSync( $platforms, new SyncRunners( $core->locks, $core->gazetteer, $lots, $legal, $index ), $work, $sales );
		return new self( $settings, $platforms, $sales, $sync, $work, new VisitorSync( $settings, $platforms, $sales, $sync, $core->limits, $core->tokens, $core->browser, $core->network ), CsvServices::make( $core->locks, $core->gazetteer, $lots, $index, $work ) );
	}
}
