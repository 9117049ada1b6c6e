<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Redirects;

use HearthHammer\Core\Module;
use HearthHammer\Core\Waiting;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * Redirects from the addresses of the site that was here before.
 */
final readonly class RedirectsModule implements Module {

	public function register(): void {
		foreach ( array( new RedirectOldAddresses( static fn (): RedirectRepository => new RedirectRepository() ), new Waiting( Waiting::ADMIN, static fn (): array => array( new RedirectsScreen( new RedirectRepository() ), new RedirectsActions( new RedirectRepository() ) ) ) ) as $module ) {
			$module->register();
		}
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			WP_CLI::add_command( 'hpapi redirects', new RedirectsCommand( new RedirectRepository() ) );
		}
	}
}
