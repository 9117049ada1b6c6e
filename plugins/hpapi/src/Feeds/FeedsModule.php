<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds;

use HearthHammer\Core\Module;
use HearthHammer\Core\Services;
use HearthHammer\Hpapi\Feeds\Admin\ImportActions;
use HearthHammer\Hpapi\Feeds\Admin\ImportPage;
use HearthHammer\Hpapi\Feeds\Import\FeedWriter;
use HearthHammer\Hpapi\Feeds\Import\ImportLock;
use HearthHammer\Hpapi\Feeds\Import\ImportRunner;
use HearthHammer\Hpapi\Feeds\Import\References;
use HearthHammer\Hpapi\Feeds\Import\Runs;
use HearthHammer\Hpapi\Feeds\Import\Withdrawals;
use HearthHammer\Core\Media\Attachments;
use HearthHammer\Core\Media\MediaRecords;
use HearthHammer\Core\Media\PictureCleanup;
use HearthHammer\Core\Media\PictureSizes;
use HearthHammer\Hpapi\Properties\PropertyPictures;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Properties\PropertyWriter;
use WP_CLI;

/**
 * Property feeds: the import with its three doors, the command, the admin and a watched folder.
 */
final class FeedsModule implements Module {

	public function __construct( private readonly Services $services ) {}

	public function register(): void {
		$runs = new Runs();
		foreach ( array(
			new PictureSizes( PropertyPictures::profile() ),
			new PictureCleanup( PropertyPictures::profile(), new MediaRecords(), ( new References() )->forget_post( ... ) ),
			new WatchedFolder( $runs, $this->runner( ... ) ),
			new ImportPage( $runs, $this->runner( ... ) ),
			new ImportActions( $runs, $this->runner( ... ) ),
		) as $module ) {
			$module->register();
		}
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			WP_CLI::add_command( 'hpapi import', new ImportCommand( $this->runner( ... ) ) );
		}
	}

	/** Made when it is needed, which on most requests is never. */
	public function runner(): ImportRunner {
		$runs       = new Runs();
		$references = new References();
		$media      = new MediaRecords();
		$writer     = new PropertyWriter();
		$properties = Plugin::properties();
		return new ImportRunner(
			$runs,
			$references,
			new FeedWriter( $runs, $references, $media, new Attachments( $media ), $writer, $properties->indexer, $properties->gazetteer, $properties->parishes ),
			new Withdrawals( $runs, $references, $writer, $properties->indexer ),
			$properties->gazetteer,
			$properties->indexer,
			new ImportLock( $this->services->locks )
		);
	}
}
