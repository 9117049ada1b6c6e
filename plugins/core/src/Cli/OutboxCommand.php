<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Cli;

use HearthHammer\Core\Module;
use HearthHammer\Core\Outbox\Outbox;
use WP_CLI;

/**
 * `wp hearth-hammer deliver`
 */
final class OutboxCommand implements Module {

	public function __construct( private readonly Outbox $outbox ) {}

	public function register(): void {
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			WP_CLI::add_command( 'hearth-hammer deliver', $this->deliver( ... ), array( 'shortdesc' => 'Delivers what waits in the outbox now.' ) );
		}
	}

	private function deliver(): void {
		$done = $this->outbox->deliver( 500 );
		WP_CLI::success( sprintf( '%d delivered, %d failed and kept for later.', $done['delivered'], $done['failed'] ) );
	}
}
