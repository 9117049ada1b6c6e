<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place;

use HearthHammer\Core\Module;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * The gazetteer's command. What it knows is asked of Gazetteer.
 */
final class PlaceModule implements Module {

	public function register(): void {
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			WP_CLI::add_command( 'hearth-hammer places', PlaceCommand::class );
		}
	}
}
