<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Parishes;

use HearthHammer\Core\Module;
use HearthHammer\Core\Waiting;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * Parish pages: post type, fields, their row in the gazetteer, import.
 */
final class ParishesModule implements Module {

	public function register(): void {
		foreach ( array( new ParishPostType(), new Waiting( Waiting::ADMIN, static fn (): array => array( new ParishMetaBox(), new ParishColumns() ) ), new Waiting( array( 'added_post_meta', 'updated_post_meta', 'wp_after_insert_post', 'hearth_hammer_places_imported', 'after_delete_post' ), static fn (): array => array( new ParishPlace() ) ), new ParishTerms() ) as $module ) {
			$module->register();
		}
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			WP_CLI::add_command( 'hpapi parishes', ParishesCommand::class );
		}
	}
}
