<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\MoveIn;

use Closure;
use HearthHammer\Core\Module;
use HearthHammer\Core\Waiting;
use HearthHammer\Hpapi\Feeds\FeedServices;
use HearthHammer\Hpapi\Properties\Index\PropertyIndexer;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * Moving in from another property plugin on this site.
 */
final readonly class MoveInModule implements Module {

	/**
	 * @param Closure(): FeedServices $feeds   Made when they are needed.
	 * @param Closure(): PropertyIndexer      $indexer
	 */
	public function __construct( private Closure $feeds, private Closure $indexer ) {}

	public function register(): void {
		( new Waiting( array( 'hearth_hammer_import_done', 'deactivated_plugin' ), fn (): array => array( new FinishMove( ( $this->indexer )() ) ) ) )->register();
		( new Waiting( Waiting::ADMIN, fn (): array => array( new MoveInPage( $this->feeds ) ) ) )->register();
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			WP_CLI::add_command( 'hpapi move-in', new MoveInCommand( $this->feeds ) );
		}
	}
}
