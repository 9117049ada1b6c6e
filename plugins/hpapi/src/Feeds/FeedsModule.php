<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds;

use HearthHammer\Core\Locks\Locks;
use HearthHammer\Core\Media\MediaRecords;
use HearthHammer\Core\Media\PictureCleanup;
use HearthHammer\Core\Media\PictureSizes;
use HearthHammer\Core\Media\UploadedPictures;
use HearthHammer\Core\Metrics\Metrics;
use HearthHammer\Core\Module;
use HearthHammer\Core\Place\Gazetteer;
use HearthHammer\Core\Sync\References;
use HearthHammer\Core\Trouble\Troubles;
use HearthHammer\Hpapi\Feeds\Admin\FeedConflictNotice;
use HearthHammer\Hpapi\Feeds\Admin\ImportActions;
use HearthHammer\Hpapi\Feeds\Admin\ImportPage;
use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\Properties\Index\Indexer;
use HearthHammer\Hpapi\Properties\PropertyPictures;
use HearthHammer\Hpapi\Properties\PropertyPostType;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * Property feeds: the import with its three doors, the command, the admin and a watched folder.
 */
final class FeedsModule implements Module {

	private ?FeedServices $feeds = null;

	public function __construct(
		private readonly Locks $locks,
		private readonly Indexer $indexer,
		private readonly Gazetteer $gazetteer,
		private readonly ParishRepository $parishes,
	) {}

	public function register(): void {
		foreach ( array(
			new PictureSizes( PropertyPictures::profile() ),
			new UploadedPictures( PropertyPictures::profile() ),
			new PictureCleanup( PropertyPictures::profile(), new MediaRecords(), ( new References( PropertyPostType::SYNC_SCOPE ) )->forget_post( ... ) ),
			new WatchedFolder( $this->feeds( ... ) ),
			new ImportPage( $this->feeds( ... ) ),
			new ImportActions( $this->feeds( ... ) ),
			new FeedConflictNotice( $this->indexer ),
			new Metrics( ( new FeedMetrics( $this->feeds( ... ) ) )->now( ... ) ),
			new Troubles( ( new FeedTroubles( $this->feeds( ... ) ) )->now( ... ) ),
		) as $module ) {
			$module->register();
		}
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			WP_CLI::add_command( 'hpapi import', new ImportCommand( $this->feeds( ... ) ) );
		}
	}

	/** Made when it is needed, which on most requests is never. */
	public function feeds(): FeedServices {
		return $this->feeds ??= FeedServices::make( $this->locks, $this->indexer, $this->gazetteer, $this->parishes );
	}
}
