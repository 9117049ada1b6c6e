<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions;

use HearthHammer\Auctions\LegalPack\LegalPackModule;
use HearthHammer\Auctions\Lots\LotFields;
use HearthHammer\Auctions\Lots\LotPictures;
use HearthHammer\Auctions\Platform\Admin\PlatformScreen;
use HearthHammer\Auctions\Platform\Admin\SyncActions;
use HearthHammer\Auctions\Platform\Admin\SyncPage;
use HearthHammer\Auctions\Platform\PlatformServices;
use HearthHammer\Auctions\Platform\SyncCommand;
use HearthHammer\Auctions\Platform\SyncSchedule;
use HearthHammer\Auctions\Platform\Visitors\SyncButton;
use HearthHammer\Auctions\Platform\Visitors\SyncController;
use HearthHammer\Auctions\Platform\Visitors\VisitorSync;
use HearthHammer\Core\Core;
use HearthHammer\Core\Media\PostPictures;
use HearthHammer\Core\Module;
use HearthHammer\Core\Scheduled;
use HearthHammer\Core\Sync\References;
use HearthHammer\Core\Waiting;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * The sync with the bidding platform: command, schedule, route, button, screens.
 */
final class PlatformModule implements Module {

	private ?PlatformServices $services = null;

	public function __construct( private readonly AuctionServices $auctions, private readonly LegalPackModule $legal_packs ) {}

	public function register(): void {
		$schemas = dirname( __DIR__ ) . '/schemas';
		foreach ( array(
			LotPictures::profile(),
			new Waiting( array( 'wp_handle_upload', 'before_delete_post', 'delete_attachment' ), static fn (): array => array( new PostPictures( LotPictures::profile(), ( new References( LotFields::SYNC_SCOPE ) )->forget_post( ... ) ) ) ),
			new Scheduled( 'hh_auctions_sync', 'hh_minutely', fn (): array => array( new SyncSchedule( $this->services( ... ) ) ), MINUTE_IN_SECONDS ),
			new Waiting( Waiting::REST, fn (): array => array( new SyncController( $schemas, $this->visitors( ... ) ) ) ),
			new Waiting( Waiting::ADMIN, fn (): array => array( PlatformScreen::page(), new SyncPage( $this->services( ... ) ), new SyncActions( $this->services( ... ) ), $this->button() ) ),
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
		return $this->button()->of_page();
	}

	private function button(): SyncButton {
		return new SyncButton( $this->services( ... ), $this->visitors( ... ) );
	}

	private function visitors(): VisitorSync {
		return $this->services()->visitors;
	}
}
