<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions;

use HearthHammer\Auctions\Lots\LotFields;
use HearthHammer\Auctions\Lots\LotPictures;
use HearthHammer\Auctions\Platform\PlatformServices;
use HearthHammer\Auctions\Platform\SyncCommand;
use HearthHammer\Core\Core;
use HearthHammer\Core\Media\MediaRecords;
use HearthHammer\Core\Media\PictureCleanup;
use HearthHammer\Core\Media\PictureSizes;
use HearthHammer\Core\Module;
use HearthHammer\Core\Sync\References;
use WP_CLI;

/**
 * The sync with the bidding platform: command, schedule, route, button, screens.
 */
final class PlatformModule implements Module {

	private ?PlatformServices $services = null;

	public function __construct( private readonly AuctionServices $auctions ) {}

	public function register(): void {
		foreach ( array(
			new PictureSizes( LotPictures::profile() ),
			new PictureCleanup( LotPictures::profile(), new MediaRecords(), ( new References( LotFields::SYNC_SCOPE ) )->forget_post( ... ) ),
		) as $module ) {
			$module->register();
		}
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			WP_CLI::add_command( 'auctions sync', new SyncCommand( $this->services( ... ) ) );
		}
	}

	/** Made when they are needed, which on most requests is never. */
	public function services(): PlatformServices {
		return $this->services ??= PlatformServices::make( Core::services()->locks, Core::services()->gazetteer, $this->auctions->lots );
	}
}
