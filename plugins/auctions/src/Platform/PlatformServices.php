<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform;

use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Core\Locks\Locks;
use HearthHammer\Core\Place\Gazetteer;
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
		public SpoolFiles $files,
	) {}

	public static function make( Locks $locks, Gazetteer $gazetteer, LotWriter $lots ): self {
		$settings  = new PlatformSettings();
		$platforms = new Platforms( $settings );
		$sales     = new PlatformSales();
		$files     = new SpoolFiles( new WorkFolder( 'HH_AUCTIONS_WORK_FOLDER', 'hh-auctions' ) );
		return new self( $settings, $platforms, $sales, new PlatformSync( $platforms, new SyncRunners( $locks, $gazetteer, $lots ), $files, $sales, new PlatformPause() ), $files );
	}
}
