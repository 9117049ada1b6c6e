<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Parishes;

use HearthHammer\Core\Module;
use HearthHammer\Core\Services;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * Parish pages: post type, fields, their row in the gazetteer, import.
 */
final class ParishesModule implements Module {

	public function __construct( Services $services ) {
		unset( $services );
	}

	public function register(): void {
		foreach ( array( new ParishPostType(), new ParishMetaBox(), new ParishPlace(), new ParishTerms() ) as $module ) {
			$module->register();
		}
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			WP_CLI::add_command( 'hpapi parishes', ParishesCommand::class );
		}
	}
}
