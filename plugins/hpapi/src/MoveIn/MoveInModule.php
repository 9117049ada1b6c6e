<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\MoveIn;

use HearthHammer\Core\Module;
use HearthHammer\Hpapi\Feeds\FeedServices;
use HearthHammer\Hpapi\Properties\Index\Indexer;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * Moving in from another property plugin on this site.
 */
final readonly class MoveInModule implements Module {

	/** @param \Closure(): FeedServices $feeds Made when they are needed. */
	public function __construct( private \Closure $feeds, private Indexer $indexer ) {}

	public function register(): void {
		foreach ( array( new FinishMove( $this->indexer ), new MoveInPage( $this->feeds ) ) as $module ) {
			$module->register();
		}
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			WP_CLI::add_command( 'hpapi move-in', new MoveInCommand( $this->feeds ) );
		}
	}
}
