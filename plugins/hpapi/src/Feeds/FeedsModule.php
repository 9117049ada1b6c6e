<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds;

use Closure;
use HearthHammer\Core\Media\PostPictures;
use HearthHammer\Core\Module;
use HearthHammer\Core\Scheduled;
use HearthHammer\Core\Sync\References;
use HearthHammer\Core\Waiting;
use HearthHammer\Hpapi\Feeds\Admin\FeedConflictNotice;
use HearthHammer\Hpapi\Feeds\Admin\ImportActions;
use HearthHammer\Hpapi\Feeds\Admin\ImportPage;
use HearthHammer\Hpapi\Properties\Index\PropertyIndexer;
use HearthHammer\Hpapi\Properties\PropertyPictures;
use HearthHammer\Hpapi\Properties\PropertyPostType;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * Property feeds: the import with its three doors, the command, the admin and a watched folder.
 */
final class FeedsModule implements Module {

	private ?FeedServices $feeds = null;

	/**
	 * @param Closure(): FeedServices $make    Called once, when they are needed.
	 * @param Closure(): PropertyIndexer      $indexer
	 */
	public function __construct( private readonly Closure $make, private readonly Closure $indexer ) {}

	public function register(): void {
		foreach ( array(
			PropertyPictures::profile(),
			new Waiting( array( 'wp_handle_upload', 'before_delete_post', 'delete_attachment' ), static fn (): array => array( new PostPictures( PropertyPictures::profile(), ( new References( PropertyPostType::SYNC_SCOPE ) )->forget_post( ... ) ) ) ),
			new Scheduled( 'hpapi_feed_folder', 'hourly', fn (): array => array( new WatchedFolder( $this->feeds( ... ) ) ), MINUTE_IN_SECONDS ),
			new Waiting( Waiting::ADMIN, fn (): array => array( new ImportPage( $this->feeds( ... ) ), new ImportActions( $this->feeds( ... ) ), new FeedConflictNotice( ( $this->indexer )() ) ) ),
		) as $module ) {
			$module->register();
		}
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			WP_CLI::add_command( 'hpapi import', new ImportCommand( $this->feeds( ... ) ) );
		}
	}

	public function feeds(): FeedServices {
		return $this->feeds ??= ( $this->make )();
	}
}
