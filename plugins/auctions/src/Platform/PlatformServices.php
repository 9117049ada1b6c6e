<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform;

use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Auctions\Index\AuctionIndex;
use HearthHammer\Auctions\LegalPack\LegalDocuments;
use HearthHammer\Auctions\Platform\Clients\Transport;
use HearthHammer\Auctions\Platform\Csv\LotsCsvFormat;
use HearthHammer\Auctions\Platform\Visitors\VisitorSync;
use HearthHammer\Core\Services;
use HearthHammer\Core\Sync\Files\FileImports;
use HearthHammer\Core\Sync\Files\Formats;
use HearthHammer\Core\Sync\Files\WorkFolder;

/**
 * The parts of the sync, put together.
 */
final readonly class PlatformServices {

	private function __construct(
		public PlatformSettings $settings,
		public PlatformSales $sales,
		public PlatformSync $sync,
		public WorkFolder $work,
		public VisitorSync $visitors,
		public FileImports $csv,
	) {}

	public static function make( Services $core, LotWriter $lots, AuctionIndex $index, LegalDocuments $legal ): self {
		$settings = new PlatformSettings();
		$sales    = new PlatformSales();
		$work     = new WorkFolder( 'HH_AUCTIONS_WORK_FOLDER', 'hh-auctions' );
		$runners  = new SyncRunners( $core->locks, $core->gazetteer, $lots, $legal, $index );
		$sync     = new PlatformSync( $settings, new Transport(), $runners, $work, $sales );
		return new self( $settings, $sales, $sync, $work, new VisitorSync( $settings, $sales, $sync, $core->limits, $core->tokens, $core->browser, $core->network ), new FileImports( $runners->for_csv(), new Formats( array( new LotsCsvFormat() ) ), $work ) );
	}
}
