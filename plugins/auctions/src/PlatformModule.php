<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions;

use HearthHammer\Auctions\LegalPack\LegalServices;
use HearthHammer\Auctions\Lots\LotFields;
use HearthHammer\Auctions\Lots\LotPictures;
use HearthHammer\Auctions\Platform\Admin\PlatformScreen;
use HearthHammer\Auctions\Platform\Admin\SyncActions;
use HearthHammer\Auctions\Platform\Admin\SyncPage;
use HearthHammer\Auctions\Platform\Admin\SyncTroubles;
use HearthHammer\Auctions\Platform\PlatformMetrics;
use HearthHammer\Auctions\Platform\PlatformServices;
use HearthHammer\Auctions\Platform\SyncCommand;
use HearthHammer\Auctions\Platform\SyncSchedule;
use HearthHammer\Auctions\Platform\Visitors\SyncButton;
use HearthHammer\Auctions\Platform\Visitors\SyncController;
use HearthHammer\Auctions\Platform\Visitors\VisitorSync;
use HearthHammer\Core\Core;
use HearthHammer\Core\Media\MediaRecords;
use HearthHammer\Core\Media\PictureCleanup;
use HearthHammer\Core\Media\PictureSizes;
use HearthHammer\Core\Media\UploadedPictures;
use HearthHammer\Core\Metrics\Metrics;
use HearthHammer\Core\Module;
use HearthHammer\Core\Sync\References;
use HearthHammer\Core\Trouble\Troubles;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * The sync with the bidding platform: command, schedule, route, button, screens.
 */
final class PlatformModule implements Module {

	private ?PlatformServices $services = null;

	private readonly SyncButton $button;

	public function __construct(
		private readonly AuctionServices $auctions,
		private readonly LegalServices $legal_packs,
	) {
		$this->button = new SyncButton( $this->services( ... ), $this->visitors( ... ) );
	}

	public function register(): void {
		foreach ( array(
			new PictureSizes( LotPictures::profile() ),
			new UploadedPictures( LotPictures::profile() ),
			new PictureCleanup( LotPictures::profile(), new MediaRecords(), ( new References( LotFields::SYNC_SCOPE ) )->forget_post( ... ) ),
			new SyncSchedule( $this->services( ... ) ),
			new SyncController( dirname( __DIR__ ) . '/schemas', $this->visitors( ... ) ),
			PlatformScreen::page(),
			new SyncPage( $this->services( ... ) ),
			new SyncActions( $this->services( ... ) ),
			new Metrics( ( new PlatformMetrics( $this->services( ... ) ) )->now( ... ) ),
			new Troubles( ( new SyncTroubles( $this->services( ... ) ) )->now( ... ) ),
			$this->button,
		) as $module ) {
			$module->register();
		}
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			WP_CLI::add_command( 'auctions sync', new SyncCommand( $this->services( ... ) ) );
		}
	}

	/** Made when they are needed, which on most requests is never. */
	public function services(): PlatformServices {
		return $this->services ??= PlatformServices::make( Core::services(), $this->auctions->lots, $this->auctions->index, $this->legal_packs->putting );
	}

	/** HTML of the block sync-overlay. */
	public function sync_button(): string {
		return $this->button->of_page();
	}

	private function visitors(): VisitorSync {
		return $this->services()->visitors;
	}
}
