<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Cli;

use HearthHammer\Core\Module;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/** Says in `wp help` what the words mean under which commands stand. */
final class CommandGroups implements Module {

	/** @param array<string, string> $groups The command's first words → what is under them. */
	public function __construct( private readonly array $groups ) {}

	public function register(): void {
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			foreach ( $this->groups as $name => $description ) {
				WP_CLI::add_command( $name, CommandGroup::class, array( 'shortdesc' => $description ) );
			}
		}
	}
}
