<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi;

use HearthHammer\Core\Module;

/**
 * Has WordPress make its list of addresses anew when this plugin brings other rules than those it knows.
 */
final class RewriteRules implements Module {

	private const OPTION = 'hpapi_rules_version';

	/** Count up when a rule is added or changed. */
	private const VERSION = 8;

	public function register(): void {
		add_action( 'init', $this->refresh( ... ), 999 );
	}

	private function refresh(): void {
		if ( self::VERSION !== (int) get_option( self::OPTION, 0 ) ) {
			delete_option( 'rewrite_rules' );
			update_option( self::OPTION, self::VERSION, true );
		}
	}
}
