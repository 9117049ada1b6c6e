<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Geo;

use HearthHammer\Core\Module;
use HearthHammer\Core\Services;
use WP_CLI;

/**
 * The gazetteer's command. What it knows is asked of Gazetteer.
 */
final class GeoModule implements Module {

	public function __construct( Services $services ) {
		unset( $services );
	}

	public function register(): void {
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			WP_CLI::add_command( 'hpapi geo', GeoCommand::class );
		}
	}
}
