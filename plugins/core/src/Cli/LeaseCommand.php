<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Cli;

use HearthHammer\Core\Locks\Locks;
use HearthHammer\Core\Module;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * `wp hearth-hammer lease`: of several web machines, one runs the timers. Another takes over when it has stopped.
 */
final class LeaseCommand implements Module {

	private const SECONDS = 150;

	/** Exit status. WP-CLI itself ends with 1 where something is wrong. */
	private const IS_TAKEN = 3;

	public function __construct( private readonly Locks $locks ) {}

	public function register(): void {
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			WP_CLI::add_command(
				'hearth-hammer lease',
				$this->lease( ... ),
				CommandHelp::of(
					'Take or keep a lease. Exits with 3 if another machine has it.',
					array( 'wp hearth-hammer lease timers web1' ),
					array(
						CommandHelp::word( 'name', 'What it is for.' ),
						CommandHelp::word( 'holder', 'The name of this machine.' ),
					),
					'A machine that does not ask again loses the lease after 150 seconds.'
				)
			);
		}
	}

	/** @param array{string, string} $args Name and holder. */
	private function lease( array $args ): void {
		$this->locks->lease( ...$args, seconds: self::SECONDS ) || WP_CLI::halt( self::IS_TAKEN );
	}
}
