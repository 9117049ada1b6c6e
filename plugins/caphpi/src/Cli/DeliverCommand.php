<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Cli;

use HearthHammer\Caphpi\SpreadsheetLog\CircuitBreaker;
use HearthHammer\Core\Cli\OutboxCommand;
use HearthHammer\Core\Module;
use HearthHammer\Core\Services;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * `wp caphpi deliver`: the valuations' share of the outbox.
 */
final class DeliverCommand implements Module {

	public function __construct(
		private readonly Services $core,
		private readonly CircuitBreaker $breaker,
	) {}

	public function register(): void {
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			WP_CLI::add_command( 'caphpi deliver', fn ( array $args, array $options ) => $this->deliver( $options ), OutboxCommand::help( 'caphpi deliver' ) );
		}
	}

	/** @param array<string, mixed> $options */
	private function deliver( array $options ): void {
		$this->breaker->notice_change();
		( new OutboxCommand( $this->core->outbox, $this->core->outbox_rows ) )->deliver( $options, 'caphpi.' );
	}
}
