<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Cli;

use HearthHammer\Core\Module;
use HearthHammer\Core\Place\PlaceCommand;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * Old names of commands that moved to core: scripts and cron jobs call them.
 */
final class CommandAliases implements Module {

	public function register(): void {
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			WP_CLI::add_command( 'hpapi geo', PlaceCommand::class );
		}
	}
}
