<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Cli;

use HearthHammer\Core\Module;
use HearthHammer\Core\Outbox\Outbox;
use WP_CLI;

/**
 * `wp hearth-hammer deliver` and `wp hearth-hammer outbox`
 */
final class OutboxCommand implements Module {

	public function __construct( private readonly Outbox $outbox ) {}

	public function register(): void {
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			WP_CLI::add_command( 'hearth-hammer deliver', $this->deliver( ... ), array( 'shortdesc' => 'Delivers what waits in the outbox now.' ) );
			WP_CLI::add_command( 'hearth-hammer outbox', $this->show( ... ), array( 'shortdesc' => 'Shows what waits, was given up, or needed more than one try.' ) );
		}
	}

	private function deliver(): void {
		$done = $this->outbox->deliver( 500 );
		WP_CLI::success( sprintf( '%d delivered, %d failed and kept for later.', $done['delivered'], $done['failed'] ) );
	}

	private function show(): void {
		$rows = $this->outbox->troubled();
		if ( array() === $rows ) {
			WP_CLI::success( 'Nothing waits, and everything went at the first try.' );
			return;
		}
		WP_CLI\Utils\format_items( 'table', $rows, array_keys( $rows[0] ) );
	}
}
